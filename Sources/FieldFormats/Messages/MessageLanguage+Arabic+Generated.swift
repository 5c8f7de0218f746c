// Written by caretaker-dev generate from fixtures/tables/messages/ar.txt: change it there.

extension MessageLanguage {
  /// What a field says in Arabic, as text.
  static let arabicText = #"""
    plurals                         arabic
    field.notAllowedHere            غير مسموح به هنا
    field.notAllowedInNumber        غير مسموح به في هذا الموضع من العدد
    field.notAllowedInPhoneNumber   غير مسموح به في هذا الموضع من رقم الهاتف
    field.expected                  المتوقع {0}
    field.full                      الحقل ممتلئ
    field.noRoom                    سيدفع ما بعده إلى خارج الحقل
    field.pushedOut                 دُفع إلى خارج الحقل من آخره
    field.tooLong                   بلغت القيمة أقصى طول لها
    field.textTooLong               النص أطول من اللازم
    field.tooManyDigits             بلغ عدد الأرقام حده الأقصى
    field.tooComplex                الحرف مركب من أجزاء أكثر من اللازم
    field.ambiguousSeparator        تجميع الأرقام تلقائي؛ الفاصلة العشرية هي «{0}»
    field.secondDecimalSeparator    توجد فاصلة عشرية بالفعل
    field.fractionRoom              {0|لا أرقام|رقم واحد على الأكثر|رقمان على الأكثر|{0} أرقام على الأكثر|{0} رقمًا على الأكثر|{0} رقم على الأكثر} بعد الفاصلة العشرية
    field.noSign                    لن تظهر إشارة السالب
    field.secondSign                توجد إشارة بالفعل
    field.misplacedGrouping         لا تُجمَّع أرقام الأعداد هكذا
    field.unclosedParenthesis       ينقص القوس الآخر
    field.noDigits                  ينقص رقم
    field.leftOut                   ليس جزءًا من القيمة
    field.invisible                 غير مرئي
    field.severalFit                في النص عدة قيم
    field.masked                    يخفي ما ينبغي أن يكون مكانه
    field.noFraction                ليس للعدد كسر عشري
    field.afterRejection            رُفض حرف قبله: اضغط Backspace للتراجع عن ذلك
    field.outOfRange                سيصير العدد أكبر من اللازم: اضغط Backspace للتراجع عن ذلك
    field.separatorNotNeeded        الفاصلة العشرية تلقائية: أدخل الأرقام فقط
    field.marksLeftOut              أُخذ دون العلامات التي عليه
    field.digit                     رقم
    field.letter                    حرف أبجدي
    field.digitFromTo               رقم من {0} إلى {1}
    field.letterFromTo              حرف أبجدي من {0} إلى {1}
    field.hexadecimalDigit          رقم سداسي عشري
    field.printableCharacter        حرف قابل للطباعة
    field.anyCharacterBut           أي حرف ما عدا {0}
    field.oneOf                     أحد الأحرف {0}
    field.theCharacter              الحرف {0}
    field.fromTo                    من {0} إلى {1}
    field.lastAlternative           {0} أو {1}
    field.listed                    {0}، {1}
    field.space                     مسافة
    field.because                   {0}: {1}
    field.notDeleted                لم يُحذف شيء
    field.droppedDigits             {0|لم يُزل أي رقم|أُزيل رقم واحد|أُزيل رقمان|أُزيلت {0} أرقام|أُزيل {0} رقمًا|أُزيل {0} رقم}
    field.dropped                   أُزيل {0}
    field.rejected                  رُفض {0}
    field.rejectedAll               رُفض الكل بسبب {0}
    field.rejectedPaste             رُفض النص الملصق
    field.oneCharacter              حرف واحد
    field.characters                {0|{0} حرف|حرف واحد|حرفان|{0} أحرف|{0} حرفًا|{0} حرف}
    field.endOfText                 آخر النص
    field.andMore                   {0} و{1} غيرها
    field.replacedContents          استُبدل محتوى الحقل كله
    field.autoInserted              أُضيف {0} تلقائيًا
    field.padded                    أُضيف {0} في البداية
    field.rounded                   قُرّب العدد
    field.roundedTo                 قُرّب العدد إلى {0}
    field.clamped                   غُيّر إلى أقرب قيمة مسموح بها
    field.clampedTo                 غُيّر إلى {0}، أقرب قيمة مسموح بها
    field.ambiguousSign             قُرئ، لكن {0} يحتمل معنيين
    field.ambiguousSignIn           قُرئ على أنه {0}، لكن {1} يحتمل معنيين
    field.ambiguous                 أُخذ، لكن أحد الفواصل قد يعني عددًا آخر
    field.ambiguousIn               أُخذ على أنه {0}، لكن أحد الفواصل قد يعني عددًا آخر
    field.reread                    فُهم الفاصل على نحو آخر
    field.rereadAs                  فُهم الفاصل على نحو آخر: {0}
    field.missing                   لم يُدخل
    field.incomplete                غير مكتمل
    field.complete                  مكتمل
    field.checkDigits               رقم التحقق غير صحيح
    field.noSuchDate                لا يوجد تاريخ كهذا
    field.unusualYear               السنة ليست بين 1000 و2999
    field.otherCalendar             السنة الميلادية تبعد عن اليوم أكثر من {0|{0} سنة|سنة واحدة|سنتين|{0} سنوات|{0} سنة|{0} سنة}
    field.before                    التاريخ قبل {0}
    field.after                     التاريخ بعد {0}
    field.expired                   انتهت الصلاحية
    field.endsBeforeItBegins        النهاية قبل البداية
    field.tooFewDays                النهاية بعد البداية بأقل من {0|{0} يوم|يوم واحد|يومين|{0} أيام|{0} يومًا|{0} يوم}
    field.tooManyDays               النهاية بعد البداية بأكثر من {0|{0} يوم|يوم واحد|يومين|{0} أيام|{0} يومًا|{0} يوم}
    field.below                     أقل من {0}
    field.above                     أكثر من {0}
    field.outside                   ليس بين {0} و{1}
    field.malformed                 ليس مكتوبًا كما ينبغي
    field.unknownNetwork            البطاقة ليست من أي شبكة معروفة
    field.badLength                 عدد أرقام بطاقات هذه الشبكة {0}
    field.valid                     صالح
    field.invalidPhoneNumber        غير صالح: لا تُخصَّص أرقام كهذه
    field.tooShortExceptLocally     أقصر من اللازم، إلا للاتصال المحلي
    field.phoneNumberTooShort       أقصر من اللازم
    field.phoneNumberTooLong        أطول من اللازم
    field.impossibleLength          لا يتكون أي رقم هاتف من {0|{0} رقم|رقم واحد|رقمين|{0} أرقام|{0} رقمًا|{0} رقم}
    """#
}
