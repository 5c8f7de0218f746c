// Written by caretaker-dev generate from fixtures/tables/messages/hi.txt: change it there.

extension MessageLanguage {
  /// What a field says in Hindi, as text.
  static let hindiText = #"""
    plurals                         hindi
    field.notAllowedHere            यहाँ नहीं लिखा जा सकता
    field.notAllowedInNumber        संख्या में यहाँ नहीं लिखा जा सकता
    field.notAllowedInPhoneNumber   फ़ोन नंबर में यहाँ नहीं लिखा जा सकता
    field.expected                  यहाँ {0} चाहिए
    field.full                      फ़ील्ड भर चुका है
    field.noRoom                    इसके बाद के कैरेक्टर फ़ील्ड से बाहर चले जाएँगे
    field.pushedOut                 फ़ील्ड के आखिर से बाहर चला गया
    field.tooLong                   इसमें और कैरेक्टर नहीं आ सकते
    field.textTooLong               टेक्स्ट बहुत लंबा है
    field.tooManyDigits             इसमें और अंक नहीं आ सकते
    field.tooComplex                यह कैरेक्टर बहुत ज़्यादा हिस्सों से बना है
    field.ambiguousSeparator        अंकों के समूह अपने आप बनते हैं; दशमलव चिह्न “{0}” है
    field.secondDecimalSeparator    दशमलव चिह्न पहले से है
    field.fractionRoom              दशमलव चिह्न के बाद सिर्फ़ {0} {0|अंक|अंकों} की जगह है
    field.noSign                    माइनस चिह्न दिखाई नहीं देगा
    field.secondSign                प्लस या माइनस चिह्न पहले से है
    field.misplacedGrouping         किसी संख्या में अंकों का ऐसा समूह नहीं होता
    field.unclosedParenthesis       दूसरा ब्रैकेट नहीं है
    field.noDigits                  कोई अंक नहीं है
    field.leftOut                   यह मान का हिस्सा नहीं है
    field.invisible                 यह दिखाई नहीं देता
    field.severalFit                टेक्स्ट में एक से ज़्यादा मान हैं
    field.masked                    यहाँ जो होना चाहिए, यह उसे छिपाता है
    field.noFraction                इस संख्या में दशमलव के बाद अंक नहीं होते
    field.afterRejection            इससे पहले का एक कैरेक्टर नहीं लिया गया; Backspace से वह हट जाएगा
    field.outOfRange                संख्या बहुत बड़ी हो जाएगी; Backspace से यह बदलाव हट जाएगा
    field.separatorNotNeeded        दशमलव चिह्न अपने आप लगता है; सिर्फ़ अंक लिखें
    field.marksLeftOut              इसे साथ लगे निशान हटाकर लिया गया
    field.digit                     अंक
    field.letter                    अक्षर
    field.digitFromTo               {0} से {1} तक का अंक
    field.letterFromTo              {0} से {1} तक का अक्षर
    field.hexadecimalDigit          हेक्साडेसिमल अंक
    field.printableCharacter        दिखाई देने वाला कैरेक्टर
    field.anyCharacterBut           {0} को छोड़कर कोई भी कैरेक्टर
    field.oneOf                     {0} में से एक
    field.theCharacter              कैरेक्टर {0}
    field.fromTo                    {0} से {1}
    field.lastAlternative           {0} या {1}
    field.listed                    {0}, {1}
    field.space                     स्पेस
    field.because                   {0}: {1}
    field.notDeleted                मिटाया नहीं गया
    field.droppedDigits             {0} {0|अंक हटाया गया|अंक हटाए गए}
    field.dropped                   {0} को हटाया गया
    field.rejected                  {0} को नहीं लिया गया
    field.rejectedAll               {0} की वजह से कुछ भी नहीं लिया गया
    field.rejectedPaste             पेस्ट किया गया टेक्स्ट नहीं लिया गया
    field.oneCharacter              एक कैरेक्टर
    field.characters                {0} {0|कैरेक्टर|कैरेक्टरों}
    field.endOfText                 टेक्स्ट के अंत
    field.andMore                   {0} और {1} अन्य
    field.replacedContents          फ़ील्ड का पूरा टेक्स्ट बदल दिया गया
    field.autoInserted              {0} अपने आप जोड़ा गया
    field.padded                    शुरू में {0} जोड़ा गया
    field.rounded                   राउंड किया गया
    field.roundedTo                 राउंड करके {0} किया गया
    field.clamped                   तय सीमा के सबसे नज़दीकी मान से बदला गया
    field.clampedTo                 बदलकर {0} किया गया, जो तय सीमा का सबसे नज़दीकी मान है
    field.ambiguousSign             पढ़ लिया गया, पर {0} के दो मतलब हो सकते हैं
    field.ambiguousSignIn           {0} पढ़ा गया, पर {1} के दो मतलब हो सकते हैं
    field.ambiguous                 ले लिया गया, पर कॉमा या डॉट से कोई दूसरी संख्या भी बन सकती है
    field.ambiguousIn               {0} माना गया, पर कॉमा या डॉट से कोई दूसरी संख्या भी बन सकती है
    field.reread                    कॉमा या डॉट को दूसरे मतलब में पढ़ा गया
    field.rereadAs                  कॉमा या डॉट को दूसरे मतलब में पढ़ा गया: {0}
    field.missing                   भरा नहीं गया
    field.incomplete                अधूरा
    field.complete                  पूरा
    field.checkDigits               जाँच अंक गलत है
    field.noSuchDate                ऐसी कोई तारीख नहीं है
    field.unusualYear               साल 1000 और 2999 के बीच का नहीं है
    field.otherCalendar             अंग्रेज़ी कैलेंडर का साल आज से {0} साल से भी ज़्यादा दूर है
    field.before                    {0} से पहले की तारीख है
    field.after                     {0} के बाद की तारीख है
    field.expired                   अवधि खत्म हो चुकी है
    field.endsBeforeItBegins        अंत शुरुआत से पहले है
    field.tooFewDays                शुरुआत और अंत में {0} दिन से कम का अंतर है
    field.tooManyDays               शुरुआत और अंत में {0} दिन से ज़्यादा का अंतर है
    field.below                     {0} से कम है
    field.above                     {0} से ज़्यादा है
    field.outside                   {0} और {1} के बीच नहीं है
    field.malformed                 सही ढंग से नहीं लिखा गया
    field.unknownNetwork            यह किसी जाने-पहचाने नेटवर्क का कार्ड नहीं है
    field.badLength                 इस नेटवर्क के कार्ड में {0} अंक होते हैं
    field.valid                     मान्य
    field.invalidPhoneNumber        मान्य नहीं, ऐसे नंबर किसी को नहीं दिए जाते
    field.tooShortExceptLocally     बहुत छोटा, सिर्फ़ लोकल कॉल के लिए चलेगा
    field.phoneNumberTooShort       बहुत छोटा
    field.phoneNumberTooLong        बहुत लंबा
    field.impossibleLength          {0} {0|अंक|अंकों} का कोई नंबर नहीं होता
    """#
}
