//! What one turn's throw can be: a single throw, or a whole pool.

use crate::rules::ruleset::Turn;
use crate::rules::{Pool, Position, Rules, Throw};

/// Pools are listed until less than this share of all is left out.
const REST: f32 = 0.01;

/// One way for a throw, or a pool, to fall.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fall {
    /// The throws.
    pub pool: Pool,
    /// How likely, 0 to 1; all falls of a list add up to 1.
    pub weight: f32,
}

/// All falls of a turn's throw in these rules, the likeliest first; of pools, the likeliest that make up 99 %
/// of all.
#[must_use]
pub fn falls(rules: &Rules) -> Vec<Fall> {
    let (set, mut list) = (rules.ruleset(), Vec::new());
    let chance = |throw| set.device.weight(throw) as f32 / set.device.total() as f32;
    match set.turn {
        Turn::Sequential | Turn::Split => {
            list.extend(
                set.device.values().map(|throw| Fall { pool: Pool::one(throw), weight: chance(throw) }),
            );
            in_order(&mut list);
        }
        Turn::Pool => {
            let bonus: Vec<Throw> = set.device.values().filter(|&throw| set.bonus.contains(throw)).collect();
            let last: Vec<Throw> = set.device.values().filter(|&throw| !set.bonus.contains(throw)).collect();
            // Every multiset of bonus throws, grown one at a time; with each, how often it comes.
            let mut grown = vec![Fall { pool: Pool::EMPTY, weight: 1.0 }];
            let mut left = 1.0;
            while left > REST / 10.0 && !grown.is_empty() {
                for fall in &grown {
                    for &throw in &last {
                        let pool = fall.pool.with(throw).unwrap_or_default();
                        let weight = fall.weight * chance(throw);
                        list.push(Fall { pool, weight });
                        left -= weight;
                    }
                }
                let mut next: Vec<Fall> = Vec::new();
                for fall in &grown {
                    for &throw in &bonus {
                        let pool = fall.pool.with(throw).unwrap_or_default();
                        let weight = fall.weight * chance(throw);
                        match next.iter_mut().find(|known| known.pool == pool) {
                            Some(known) => known.weight += weight,
                            None => next.push(Fall { pool, weight }),
                        }
                    }
                }
                grown = next;
            }
            in_order(&mut list);
            let (mut total, mut kept) = (0.0, 0);
            while total < 1.0 - REST && kept < list.len() {
                total += list[kept].weight;
                kept += 1;
            }
            list.truncate(kept);
        }
    }
    let total: f32 = list.iter().map(|fall| fall.weight).sum();
    for fall in &mut list {
        fall.weight /= total;
    }
    list
}

/// The likeliest first.
fn in_order(list: &mut [Fall]) {
    for i in 1..list.len() {
        let mut at = i;
        while at > 0 && list[at - 1].weight < list[at].weight {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// The position after these throws.
#[must_use]
pub fn fallen(rules: &Rules, position: &Position, pool: Pool) -> Position {
    let mut fallen = *position;
    for throw in pool.throws() {
        // Bonus throws come before the one that ends the pool.
        if rules.ruleset().bonus.contains(throw)
            && let Ok(next) = rules.throw(&fallen, throw)
        {
            fallen = next;
        }
    }
    for throw in pool.throws() {
        if !rules.ruleset().bonus.contains(throw)
            && let Ok(next) = rules.throw(&fallen, throw)
        {
            fallen = next;
        }
    }
    fallen
}
