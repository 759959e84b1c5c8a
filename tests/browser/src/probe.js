// Watches a page under test. What goes wrong is reported to the server, so that it outlives the page, and
// kept in the page, so that it is known offline, too.
(() => {
  const seen = [];
  const longTasks = [];
  const mine = Math.random().toString(36).slice(2);
  // Where the report itself is what goes wrong, as a breach of a policy that lets nothing out, it would have no end.
  const MOST = 200;
  const report = (kind, text) => {
    if (seen.length >= MOST) return;
    const entry = { id: `${mine}-${seen.length}`, kind, text: String(text), page: location.href };
    seen.push(entry);
    try {
      navigator.sendBeacon("/__report", JSON.stringify(entry));
    } catch {
      // Kept in the page at least.
    }
  };
  const told = (thing) => {
    if (thing instanceof Error) return `${thing.name}: ${thing.message}\n${thing.stack ?? ""}`;
    if (typeof thing === "object" && thing !== null) {
      try {
        return JSON.stringify(thing);
      } catch {
        return String(thing);
      }
    }
    return String(thing);
  };
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) {
      report("error", `${event.message} (${event.filename}:${event.lineno}) ${told(event.error ?? "")}`);
    } else if (event.target !== window) {
      const address = event.target.src || event.target.href || event.target.localName;
      report("resource", `could not be loaded: ${address}`);
    }
  }, true);
  addEventListener("unhandledrejection", (event) => report("rejection", told(event.reason)));
  addEventListener("securitypolicyviolation", (event) => {
    report("policy", `${event.effectiveDirective} refused ${event.blockedURI || event.sample}`);
  });
  const original = console.error;
  console.error = (...things) => {
    report("console", things.map(told).join(" "));
    original.apply(console, things);
  };
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longTasks.push(entry.duration);
    }).observe({ type: "longtask", buffered: true });
  } catch {
    // Only Chromium knows long tasks.
  }
  Object.defineProperty(window, "__probe", { value: { seen, longTasks } });
})();
