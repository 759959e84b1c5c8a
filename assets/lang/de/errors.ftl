### Was schiefging, und was daraus wurde.

## Links

link-notice = Etwas im Link war nicht zu gebrauchen.
link-ruleset = Ein Regelwerk „{ $given }“ gibt es nicht. Bekannt sind: { $known }.
link-option = „{ $given }“ ist keine Option von { $ruleset }. Bekannt sind: { $known }.
link-option-none = „{ $given }“ ist keine Option von { $ruleset }: Dort gibt es keine.
link-option-twice = Die Option „{ $given }“ ist zweimal genannt.
link-custom = Der Code dieser Regeln ist beschädigt oder stammt aus einer neueren Version.
link-position = Diese Stellung ist nicht spielbar.
link-seed = „{ $given }“ ist kein Startwert: Er hat bis zu 16 hexadezimale Ziffern.
link-language = Eine Sprache „{ $given }“ gibt es nicht.
link-page-missing = Die Seite „{ $given }“ gehört nicht zu dieser Version.
link-theme = Ein Brett „{ $given }“ gibt es nicht.
link-player = „{ $given }“ kann nicht mitspielen: Erlaubt sind human oder eine Stufe von 1 bis 5.
link-value = „{ $given }“ ist für { $name } nicht zu gebrauchen.
link-encoding = { $name } ist nicht richtig kodiert.
link-game-missing = Partien in Links kann diese Version nicht lesen.
link-no-game = Eine Partie „{ $given }“ gibt es auf diesem Gerät nicht.
link-instead = Stattdessen gilt: { $used }.
link-dismiss = In Ordnung

## Speichern

save-unavailable = Diese Seite kann hier nicht speichern: Die Partie dauert, solange die Seite offen ist.
save-full = Zum Speichern ist kein Platz mehr. Die Partie dauert, solange die Seite offen ist.
save-unreadable-kept = Sie bleibt, wie sie ist, und nichts geht verloren.
save-newer = Sie stammt aus einer neueren Version des Spiels.
save-download = Herunterladen
save-lost-tab = Ein anderer Tab hat diese Partie übernommen.

## Sprachdateien

language-failed = { $language } konnte nicht geladen werden. Die Texte bleiben in der Sprache { $current }.
