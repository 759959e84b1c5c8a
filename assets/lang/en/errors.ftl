### What went wrong, and what became of it.

## Links

link-notice = Something in the link could not be used.
link-ruleset = There is no ruleset “{ $given }”. Known are: { $known }.
link-option = “{ $given }” is no option of { $ruleset }. Known are: { $known }.
link-option-none = “{ $given }” is no option of { $ruleset }: it has none.
link-option-twice = The option “{ $given }” is named twice.
link-custom = The code of these rules is damaged or from a newer version.
link-position = The position cannot be played.
link-seed = “{ $given }” is no seed: it takes up to 16 hexadecimal digits.
link-language = There is no language “{ $given }”.
link-page-missing = The page “{ $given }” is not part of this version.
link-theme = There is no board “{ $given }”.
link-player = “{ $given }” is no player: it takes human, or a level from 1 to 5.
link-value = “{ $given }” cannot be used for { $name }.
link-encoding = { $name } is not properly encoded.
link-game-missing = A game in a link cannot be read by this version.
link-no-game = There is no game “{ $given }” on this device.
link-instead = Taken instead: { $used }.
link-dismiss = All right

## Saving

save-unavailable = This page cannot save here: the game lasts as long as the page is open.
save-full = There is no room left to save. The game lasts as long as the page is open.
save-unreadable-kept = It is kept as it is, and nothing is lost.
save-newer = It was saved by a newer version of the game.
save-download = Download it
save-lost-tab = Another tab has taken over this game.

## Language files

language-failed = { $language } could not be loaded. The texts stay in { $current }.
