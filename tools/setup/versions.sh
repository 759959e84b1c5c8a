# The versions of the tools that build and test the page: one line each, NAME=version.
# trunk wants exactly these, so Trunk.toml and Cargo.toml repeat two of them; tests/pins.rs compares.
RUST_MINIMUM=1.95.0
TRUNK_VERSION=0.21.14
WASM_BINDGEN_VERSION=0.2.130
BINARYEN_VERSION=132.0.0
GECKODRIVER_VERSION=0.36.0
LIGHTHOUSE_VERSION=12.8.2
AXE_VERSION=4.14.1
