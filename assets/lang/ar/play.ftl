### What the game says at the board.
###
### Glossary
### senet → سينيت؛ the game of passing → لعبة العبور؛ game (one that is played) → مباراة
### board → رقعة، رقاع؛ square → مربع؛ house → بيت؛ row → صف؛ path → مسار؛ tray → درج
### piece → قطعة، قطع؛ cone → مخروط، مخاريط؛ reel → بكرة، بكرات؛ figurine → تمثال صغير
### White, Black → الأبيض، الأسود؛ a side → لاعب؛ the enemy → الخصم؛ seat → اللاعب الأول، اللاعب الثاني
### throw → رمية، يرمي؛ another (extra) throw → رمية إضافية؛ throwing sticks → عصي الرمي؛ die → نرد
### faces of sticks: blank خالٍ، white أبيض، flat مسطح، curved محدب، plain أملس، light فاتح
### a move → نقلة، ينقل؛ advance → تقدّم؛ go back (a retreat) → رجوع، يرجع؛ be sent back → تُعاد، تعود
### swap → تبادل المكان؛ hit → ضرب؛ attack → هجوم؛ capture, take → أسر؛ pair → زوج؛ wall → جدار
### bar the way → سدّ الطريق؛ pass (a piece, a square) → تجاوز؛ land on → نزل على؛ lone → منفردة؛ neighbour → مجاورة
### protected → محمية؛ safe → في أمان؛ refuge → ملاذ؛ stuck → عالقة؛ must, owed → واجب، على … أن
### bear off → إخراج؛ leave the board → خروج؛ enter → دخول، إدخال؛ waiting → في الانتظار
### turn → دور؛ pass → تمرير؛ skip, lose a turn → يخسر دوره؛ give up (the water) → ترك الماء؛ give a throw away → ترك الرمية
### opening → افتتاح؛ draw → تعادل؛ resign → انسحاب؛ score → نقاط؛ record → سجل؛ undo → تراجع؛ redo → إعادة
### ruleset → قواعد، مجموعة قواعد؛ reading → قراءة؛ option → خيار؛ source → مصدر
### House of Rebirth بيت البعث، of Beauty بيت الجمال، of Happiness بيت السعادة، of Water بيت الماء،
###   of the Three Truths بيت الحقائق الثلاث، of Re-Atum بيت رع أتوم، of Horus بيت حورس،
###   of Abundance بيت الوفرة، of Ill Fortune بيت سوء الطالع؛ the Ankh العنخ؛ the Three Judges القضاة الثلاثة
###
### Digits: ٠ to ٩; 0 to 9 in what links and records hold. A move's notation runs from left to right,
### between U+2066 and U+2069; U+200E keeps a word at its left end there. Numbers between them are 0 to 9.

## Squares and their houses

square-plain = المربع { $square }
square-house = المربع { $square }، { $house }
house-rebirth = بيت البعث
house-beauty = بيت الجمال
house-water = بيت الماء
house-truths = بيت الحقائق الثلاث
house-atum = بيت رع أتوم
house-horus = بيت حورس
# El juego de los faraones
house-ankh = العنخ
house-judges = القضاة الثلاثة
house-falcon = حورس
house-three = مربع III
house-two = مربع II
house-one = مربع I
# CEMEA
house-abundance = بيت الوفرة
house-ill-fortune = بيت سوء الطالع
refuge-three = الملاذ III
refuge-two = الملاذ II
refuge-one = الملاذ I
# The label as a sentence, read aloud
square-read = { $label }.
# What follows the square's name in its spoken label, after a comma
square-empty = خالٍ
square-movable = النقل ممكن
square-only-move = النقل ممكن، بطريقة واحدة
square-chosen = مختار
square-target = يمكن بلوغه برمية { $throw }
square-target-swap = تبادل مع القطعة التي هنا
square-target-capture = أسر القطعة التي هنا
square-target-sends-back = إعادة القطعة التي هنا إلى الخلف

## Parts of the screen

