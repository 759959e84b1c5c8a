//! A blur that takes an image row by row and keeps no more rows than it needs.

/// Two running means in each direction, nearly a Gaussian. It counts in whole numbers, so that what is far away
/// changes nothing, not even by rounding.
#[derive(Clone, Debug)]
pub(super) struct Blur {
    radius: usize,
    down: [Sums; 2],
    row: Vec<i64>,
    spare: Vec<i64>,
}

/// Parts of a unit that are told apart.
const FINE: f32 = 65_536.0;

impl Blur {
    pub fn new(radius: usize) -> Self {
        let sums = || Sums { rows: Vec::new(), sums: Vec::new(), count: 2 * radius + 1, at: 0 };
        Self { radius, down: [sums(), sums()], row: Vec::new(), spare: Vec::new() }
    }

    /// How many rows later a row comes out than it went in.
    pub const fn delay(&self) -> usize {
        2 * self.radius
    }

    /// Takes the next row, and puts in its place the blurred row [`Blur::delay`] rows before. Above the first
    /// row it sees that one again and again.
    pub fn push(&mut self, row: &mut [f32]) {
        self.row.clear();
        self.row.extend(row.iter().map(|v| (v * FINE) as i64));
        for _ in 0..2 {
            self.across();
        }
        for sums in &mut self.down {
            sums.push(&mut self.row);
        }
        let count = (2 * self.radius + 1) as f32;
        let share = 1.0 / (FINE * count * count * count * count);
        for (out, sum) in row.iter_mut().zip(&self.row) {
            *out = *sum as f32 * share;
        }
    }

    fn across(&mut self) {
        let Some(last) = self.row.len().checked_sub(1) else { return };
        let r = self.radius;
        self.spare.clone_from(&self.row);
        let at = |x: usize| self.spare[x.min(last)];
        let mut sum = at(0) * (r as i64 + 1);
        for x in 1..=r {
            sum += at(x);
        }
        for (x, out) in self.row.iter_mut().enumerate() {
            *out = sum;
            sum += at(x + r + 1) - at(x.saturating_sub(r));
        }
    }
}

/// The sum of the last rows.
#[derive(Clone, Debug)]
struct Sums {
    rows: Vec<i64>,
    sums: Vec<i64>,
    count: usize,
    at: usize,
}

impl Sums {
    fn push(&mut self, row: &mut [i64]) {
        if self.rows.is_empty() {
            for _ in 0..self.count {
                self.rows.extend_from_slice(row);
            }
            self.sums.extend(row.iter().map(|v| v * self.count as i64));
        }
        let start = self.at * row.len();
        for ((value, sum), old) in row.iter_mut().zip(&mut self.sums).zip(&mut self.rows[start..]) {
            *sum += *value - *old;
            *old = *value;
            *value = *sum;
        }
        self.at = (self.at + 1) % self.count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_stays_level_and_a_point_spreads_evenly() {
        let mut blur = Blur::new(3);
        for _ in 0..40 {
            let mut row = vec![2.5; 50];
            blur.push(&mut row);
            assert!(row.iter().all(|v| (v - 2.5).abs() < 1e-4));
        }
        let (mut blur, mut rows) = (Blur::new(3), Vec::new());
        for y in 0..40 {
            let mut row = vec![0.0; 41];
            row[20] = if y == 15 { 1.0 } else { 0.0 };
            blur.push(&mut row);
            rows.push(row);
        }
        let middle = 15 + blur.delay();
        let all: f32 = rows.iter().flatten().sum();
        assert!((all - 1.0).abs() < 1e-3, "nothing is lost: {all}");
        for (dx, dy) in [(2, 0), (3, 4), (6, 6), (1, 5)] {
            let at = |x: usize, y: usize| rows[y][x];
            let value = at(20 + dx, middle + dy);
            for other in [at(20 - dx, middle + dy), at(20 + dx, middle - dy), at(20 + dy, middle + dx)] {
                assert!((value - other).abs() < 1e-5);
            }
        }
        assert_eq!(rows[middle][27], 0.0, "it ends after twice its radius");
    }
}
