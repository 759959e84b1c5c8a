//! The content security policy, and that nothing is asked of anybody else.

use senet_browser::{Options, Page, in_chromium, in_every_engine, json};

in_every_engine!(every_page_keeps_to_the_policy);
// What is asked of any other host can't be found, and that is an error in the console, which fails the test.
in_chromium!(
    Options::default().chromium_arg("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1")
    => nothing_is_asked_of_others
);

const PAGES: [&str; 5] =
    ["", "?page=embed", "?page=about", "?ruleset=kendall&white=1&black=1", "?ruleset=bell&embed=1&lang=ar"];

/// A breach of the policy is an error in the page, and those fail every test.
fn every_page_keeps_to_the_policy(page: &Page) {
    for rest in PAGES {
        page.open(rest);
        let policy =
            page.script("return document.querySelector('meta[http-equiv=Content-Security-Policy]').content");
        let policy = policy.as_str().unwrap_or_default();
        for part in
            ["default-src 'none'", "'wasm-unsafe-eval'", "'sha256-", "connect-src 'self'", "base-uri 'none'"]
        {
            assert!(policy.contains(part), "{rest}: {part} in {policy}");
        }
        for part in ["unsafe-inline", "'unsafe-eval'", "http:", "https:", "*"] {
            assert!(!policy.contains(part), "{rest}: no {part} in {policy}");
        }
    }
    // It is in force: what it does not allow does not run, nor is it asked for.
    page.script(
        "window.breaches = [];
         addEventListener('securitypolicyviolation', (event) => breaches.push(event.effectiveDirective), true);
         const script = Object.assign(document.createElement('script'), { textContent: 'window.hacked = 1' });
         document.body.append(script);
         fetch('http://localhost:9/').catch(() => {})",
    );
    page.wait("both are refused", "return breaches.length >= 2");
    assert_eq!(page.script("return window.hacked ?? 0"), json!(0));
    page.allow_error("policy");
    page.allow_error("Policy");
}

fn nothing_is_asked_of_others(page: &Page) {
    for rest in PAGES {
        page.open(rest);
        let asked = page.script(
            "return performance.getEntriesByType('resource').map(({ name }) => name)
                 .filter((name) => new URL(name).origin !== location.origin && !name.startsWith('data:'))",
        );
        assert_eq!(asked, json!([]), "{rest}");
        let linked = page.script(
            "return [...document.querySelectorAll('[src], [href]')].map((element) => element.src || element.href)
                 .filter((address) => typeof address === 'string' && !address.startsWith('data:') && new URL(address).origin !== location.origin)",
        );
        assert_eq!(linked, json!([]), "{rest}");
    }
}