board-name = رقعة سينيت
region-board = الرقعة
region-status = حال اللعب
region-moves = النقلات
region-players = اللاعبان
tray-waiting = { $side ->
    [white] الأبيض: { $count } في الانتظار
   *[black] الأسود: { $count } في الانتظار
}
tray-off = { $side ->
    [white] الأبيض: خرجت { $count } من { $all }
   *[black] الأسود: خرجت { $count } من { $all }
}
tray-taken = { $side ->
    [white] الأبيض: أُسرت منه { $count }
   *[black] الأسود: أُسرت منه { $count }
}
player-count = { $board } على الرقعة، { $off } خارجها
player-waiting = { $board } على الرقعة، { $waiting } في الانتظار، { $off } خارجها
player-to-throw = دور الرمي
player-to-move = دور النقل

## Whose turn

turn-opening = { $side ->
    [white] اللاعب الأول: ارمِ للافتتاح.
   *[black] اللاعب الثاني: ارمِ للافتتاح.
}
turn-opening-one = يبدأ أول من يرمي ١.
turn-opening-only-one = يرمي اللاعبان حتى ينفرد أحدهما برمية ١.
turn-opening-higher = يرمي اللاعبان؛ ويبدأ صاحب الرمية الأعلى.
turn-throw = على { side-name } أن يرمي.
turn-throw-again = يرمي { side-name } ثانية.
turn-move = على { side-name } أن يلعب { $throw }.
turn-pool = على { side-name } أن يلعب { $throws }.
turn-pass = لا يستطيع { player } أن ينقل.
turn-thinking = { side-name } يفكّر…
turn-movable = { $count ->
    [zero] لا يمكن نقل أي قطعة.
    [one] يمكن نقل قطعة واحدة.
    [two] يمكن نقل أي من قطعتين.
    [few] يمكن نقل أي من { $count } قطع.
    [many] يمكن نقل أي من { $count } قطعة.
   *[other] يمكن نقل أي من { $count } قطعة.
}

## Throws

throw-button = ارمِ
throw-again-button = ارمِ ثانية
throw-after-move = { $count ->
    [one] بعد لعب الرمية { $throw }
    [two] بعد لعب الرميتين { $throw }
   *[other] بعد لعب الرميات { $throw }
}
sticks-lie = { $count ->
    [0] { $face ->
        [blank] لا وجه خاليًا
        [white] لا وجه أبيض
        [flat] لا وجه مسطحًا
        [curved] لا وجه محدبًا
        [plain] لا وجه أملس
       *[light] لا وجه فاتحًا
    }
    [1] { $face ->
        [blank] وجه خالٍ
        [white] وجه أبيض
        [flat] وجه مسطح
        [curved] وجه محدب
        [plain] وجه أملس
       *[light] وجه فاتح
    }
    [2] { $face ->
        [blank] وجهان خاليان
        [white] وجهان أبيضان
        [flat] وجهان مسطحان
        [curved] وجهان محدبان
        [plain] وجهان أملسان
       *[light] وجهان فاتحان
    }
    [3] { $face ->
        [blank] ثلاثة أوجه خالية
        [white] ثلاثة أوجه بيضاء
        [flat] ثلاثة أوجه مسطحة
        [curved] ثلاثة أوجه محدبة
        [plain] ثلاثة أوجه ملساء
       *[light] ثلاثة أوجه فاتحة
    }
   *[4] { $face ->
        [blank] أربعة أوجه خالية
        [white] أربعة أوجه بيضاء
        [flat] أربعة أوجه مسطحة
        [curved] أربعة أوجه محدبة
        [plain] أربعة أوجه ملساء
       *[light] أربعة أوجه فاتحة
    }
}
die-lies = على النرد { $value }
pool-heading = الرميات
pool-left = { $count ->
    [0] لم يبقَ شيء
    [one] بقيت واحدة
    [two] بقيت اثنتان
   *[other] بقيت { $count }
}
pool-choose = اختر رمية.
pool-throw = { $throw }
pool-chosen = { $throw }، مختارة
pool-used = { $throw }، مستعملة
pool-no-move = { $throw }، بلا نقلة
part-left = { $count ->
    [zero] لم تبقَ خطوة
    [one] بقيت خطوة
    [two] بقيت خطوتان
    [few] بقيت { $count } خطوات
    [many] بقيت { $count } خطوة
   *[other] بقيت { $count } خطوة
}

