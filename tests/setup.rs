//! The scripts that bring the tools, in machines made up of a few programs: what they say when something
//! is missing, and that they leave nothing half done. Nothing here reaches the network or the system.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What every machine has.
const COMMON: [&str; 16] = [
    "awk", "bash", "cat", "cp", "dirname", "env", "grep", "head", "mkdir", "mv", "rm", "sed", "sh", "sleep",
    "touch", "uname",
];

/// A machine with the common programs, an empty cache, and whatever is put there.
struct Machine {
    folder: PathBuf,
}

impl Machine {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("setup").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("bin")).expect("a folder");
        let path = std::env::var_os("PATH").expect("a PATH");
        for program in COMMON {
            let real =
                std::env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file());
            symlink(real.unwrap_or_else(|| panic!("no {program} here")), folder.join("bin").join(program))
                .expect("a link");
        }
        Self { folder }
    }

    /// Puts a program there, as a shell script.
    fn with(self, program: &str, script: &str) -> Self {
        self.put(&format!("bin/{program}"), script);
        self
    }

    /// A Rust that is new enough, with the wasm target, whose cargo does what `script` says.
    fn with_rust(self, cargo: &str) -> Self {
        let sysroot = self.folder.join("sysroot");
        fs::create_dir_all(sysroot.join("lib/rustlib/wasm32-unknown-unknown/lib")).expect("a folder");
        let rustc = format!("[ $1 = --print ] && echo {} || echo 'rustc 1.99.0 (x)'", sysroot.display());
        self.with("cc", "").with("rustc", &rustc).with("cargo", cargo)
    }

    fn put(&self, path: &str, script: &str) {
        let path = self.folder.join(path);
        fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made a program");
    }

    /// Runs `script` with the setup functions; whether it succeeded, and all it said.
    fn run(&self, script: &str) -> (bool, String) {
        let setup = ["common", "rust", "tools", "browsers"].map(|file| format!(". tools/setup/{file}.sh; "));
        let output = Command::new(self.folder.join("bin/bash"))
            .args(["-c", &format!("{}{script}", setup.concat())])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env_clear()
            .env("PATH", self.folder.join("bin"))
            .env("HOME", &self.folder)
            .env("SENET_CACHE", self.folder.join("cache"))
            .output()
            .expect("bash runs");
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8_lossy(&said).into_owned())
    }

    fn cached(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.join("cache")).into_iter().flatten();
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
            .filter(|name| !name.starts_with(".lock-"))
            .collect();
        names.sort();
        names
    }
}

/// A cargo whose `install` puts a program of the right name and version where it is told to.
const INSTALLING: &str = r#"
echo "cargo $*"
while [ $# -gt 0 ]; do
    case "$1" in install) crate=$2 ;; --version) version=$2 ;; --root) root=$2 ;; esac
    shift
done
mkdir -p "$root/bin"
printf '#!/bin/sh\necho %s %s\n' "$crate" "$version" >"$root/bin/$crate"
chmod +x "$root/bin/$crate""#;

fn chmod(machine: Machine) -> Machine {
    machine.with("chmod", "for c in /bin/chmod /usr/bin/chmod; do [ -x $c ] && exec $c \"$@\"; done")
}

#[test]
fn a_machine_without_rust_is_told_so() {
    let (well, said) = Machine::new("no-rust").run("need_rust");
    assert!(!well && said.contains("Rust is missing") && said.contains("rustup"), "{said}");
}

#[test]
fn an_old_rust_without_rustup_is_named() {
    let machine =
        Machine::new("old-rust").with("cc", "").with("cargo", "").with("rustc", "echo rustc 1.80.1");
    let (well, said) = machine.run("need_rust");
    assert!(!well && said.contains("this one is 1.80.1"), "{said}");
}

