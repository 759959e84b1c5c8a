### What keys tell to those who hear the board, in whole words; and the keys themselves.

## Moves in words, as parts of a list

spoken-plain = من { $from } إلى { $to }
spoken-swap = من { $from } إلى { $to } مع تبادل المكان
spoken-capture = من { $from } إلى { $to } مع أخذ القطعة
spoken-send = من { $from } إلى { $to }، و{ $sent } تعود إلى { $back }
spoken-off = من { $from } إلى خارج الرقعة
spoken-enter = دخول إلى { $to }
spoken-give-up = من { $from } رجوعًا إلى { $to }، ترك الماء
spoken-with = بالرمية { $throw }: { $moves }.

## The board in rows

spoken-piece = { $side ->
    [white] { $square } بيضاء
   *[black] { $square } سوداء
}
spoken-row = الصف { $row }، المربعات من { $first } إلى { $last }: { $pieces }.
spoken-row-empty = الصف { $row }، المربعات من { $first } إلى { $last }: خالٍ.
sticks-show = الرمية: { $value }، { $lie }

## Keys that find nothing to do

spoken-no-throw = ليس بين الرميات { $throw } تُلعب.
spoken-no-pass = لا يمكن التمرير الآن.
spoken-no-redo = لا شيء يُعاد لعبه.
spoken-none = لا شيء على الرقعة يمكن اختياره الآن.

## Keys

keys-find = F وShift+F: المربع التالي والسابق الذي يمكن اختياره الآن
keys-read-row = W: سماع الصف
keys-read-turn = C: سماع صاحب الدور وما رُمي
keys-read-off = O: سماع عدد القطع الخارجة
keys-tab = Tab وShift+Tab: من الرقعة إلى الأزرار، والعودة
