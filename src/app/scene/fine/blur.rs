//! A blur that takes an image row by row and keeps no more rows than it needs.

/// Two running means in each direction, nearly a Gaussian.
#[derive(Clone, Debug)]
pub(super) struct Blur {
    radius: usize,
    down: [Means; 2],
    spare: Vec<f32>,
}

impl Blur {
    pub fn new(radius: usize) -> Self {
        Self { radius, down: [Means::new(2 * radius + 1), Means::new(2 * radius + 1)], spare: Vec::new() }
    }

    /// How many rows later a row comes out than it went in.
    pub const fn delay(&self) -> usize {
        2 * self.radius
    }

    /// Takes the next row, and puts in its place the blurred row [`Blur::delay`] rows before. Above the first
    /// row it sees that one again and again.
    pub fn push(&mut self, row: &mut [f32]) {
        for _ in 0..2 {
            self.across(row);
        }
        for means in &mut self.down {
            means.push(row);
        }
    }

    fn across(&mut self, row: &mut [f32]) {
        let Some(last) = row.len().checked_sub(1) else { return };
        let r = self.radius;
        self.spare.clear();
        self.spare.extend_from_slice(row);
        let from = &self.spare;
        let at = |x: usize| from[x.min(last)];
        let mut sum = at(0) * (r as f32 + 1.0);
        for x in 1..=r {
            sum += at(x);
        }
        let share = 1.0 / (2 * r + 1) as f32;
        for (x, mean) in row.iter_mut().enumerate() {
            *mean = sum * share;
            sum += at(x + r + 1) - at(x.saturating_sub(r));
        }
    }
}

/// The mean of the last rows.
#[derive(Clone, Debug)]
struct Means {
    rows: Vec<f32>,
    sums: Vec<f32>,
    count: usize,
    at: usize,
}

impl Means {
    fn new(count: usize) -> Self {
        Self { rows: Vec::new(), sums: Vec::new(), count, at: 0 }
    }

    fn push(&mut self, row: &mut [f32]) {
        if self.rows.is_empty() {
            for _ in 0..self.count {
                self.rows.extend_from_slice(row);
            }
            self.sums.extend(row.iter().map(|v| v * self.count as f32));
        }
        let share = 1.0 / self.count as f32;
        let start = self.at * row.len();
        for ((value, sum), old) in row.iter_mut().zip(&mut self.sums).zip(&mut self.rows[start..]) {
            *sum += *value - *old;
            *old = *value;
            *value = *sum * share;
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