## Moves, as the legend and the list tell them

move-plain = {"\u2066"}{ $from } → { $to }{"\u2069"}
move-swap = {"\u2066"}{ $from } ⇄ { $to }{"\u2069"}
# A piece that was on the square, or in the way, goes elsewhere than to the mover’s square.
move-send = {"\u2066"}{ $from } → { $to }{"\u2069"}، و{ $sent } تعود إلى { $back }
move-capture = {"\u2066"}{ $from } × { $to }{"\u2069"}
move-off = {"\u2066"}{ $from } → خروج{"\u2069"}
move-enter = {"\u2066"}دخول{"\u200E"} → { $to }{"\u2069"}
move-give-up = {"\u2066"}{ $from } → { $to }{"\u2069"}، ترك الماء
move-pass = تمرير
move-throw-pass = تُركت الرمية { $throw }
move-resigns = ينسحب { side-name }
move-then = ، ثم { $square }
legend-shown = { $move }.
legend-move = تنتقل إلى { $to }.
legend-swap = تبادل مكان: تذهب قطعة الخصم إلى { $back }.
legend-send-back = تعود قطعة الخصم إلى { $back }.
legend-capture = تأسر قطعة الخصم فتخرج من اللعب.
legend-water = تسقط في الماء على { $square }.
legend-water-to = تسقط في الماء على { $square } وتخرج منه على { $to }.
legend-judges = يعيدها القضاة الثلاثة إلى { $to }.
legend-ill-fortune-to = سوء الطالع على { $square } يعيدها إلى { $to }.
legend-ill-fortune-stuck = سوء الطالع على { $square }: المربع { $held } مشغول، فتبقى عالقة حتى رمية { $throw }.
legend-water-waits = يُخرجها الماء من الرقعة؛ فتنتظر وتدخل من جديد.
legend-water-swapped = تذهب قطعة الخصم إلى الماء على { $square }.
legend-own-back = تعود قطعتك التي على { $to } إلى { $back }.
legend-off = تخرج القطعة من الرقعة.
legend-enter = تدخل القطعة على { $to }، وترمي ثانية.
legend-again = ترمي ثانية.
legend-give-up = عودة إلى { $to }، وخسارة الدور التالي.
legend-pass = تبقى هذه الرمية بلا استعمال.
legend-retreat = ترجع إلى { $to }.
legend-beauty = على كل قطعة أن تقف هنا، برمية مضبوطة، قبل أن تمضي.

## Buttons at the board

button-undo = تراجع
button-redo = إعادة
button-hint = تلميح
button-pass = تمرير
button-stay = البقاء في الماء
button-give-up = ترك الماء إلى { $square }
button-give-away = ترك الرمية { $throw }
button-resign = انسحاب
resign-ask = { $side ->
    [white] أينسحب الأبيض؟ يفوز الأسود.
   *[black] أينسحب الأسود؟ يفوز الأبيض.
}
resign-yes = انسحاب
resign-no = تابع اللعب
undo-nothing = لا شيء للتراجع عنه.
undo-same-throw = بعد التراجع تأتي الرمية نفسها.
auto-moved = النقلة الوحيدة، أُجريت عنك.

## A turn that passes, and why nothing moves

pass-none = لا يمكن نقل أي قطعة برمية { $throw }.
pass-none-pool = لا يمكن نقل أي قطعة بما بقي من الرميات.
pass-none-part = لا يمكن استعمال بقية الرمية.

## Why a piece cannot go there

