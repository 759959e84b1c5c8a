//! What `make dist` made, against `budgets.toml`.

use senet_browser::{dist, sizes};

#[test]
fn the_page_keeps_its_budgets() {
    let budgets = sizes::budgets(include_str!("../../../budgets.toml")).expect("budgets.toml is well formed");
    let weights = sizes::weigh(&dist()).expect("dist/ can be read");
    for weight in &weights {
        println!("{:>8} bytes, {:>7} as sent  {}", weight.raw, weight.sent, weight.path);
    }
    let (lines, faults) = sizes::judge(&budgets, &weights);
    println!("{}", lines.join("\n"));
    let without = std::env::var("SENET_WITHOUT_WASM_OPT")
        .map_or(String::new(), |lack| format!(" (built without wasm-opt: {lack})"));
    assert!(faults.is_empty(), "over budget{without}: {faults:#?}");
}
