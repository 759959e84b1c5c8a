//! Programs that end when they should: on drop, and when this process ends in whatever way.

use std::fs::{self, File};
use std::io;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Starts the program in a process group of its own and waits for the end of its standard input, which
/// comes when the pipe's other end is closed: by drop, or by the kernel when the tests are done, killed or
/// aborted. Then it ends the group, and removes the program's folder. Browsers may have left the group;
/// they are known by the folder's name on their command line.
const KEEPER: &str = r#"
folder=$1
shift
"$@" </dev/null &
child=$!
trap '' HUP INT TERM
read -r _
kill -TERM 0
for _ in 1 2 3 4 5 6 7 8 9 10; do
    kill -0 "$child" 2>/dev/null || break
    sleep 0.1
done
for process in /proc/[0-9]*; do
    [ "$process" = "/proc/$$" ] || ! grep -qF "$folder" "$process/cmdline" || kill -KILL "${process#/proc/}"
done 2>/dev/null
rm -rf "$folder"
kill -KILL 0
"#;

/// A running program with a folder of its own under the system's temporary folder.
pub(crate) struct Watched {
    keeper: Child,
    folder: PathBuf,
    log: PathBuf,
}

impl Watched {
    /// Starts `program`. `prepare` gets the command and the program's own, empty folder.
    ///
    /// # Errors
    /// When a folder or the log can't be made, or there is no shell.
    pub fn start(
        program: &Path,
        prepare: impl FnOnce(&mut Command, &Path) -> io::Result<()>,
    ) -> io::Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let unique = format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        // Short, because browsers put sockets there, whose paths may have some hundred bytes only.
        let folder = std::env::temp_dir().join(format!("senet-browser-{unique}"));
        fs::create_dir_all(&folder)?;
        let logs = output_folder().join("logs");
        fs::create_dir_all(&logs)?;
        let name = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
        let log = logs.join(format!("{name}-{unique}.log"));
        let out = File::create(&log)?;

        let mut command = Command::new("/bin/sh");
        command.args(["-c", KEEPER, "keeper"]).arg(&folder).arg(program);
        command.env("TMPDIR", &folder);
        command.stdin(Stdio::piped()).stdout(out.try_clone()?).stderr(out).process_group(0);
        prepare(&mut command, &folder)?;
        Ok(Self { keeper: command.spawn()?, folder, log })
    }

    /// The program's own folder, which goes with it.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The last lines that the program wrote, for a failure's message.
    pub fn last_words(&self) -> String {
        let text = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(12)..].join("\n")
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // The keeper ends itself with the group; its status tells nothing.
        let _ = self.keeper.wait();
    }
}

/// Where screenshots and logs go: `target/browser`.
pub fn output_folder() -> PathBuf {
    project_folder().join("target/browser")
}

/// The project's root.
pub(crate) fn project_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new(".")).to_path_buf()
}

/// A port that was free a moment ago.
///
/// # Errors
/// When the system gives none.
pub(crate) fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// The first of these programs that is there: looked for on the PATH, a path with a slash as it stands.
pub(crate) fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    names.iter().find_map(|name| {
        if name.contains('/') {
            return Some(PathBuf::from(name)).filter(|path| path.is_file());
        }
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|path| path.is_file())
    })
}

/// Asks `ready` again and again, until it gives something or `limit` has passed.
pub(crate) fn poll<T>(limit: Duration, mut ready: impl FnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    loop {
        if let Some(found) = ready() {
            return Some(found);
        }
        if start.elapsed() > limit {
            return None;
        }
        std::thread::sleep(Duration::from_millis(25));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The processes that name `word` on their command line.
    fn running(word: &str) -> usize {
        let processes = fs::read_dir("/proc").expect("a system with /proc");
        processes
            .filter_map(|entry| fs::read(entry.ok()?.path().join("cmdline")).ok())
            .filter(|line| String::from_utf8_lossy(line).contains(word))
            .count()
    }

    #[test]
    fn a_dropped_program_is_ended_and_its_folder_removed() {
        let watched = Watched::start(Path::new("/bin/sh"), |command, folder| {
            // A grandchild that ignores the polite signal, in the same group.
            command.args(["-c", "trap '' TERM; sh -c 'sleep 600; true' $0 & wait"]).arg(folder);
            Ok(())
        })
        .expect("started");
        let folder = watched.folder().to_path_buf();
        let name = folder.file_name().expect("named").to_string_lossy().into_owned();
        assert!(poll(Duration::from_secs(5), || (running(&name) >= 3).then_some(())).is_some());
        drop(watched);
        assert!(poll(Duration::from_secs(5), || (running(&name) == 0).then_some(())).is_some());
        assert!(!folder.exists());
    }
}