why-not-yours = هذه قطعة الخصم.
why-empty = لا قطعة هنا.
why-throw-first = ارمِ أولًا.
why-game-over = انتهت المباراة.
why-not-turn = الدور للخصم.
why-no-such-move = لا رمية تأخذها إلى هناك.
why-own-piece = على { $to } قطعة لك.
why-occupied = المربع { $to } مشغول.
why-pair = القطعة التي على { $to } تحميها جارتها.
why-strict = يجب أن يكون المربعان على جانبي { $to } خاليين.
why-wall = جدار من { $first } إلى { $last } يسدّ الطريق.
why-block = قطعتان للخصم على { $first } و{ $last } تسدّان الطريق.
why-safe = القطعة التي على { $to } لا تُهاجَم.
why-safe-while-water = ما دامت قطعة على ٢٧، لا تُؤسر قطعة على المربعات من ٢٨ إلى ٣٠.
why-stop-first = على كل قطعة أن تقف أولًا على { $square }.
why-exact = لا يُخرج القطعة من { $from } إلا رمية { $throw }.
why-too-far = الرمية { $throw } أكبر من اللازم للقطعة التي على { $from }.
why-home-row = لا تخرج قطعة ما دامت لك قطعة أخرى على المربعات من ١ إلى ١٠.
why-last-row = لا تخرج قطعة حتى تصبح كل قطعك الباقية على المربعات من ٢١ إلى ٣٠.
why-water-holds = قطعتك التي على { $square } تحبس قطعك الأخرى حتى تخرج هي من الماء.
why-water-only = لا يُخرج القطعة من الماء إلى خارج الرقعة إلا رمية { $throw }.
why-stuck = قطعتك عالقة على { $square } حتى ترمي { $throw }.
why-reborn = يجب نقل القطعة التي على { $square } أولًا.
why-must = هذه الرمية للقطعة التي على { $square }.
why-marked = القطعة التي على مربع معلَّم تُنقل أولًا: { $square }.
why-starting-throw = على { side-name } أن يرمي ١ قبل أن ينقل شيئًا.
why-first-move = النقلة الأولى للقطعة التي على { $square }.
why-file = القطعة التي على { $from } تنتظر تلك التي بدأت على { $ahead }.
why-advance-first = لا رجوع إلا إذا تعذّر التقدم.
why-no-retreat = في هذه القواعد لا ترجع القطع.
why-no-retreat-here = لا ترجع قطعة من { $from } أبدًا.
why-entered = القطعة التي دخلت لتوّها أولى بهذه الرمية.
why-enter-throw = تدخل القطعة برمية ١.
why-direction = كل أجزاء الرمية في اتجاه واحد.

## The end

result-won = فاز { side-name }.
result-won-name = فاز { $name }.
result-all-off = خرجت قطع الفائز كلها من الرقعة.
result-score = { $score ->
    [zero] بلا نقاط.
    [one] نقطة واحدة.
    [two] نقطتان.
    [few] { $score } نقاط.
    [many] { $score } نقطة.
   *[other] { $score } نقطة.
}
result-draw-deadlock = تعادل: لا رمية تتيح لأي من اللاعبين نقلة.
result-draw-progress = تعادل: ٢٠٠٠ نقلة متتالية، لم تدخل فيها قطعة ولم تُؤسر ولم تخرج.
result-draw-equal = تعادل: أخرج كل منهما العدد نفسه.
result-blocked = انتهت المباراة بلا فائز: لا يستطيع { side-name } أن ينقل.
result-counts = القطع التي خرجت: { $white } للأبيض، و{ $black } للأسود.
result-again = العب ثانية
result-look-back = عرض الرقعة

## List of moves

moves-heading = النقلات
moves-none = لا نقلات بعد.
moves-opening = الافتتاح

## Keys

keys-heading = المفاتيح
keys-throw = T، أو مفتاح المسافة خارج المربعات: الرمي
keys-arrows = مفاتيح الأسهم: من مربع إلى مربع
keys-path = N وP: المربع التالي والسابق على المسار
keys-choose = Enter أو مفتاح المسافة: اختيار قطعة أو مربع
keys-read-moves = M: سماع النقلات الممكنة
keys-read-board = B: سماع الرقعة
keys-read-square = S: سماع المربع ثانية
keys-read-last = L: سماع النقلة الأخيرة
keys-throws = من ١ إلى ٦: اختيار تلك الرمية
keys-undo = U: تراجع؛ R: إعادة
keys-hint = H: ما كان الحاسوب ليلعبه
keys-pass = X: تمرير
keys-escape = Escape: إعادة القطعة إلى مكانها، أو الإغلاق
keys-help = ?: هذه القائمة
keys-off = يمكن إيقاف الاختصارات بمفتاح واحد في الإعدادات.
