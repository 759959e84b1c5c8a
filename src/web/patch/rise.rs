//! Which children stay where they are.

/// Marks the entries of a longest run of rising numbers: those that need not move.
pub(super) fn longest_rise(places: &[Option<usize>]) -> Vec<bool> {
    // ends[k]: where the run of length k + 1 ends that ends lowest.
    let mut ends: Vec<usize> = Vec::new();
    let mut earlier: Vec<Option<usize>> = vec![None; places.len()];
    for (at, place) in places.iter().enumerate() {
        if place.is_some() {
            let length = ends.partition_point(|end| places[*end] < *place);
            earlier[at] = length.checked_sub(1).map(|shorter| ends[shorter]);
            if length == ends.len() {
                ends.push(at);
            } else {
                ends[length] = at;
            }
        }
    }
    let mut marks = vec![false; places.len()];
    let mut at = ends.last().copied();
    while let Some(mark) = at {
        marks[mark] = true;
        at = earlier[mark];
    }
    marks
}
