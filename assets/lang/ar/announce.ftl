### What is read aloud as it happens: first what was done, then what it means. Each is a sentence of its own.

announce-throw = يرمي { player } { $value }: { $lie }.
announce-opening = { $side ->
    [white] يرمي اللاعب الأول { $value }.
    [name] يرمي { $name } { $value }.
   *[black] يرمي اللاعب الثاني { $value }.
}
announce-opening-again = لم يُحسم الافتتاح بعد. يُعاد الرمي.
announce-opening-won = { $side ->
    [white] حُسم الافتتاح: يبدأ الأبيض، صاحب { pieces-name }.
   *[black] حُسم الافتتاح: يبدأ الأسود، صاحب { pieces-name }.
}
announce-move = ينقل { player } من { $from } إلى { $to }.
announce-move-house = ينقل { player } من { $from } إلى { $to }، { $house }.
announce-back = يرجع { player } من { $from } إلى { $to }.
announce-enter = يُدخل { player } قطعة على { $to }.
announce-off = يُخرج { player } القطعة التي على { $from }.
announce-off-left = { $count ->
    [0] كانت تلك الأخيرة.
    [one] بقيت قطعة واحدة.
    [two] بقيت قطعتان.
    [few] بقيت { $count } قطع.
    [many] بقيت { $count } قطعة.
   *[other] بقيت { $count } قطعة.
}
announce-swap = تبادلت القطعتان المكان: { $side ->
    [white] الأبيض
   *[black] الأسود
} الآن على { $square }.
announce-send-back = { $side ->
    [white] تعود القطعة البيضاء إلى { $square }.
   *[black] تعود القطعة السوداء إلى { $square }.
}
announce-capture = { $side ->
    [white] أُسرت قطعة بيضاء.
   *[black] أُسرت قطعة سوداء.
}
announce-into-water = { $side ->
    [white] تذهب القطعة البيضاء إلى الماء على { $square }.
   *[black] تذهب القطعة السوداء إلى الماء على { $square }.
}
announce-water = تسقط القطعة في الماء.
announce-water-to = تسقط القطعة في الماء وتعود إلى { $to }.
announce-water-off = تسقط القطعة في الماء وتغادر الرقعة، لتدخل من جديد.
announce-judges = يعيدها القضاة الثلاثة إلى { $to }.
announce-ill-fortune = يعيدها سوء الطالع إلى { $to }.
announce-ill-fortune-stuck = يحبسها سوء الطالع على { $square }.
announce-own-back = تعود قطعته هو إلى { $square }.
announce-give-up = يترك { player } الماء ويعود إلى { $to }. ويخسر دوره التالي.
announce-stay = يبقى { player } في الماء.
announce-pass = يمرّر { player } الدور.
announce-throw-away = يترك { player } الرمية { $throw }.
announce-no-move = لا يستطيع { player } أن ينقل برمية { $throw }.
announce-skip = يخسر { player } هذا الدور.
announce-bonus = رمية إضافية.
announce-chosen = اختير المربع { $square }.
announce-targets = يمكن نقلها إلى { $targets }.
announce-targets-off = يمكن إخراجها من الرقعة.
announce-targets-or-off = يمكن نقلها إلى { $targets }، أو إخراجها من الرقعة.
announce-put-back = أُعيدت إلى مكانها.
announce-moves = { $count ->
    [0] لا نقلات.
    [one] نقلة واحدة: { $moves }.
    [two] نقلتان: { $moves }.
    [few] { $count } نقلات: { $moves }.
    [many] { $count } نقلة: { $moves }.
   *[other] { $count } نقلة: { $moves }.
}
announce-undo = تم التراجع.
announce-redo = أُعيد اللعب.
announce-resigns = ينسحب { player }.
announce-new-game = مباراة جديدة: { $ruleset }.
announce-restored = تُستأنف المباراة من حيث توقفت.
