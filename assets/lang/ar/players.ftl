### Names of the players, and throws made with real sticks.
### $name is what a player has typed in.

## Names

player-name = { $side ->
    [white] اسم اللاعب الأول
   *[black] اسم اللاعب الثاني
}
name-optional = الاسم، إن شئت
turn-opening-name = { $name }: ارمِ للافتتاح.
turn-throw-name = على { $name } أن يرمي.
turn-throw-again-name = يرمي { $name } ثانية.
turn-move-name = على { $name } أن يلعب { $throw }.
turn-pool-name = على { $name } أن يلعب { $throws }.

## Real sticks

settings-hand = رمي عصي حقيقية
settings-hand-note = ترمي بيدك، وتخبر اللعبة بما رميت.
hand-ask = ماذا رميت؟
hand-throw = رميت { $throw }
hand-first = اختر ما تظهره عصيّك.
hand-mark = رميات باليد

## The window

fullscreen-leave = الخروج من ملء الشاشة
