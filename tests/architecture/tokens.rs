//! Rust source as words and signs, without comments and the insides of literals.

/// A word, number or sign, and the line where it stands (from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub text: String,
    pub line: usize,
}

/// Splits a source. A literal leaves its quotes (`""`, `''`), a lifetime its apostrophe and name, `::` is
/// one sign, and a number is one word with its point.
pub fn tokens(source: &str) -> Vec<Token> {
    let mut reader = Reader { characters: source.chars().collect(), at: 0, line: 1 };
    let mut found = Vec::new();
    while let Some(character) = reader.peek(0) {
        let line = reader.line;
        let text = match character {
            '/' if reader.peek(1) == Some('/') => {
                reader.skip_while(|c| c != '\n');
                continue;
            }
            '/' if reader.peek(1) == Some('*') => {
                reader.skip_block_comment();
                continue;
            }
            c if c.is_whitespace() => {
                reader.next();
                continue;
            }
            '"' => reader.escaped_string(),
            '\'' => reader.quote(),
            c if c.is_ascii_digit() => reader.number(),
            c if c.is_alphanumeric() || c == '_' => {
                let word = reader.take_while(|c| c.is_alphanumeric() || c == '_');
                match reader.literal_after(&word) {
                    Some(literal) => literal,
                    None => word,
                }
            }
            ':' if reader.peek(1) == Some(':') => {
                reader.next();
                reader.next();
                "::".to_owned()
            }
            c => {
                reader.next();
                c.to_string()
            }
        };
        found.push(Token { text, line });
    }
    found
}

struct Reader {
    characters: Vec<char>,
    at: usize,
    line: usize,
}

impl Reader {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    fn next(&mut self) -> Option<char> {
        let character = self.peek(0)?;
        self.at += 1;
        self.line += usize::from(character == '\n');
        Some(character)
    }

    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(character) = self.peek(0).filter(|c| fits(*c)) {
            taken.push(character);
            self.next();
        }
        taken
    }

    fn skip(&mut self, count: usize) {
        for _ in 0..count {
            self.next();
        }
    }

    fn skip_while(&mut self, fits: impl Fn(char) -> bool) {
        self.take_while(fits);
    }

    fn skip_block_comment(&mut self) {
        let mut depth = 0;
        loop {
            match (self.next(), self.peek(0)) {
                (Some('/'), Some('*')) => {
                    self.next();
                    depth += 1;
                }
                (Some('*'), Some('/')) => {
                    self.next();
                    depth -= 1;
                    if depth == 0 {
                        return;
                    }
                }
                (None, _) => return,
                _ => {}
            }
        }
    }

    /// A raw string, whose end carries this many hashes.
    fn string(&mut self, hashes: usize) -> String {
        self.next();
        while let Some(character) = self.next() {
            if character == '"' && (0..hashes).all(|ahead| self.peek(ahead) == Some('#')) {
                self.skip(hashes);
                break;
            }
        }
        "\"\"".to_owned()
    }

    fn escaped_string(&mut self) -> String {
        self.next();
        while let Some(character) = self.next() {
            match character {
                '\\' => self.skip(1),
                '"' => break,
                _ => {}
            }
        }
        "\"\"".to_owned()
    }

    /// A character, or the start of a lifetime.
    fn quote(&mut self) -> String {
        let is_character = self.peek(1) == Some('\\') || self.peek(2) == Some('\'');
        self.next();
        if !is_character {
            return "'".to_owned();
        }
        while let Some(character) = self.next() {
            match character {
                '\\' => self.skip(1),
                '\'' => break,
                _ => {}
            }
        }
        "''".to_owned()
    }

    /// What follows a prefix: `r"…"`, `br#"…"#`, `b'…'`, `c"…"`.
    fn literal_after(&mut self, word: &str) -> Option<String> {
        let raw = matches!(word, "r" | "br" | "cr");
        match self.peek(0) {
            Some('"') if raw => Some(self.string(0)),
            Some('"') if matches!(word, "b" | "c") => Some(self.escaped_string()),
            Some('\'') if word == "b" => Some(self.quote()),
            Some('#') if raw => {
                let hashes = (0..).take_while(|ahead| self.peek(*ahead) == Some('#')).count();
                if self.peek(hashes) != Some('"') {
                    return None;
                }
                self.skip(hashes);
                Some(self.string(hashes))
            }
            _ => None,
        }
    }

    /// Digits with their suffix, and a point that a digit follows or that ends the number (`1.`), but not
    /// that of a range or of a method.
    fn number(&mut self) -> String {
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let mut number = self.take_while(word);
        let next = self.peek(1);
        if self.peek(0) == Some('.') && !next.is_some_and(|c| c == '.' || c == '_' || c.is_alphabetic()) {
            number.push('.');
            self.next();
            number.push_str(&self.take_while(word));
        }
        number
    }
}
