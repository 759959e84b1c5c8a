//! Plural categories, against the samples that CLDR prints beside its rules (integers only).

use crate::app::strings::{Category, Language, categories, category};

/// A category and numbers that fall into it.
type Samples<'a> = &'a [(Category, &'a [i64])];

#[test]
fn whole_numbers_fall_into_cldrs_categories() {
    use Category::{Few, Many, One, Other, Two, Zero};
    let samples: &[(Language, Samples)] = &[
        (Language::English, &[(One, &[1]), (Other, &[0, 2, 16, 100, 1000, 1_000_000])]),
        (Language::German, &[(One, &[1]), (Other, &[0, 2, 16, 100, 1000, 1_000_000])]),
        (Language::Italian, &[(One, &[1]), (Many, &[1_000_000]), (Other, &[0, 2, 16, 100, 100_000])]),
        (Language::Spanish, &[(One, &[1]), (Many, &[1_000_000]), (Other, &[0, 2, 16, 100, 100_000])]),
        (Language::French, &[(One, &[0, 1]), (Many, &[1_000_000]), (Other, &[2, 17, 100, 100_000])]),
        (
            Language::Arabic,
            &[
                (Zero, &[0]),
                (One, &[1]),
                (Two, &[2]),
                (Few, &[3, 10, 103, 110, 1003]),
                (Many, &[11, 26, 99, 111, 1011]),
                (Other, &[100, 101, 102, 200, 202, 1000, 1_000_000]),
            ],
        ),
    ];
    for (language, by_category) in samples {
        for (expected, numbers) in *by_category {
            assert!(categories(*language).contains(expected), "{language:?} reaches {expected:?}");
            for n in *numbers {
                assert_eq!(category(*language, *n), *expected, "{n} in {language:?}");
                assert_eq!(category(*language, -n), *expected, "-{n} in {language:?}");
            }
        }
        assert_eq!(categories(*language).len(), by_category.len(), "{language:?}");
    }
}

#[test]
fn the_ends_of_the_numbers_have_a_category() {
    for language in Language::ALL {
        for n in [i64::MIN, i64::MAX] {
            assert!(categories(language).contains(&category(language, n)), "{n} in {language:?}");
        }
    }
}
