//! Messages between the page and one that embeds it, by `embed.js` as it is and as it was.

use crate::host::{self, run};
use senet::record::Game;
use senet::rng::Seed;
use senet_browser::{Page, Value, in_chromium, in_every_engine, json};

in_every_engine!(
    a_game_is_played_through_messages,
    the_first_embed_js_goes_on_working,
    malformed_messages_and_strangers,
    each_method_is_answered,
    two_frames_of_the_same_game,
    it_loads_when_it_is_needed,
    its_children_stand_in_for_it,
    a_kiosk_is_ready_too,
);
// WebKit's driver turns no wheel.
in_chromium!(a_frame_scrolls_the_page_around,);

/// What `embed.js` was when its promise was first given. It is never changed: pages keep it.
const FIRST: &str = include_str!("embed-v1.js");

/// Begins to listen, for [`PLAY`].
const LISTEN: &str = "
    window.kinds = [];
    for (const kind of ['seats', 'throw', 'move', 'end', 'error'])
        board().addEventListener(`senet-${kind}`, ({ detail }) => kinds.push(detail.type));
    board().addEventListener('senet-end', ({ detail }) => window.over = detail);";

/// Plays on, some steps at a time: a slow machine has its time, and no script runs for long. Gives the end, once it
/// is reached.
const PLAY: &str = "
    for (let n = 0; n < 8 && !window.over; n++) {
        const state = await board().get();
        if (window.over) break;
        if (!state.legal.length) {
            const { value, faces } = await board().throw();
            if (faces.length === 4 && faces.reduce((a, b) => a + b) !== value && value < 5) throw new Error('faces');
        } else {
            const move = state.legal[kinds.length % state.legal.length];
            const answer = await board().play(move);
            if (answer.move !== move) throw new Error('another move');
        }
    }
    return window.over ? { type: over.type, record: over.record, kinds } : null";

/// Plays the game in the page's frame to its end.
fn play(page: &Page) -> Value {
    page.script(LISTEN);
    for _ in 0..400 {
        let played = run(page, PLAY);
        if !played.is_null() {
            return played;
        }
    }
    panic!("the game goes on for ever");
}

fn a_game_is_played_through_messages(page: &Page) {
    host::open(
        page,
        "<input id=field autofocus><p style='height:3000px'></p>
         <senet-board ruleset=bell white=human black=human seed=51 lang=it></senet-board>",
    );
    page.script("document.querySelector('#field').focus()");
    let played = play(page);
    let record = played["record"].as_str().unwrap_or_default();
    let game = Game::read(record, Seed(0)).unwrap_or_else(|error| panic!("{error:?} in {record}"));
    assert!(game.end().is_some());
    let kinds = played["kinds"].as_array().expect("a list");
    let count = |kind: &str| kinds.iter().filter(|told| **told == kind).count();
    assert_eq!((count("seats"), count("end"), count("error")), (1, 1, 0));
    assert_eq!(count("throw") + count("move"), game.events().len(), "everything is told once");
    // The result stands in the frame by now; nothing of that has moved the page around, or taken its focus.
    let kept = page.script("return [document.activeElement.id, scrollY]");
    assert_eq!(kept, json!(["field", 0]));
    let title = page.script("return [frame().title, frame().allow]");
    assert_eq!(
        title,
        json!(["Senet, il gioco egizio del passaggio", "fullscreen; clipboard-write; autoplay"])
    );
}

fn the_first_embed_js_goes_on_working(page: &Page) {
    let (origin, own) = (page.server().origin(), page.url("embed.js"));
    page.server().put(own.strip_prefix(&origin).unwrap_or_default(), "text/javascript", FIRST);
    host::open(page, "<senet-board ruleset=common white=human black=human></senet-board>");
    // The last move of a game: the rest is as in the test before.
    let kinds = run(
        page,
        "const kinds = [];
         for (const kind of ['ready', 'throw', 'move', 'end'])
             board().addEventListener(`senet-${kind}`, ({ detail }) => kinds.push(detail.type));
         await board().throw();
         await board().new({ pos: '.b......../........../.........w w move:1 0-0 4-4 0-0 -' });
         const { legal } = await board().get();
         await board().play(legal[0]);
         await board().set({ theme: 'ebony' });
         // The first may have been told before anybody listened.
         return kinds[0] === 'ready' ? kinds.slice(1) : kinds",
    );
    assert_eq!(kinds, json!(["throw", "ready", "move", "end"]));
    let height = page.script("return board().getBoundingClientRect().height");
    assert!(height.as_f64().is_some_and(|height| height > 200.0), "{height}");
}

