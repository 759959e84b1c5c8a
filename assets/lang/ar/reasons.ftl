### Why positions, moves and records are refused. Each message is a sentence, or a few.
### $given, $tag, $token and the like are shown as they stand in the text, and mean the same in every language;
### so do the words between them that belong to the notation, which stand between U+2066 and U+2069.

# Of very many reasons the first are told.
reasons-more = { $count ->
    [zero] لا أخطاء أخرى.
    [one] وهناك خطأ آخر.
    [two] وهناك خطآن آخران.
    [few] وهناك { $count } أخطاء أخرى.
    [many] وهناك { $count } خطأً آخر.
   *[other] وهناك { $count } خطأ آخر.
}

## Positions: how they are written

position-fields = للوضع سبعة حقول، بين كل حقلين مسافة واحدة؛ وعددها هنا: { $count }.
position-rows = المربعات في ثلاثة صفوف تفصل بينها «/»؛ وعددها هنا: { $count }.
position-row-length = في الصف { $row } عشرة مربعات؛ وعددها هنا: { $count }.
position-letter = المربع { $square }: «{ $given }» ليس {"\u2066"}w{"\u2069"} ولا {"\u2066"}b{"\u2069"} ولا نقطة.
position-side = يُكتب صاحب الدور {"\u2066"}w{"\u2069"} أو {"\u2066"}b{"\u2069"}، لا «{ $given }».
position-phase = «{ $given }» ليست مرحلة. المراحل هي: {"\u2066"}open, open:3, throw, throw:1,4, move:1,2,4, over:w, over:b, over:draw{"\u2069"}.
position-throw = «{ $given }» ليست رمية من ١ إلى ٦.
position-throws-order = الرميات «{ $given }» ليست مرتبة تصاعديًا.
position-throws-full = الرميات { $throw } أكثر مما ينبغي.
position-counts = { $field ->
    [waiting] تُعدّ القطع المنتظرة
    [off] تُعدّ القطع الخارجة
   *[taken] تُعدّ القطع المأسورة
} بعدد الأبيض ثم عدد الأسود، و{"\u2066"}0-0{"\u2069"} إذا لم تكن هناك قطع، لا «{ $given }».
position-token = «{ $given }» ليست علامة معروفة.
position-token-twice = وردت العلامة «{ $given }» مرتين.
position-token-order = العلامات غير مرتبة: «{ $second }» تأتي قبل «{ $first }».

## Positions: what they say

position-piece-count = عدد قطع { side-name } كلها { $expected }؛ وعددها هنا: { $found }.
position-nothing-taken = في هذه القواعد لا تُؤسر قطعة.
position-nothing-waits = في هذه القواعد لا تنتظر قطعة الدخول.
position-never-occupied = في هذه القواعد لا يمكن أن تقف قطعة على { $square }.
position-never-left = لا تبقى قطعة على { $square }: فهي تغادره قبل أن ينتهي دور صاحبها.
position-nothing-left = { $side ->
    [white] لم تبقَ للأبيض
   *[black] لم تبقَ للأسود
} قطعة، والمباراة لم تنتهِ.
position-acts-without = الدور على { side-name }، ولا قطعة له.
position-no-such-throw = في هذه القواعد لا يمكن رمي { $throw }.
position-several-throws = في هذه القواعد تُلعب كل رمية قبل التي تليها، فلا تجتمع { $throws }.
position-kept-throw = في هذه القواعد تُلعب كل رمية قبل التي تليها، فلا تبقى { $throws } عند الرمي.
position-not-bonus = رمية { $throw } لا تمنح رمية أخرى، فلا رمي بعدها.
position-second-last = الرمية التي لا تمنح أخرى تنهي الرمي، فلا تكون إلا واحدة.
position-open-elsewhere = تُرمى رميات الافتتاح من وضع البداية.
position-open-tokens = للافتتاح علامات البداية، لا أكثر ولا أقل: { $tokens }.
position-open-against = في هذا الافتتاح يرمي اللاعبان بالتناوب، رمية لكل منهما؛ فلا تصح «{ $given }».
position-open-order = في هذا الافتتاح يرمي اللاعب الأول أولًا؛ فلا تصح «{ $given }».
position-open-second = في هذا الافتتاح لا يرمي اللاعب الثاني إلا بعد الأول؛ فلا تصح «{"\u2066"}b open{"\u2069"}».
position-foreign-token = لا وجود للعلامة «{ $given }» في هذه القواعد.
position-missing-must = العلامة «{ $given }» ناقصة.
position-wrong-must = لا تُكتب العلامة «{ $given }» إلا إذا كانت لصاحب الدور قطعة على ذلك المربع.
position-two-bound = لا يمكن أن تكون الرمية واجبة على قطعتين معًا.
position-fixed = العلامة «{ $given }» لا تصح: لا يمكن أن تكون هناك الآن قطعة بدأت من هناك.
position-not-won = لم يفز { side-name }.
position-last-mover = يُذكر آخر من نقل، ولا يمكن أن يكون هنا { side-name }.
position-not-drawn = ليست المباراة تعادلًا: ما زال اللعب ممكنًا.
position-over-tokens = المباراة المنتهية بلا علامات.

