// Written by caretaker-dev generate from fixtures/tables/messages/ar.txt: change it there.

extension FormLanguage {
  /// What a form says in Arabic, as text.
  static let arabicText = #"""
    missing                         أدخل {term}
    missing.choice                  اختر {term}
    missing.switch                  فعّل {term}
    missing.cardSecurityCode        أدخل {count|الأرقام|الرقم|الرقمين|الأرقام الـ{count}|الأرقام الـ{count}|الأرقام الـ{count}} على {side} البطاقة
    partial                         أكمل {term}
    partial.email                   أدخل عنوان البريد الإلكتروني كاملًا مع @ والنطاق
    partial.cardNumber              أدخل كل أرقام {term} وعددها {count}
    partial.code                    أدخل كل أرقام {term} وعددها {count}
    tooShort                        {Term}: {count|{count} حرف|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف} على الأقل
    tooLong                         {Term}: {count|{count} حرف|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف} على الأكثر
    phoneTooShort                   أدخل كل أرقام {term}
    phoneTooLong                    أرقام {term} أكثر من اللازم: تحقق منها
    phoneNotInUse                   لا يوجد رقم كهذا: تحقق من {term}
    checkDigits                     تحقق من {term}: أحد الأرقام غير صحيح
    noSuchDate                      لا يوجد يوم كهذا: تحقق من {term}
    otherCalendar                   أدخل السنة الميلادية: تحقق من {term}
    before                          {Term}: {date} أو بعده
    after                           {Term}: {date} أو قبله
    inFuture                        {Term}: أدخل تاريخًا ليس في المستقبل
    expired                         انتهت صلاحية البطاقة: استخدم بطاقة أخرى
    endsBeforeItBegins              {Term}: يجب ألا تكون النهاية قبل البداية
    tooFewDays                      {Term}: من البداية إلى النهاية {count|{count} يوم|يوم واحد|يومان|{count} أيام|{count} يومًا|{count} يوم} على الأقل
    tooManyDays                     {Term}: من البداية إلى النهاية {count|{count} يوم|يوم واحد|يومان|{count} أيام|{count} يومًا|{count} يوم} على الأكثر
    below                           {Term}: {number} على الأقل
    above                           {Term}: {number} على الأكثر
    unknownNetwork                  لا توجد بطاقة تبدأ هكذا: تحقق من {term}
    badLength                       تحقق من {term}: عدد أرقام هذه البطاقات {numbers}
    differs                         يجب التطابق بين {term} و{other}
    noChoice                        اختر {term} من القائمة
    malformed                       تحقق من {term}
    requirement.length              {Term}: {count|{count} حرف|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف} على الأقل
    requirement.letter              {Term}: أضف حرفًا أبجديًا
    requirement.lowercase           {Term}: أضف حرفًا أبجديًا صغيرًا مثل a
    requirement.uppercase           {Term}: أضف حرفًا أبجديًا كبيرًا مثل A
    requirement.digit               {Term}: أضف رقمًا
    requirement.symbol              {Term}: أضف رمزًا مثل ! أو %
    requires.length                 {count|{count} حرف|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف} على الأقل
    requires.letter                 حرف أبجدي
    requires.lowercase              حرف أبجدي صغير مثل a
    requires.uppercase              حرف أبجدي كبير مثل A
    requires.digit                  رقم
    requires.symbol                 رمز مثل ! أو %
    remark.lineBreak                صارت فواصل الأسطر مسافات
    remark.trimmed                  أُزيلت المسافات من الطرفين
    remark.revealToCopy             أظهر المحتوى لنسخه
    remark.notPrefilled             لا يملأ النموذج كلمات المرور
    remark.lost                     لم يؤخذ: {text}
    remark.noSpaces                 {Term}: بدون مسافات
    notice.allRequired              كل الحقول مطلوبة.
    notice.optionalMarked           كل الحقول مطلوبة إلا ما ذُكر أنه اختياري.
    label.optional                  {label} (اختياري)
    label.quoted                    «{label}»
    side.front                      وجه
    side.back                       ظهر
    form.remaining                  {count|لم يبق أي حقل|بقي حقل واحد|بقي حقلان|بقيت {count} حقول|بقي {count} حقلًا|بقي {count} حقل}: {terms}
    form.andMore                    {terms} و{count} غيرها
    form.problem                    {count|لا مشكلة|هناك مشكلة في حقل واحد|هناك مشكلة في حقلين|هناك مشكلة في {count} حقول|هناك مشكلة في {count} حقلًا|هناك مشكلة في {count} حقل}
    button.show                     إظهار {term}
    button.hide                     إخفاء {term}
    button.clear                    مسح {term}
    announce.shown                  {Term}: المحتوى ظاهر
    announce.hidden                 {Term}: المحتوى مخفي
    announce.error                  {label}: {text}
    announce.options                {count|لا خيارات|خيار واحد|خياران|{count} خيارات|{count} خيارًا|{count} خيار}
    announce.left                   {count|لم يبق أي حرف|بقي حرف واحد|بقي حرفان|بقيت {count} أحرف|بقي {count} حرفًا|بقي {count} حرف}
    announce.over                   {count|لا أحرف زائدة|حرف واحد زائد|حرفان زائدان|{count} أحرف زائدة|{count} حرفًا زائدًا|{count} حرف زائد}
    announce.complete               {label}: اكتمل الإدخال
    value.hidden                    مخفي، {count|فارغ|حرف واحد|حرفان|{count} أحرف|{count} حرفًا|{count} حرف}
    value.hiddenLength              مخفي
    value.on                        مفعّل
    value.off                       معطّل
    value.empty                     فارغ
    count.of                        {count} من {limit}
    line.sentence                   {text}.
    line.fields                     {count|لا حقول|حقل واحد|حقلان|{count} حقول|{count} حقلًا|{count} حقل}.
    line.start                      أجب ثم اضغط Enter. للشرح اكتب :help، للرجوع :back، لعرض الكل :list.
    line.question                   {number} من {count}. {text}
    line.youTyped                   كتبت {text}.
    line.keeps                      {text}. اضغط Enter للإبقاء عليه أو اكتب جوابًا آخر.
    line.search                     {text}. اضغط Enter للإبقاء عليه أو اكتب للبحث.
    line.searchFirst                اكتب للبحث.
    line.which                      {text}. أيها تختار؟
    line.none                       لا يوجد خيار يبدأ هكذا: اكتب أحرفًا أخرى.
    line.yesNo                      نعم أم لا؟
    line.yes                        نعم
    line.no                         لا
    line.secret                     لا يظهر ما يُكتب.
    line.lines                      اختم بسطر فيه نقطة وحدها.
    line.example                    مثال: {text}.
    line.send                       اكتمل كل شيء. اضغط Enter للإرسال، أو رقمًا لتغيير جواب.
    line.sent                       تم الإرسال.
    line.stopped                    توقف الإدخال: لم يُرسل شيء.
    line.help                       اضغط Enter لاعتماد الجواب. للحقل السابق :back، للتالي :next، لعرض الكل :list، لمسح الحقل :clear، للتراجع :undo، لتكرار آخر ما قيل :repeat، لمعرفة موضعك :where، للإنهاء دون إرسال :quit، وللانتقال إلى أي حقل رقمه. إذا بدأ جوابك بنقطتين رأسيتين فكرّرهما.
    line.unknown                    لا يوجد أمر {text}. لقائمة الأوامر اكتب :help.
    screen.keys                     التالي: Tab   السابق: Shift-Tab   المفاتيح: F1   إلغاء: Esc
    screen.more                     المزيد
    screen.giveUp                   اضغط Esc مرة أخرى للإلغاء
    screen.show                     إظهار
    screen.hide                     إخفاء
    screen.noMatch                  لا يوجد خيار يبدأ هكذا
    screen.helpFields               الحقل التالي: Tab. الحقل السابق: Shift-Tab. {text}، من أي مكان: F10.
    screen.helpText                 السهمان لليمين ولليسار وHome وEnd تحرك المؤشر، ومع Ctrl كلمةً كلمة، ومع Shift تحدد النص. Ctrl-U يمسح الحقل، Ctrl-W يحذف كلمة، Ctrl-Z يتراجع عن التغيير، Ctrl-Y يعيده.
    screen.helpBox                  مفتاح Enter يبدأ سطرًا جديدًا؛ السهمان لأعلى ولأسفل ينتقلان بين الأسطر.
    screen.helpChoices              اكتب أحرفًا لتجد خيارًا. السهم لأسفل يعرض كل الخيارات، Enter يعتمد أحدها.
    screen.helpSwitch               مفتاح المسافة يفعّل ويعطّل.
    screen.helpSecret               لإظهار المحتوى ثم إخفائه: Ctrl-R.
    screen.helpWhole                لعرض النص كله: Ctrl-T. لنسخ الرسالة: Ctrl-G. لتحديد النص: الفأرة مع Shift.
    screen.helpSummary              السهمان لأعلى ولأسفل يختاران مشكلة، Enter ينتقل إليها.
    """#
}
