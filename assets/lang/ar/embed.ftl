### اللعبة في إطار داخل صفحة أخرى، وكيفية وضعها هناك.

# In a frame a new game takes the place of the one on the board
embed-new-ask = تحل مباراة جديدة محل هذه، ولا يمكن استعادتها.

page-closed = هذا الإطار معزول عن الموقع الذي جاء منه، فيتعذّر تحميل ملفات اللعبة. يستطيع القائم على الصفحة المحيطة أن يضيف allow-same-origin إلى sandbox الإطار، ويستطيع القائم على موقع اللعبة أن يرسل الترويسة Access-Control-Allow-Origin.
embed-heading = ضعها في موقعك
embed-intro = اختر ما يعرضه الإطار، وانسخ الشيفرة، والصقها في صفحتك. لا حاجة إلى حساب، ولا يُرسل شيء إلى أحد.
embed-size = الحجم
embed-size-auto = بعرض مكانه
embed-size-fixed = { $width } × { $height }
embed-preview = معاينة
embed-for = أين توضع
embed-for-element = صفحة ويب، مع نص برمجي
embed-for-frame = صفحة ويب، دون نص برمجي
embed-note-element = يجد الإطار ارتفاعه بنفسه، وتستطيع صفحتك أن تتابع المباراة وتشارك فيها. تجد الأحداث والدوال في أول الملف embed.js.
embed-note-frame = إطار بسيط، للمواقع التي لا تقبل نصًا برمجيًا. غيّر العرض والارتفاع كما تشاء.
embed-note-wordpress = أضف مكوّن «HTML مخصص» والصق هذا فيه.
embed-note-moodle = افتح عرض HTML في المحرر والصق هذا.
embed-note-hugo = احفظ هذا في layouts/shortcodes/senet.html، ثم اكتب {"{{< senet >}}"} في صفحة.
embed-note-markdown = الصق هذا في ملف Markdown، مع سطر فارغ قبله وبعده.
embed-note-react = الصق هذا في مكوّنك البرمجي.
embed-note-sites = اختر إدراج، ثم تضمين، ثم رمز التضمين، والصق هذا.
embed-code = الشيفرة
embed-copy = انسخ الشيفرة
embed-local = هذا العنوان على جهازك أنت. ضع اللعبة على خادم أولًا، وانسخ الشيفرة من هناك.
