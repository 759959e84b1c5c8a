//! The ends of what the notation can say.

use senet::rules::{PositionError, Rules, Throw, ThrowError};

fn rules(spec: &str) -> Rules {
    Rules::new(spec.parse().expect("a ruleset"))
}

fn pool(count: usize) -> String {
    let throws = vec!["1"; count].join(",");
    format!("b........./........../..w....... w throw:{throws} 0-0 6-6 0-0 -")
}

#[test]
fn a_pool_holds_255_throws_of_a_kind_and_no_more() {
    let kendall = rules("kendall");
    let full = kendall.read(&pool(255)).expect("255 throws");
    assert_eq!(kendall.write(&full), pool(255));
    assert_eq!(kendall.throw(&full, Throw::ONE), Err(ThrowError::PoolFull));
    assert!(kendall.throw(&full, Throw::of(4)).is_ok());
    let errors = kendall.read(&pool(256)).expect_err("256 throws").0;
    assert_eq!(errors, [PositionError::PoolFull(Throw::ONE)]);
}

#[test]
fn every_reason_is_reported_at_once() {
    // Side, phase, counts, a letter, and a token, all wrong in one text.
    let text = "x........./........../.......... q thrown 0 00-0 0-0 boo";
    let errors = rules("common").read(text).expect_err("all wrong").0;
    assert_eq!(errors.len(), 6, "{errors:?}");
}

#[test]
fn numbers_too_great_for_any_count_are_refused() {
    let common = rules("common");
    for off in ["256-0", "99999999999999999999-0", "-1-0", "+1-0", "0-0-0", "0x1-0", "٣-0"] {
        let text = format!("w........./........../..b....... w throw 0-0 {off} 0-0 -");
        assert!(common.read(&text).is_err(), "{off}");
    }
}
