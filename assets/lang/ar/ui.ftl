### What the page says around the board. The glossary stands at the head of play.ftl.
### $side is always `white` or `black`; $square, $from and $to are square numbers, 1 to 30.

# The two kinds of pieces, told apart by shape. The cone is masculine, the reel feminine.
-cone = مخروط
-cones = مخاريط
-reel = بكرة
-reels = بكرات

## The page

page-title = سينيت: لعبة العبور المصرية
page-title-game = { $ruleset } – سينيت
page-loading = تُجهَّز الرقعة…
page-needs-script = تحتاج سينيت إلى JavaScript وWebAssembly. يُرجى السماح بهما لهذه الصفحة.
page-blocked = سياسة الأمان في هذا الموقع تمنع بدء اللعبة: تقنية WebAssembly غير مسموح بها هنا. يستطيع القائم على الموقع السماح بها بإضافة 'wasm-unsafe-eval'.
page-stopped = تعذّر على اللعبة أن تستمر. أعد تحميل الصفحة: ما حُفظ لا يزال موجودًا. وإن لم يتغير شيء، فقد لا يسمح هذا الموقع بتقنية WebAssembly التي تحتاج إليها اللعبة.
page-close = إغلاق
page-skip-to-board = إلى الرقعة مباشرة
# Between the parts of a list, and between sentences; mind the space at the end.
# The mark U+200F keeps a list of numbers running from right to left.
list-separator = {"،\u200F "}
sentence-separator = {" "}

## Sides and pieces

side-name = { $side ->
    [white] الأبيض
   *[black] الأسود
}
piece-name = { $side ->
    [white] { -cone } أبيض
   *[black] { -reel } سوداء
}
pieces-name = { $side ->
    [white] ال{ -cones } البيضاء
   *[black] ال{ -reels } السوداء
}

## Start screen

start-heading = سينيت
start-intro = لا أحد يعرف القواعد القديمة؛ وهذه عشر قراءات متأنية.
start-intro-more = لُعبت سينيت في مصر منذ نحو عام ٣٠٠٠ قبل الميلاد. وصلت إلينا رقاعها ولم تصل قواعدها؛ فجمع باحثون ولاعبون ما تفرّق منها في الرسوم والنصوص. اختر قراءة، وانظر ما تصنع بالمربعات الثلاثين نفسها.
start-choose = اختر القواعد
start-first-game = مناسبة للبداية
start-by = عن { $source }
start-pieces = { $count ->
    [zero] بلا قطع
    [one] قطعة واحدة لكل لاعب
    [two] قطعتان لكل لاعب
    [few] { $count } قطع لكل لاعب
    [many] { $count } قطعة لكل لاعب
   *[other] { $count } قطعة لكل لاعب
}
start-options = خيارات
start-players = من يلعب
start-seat = { $side ->
    [white] اللاعب الأول
   *[black] اللاعب الثاني
}
start-seats-note = رميات الافتتاح تحدّد لمن كل لون.
start-person = إنسان
start-computer = الحاسوب
start-level = المستوى
start-begin = ابدأ
start-rules = اقرأ القواعد
level-name = المستوى { $level }: { level-title }
# What the computer is called at each of its five levels, the weakest first
level-title = { $level ->
    [1] المتدرّب
    [2] الراعي
    [3] الكاتب
    [4] الكاهن
   *[5] الوزير
}
player-you = أنت
player-computer = الحاسوب، المستوى { $level }
player-person = { $side ->
    [white] الأبيض
   *[black] الأسود
}

## Games under way

games-heading = مباريات جارية
games-continue = متابعة
games-delete = حذف
games-delete-ask = أتُحذف هذه المباراة؟ لا يمكن استرجاعها.
games-last = آخر لعب: { $date }
games-other-tab = تُلعب هذه المباراة في علامة تبويب أخرى.
games-take-over = العبها هنا
games-new = مباراة جديدة

## Rulesets: name, source, and one line on the card

ruleset-kendall = كندال
ruleset-kendall-source = كتيّب تيموثي كندال المرفق بلعبة Passing Through the Netherworld، أواخر السبعينيات
ruleset-kendall-line = ارمِ أولًا، ثم أنفق رمياتك. واحذر الماء.
ruleset-cemea = CEMEA
ruleset-cemea-source = فريق الألعاب في CEMEA، في مقالة من موسوعة إيطالية
ruleset-cemea-line = تبادل وجدران، ومربع سوء طالع قد يحبسك.
ruleset-figurine = التماثيل الخمسة
ruleset-figurine-source = نشرة إيطالية
ruleset-figurine-line = سباق صريح فيه ملاذات، ونقاط للفائز.
ruleset-faraones = لعبة الفراعنة
ruleset-faraones-source = ورقة قواعد إسبانية
ruleset-faraones-line = قضاة يعيدونك إلى الخلف، وحورس وحده يفتح باب الخروج.
ruleset-reed = عصي القصب
ruleset-reed-source = نص ألماني، يبيعه بالإنجليزية مع الرقاع متجر للشطرنج
ruleset-reed-line = إلى الأمام فقط: اجمع قطعك في الصف الأخير، ثم اخرج برميات مضبوطة.
ruleset-jequier = جيكييه ١٩٣٠
ruleset-jequier-source = جيكييه، ١٩٣٠، كما ورد في فهرس Digital Ludeme Project
ruleset-jequier-line = ينفرط الرتل من أوله، والضربة تعيد القطعة بعيدًا.
ruleset-bell = بيل ١٩٧٩
ruleset-bell-source = ر. ك. بيل، ١٩٧٩، كما ورد في فهرس Digital Ludeme Project
ruleset-bell-line = عشر قطع لكل لاعب، وما أُسر لا يعود.
ruleset-piccione = بيتشوني ١٩٧٧
ruleset-piccione-source = بيتشوني، ١٩٧٧، كما ورد في فهرس Digital Ludeme Project
ruleset-piccione-line = تدخل القطع واحدة واحدة، وتُقسَّم الرميات، ولا أسر.
ruleset-common = الشائعة اليوم
ruleset-common-source = أكثر ما يُلعب اليوم في العلب والتطبيقات، وهو صيغة مبسّطة من كندال
ruleset-common-line = سينيت التي يلقاها أكثر الناس أولًا.
ruleset-skyriuk = سكيريوك
ruleset-skyriuk-source = سكيريوك، كما نُشرت مع برنامج مفتوح المصدر
ruleset-skyriuk-line = قطعتان تكفيان لسدّ الطريق، وبيت الجمال يمنح رمية ثانية.
ruleset-custom = قواعدك

