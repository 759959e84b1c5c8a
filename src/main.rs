//! The program's entry: in a browser it starts the page; natively it says where to look.

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!(
        "Senet is played in a browser: run `make play`. Native tools: `cargo run --release --example moves` and its siblings in tools/."
    );
}

#[cfg(target_arch = "wasm32")]
fn main() {}
