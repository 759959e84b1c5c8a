//! The page in every language: whole on a small screen, with no word of another.

use crate::small::faultless;
use senet::app::strings::{Catalog, Language, Msg};
use senet_browser::{Page, Value, in_chromium, json};

in_chromium!(every_language_fits_and_keeps_to_itself, some_turns_in_arabic, a_language_is_chosen_and_kept);

/// Every text and every label that the page has, hidden ones too, but for the names of languages.
const SAID: &str = "
    const said = [...document.querySelectorAll('#page *')].filter((e) => !e.closest('option[lang]')).flatMap((e) => [
        e.getAttribute('aria-label'), e.getAttribute('title'), e.getAttribute('placeholder'),
        ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data)]);
    return [...new Set([document.title, ...said].filter((text) => text?.trim()))];";

const SIDEWAYS: &str = "
    const wide = [...document.querySelectorAll('#page *')].filter((e) => e.checkVisibility({ visibilityProperty: true })
        && !e.closest('.heard') && (e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1));
    return [Math.max(0, document.scrollingElement.scrollWidth - innerWidth), ...wide.map((e) => e.outerHTML.slice(0, 120))];";

const LAID_OUT: &str = "return document.querySelector('#square-30')?.style.width";

/// All texts of a language.
pub fn catalog(language: Language) -> Catalog {
    Catalog::whole(language)
}

/// Nothing that the page says is what English would say, unless both say the same.
fn keeps_to_itself(page: &Page, language: Language) {
    let (english, own) = (catalog(Language::English), catalog(language));
    let said = page.script(SAID);
    let said: Vec<&str> = said.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(said.len() > 20, "{said:?}");
    for message in Msg::ALL.into_iter().filter(|message| message.arguments().is_empty()) {
        let (text, translated) = (english.text(message, &[]), own.text(message, &[]));
        // Some words are names, or the same in both.
        let common = Msg::ALL.iter().any(|other| own.text(*other, &[]) == text);
        assert!(common || text == translated || !said.contains(&text.as_str()), "{language:?}: «{text}»");
    }
}

fn fits(page: &Page, what: &str) {
    let wide = page.script(SIDEWAYS);
    assert_eq!(wide, json!([0]), "{what}: {}", page.screenshot("sideways").display());
}

fn every_language_fits_and_keeps_to_itself(page: &Page) {
    for language in Language::ALL {
        let code = language.code();
        page.set_size(320, 568);
        page.open(&format!("?lang={code}"));
        assert_eq!(page.script("return document.documentElement.lang"), json!(code));
        fits(page, &format!("the start in {code}"));
        if language != Language::English {
            keeps_to_itself(page, language);
        }
        for game in ["ruleset=kendall", "ruleset=piccione"] {
            page.open(&format!("?lang={code}&{game}&white=human&black=human&seed=d5"));
            page.wait("the board is laid out", LAID_OUT);
            faultless(page, &format!("{code}, {game}"));
            if language != Language::English {
                keeps_to_itself(page, language);
            }
        }
        for item in 0..3 {
            page.script("document.querySelector('#menu').click()");
            page.script_with("document.querySelectorAll('.menu-item')[arguments[0]].click()", &[json!(item)]);
            fits(page, &format!("dialog {item} in {code}"));
            page.script("document.querySelector('dialog .close').click()");
        }
    }
}

/// Uses what can be used: throws, picks up a piece, puts it down.
const TURN: &str = "
    const cells = [...document.querySelectorAll('[role=gridcell]')];
    const says = (words) => cells.find((cell) => words.some((word) => cell.getAttribute('aria-label').includes(word)));
    if (document.querySelector('.stage.moving')) return 'busy';
    const act = document.querySelector('#act');
    const goal = document.querySelector('[aria-selected=true]') && says(arguments[0]);
    const next = goal || (act.getAttribute('aria-disabled') !== 'true' ? act : says(arguments[1]));
    next?.click();
    return next ? 'done' : 'busy';";

fn some_turns_in_arabic(page: &Page) {
    page.set_size(1280, 800);
    page.open("?lang=ar&ruleset=kendall&white=human&black=human&seed=d5");
    page.wait("the board is laid out", LAID_OUT);
    let own = Catalog::whole(Language::Arabic);
    let first = |message| own.text(message, &[]).split(' ').take(2).collect::<Vec<_>>().join(" ");
    let goals =
        [Msg::SquareTarget, Msg::SquareTargetSwap, Msg::SquareTargetCapture, Msg::SquareTargetSendsBack];
    let (goals, pieces) = (json!(goals.map(first)), json!([own.text(Msg::SquareMovable, &[])]));
    page.wait_until("a few turns are played", || {
        page.script_with(TURN, &[goals.clone(), pieces.clone()]);
        let turns = page.script("return document.querySelectorAll('#moves-beside li').length");
        (turns.as_u64() > Some(5)).then_some(())
    });
    keeps_to_itself(page, Language::Arabic);
    let found = page.script(
        "const [one, two] = ['square-1', 'square-2'].map((id) => document.getElementById(id));
         one.focus();
         return [document.documentElement.dir, one.getBoundingClientRect().left < two.getBoundingClientRect().left,
             /المربع ١/.test(one.getAttribute('aria-label')),
             [...document.querySelectorAll('.played')].some((e) => /[0-9]+ [→⇄×] [0-9]+/.test(e.textContent)),
             document.fonts.check('16px Cairo', 'س')]",
    );
    assert_eq!(found, json!(["rtl", true, true, true, true]));
    page.press("ArrowRight");
    assert_eq!(
        page.script("return document.activeElement.id"),
        json!("square-2"),
        "arrows follow the screen"
    );
}

fn a_language_is_chosen_and_kept(page: &Page) {
    page.open("?lang=it");
    assert_eq!(
        page.script("return document.title"),
        json!(Catalog::whole(Language::Italian).text(Msg::PageTitle, &[]))
    );
    page.script(
        "const list = document.querySelector('.masthead select');
         list.value = 'fr';
         list.dispatchEvent(new Event('input', { bubbles: true }));
         list.dispatchEvent(new Event('change', { bubbles: true }));",
    );
    page.wait("it is French", "return document.documentElement.lang === 'fr'");
    page.reload();
    assert_eq!(page.script("return document.documentElement.lang"), json!("fr"));
    keeps_to_itself(page, Language::French);
}
