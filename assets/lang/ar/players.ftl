### Names of the players, and throws made with real sticks.
### $name is what a player has typed in.

## Names

player-name = { $side ->
    [white] اسم اللاعب الأول
   *[black] اسم اللاعب الثاني
}
# Whoever did it, as the subject of a sentence: by the name that was given, else by the side.
player = { $side ->
    [white] الأبيض
    [name] { $name }
   *[black] الأسود
}
name-optional = الاسم، إن شئت
turn-opening-name = { $name }: ارمِ للافتتاح.
opening-name = { $side ->
    [white] يلعب { $name } بالأبيض ويبدأ.
   *[black] يلعب { $name } بالأسود ويبدأ.
}
turn-throw-name = على { $name } أن يرمي.
turn-throw-again-name = يرمي { $name } ثانية.
turn-move-name = على { $name } أن يلعب { $throw }.
turn-pool-name = على { $name } أن يلعب { $throws }.

## Real sticks

settings-hand = رمي عصي حقيقية
hand-ask = ماذا رميت؟
hand-throw = رميت { $throw }
hand-first = اختر ما تظهره عصيّك.
hand-mark = رميات باليد

## The window

fullscreen-leave = الخروج من ملء الشاشة