## Options: name, and what it changes

option-kendall-five = خمس قطع
option-kendall-five-note = خمس قطع لكل لاعب على المربعات من ١ إلى ١٠، بدلًا من سبع على المربعات من ١ إلى ١٤.
option-kendall-start = رمية البدء
option-kendall-start-note = لا ينقل اللاعب شيئًا قبل أن يرمي ١.
option-kendall-trap = الفخ
option-kendall-trap-note = الرمية التي تأخذ القطعة إلى ما بعد المربع ٢٦ تأخذها إلى الماء على ٢٧، إذا كان خاليًا.
option-kendall-home = صف البداية
option-kendall-home-note = لا تُخرج قطعة من الرقعة ما دامت لك قطعة أخرى على المربعات من ١ إلى ١٠.
option-kendall-single = رمية رمية
option-kendall-single-note = تُلعب كل رمية قبل أن تُرمى التالية، بدلًا من رمي الرميات كلها أولًا.
option-cemea-high = الأعلى يبدأ
option-cemea-high-note = يرمي اللاعبان، ويبدأ صاحب الرمية الأعلى، لا أول من يرمي ١.
option-cemea-die = نرد عادي
option-cemea-die-note = نرد من ١ إلى ٦ بدلًا من العصي الأربع.
option-cemea-playon = حتى النهاية
option-cemea-playon-note = إذا عبر أحد اللاعبين واصل الآخر حتى يعبر هو أيضًا.
option-figurine-strict = هجوم مقيّد
option-figurine-strict-note = لا تُهاجَم قطعة إلا إذا كان المربعان على جانبيها خاليين.
option-figurine-blocked = الانسداد ينهي المباراة
option-figurine-blocked-note = إذا لم يستطع لاعب أن ينقل انتهت المباراة بلا فائز.
option-faraones-bonus = رمية إضافية
option-faraones-bonus-note = الرميات ١ و٤ و٦ تمنح رمية إضافية.
option-reed-beauty = بيت السعادة
option-reed-beauty-note = على كل قطعة أن تقف على المربع ٢٦ قبل أن تمضي.
option-reed-water = بيت الماء
option-reed-water-note = المربع ٢٧ يعيد القطعة إلى المربع ١٥، لا إلى البداية.
option-reed-exits = مخارج مرقّمة
option-reed-exits-note = لا تخرج القطع إلا من ٢٨ و٢٩ و٣٠، برميات ٣ و٢ و١.
option-seven = سبع قطع
option-seven-note = سبع قطع لكل لاعب على المربعات من ١ إلى ١٤، بدلًا من خمس على المربعات من ١ إلى ١٠.

## Settings

settings-heading = الإعدادات
settings-language = اللغة
language-browser = حسب المتصفح
settings-theme = الرقعة
theme-faience = فيانس
theme-ebony = أبنوس
theme-papyrus = بردي
theme-contrast = تباين عالٍ
settings-speed = السرعة
speed-slow = بطيئة
speed-normal = عادية
speed-fast = سريعة
speed-none = بلا تحريك
settings-auto-throw = ارمِ عني
settings-auto-move = النقل فورًا حين لا توجد إلا نقلة واحدة
settings-sound = الصوت
settings-volume = مستوى الصوت
settings-hints = إظهار القطع التي يمكن نقلها
settings-chance = إظهار فرص الفوز
settings-numbers = أرقام المربعات
settings-marks = العلامات
marks-plain = بسيطة
marks-elaborate = مزخرفة
settings-turn-board = تدوير الرقعة
settings-single-keys = اختصارات بمفتاح واحد
settings-reset = استعادة الإعدادات الأولى

## Menu and foot of the page

menu-heading = القائمة
menu-new-game = مباراة جديدة
menu-rules = القواعد
menu-games = المباريات
menu-settings = الإعدادات
menu-keys = المفاتيح
menu-about = عن اللعبة
menu-fullscreen = ملء الشاشة
menu-copy-record = نسخ السجل
menu-save-record = حفظ السجل
menu-copied = تم النسخ.
menu-cannot-copy = النسخ غير مسموح هنا. النص محدَّد: انسخه بيدك.
footer-about = سينيت برنامج حر، برخصتي MIT وApache 2.0.
footer-nothing-sent = لا شيء مما تفعله هنا يغادر جهازك.
footer-no-rules = لا تُعرف للعبة قواعد قديمة كاملة. كل مجموعة قواعد تذكر مصدرها، وتقول أين اضطرت إلى الاختيار.