#[test]
fn an_old_rust_gets_another_beside_it() {
    let machine = Machine::new("rustup")
        .with("cc", "")
        .with("cargo", "")
        .with("rustc", r#"[ -z "$RUSTUP_TOOLCHAIN" ] && echo rustc 1.80.1 || [ -e "$HOME/new" ]"#)
        .with("rustup", r#"echo "rustup $*"; touch "$HOME/new""#);
    let (well, said) = machine.run("need_rust; echo with $RUSTUP_TOOLCHAIN");
    assert!(
        well && said.contains("rustup toolchain install 1.95.0") && said.contains("with 1.95.0"),
        "{said}"
    );
    let (well, said) = machine.run("need_rust");
    assert!(well && !said.contains("install"), "{said}");
}

#[test]
fn a_tool_is_installed_once() {
    let machine = chmod(Machine::new("once")).with_rust(INSTALLING);
    let (well, said) = machine.run("need_trunk; trunk --version");
    assert!(well && said.contains("--version 0.21.14") && said.ends_with("trunk 0.21.14\n"), "{said}");
    assert_eq!(machine.cached(), ["trunk-0.21.14"]);
    let (well, said) = machine.run("need_trunk; trunk --version");
    assert!(well && said == "trunk 0.21.14\n", "{said}");
}

#[test]
fn the_users_own_tool_will_do_in_the_right_version_only() {
    let machine = Machine::new("own").with_rust("exit 1").with("trunk", "echo trunk 0.21.14");
    let (well, said) = machine.run("need_trunk");
    assert!(well && said.is_empty(), "{said}");
    let machine = Machine::new("own-old").with_rust("exit 1").with("trunk", "echo trunk 0.20.0");
    let (well, said) = machine.run("need_trunk");
    assert!(!well && said.contains("could not install trunk 0.21.14"), "{said}");
}

#[test]
fn a_failed_or_broken_install_leaves_nothing_that_looks_whole() {
    let machine = Machine::new("failed").with_rust("exit 1");
    assert!(!machine.run("need_trunk").0);
    assert_eq!(machine.cached(), [""; 0]);
    // Left by a run that was cut off, or by a disk that filled up.
    let machine = chmod(Machine::new("broken")).with_rust(INSTALLING);
    machine.put("cache/trunk-0.21.14/bin/trunk", "exit 1");
    machine.put("cache/.half-trunk-0.21.14/bin/other", "");
    let (well, said) = machine.run("need_trunk; trunk --version");
    assert!(well && said.ends_with("trunk 0.21.14\n"), "{said}");
    assert_eq!(machine.cached(), ["trunk-0.21.14"]);
}

#[test]
fn two_runs_at_once_install_once() {
    let slow = format!("sleep 0.5\n{INSTALLING}");
    let machine = chmod(Machine::new("twice")).with_rust(&slow);
    let path = std::env::var_os("PATH").expect("a PATH");
    let Some(flock) =
        std::env::split_paths(&path).map(|folder| folder.join("flock")).find(|path| path.is_file())
    else {
        // Without flock there is no waiting; the last to finish gives way, which the scripts see to.
        return;
    };
    symlink(flock, machine.folder.join("bin/flock")).expect("a link");
    let (well, said) = machine.run("(need_trunk) & need_trunk; wait $!; trunk --version");
    assert!(well && said.matches("cargo install").count() == 1, "{said}");
    assert!(said.contains("waiting for another run"), "{said}");
}

#[test]
fn a_prebuilt_tool_is_preferred_where_it_answers() {
    let cargo = format!("[ $1 = binstall ] && exec cargo-binstall \"$@\"\n{INSTALLING}");
    let fetching = r#"
while [ $# -gt 0 ]; do [ "$1" = --root ] && root=$2; last=$1; shift; done
mkdir -p "$root/bin"
printf '#!/bin/sh\necho trunk %s\n' "${last#trunk@}" >"$root/bin/trunk"
chmod +x "$root/bin/trunk""#;
    let machine = chmod(Machine::new("binstall")).with_rust(&cargo).with("cargo-binstall", fetching);
    let (well, said) = machine.run("need_trunk");
    assert!(well && said.contains("cargo binstall") && !said.contains("cargo install"), "{said}");
    for (name, silent) in [("binstall-fails", "exit 1"), ("binstall-brings-nothing", "exit 0")] {
        let machine = chmod(Machine::new(name)).with_rust(&cargo).with("cargo-binstall", silent);
        let (well, said) = machine.run("need_trunk; trunk --version");
        assert!(well && said.contains("cargo install") && said.ends_with("trunk 0.21.14\n"), "{said}");
    }
}

#[test]
fn without_node_the_page_is_built_without_wasm_opt() {
    let machine = Machine::new("no-node");
    fs::write(machine.folder.join("in"), "module").expect("written");
    let (well, said) = machine
        .run("need_wasm_opt; wasm-opt --version; wasm-opt --output=$HOME/out -Oz $HOME/in; cat $HOME/out");
    assert!(well && said.contains("node is missing, so the page is built without wasm-opt"), "{said}");
    assert!(said.contains("wasm-opt version 132") && said.ends_with("module"), "{said}");
    let npm_fails = Machine::new("npm-fails").with("node", "").with("npm", "exit 1");
    let (well, said) = npm_fails.run("need_wasm_opt");
    assert!(well && said.contains("wasm-opt could not be installed"), "{said}");
    assert!(!npm_fails.cached().contains(&"binaryen-132.0.0".to_owned()));
}

#[test]
fn missing_browsers_are_named_where_they_cant_be_installed() {
    let geckodriver = "echo geckodriver 0.36.0";
    let packages = "chromium chromium-driver firefox-esr";
    let user = Machine::new("user")
        .with("geckodriver", geckodriver)
        .with("apt-get", "exit 9")
        .with("id", "echo 1000");
    let (well, said) = user.run("need_browsers");
    assert!(!well && said.contains(packages) && said.contains("root or sudo"), "{said}");
    let elsewhere = Machine::new("no-apt").with("geckodriver", geckodriver).with("id", "echo 0");
    let (well, said) = elsewhere.run("need_browsers");
    assert!(!well && said.contains(packages) && said.contains("no apt-get"), "{said}");
    let offline = Machine::new("no-net").with("geckodriver", geckodriver).with("id", "echo 0");
    let offline = offline.with("apt-get", "exit 9").with("apt-cache", "exit 9");
    let (well, said) = offline.run("need_browsers");
    assert!(!well && said.contains("apt-get could not install: chromium chromium-driver"), "{said}");
}
