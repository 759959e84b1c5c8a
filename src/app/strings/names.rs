//! Which messages name a ruleset, an option, a square's house.

use super::Msg;

/// How a ruleset is introduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesetWords {
    /// Its name.
    pub name: Msg,
    /// Where it comes from; completes [`Msg::StartBy`].
    pub source: Msg,
    /// What is particular to it, in one line.
    pub line: Msg,
    /// Its options, each with its token, in the order of the ruleset specification.
    pub options: &'static [OptionWords],
}

/// How an option is introduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionWords {
    /// The token in a ruleset specification.
    pub token: &'static str,
    /// Its name.
    pub name: Msg,
    /// What it changes, in one line.
    pub note: Msg,
}

const fn option(token: &'static str, name: Msg, note: Msg) -> OptionWords {
    OptionWords { token, name, note }
}

const SEVEN: OptionWords = option("seven", Msg::OptionSeven, Msg::OptionSevenNote);

/// Every ruleset's id, in the order in which the start screen shows them.
pub const RULESETS: [&str; 10] =
    ["kendall", "cemea", "figurine", "faraones", "reed", "jequier", "bell", "piccione", "common", "skyriuk"];

/// The words for a ruleset, by its id.
pub fn ruleset_words(id: &str) -> Option<RulesetWords> {
    let words = match id {
        "kendall" => RulesetWords {
            name: Msg::RulesetKendall,
            source: Msg::RulesetKendallSource,
            line: Msg::RulesetKendallLine,
            options: &const {
                [
                    option("five", Msg::OptionKendallFive, Msg::OptionKendallFiveNote),
                    option("start", Msg::OptionKendallStart, Msg::OptionKendallStartNote),
                    option("trap", Msg::OptionKendallTrap, Msg::OptionKendallTrapNote),
                    option("home", Msg::OptionKendallHome, Msg::OptionKendallHomeNote),
                    option("single", Msg::OptionKendallSingle, Msg::OptionKendallSingleNote),
                ]
            },
        },
        "cemea" => RulesetWords {
            name: Msg::RulesetCemea,
            source: Msg::RulesetCemeaSource,
            line: Msg::RulesetCemeaLine,
            options: &const {
                [
                    option("high", Msg::OptionCemeaHigh, Msg::OptionCemeaHighNote),
                    option("die", Msg::OptionCemeaDie, Msg::OptionCemeaDieNote),
                    option("playon", Msg::OptionCemeaPlayon, Msg::OptionCemeaPlayonNote),
                ]
            },
        },
        "figurine" => RulesetWords {
            name: Msg::RulesetFigurine,
            source: Msg::RulesetFigurineSource,
            line: Msg::RulesetFigurineLine,
            options: &const {
                [
                    option("strict", Msg::OptionFigurineStrict, Msg::OptionFigurineStrictNote),
                    option("blocked", Msg::OptionFigurineBlocked, Msg::OptionFigurineBlockedNote),
                ]
            },
        },
        "faraones" => RulesetWords {
            name: Msg::RulesetFaraones,
            source: Msg::RulesetFaraonesSource,
            line: Msg::RulesetFaraonesLine,
            options: &const { [SEVEN, option("bonus", Msg::OptionFaraonesBonus, Msg::OptionFaraonesBonusNote)] },
        },
        "reed" => RulesetWords {
            name: Msg::RulesetReed,
            source: Msg::RulesetReedSource,
            line: Msg::RulesetReedLine,
            options: &const {
                [
                    option("beauty", Msg::OptionReedBeauty, Msg::OptionReedBeautyNote),
                    option("water", Msg::OptionReedWater, Msg::OptionReedWaterNote),
                    option("exits", Msg::OptionReedExits, Msg::OptionReedExitsNote),
                ]
            },
        },
        "jequier" => RulesetWords {
            name: Msg::RulesetJequier,
            source: Msg::RulesetJequierSource,
            line: Msg::RulesetJequierLine,
            options: &[],
        },
        "bell" => RulesetWords {
            name: Msg::RulesetBell,
            source: Msg::RulesetBellSource,
            line: Msg::RulesetBellLine,
            options: &[],
        },
        "piccione" => RulesetWords {
            name: Msg::RulesetPiccione,
            source: Msg::RulesetPiccioneSource,
            line: Msg::RulesetPiccioneLine,
            options: &[],
        },
        "common" => RulesetWords {
            name: Msg::RulesetCommon,
            source: Msg::RulesetCommonSource,
            line: Msg::RulesetCommonLine,
            options: &const { [SEVEN] },
        },
        "skyriuk" => RulesetWords {
            name: Msg::RulesetSkyriuk,
            source: Msg::RulesetSkyriukSource,
            line: Msg::RulesetSkyriukLine,
            options: &const { [SEVEN] },
        },
        _ => return None,
    };
    Some(words)
}

/// The name of a square's house under a ruleset, if it has one; `square` counts from 1.
pub fn house_name(ruleset: &str, square: u8) -> Option<Msg> {
    let house = match (ruleset, square) {
        ("faraones", 15) => Msg::HouseAnkh,
        ("faraones", 26) => Msg::HouseJudges,
        ("faraones", 27) => Msg::HouseFalcon,
        ("faraones", 28) => Msg::HouseThree,
        ("faraones", 29) => Msg::HouseTwo,
        ("faraones", 30) => Msg::HouseOne,
        ("cemea", 26) => Msg::HouseAbundance,
        ("cemea", 27) => Msg::HouseIllFortune,
        ("cemea", 28) => Msg::RefugeThree,
        ("cemea", 29) => Msg::RefugeTwo,
        ("cemea", 30) => Msg::RefugeOne,
        (_, 15) => Msg::HouseRebirth,
        (_, 26) => Msg::HouseBeauty,
        (_, 27) => Msg::HouseWater,
        (_, 28) => Msg::HouseTruths,
        (_, 29) => Msg::HouseAtum,
        (_, 30) => Msg::HouseHorus,
        _ => return None,
    };
    Some(house)
}
