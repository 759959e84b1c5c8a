use super::*;
use crate::app::scene::{Base, Key, Pen, Shade, Text};
use crate::app::theme::Rgba;

const RED: Rgba = Rgba(0xff00_00ff);

fn scene(moving: Vec<Item>) -> Scene {
    Scene { width: 400.0, height: 300.0, key: Key(0), fixed: None, base: Base::Clear, moving }
}

fn block(x: f32, y: f32) -> Item {
    Item::Fill(Path::round(Rect::new(x, y, 20.0, 10.0), 0.0), Paint::Flat(RED))
}

fn of(items: Vec<Item>) -> Vec<Leaf> {
    scene(items).leaves()
}

#[test]
fn the_same_picture_has_not_changed() {
    let items = || vec![block(10.0, 10.0), block(50.0, 50.0)];
    assert_eq!(changed(&of(items()), &of(items())), None);
    assert_eq!(changed(&[], &[]), None);
}

#[test]
fn what_moves_is_painted_anew_where_it_was_and_where_it_is() {
    let still = || block(300.0, 200.0);
    let (before, after) = (of(vec![block(10.0, 10.0), still()]), of(vec![block(60.0, 30.0), still()]));
    let dirty = changed(&before, &after).expect("something moved");
    assert!(
        dirty.x <= 10.0 && dirty.y <= 10.0 && dirty.right() >= 80.0 && dirty.bottom() >= 40.0,
        "{dirty:?}"
    );
    assert!(dirty.right() < 100.0 && dirty.bottom() < 60.0, "what stands still is left alone: {dirty:?}");
}

#[test]
fn what_comes_or_goes_or_changes_its_colour_is_painted_anew() {
    let one = of(vec![block(10.0, 10.0)]);
    let pale =
        of(vec![Item::Fill(Path::round(Rect::new(10.0, 10.0, 20.0, 10.0), 0.0), Paint::Flat(Rgba(9)))]);
    for (before, after) in [(&one, &Vec::new()), (&Vec::new(), &one), (&one, &pale)] {
        let dirty = changed(before, after).expect("something changed");
        assert!(dirty.contains(Point::new(11.0, 11.0)) && dirty.w < 30.0, "{dirty:?}");
    }
}

#[test]
fn groups_move_turn_and_clip_what_they_hold() {
    let group = |group: Group| of(vec![Item::Push(group), block(0.0, 0.0), Item::Pop])[1];
    let moved = group(Group { at: Point::new(100.0, 50.0), ..Group::default() });
    assert!(moved.bounds.contains(Point::new(119.0, 59.0)) && moved.bounds.x > 95.0, "{moved:?}");
    let turned =
        group(Group { at: Point::new(100.0, 50.0), turn: core::f32::consts::FRAC_PI_2, ..Group::default() });
    assert!(turned.bounds.contains(Point::new(91.0, 69.0)) && turned.bounds.right() < 105.0, "{turned:?}");
    let large = group(Group { scale: Point::new(3.0, 2.0), ..Group::default() });
    assert!(large.bounds.contains(Point::new(59.0, 19.0)), "{large:?}");
    let clip = Some(Path::round(Rect::new(5.0, 5.0, 4.0, 4.0), 0.0));
    let clipped = group(Group { clip, ..Group::default() });
    assert!(clipped.bounds.w < 4.1 && clipped.bounds.h < 4.1, "{clipped:?}");
    let faint = group(Group { alpha: 0.5, ..Group::default() });
    assert_ne!(faint.mark, group(Group::default()).mark, "strength is a change");
}

#[test]
fn every_kind_of_item_keeps_within_its_bounds() {
    let line = Path::line(&[Point::new(50.0, 50.0), Point::new(90.0, 50.0)]);
    let shade = Shade { colour: RED, blur: 10.0, down: 6.0 };
    let words = Text {
        words: "4".into(),
        at: Point::new(100.0, 100.0),
        size: 20.0,
        weight: 400,
        colour: RED,
        most: 60.0,
    };
    let pen = Pen { width: 8.0, dash: None };
    for (item, inside) in [
        (Item::Stroke(line.clone(), Paint::Flat(RED), pen), vec![(46.5, 46.5), (93.5, 53.5)]),
        (Item::Shadow(line, shade), vec![(45.0, 62.0), (95.0, 50.0)]),
        (Item::Text(words), vec![(71.0, 90.0), (129.0, 104.0)]),
        (
            Item::Fill(Path::ellipse(Point::new(30.0, 30.0), 10.0, 5.0), RED.into()),
            vec![(20.5, 30.0), (30.0, 34.5)],
        ),
    ] {
        let leaf = of(vec![item.clone()])[0];
        for (x, y) in inside {
            assert!(leaf.bounds.contains(Point::new(x, y)), "{item:?}: {:?}", leaf.bounds);
        }
    }
    assert!(of(vec![block(500.0, 10.0)])[0].bounds.is_empty(), "outside the stage nothing is seen");
}