fn malformed_messages_and_strangers(page: &Page) {
    host::open(
        page,
        "<senet-board ruleset=bell white=human black=human seed=7></senet-board>
         <iframe id=stranger srcdoc='<p>Somebody else'></iframe>",
    );
    let told = run(
        page,
        "await board().throw();
         const before = await board().get();
         const to = frame().contentWindow, isOurs = ({ from }) => from === to;
         const values = [null, 0, -1, 1e99, NaN, '', 'x'.repeat(1e4), [], {}, [[[]]], { move: {} }, 7n, new Date(0), true];
         const kinds = ['new', 'throw', 'play', 'undo', 'resign', 'set', 'get', 'jump', '', null, 3, {}, undefined];
         const any = (list, n) => list[n % list.length];
         heard.length = 0;
         const COUNT = 10000;
         for (let n = 0; n < COUNT; n++) {
             const message = { ns: 'senet', v: any([2, '1.0', null, undefined, {}, 'x'], n), type: any(kinds, n >> 1), id: n };
             for (const name of ['move', 'ruleset', 'pos', 'white', 'seed', 'lang', 'theme', 'sound']) message[name] = any(values, n * 7 + name.length);
             to.postMessage(message, '*');
         }
         // Of another namespace, or none: silence.
         for (const data of [null, 1, 'senet', [], {}, { ns: 'other', v: 1, type: 'resign', id: 'silence' }, { ns: ['senet'], id: 'silence' }])
             to.postMessage(data, '*');
         // From another window: silence, sound or not.
         const stranger = document.querySelector('#stranger').contentWindow;
         stranger.eval(`for (const type of ['resign', 'get', 'new']) parent.document.querySelector('senet-board')
             .shadowRoot.querySelector('iframe').contentWindow.postMessage({ ns: 'senet', v: 1, type, id: 'silence' }, '*')`);
         const after = await board().get();
         const ours = heard.filter(isOurs), errors = ours.filter(({ type }) => type === 'error');
         return [errors.length, new Set(errors.map(({ id }) => id)).size, errors.every(({ message }) => message),
             ours.filter(({ id }) => id === 'silence').length, ours.length - errors.length,
             JSON.stringify(after).replace(/\"id\":[^,]+/, '') === JSON.stringify(before).replace(/\"id\":[^,]+/, '')]",
    );
    assert_eq!(told, json!([10_000, 10_000, true, 0, 1, true]));
}

fn each_method_is_answered(page: &Page) {
    host::open(page, "<senet-board ruleset=common white=human black=human lang=en></senet-board>");
    let position = "w........./b........./........../ ".trim_end_matches("/ ");
    let position = format!("'{position} w move:3 0-0 4-4 0-0 -'");
    for (call, kind, said) in [
        ("get()".to_owned(), "state", "\"ruleset\":\"common\""),
        ("throw()".to_owned(), "throw", "\"side\":"),
        ("play('9:1-99')".to_owned(), "refused", "no throw"),
        ("play()".to_owned(), "refused", "no move"),
        ("undo()".to_owned(), "refused", "taken back"),
        (format!("new({{ pos: {position} }})"), "ready", "\"w\":\"human\""),
        ("throw()".to_owned(), "refused", "no throw is due"),
        ("play('3:2-5')".to_owned(), "refused", "2"),
        ("play({ move: '3:1-4' })".to_owned(), "move", "\"move\":\"3:1-4\""),
        ("set({ theme: 'papyrus', sound: true, lang: 'de' })".to_owned(), "state", "common"),
        ("set({ theme: 'pink' })".to_owned(), "refused", "pink"),
        ("new({ ruleset: 'chess' })".to_owned(), "refused", "chess"),
        ("new({ ruleset: 'skyriuk+seven', black: 2 })".to_owned(), "ready", "skyriuk+seven"),
        ("resign()".to_owned(), "end", "resignation"),
        ("throw()".to_owned(), "refused", "over"),
    ] {
        let answer = run(
            page,
            &format!(
                "let event;
                 const hear = (told) => event = told.detail;
                 for (const kind of ['ready', 'throw', 'move', 'end', 'state', 'error']) board().addEventListener(`senet-${{kind}}`, hear);
                 try {{
                     const answer = await board().{call};
                     return [answer.type, JSON.stringify(answer)];
                 }} catch (error) {{
                     return ['refused', error.message];
                 }}"
            ),
        );
        assert_eq!(answer[0], kind, "{call}: {answer}");
        assert!(answer[1].as_str().is_some_and(|text| text.contains(said)), "{call}: {answer}");
    }
}

fn two_frames_of_the_same_game(page: &Page) {
    let board = "<senet-board ruleset=bell white=human black=human style='height:300px'></senet-board>";
    host::open(page, &format!("{board}{board}"));
    let both = "
        await board(0).throw();
        await board(1).throw(); await board(1).throw();
        return (await Promise.all([0, 1].map((n) => board(n).get()))).map(({ record }) => record)";
    let records = run(page, both);
    assert_ne!(records[0], records[1], "each has its own game");
    let named = board.replace("<senet-board", "<senet-board name=one");
    host::open(page, &format!("{named}{named}"));
    // The first of them that starts has the game; the other shows it, and says so.
    page.wait(
        "one has the game and the other has not",
        "const lost = (n) => board(n).throw().then(() => 0, (error) => Number(error.message.includes('elsewhere')));
         return Promise.all([lost(0), lost(1)]).then((both) => both[0] + both[1] === 1)",
    );
}

fn it_loads_when_it_is_needed(page: &Page) {
    host::open(page, "<p style='height:30000px'></p><senet-board ruleset=bell></senet-board>");
    page.wait("the element is there", "return frame() && document.readyState === 'complete'");
    let asked = || page.server().requests().iter().filter(|path| path.contains("embed=1")).count();
    assert_eq!(asked(), 0);
    page.script("board().scrollIntoView()");
    page.wait("the game is there", "return heard.some(({ type }) => type === 'ready')");
    assert_eq!(asked(), 1);
}

/// Its games are told; whether a new one begins is for the visitors.
fn a_kiosk_is_ready_too(page: &Page) {
    host::open(page, "<senet-board kiosk ruleset=bell lang=fr></senet-board>");
    let told = run(
        page,
        "const { players, ruleset } = await ready();
         const refused = await board().new({ ruleset: 'reed' }).then(() => '', ({ message }) => message);
         return [players, ruleset, refused, heard.find(({ type }) => type === 'ready').lang]",
    );
    assert_eq!(told[0], json!({ "w": "3", "b": "3" }), "the computer plays itself: {told}");
    assert_eq!((&told[1], &told[3]), (&json!("bell"), &json!("fr")));
    assert!(told[2].as_str().is_some_and(|message| message.contains("kiosk")), "{told}");
}

/// The page's folder has nothing but `embed.js`.
fn its_children_stand_in_for_it(page: &Page) {
    page.allow_error("404");
    let script = std::fs::read_to_string(senet_browser::dist().join("embed.js")).expect("it is built");
    page.server().put("/elsewhere/embed.js", "text/javascript", script);
    page.server().put(
        "/other.html",
        "text/html",
        "<!doctype html><link rel=icon href=data:,><script>
             const later = setTimeout;
             setTimeout = (call, ms) => later(call, ms / 100);
         </script>
         <script src='elsewhere/embed.js'></script>
         <senet-board><a id=child href='elsewhere/'>Play senet</a></senet-board>",
    );
    page.visit(&format!("{}/other.html", page.server().origin()));
    page.wait("the child is seen", "return document.querySelector('#child').getClientRects().length");
    let refused =
        run(page, "try { await document.querySelector('senet-board').get() } catch (e) { return e.message }");
    assert!(refused.is_string() || refused.is_null());
}

/// The wheel over the board, and over its words, scrolls the page around, in a frame of the smallest size too.
fn a_frame_scrolls_the_page_around(page: &Page) {
    host::open(
        page,
        "<senet-board ruleset=bell white=human black=human style='width:320px;height:200px'></senet-board>
         <p style='height:3000px'>",
    );
    run(page, "await ready()");
    for (x, y) in [(100, 60), (250, 160), (60, 180)] {
        page.script("scrollTo(0, 0)");
        page.webdriver(
            senet_browser::Method::POST,
            "actions",
            Some(json!({ "actions": [{ "type": "wheel", "id": "wheel", "actions": [
                { "type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": 400, "origin": "viewport" },
            ] }] })),
        );
        page.wait("the page around is scrolled", "return scrollY > 0");
    }
}