position-misplaced = العلامة «{ $given }» لا تصح هنا: { $reason }
misplaced-acts = صاحب الدور لا يخسر دورًا.
misplaced-no-piece = لا قطعة له هناك.
misplaced-opened = لُعبت نقلة الافتتاح.
misplaced-opening-tokens = عند نقلة الافتتاح تكون علامات البداية كلها حاضرة.
misplaced-opening-moved = نقل الافتتاح تلك القطعة.
misplaced-threw-one = رمى صاحبها ١.
misplaced-gave-up = من عاد من الماء قد رمى ١.
misplaced-opening-one = تُحسب له رمية ١ من الافتتاح.
misplaced-not-split = لم تُقسَّم رمية.
misplaced-no-part = لم يُستعمل من الرمية شيء.
misplaced-part-used = استُعمل جزء من الرمية.
misplaced-earned = مثل هذه الرمية منحت أخرى، وتُكتب {"\u2066"}owed:1{"\u2069"}.
misplaced-none-back = لا يمكن أن تكون قطعة قد رجعت إلى هناك.

## Records

record-error = السطر { $line }، العمود { $column }: { $reason }
record-tag = تُكتب الترويسة هكذا: {"\u2066"}[Name "value"]{"\u2069"}؛ والمطلوب هنا { $part ->
    [bracket] القوس الأول
    [name] الاسم، من حروف لاتينية وأرقام و{"\u2066"}_{"\u2069"}
    [value] القيمة بين علامتي اقتباس
    [escaped] بعد {"\u2066"}\{"\u2069"} علامة {"\u2066"}\{"\u2069"} أخرى أو {"\u2066"}"{"\u2069"}
    [quote] علامة الاقتباس الأخيرة
    [closing] القوس الأخير
   *[end] نهاية السطر
}.
record-tag-twice = وردت الترويسة { $tag } مرتين.
record-ruleset-missing = الترويسة {"\u2066"}Ruleset{"\u2069"} ناقصة.
record-value = لا تكون { $tag } «{ $given }»، بل { $possible ->
    [result] {"\u2066"}w{"\u2069"} أو {"\u2066"}b{"\u2069"} أو {"\u2066"}draw{"\u2069"} أو {"\u2066"}*{"\u2069"}
    [throws] {"\u2066"}given{"\u2069"} أو {"\u2066"}fresh{"\u2069"} أو {"\u2066"}hand{"\u2069"}
   *[cursor] رقم رمية أو نقلة في المباراة
} فقط.
record-disagrees = تقول { $tag } «{ $given }»، والمباراة تعطي «{ $actual }».
record-disagrees-none = تقول { $tag } «{ $given }»، وليس في المباراة شيء كهذا.
record-turn-number = المطلوب هنا رقم الدور «{ $wanted }»، لا «{ $given }».
record-side = المطلوب هنا صاحب الدور «{ $wanted }»، لا «{ $given }».
record-side-missing = يجب أن يليه هنا صاحب الدور «{ $wanted }».
record-turn-over = انتهى هذا الدور: الدور { $turn } يبدأ سطرًا جديدًا.
record-event = «{ $given }» ليست رمية ولا نقلة.
record-after-end = انتهت المباراة، فلا شيء بعدها.
record-not-drawn = ليست المباراة تعادلًا هنا.
record-draw-wanted = المباراة هنا تعادل لانعدام التقدم؛ يجب أن يليها «{"\u2066"}draw{"\u2069"}».
record-move-due = لا رمي هنا: بقيت رمية لم تُلعب.
record-throw-due = لا نقل هنا: الرمي أولًا.
record-throws-full = لا مكان لرمية أخرى كهذه.
record-not-legal = { $move } ليست نقلة جائزة هنا: { $reason }

## Moves

move-form = «{ $given }» ليست نقلة. تُكتب النقلات هكذا: {"\u2066"}4:14-18, 3:28-off, 1:in-1, 5:pass, pass, back{"\u2069"}.
move-throw = «{ $given }» ليست نقلة: «{ $part }» ليست رمية من ١ إلى ٦.
move-square = «{ $given }» ليست نقلة: «{ $part }» ليس مربعًا من ١ إلى ٣٠.

illegal-not-thrown = لا توجد رمية { $throw } لتُلعب.
illegal-no-piece = لا قطعة لصاحب الدور على { $square }.
illegal-no-entry = لا تدخل قطعة بهذه الرمية.
illegal-goes-to = الرمية تأخذها إلى { $square }.
illegal-wrong-target = الرمية لا تأخذها إلى هناك.
illegal-own-piece = على { $square } قطعة لصاحبها نفسه.
illegal-occupied = المربع { $square } مشغول.
illegal-pair = القطعة التي على { $square } تحميها جارتها.
illegal-not-alone = القطعة التي على { $square } ليست وحيدة.
illegal-safe = القطعة التي على { $square } آمنة.
illegal-wall = قطع الخصم من { $first } إلى { $last } تسدّ الطريق.
illegal-gate = على كل قطعة أن تقف أولًا على { $square }.
illegal-exact = لا يمكن نقلها بهذه الرمية.
illegal-first-row = لا تخرج قطعة ما دامت لصاحبها قطعة أخرى على المربعات من ١ إلى ١٠.
illegal-last-row = لا تخرج قطعة حتى تصبح كل قطع صاحبها الباقية على المربعات من ٢١ إلى ٣٠.
illegal-held = القطعة التي على { $square } تحبس قطع صاحبها كلها.
illegal-first = يجب نقل القطعة التي على { $square } أولًا.
illegal-unstarted = على صاحبها أن يرمي ١ قبل أن ينقل شيئًا.
illegal-behind = يجب نقل القطعة التي بدأت على { $square } أولًا.
illegal-no-retreat = لا ترجع من هناك أبدًا.
illegal-advance-exists = لا رجوع إلا إذا تعذّر التقدم.
illegal-direction = كل أجزاء الرمية في اتجاه واحد.
illegal-move-exists = هناك نقلة واجبة.
illegal-nothing-to-give = لا شيء هنا يُترك أو يُتنازل عنه.
