use senet::ai::solve::*;
use senet::rules::*;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let n: u8 = a[0].parse().unwrap();
    let side: u8 = a[1].parse().unwrap();
    for spec in Spec::all() {
        if a.len() > 2 && !spec.to_string().starts_with(&a[2]) {
            continue;
        }
        let rules = Rules::new(spec);
        let t = Instant::now();
        let mut s = Solver::new(
            &rules,
            Limits {
                in_all: n,
                a_side: side,
                pool: std::env::var("POOL").map_or(4, |p| p.parse().unwrap()),
                bytes: a.get(3).map_or(32 << 20, |b| b.parse::<usize>().unwrap() << 20),
            },
        );
        let mut k = 0;
        let mut worst = 0.0f64;
        loop {
            let u = Instant::now();
            let p = s.step(1_000_000);
            worst = worst.max(u.elapsed().as_secs_f64());
            k += 1;
            if p == Progress::Done {
                break;
            }
        }
        println!(
            "{spec}: {:?} {} positions, {:.2} s, {k} steps, worst {:.1} ms",
            s.solved().collect::<Vec<_>>(),
            s.positions(),
            t.elapsed().as_secs_f64(),
            worst * 1e3
        );
        if let Ok(k) = std::env::var("COMPARE") {
            let mut t = Solver::new(
                &rules,
                Limits { in_all: n, a_side: side, pool: k.parse().unwrap(), bytes: 64 << 20 },
            );
            while t.step(1_000_000) == Progress::Working {}
            let mut rng = senet::rng::Rng::new(senet::rng::Seed(1));
            for m in [[1, 1], [2, 1], [1, 2]] {
                let (mut worst, mut sum, mut c) = (0f32, 0f32, 0);
                for _ in 0..20000 {
                    let Some(p) = s.sample(m, &mut rng) else { continue };
                    let d = (s.value(&p).unwrap() - t.value(&p).unwrap()).abs();
                    worst = worst.max(d);
                    sum += d;
                    c += 1;
                }
                println!("  {m:?} worst {worst:.1e} mean {:.1e} of {c}", sum / c as f32);
            }
        }
        if std::env::var("TELL").is_ok() {
            for l in s.log() {
                println!("   {l}");
            }
        }
    }
}
