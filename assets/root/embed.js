/* Senet on another page.

     <script src="https://the.site/embed.js" async></script>
     <senet-board ruleset="kendall" white="human" black="3">
       <a href="https://the.site/">Play senet</a>
     </senet-board>

   Attributes: ruleset, rulesets, lang, theme, white, black, pos, seed, name, sound, kiosk, idle, code; each as in the
   address of the page. What stands between the tags is shown where the game can't be loaded.

   Methods: new({ruleset, white, black, pos, seed}), throw(), play(move), undo(), resign(), set({lang, theme, sound}),
   get(). Each gives a promise of the page's answer, refused with an Error where the page says why not.

   Events: senet-ready, senet-seats, senet-throw, senet-move, senet-end, senet-state, senet-resize, senet-error; the
   message is the event's `detail`.

   The promise: what is written above goes on to work with every later version of the page, and this file, kept as it
   is on another site, with every later page that speaks version 1 of the messages. */
(() => {
  "use strict";
  if (!window.customElements || customElements.get("senet-board")) return;

  const VERSION = 1;
  const PARAMETERS = ["ruleset", "rulesets", "lang", "theme", "white", "black", "pos", "seed", "name", "sound", "kiosk", "idle", "code"];
  const EVENTS = ["ready", "seats", "throw", "move", "end", "state", "resize", "error"];
  const TITLES = {
    en: "Senet, the Egyptian game of passing",
    it: "Senet, il gioco egizio del passaggio",
    es: "Senet, el juego egipcio del paso",
    fr: "Le senet, jeu égyptien du passage",
    de: "Senet, das ägyptische Spiel vom Hinübergehen",
    ar: "سينيت، لعبة العبور المصرية",
  };
  // How long a page that has been loaded may stay silent, and an answer be owed, in milliseconds.
  const SILENCE = 15000;
  const LOST = "the game could not be loaded";
  const STYLE =
    ":host{display:block;height:35rem}:host([hidden]){display:none}" +
    "iframe{display:block;width:100%;height:100%;border:0}iframe[hidden]{display:none}";

  // The page lies beside this file, wherever that is.
  const own = document.currentScript || document.querySelector('script[src$="embed.js"]');
  const page = new URL(".", own ? own.src : location.href);
  const known = (tag) => tag && TITLES[tag.slice(0, 2).toLowerCase()] && tag.slice(0, 2).toLowerCase();
  // Frames of one page that ask for the same are told apart by their order.
  const asked = new Map();

  const digest = (text) => {
    let hash = 0;
    for (const letter of text) hash = (Math.imul(hash, 31) + letter.codePointAt(0)) | 0;
    return (hash >>> 0).toString(36);
  };

  class SenetBoard extends HTMLElement {
    #frame;
    #slot = document.createElement("slot");
    #root = this.attachShadow({ mode: "open" });
    #sheet;
    #owed = new Map();
    #next = 1;
    #isReady = false;
    #isLost = false;
    #waiting = [];
    #patience;
    #listen = (event) => {
      const { data } = event;
      if (!this.#frame || event.source !== this.#frame.contentWindow || !data || data.ns !== "senet") return;
      if (EVENTS.includes(data.type)) this.#hear(data);
    };

    static get observedAttributes() {
      return PARAMETERS;
    }

    /** The address of the page in the frame, as the attributes have it. */
    get src() {
      const url = new URL(page);
      for (const name of PARAMETERS) {
        const value = this.getAttribute(name);
        // An attribute that is only there means yes.
        if (value !== null) url.searchParams.set(name, value === "" && name === "kiosk" ? "1" : value);
      }
      url.searchParams.set("embed", "1");
      return url.href;
    }

    connectedCallback() {
      addEventListener("message", this.#listen);
      if (this.#frame) return;
      try {
        this.#sheet = new CSSStyleSheet();
        this.#sheet.replaceSync(STYLE);
        this.#root.adoptedStyleSheets = [this.#sheet];
      } catch {
        const style = document.createElement("style");
        style.textContent = STYLE;
        this.#root.append(style);
        this.#sheet = style.sheet;
      }
      this.#load();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#listen);
      clearTimeout(this.#patience);
      // A frame that is taken out is loaded anew when it is put in again: its game lives on where it is stored.
      if (this.#frame) this.#frame.remove();
      this.#frame = undefined;
      this.#isReady = false;
      this.#refuse("the element has been taken out of the page");
    }

    attributeChangedCallback(name, before, after) {
      if (!this.#frame || before === after) return;
      // Language, theme and sound change as one looks on; anything else is another game.
      if (this.#isReady && after && ["lang", "theme", "sound"].includes(name)) {
        this.set({ [name]: after }).catch(() => {});
      } else {
        this.#load();
      }
    }

    new(wishes = {}) { return this.#ask("new", wishes); }
    throw() { return this.#ask("throw"); }
    play(move) { return this.#ask("play", typeof move === "object" ? move : { move }); }
    undo() { return this.#ask("undo"); }
    resign() { return this.#ask("resign"); }
    set(wishes = {}) { return this.#ask("set", wishes); }
    get() { return this.#ask("get"); }

    #load() {
      if (this.#frame) this.#frame.remove();
      this.#isReady = this.#isLost = false;
      clearTimeout(this.#patience);
      const frame = document.createElement("iframe");
      frame.title = this.#title(known(this.getAttribute("lang")));
      frame.allow = "fullscreen; clipboard-write; autoplay";
      frame.loading = "lazy";
      frame.addEventListener("load", () => {
        clearTimeout(this.#patience);
        if (!this.#isReady) this.#patience = setTimeout(() => this.#fail(), SILENCE);
      });
      frame.addEventListener("error", () => this.#fail());
      const address = new URL(this.src);
      if (!this.hasAttribute("name")) {
        // Two of a kind on one page are two games.
        let nth = asked.get(address.href);
        if (!nth) asked.set(address.href, (nth = []));
        if (!nth.includes(this)) nth.push(this);
        if (nth.indexOf(this) > 0) address.searchParams.set("name", `${nth.indexOf(this) + 1}-${digest(address.search)}`);
      }
      frame.src = address.href;
      this.#frame = frame;
      this.#root.append(frame);
    }

    /** Nothing can be heard of the page: the children are shown in its place, if there are any. */
    #fail() {
      this.#isLost = true;
      this.#refuse(LOST);
      if (!this.childNodes.length) return;
      if (this.#frame) this.#frame.hidden = true;
      this.#root.append(this.#slot);
      this.#size("auto");
    }

    #hear(message) {
      const { type, id } = message;
      const owed = this.#owed.get(id);
      if (type === "ready") {
        this.#isReady = true;
        this.#isLost = false;
        clearTimeout(this.#patience);
        this.#slot.remove();
        this.#frame.hidden = false;
        this.#frame.title = this.#title(known(message.lang));
        for (const send of this.#waiting.splice(0)) send();
      } else if (type === "resize") {
        if (message.height > 0) this.#size(`${message.height}px`);
      } else if (type === "error" && !this.#isReady) {
        // The page says in words what keeps it from starting.
        clearTimeout(this.#patience);
      }
      if (owed) {
        this.#owed.delete(id);
        if (type === "error") owed.refuse(new Error(message.message));
        else owed.settle(message);
      }
      this.dispatchEvent(new CustomEvent(`senet-${type}`, { detail: message, bubbles: true, composed: true }));
    }

    #ask(type, fields = {}) {
      return new Promise((settle, refuse) => {
        if (!this.#frame) return refuse(new Error("the element is not in the page"));
        if (this.#isLost) return refuse(new Error(LOST));
        const id = `element ${this.#next++}`;
        this.#owed.set(id, { settle, refuse });
        const send = () => this.#frame.contentWindow.postMessage({ ...fields, ns: "senet", v: VERSION, type, id }, "*");
        if (this.#isReady) return send();
        this.#waiting.push(send);
        // Whoever is waited for is not to wait until the visitor scrolls there.
        this.#frame.loading = "eager";
      });
    }

    #refuse(why) {
      this.#waiting = [];
      for (const { refuse } of this.#owed.values()) refuse(new Error(why));
      this.#owed.clear();
    }

    /** A rule of its own, so that the page's style sheet has the last word on the size. */
    #size(height) {
      const rule = this.#sheet && this.#sheet.cssRules[0];
      if (rule && rule.style.height !== height) rule.style.height = height;
    }

    #title(language) {
      const near = this.closest("[lang]");
      return TITLES[language || (near && known(near.lang)) || navigator.languages.map(known).find(Boolean) || "en"];
    }
  }

  customElements.define("senet-board", SenetBoard);
})();
