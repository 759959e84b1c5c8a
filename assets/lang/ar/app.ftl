### What the screens say beyond the board's own words.

## Who plays what, once the opening is decided

opening-you = { $side ->
    [white] تلعب بالأبيض وتبدأ.
   *[black] تلعب بالأسود وتبدأ.
}
opening-computer = { $side ->
    [white] يلعب الحاسوب بالأبيض ويبدأ. وتلعب أنت بالأسود.
   *[black] يلعب الحاسوب بالأسود ويبدأ. وتلعب أنت بالأبيض.
}
opening-seat = { $seat ->
    [white] { $side ->
        [white] يلعب اللاعب الأول بالأبيض ويبدأ.
       *[black] يلعب اللاعب الأول بالأسود ويبدأ.
    }
   *[black] { $side ->
        [white] يلعب اللاعب الثاني بالأبيض ويبدأ.
       *[black] يلعب اللاعب الثاني بالأسود ويبدأ.
    }
}

## At the board

# After the move that the computer proposes; the chance is in per cent
hint-move = بهذه النقلة تكون فرصة الفوز { $percent }٪.
# It proposes to pass
hint-pass = مرّر.
computer-simple = تعذّر تحميل ما تعلّمه الحاسوب. يلعب بقاعدة بسيطة.
# The bar beside the board
chance-heading = فرص الفوز
chance-label = الأبيض { $white }٪، الأسود { $black }٪
chance-share = { $percent }٪

turn-your-throw = دورك: ارمِ.
turn-your-throw-again = ارمِ ثانية.
turn-your-opening = ارمِ للافتتاح.
turn-your-move = رميتك: { $throw }.
turn-your-pool = رمياتك: { $throws }.
turn-your-pass = لا نقلة لك.
turn-over = انتهت المباراة.
status-play-first = { $count ->
    [one] العب أولًا الرمية { $throws }.
    [two] العب أولًا الرميتين { $throws }.
   *[other] العب أولًا الرميات { $throws }.
}
hint-tap-target = المس المربع المضيء للانتقال إليه، أو قطعة مضيئة أخرى.
players-versus = { $white } – { $black }
seat-first = اللاعب الأول
seat-second = اللاعب الثاني
moves-open = قائمة النقلات
record-heading = السجل
record-note = المباراة كلها نصًا.
given-mark = رميات معدّة سلفًا
tray-bear-off = { $side ->
    [white] درج الأبيض: أخرج القطعة هنا
   *[black] درج الأسود: أخرج القطعة هنا
}
tray-enter = { $side ->
    [white] درج الأبيض: خذ قطعة لإدخالها
   *[black] درج الأسود: خذ قطعة لإدخالها
}
sticks-throw = ارمِ
sticks-still = الرمية

## Games under way

games-deleted-elsewhere = حُذفت هذه المباراة في علامة تبويب أخرى. تستمر هنا، ولم تعد تُحفظ.
games-gone = لم تعد هذه المباراة موجودة: فقد حُذفت.
games-unopened = تعذّرت قراءة هذه المباراة. تبقى محفوظة كما هي، ولا يضيع شيء.
games-result = { $side ->
    [white] فاز الأبيض
    [black] فاز الأسود
   *[draw] تعادل
}
games-side-turn = { $side ->
    [white] دور الأبيض
   *[black] دور الأسود
}
games-opening-turn = في الافتتاح
games-delete-yes = حذفها
games-keep = إبقاؤها
games-unreadable = مباراة تعذّرت قراءتها
games-open-failed = تُلعب هذه المباراة في علامة تبويب أخرى.
games-checking = يجري التحقق من علامات التبويب الأخرى…
confirm-heading = هل أنت متأكد؟

## The rules panel, before the texts of the rules are there

rules-of = القواعد: { $ruleset }
rules-coming = جارٍ تحميل القواعد…
rules-lost = تعذّر تحميل نص القواعد.
rules-try-again = إعادة المحاولة

## Settings

setting-system = حسب النظام

## The board, read aloud

board-side = { $side ->
    [white] { $count ->
        [0] لا قطعة للأبيض على الرقعة.
        [one] الأبيض على المربع { $squares }.
        [two] الأبيض على المربعين { $squares }.
       *[other] الأبيض على المربعات { $squares }.
    }
   *[black] { $count ->
        [0] لا قطعة للأسود على الرقعة.
        [one] الأسود على المربع { $squares }.
        [two] الأسود على المربعين { $squares }.
       *[other] الأسود على المربعات { $squares }.
    }
}

## Small things

turn-tossing = العصي في الهواء…
strip-off = { $off }/{ $all }
link-notice-name = تنبيه
start-entering = تدخل القطع واحدة واحدة
save-no-save = ليست من محفوظات هذه اللعبة.
caption-off = خرجت { $off } من { $all }
card-length = { $minutes ->
    [zero] أقل من دقيقة
    [one] نحو دقيقة
    [two] نحو دقيقتين
    [few] نحو { $minutes } دقائق
    [many] نحو { $minutes } دقيقة
   *[other] نحو { $minutes } دقيقة
}
card-die-four = نرد واحد
card-die-six = نرد واحد
result-you-win = فزت.
result-you-lose = فاز الحاسوب.
# A day; the months by their numbers
date = { $day } { $month ->
    [1] يناير
    [2] فبراير
    [3] مارس
    [4] أبريل
    [5] مايو
    [6] يونيو
    [7] يوليو
    [8] أغسطس
    [9] سبتمبر
    [10] أكتوبر
    [11] نوفمبر
   *[other] ديسمبر
} { $year }
