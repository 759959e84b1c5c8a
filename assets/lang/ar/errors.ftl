### What went wrong, and what became of it.

## Links

link-notice = في الرابط ما لم يمكن استعماله.
link-ruleset = لا توجد قواعد باسم «{ $given }». المعروف: { $known }.
link-option = لا يوجد خيار باسم «{ $given }» في { $ruleset }. المعروف: { $known }.
link-option-none = لا يوجد خيار باسم «{ $given }» في { $ruleset }: فهي بلا خيارات.
link-option-twice = ذُكر الخيار «{ $given }» مرتين.
link-custom = رمز هذه القواعد تالف أو من نسخة أحدث.
link-position = لا يمكن لعب هذا الوضع.
link-seed = لا تصلح «{ $given }» بذرة: البذرة رقم ست عشري من 16 خانة على الأكثر.
link-language = لا توجد لغة باسم «{ $given }».
link-page-missing = الصفحة «{ $given }» ليست في هذه النسخة.
link-theme = لا توجد رقعة باسم «{ $given }».
link-player = لا يصلح «{ $given }» لاعبًا: المقبول human، أو مستوى من 1 إلى 5.
link-value = لا تصلح «{ $given }» قيمة للمفتاح { $name }.
link-encoding = ترميز { $name } غير سليم.
link-game-missing = في أحد الروابط مباراة لا تستطيع هذه النسخة قراءتها.
link-no-game = لا توجد مباراة باسم «{ $given }» على هذا الجهاز.
link-instead = استُعمل بدلًا منه: { $used }.
link-dismiss = حسنًا

## Saving

save-unavailable = لا تستطيع هذه الصفحة الحفظ هنا: تدوم المباراة ما دامت الصفحة مفتوحة.
save-full = لم تبقَ مساحة للحفظ. تدوم المباراة ما دامت الصفحة مفتوحة.
save-unreadable-kept = تبقى محفوظة كما هي، ولا يضيع شيء.
save-newer = حُفظت بنسخة أحدث من اللعبة.
save-download = تنزيلها
save-lost-tab = انتقلت هذه المباراة إلى علامة تبويب أخرى.

## Language files

language-failed = تعذّر تحميل { $language }. تبقى النصوص بلغة { $current }.
