// Written by caretaker-dev generate from fixtures/tables/messages/ar.txt: change it there.

extension FormLanguage {
  /// Messages in Arabic, as text.
  static let arabicText = #"""
    plurals                     arabic
    missing                     أدخل {term}
    missing.choice              اختر {term}
    missing.switch              فعّل {term}
    missing.cardSecurityCode    أدخل {count|لا أرقام|الرقم الواحد|الرقمين|{count} أرقام|{count} رقمًا|{count} رقم} على {side} البطاقة
    partial                     أكمل {term}
    partial.email               أدخل العنوان كاملًا مع @ والنطاق
    partial.cardNumber          أدخل كل أرقام {term} وعددها {count}
    partial.code                أدخل كل أرقام {term} وعددها {count}
    tooShort                    {Term}: {count|لا أحرف|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف} على الأقل
    tooLong                     {Term}: {count|لا أحرف|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف} على الأكثر
    phoneTooShort               أدخل كل أرقام {term}
    phoneTooLong                أرقام {term} أكثر من اللازم: تحقق منها
    phoneNotInUse               لا يوجد رقم كهذا: تحقق من {term}
    checkDigits                 تحقق من {term}: أحد الأرقام خطأ
    noSuchDate                  لا يوجد يوم كهذا: تحقق من {term}
    otherCalendar               اكتب السنة الميلادية: تحقق من {term}
    before                      {Term}: ليس قبل {date}
    after                       {Term}: ليس بعد {date}
    inFuture                    {Term}: ليس في المستقبل
    expired                     انتهت صلاحية البطاقة: استخدم بطاقة أخرى
    endsBeforeItBegins          {Term}: النهاية ليست قبل البداية
    tooFewDays                  {Term}: من البداية إلى النهاية {count|لا أيام|يوم واحد|يومان|{count} أيام|{count} يومًا|{count} يوم} على الأقل
    tooManyDays                 {Term}: من البداية إلى النهاية {count|لا أيام|يوم واحد|يومان|{count} أيام|{count} يومًا|{count} يوم} على الأكثر
    below                       {Term}: {number} على الأقل
    above                       {Term}: {number} على الأكثر
    unknownNetwork              لا بطاقة تبدأ هكذا: تحقق من {term}
    badLength                   تحقق من {term}: عدد أرقام هذه البطاقات {numbers}
    differs                     يجب أن يكون {term} مثل {other}
    noChoice                    اختر {term} من القائمة
    malformed                   تحقق من {term}
    requirement.length          {Term}: {count|لا أحرف|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف} على الأقل
    requirement.letter          يجب أن يحتوي {term} على حرف
    requirement.lowercase       يجب أن يحتوي {term} على حرف صغير
    requirement.uppercase       يجب أن يحتوي {term} على حرف كبير
    requirement.digit           يجب أن يحتوي {term} على رقم
    requirement.symbol          يجب أن يحتوي {term} على رمز مثل ! أو %
    requires.length             {count|لا أحرف|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف} على الأقل
    requires.letter             حرف
    requires.lowercase          حرف صغير
    requires.uppercase          حرف كبير
    requires.digit              رقم
    requires.symbol             رمز مثل ! أو %
    remark.lineBreak            صارت فواصل الأسطر مسافات
    remark.trimmed              أزيلت المسافات من الطرفين
    remark.revealToCopy         أظهره لتنسخه
    remark.notPrefilled         لا يملأ النموذج كلمات المرور
    remark.lost                 لم يؤخذ: {text}
    remark.noSpaces             يجب ألا يحتوي {term} على مسافات
    notice.allRequired          كل الحقول مطلوبة.
    notice.optionalMarked       كل الحقول مطلوبة إلا ما ذُكر أنه اختياري.
    label.optional              {label} (اختياري)
    side.front                  وجه
    side.back                   ظهر
    form.remaining              بقي {count}: {terms}
    form.andMore                {terms} و{count} غيرها
    form.problem                {count|لا مشكلة|هناك مشكلة في حقل واحد|هناك مشكلة في حقلين|هناك مشكلة في {count} حقول|هناك مشكلة في {count} حقلًا|هناك مشكلة في {count} حقل}
    button.show                 أظهر {term}
    button.hide                 أخفِ {term}
    button.clear                امسح {term}
    announce.shown              {Term} ظاهر
    announce.hidden             {Term} مخفي
    announce.error              {label}: {text}
    announce.options            {count|لا خيارات|خيار واحد|خياران|{count} خيارات|{count} خيارًا|{count} خيار}
    announce.left               بقي {count|لا شيء|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف}
    announce.over               الزائد {count|لا شيء|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف}
    announce.complete           اكتمل {label}
    value.hidden                مخفي، {count|فارغ|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف}
    value.hiddenLength          مخفي
    value.on                    مفعّل
    value.off                   معطّل
    value.empty                 فارغ
    count.of                    {count} من {limit}
    line.fields                 {count|لا حقول|حقل واحد|حقلان|{count} حقول|{count} حقلًا|{count} حقل}.
    line.start                  أجب واضغط Enter. ‏:help للشرح، :back للرجوع، :list لعرض الكل.
    line.question               {number} من {count}. {text}
    line.youTyped               كتبت {text}.
    line.keeps                  {text}. اضغط Enter للإبقاء عليه أو اكتب جوابًا آخر.
    line.search                 {text}. اضغط Enter للإبقاء عليه أو اكتب للبحث.
    line.searchFirst            اكتب للبحث.
    line.which                  {text}. أيها؟
    line.none                   لا خيار يبدأ هكذا. اكتب حروفًا أخرى.
    line.yesNo                  نعم أم لا؟
    line.yes                    نعم
    line.no                     لا
    line.secret                 لا يظهر ما يُكتب.
    line.lines                  اختم بسطر فيه نقطة وحدها.
    line.example                مثال: {text}.
    line.send                   اكتمل كل شيء. اضغط Enter للإرسال، أو رقمًا لتغيير جواب.
    line.sent                   أُرسل.
    line.stopped                توقف: لم يُرسل شيء.
    line.help                   ‏Enter يأخذ الجواب. ‏:back إلى الحقل السابق، :next إلى التالي، :list يعرض الكل، :clear يمسح الحقل، :undo يتراجع، :repeat يعيد ما قيل أخيرًا، :where يقول أين أنت، :quit يوقف، والرقم يذهب إلى ذلك الحقل. نقطتان مكررتان تبدآن جوابًا فيه نقطتان.
    line.unknown                لا يوجد أمر {text}. ‏:help يعددها.
    screen.keys                 Tab التالي   Shift-Tab السابق   F1 المفاتيح   Esc إلغاء
    screen.more                 المزيد
    screen.giveUp               اضغط Esc مرة أخرى للإلغاء
    screen.show                 إظهار
    screen.hide                 إخفاء
    screen.noMatch              لا شيء يبدأ هكذا
    screen.helpFields           Tab و Shift-Tab: الحقل التالي والسابق. F10: {text}، من أي مكان.
    screen.helpText             الأسهم و Home و End تحرك، ومع Ctrl بالكلمات، ومع Shift تحدد. Ctrl-U يمسح، Ctrl-W يحذف كلمة، Ctrl-Z يتراجع، Ctrl-Y يعيد.
    screen.helpBox              Enter يبدأ سطرًا؛ السهمان يتحركان بين الأسطر.
    screen.helpChoices          الحروف تجد خيارًا، السهم إلى أسفل يعرض الكل، Enter يأخذ واحدًا.
    screen.helpSwitch           المسافة تشغل وتوقف.
    screen.helpSecret           Ctrl-R يظهره ويخفيه.
    screen.helpWhole            Ctrl-T يعرض النص كله. Ctrl-G ينسخ الرسالة. الفأرة مع Shift تحدد النص.
    screen.helpSummary          السهمان يختاران مشكلة، Enter يذهب إليها.
    """#
}
