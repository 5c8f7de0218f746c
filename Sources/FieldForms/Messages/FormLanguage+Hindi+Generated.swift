// Written by caretaker-dev generate from fixtures/tables/messages/hi.txt: change it there.

extension FormLanguage {
  /// What a form says in Hindi, as text.
  static let hindiText = #"""
    missing                         {Term} दर्ज करें
    missing.choice                  {Term} चुनें
    missing.switch                  {Term} चालू करें
    missing.cardSecurityCode        कार्ड पर {side} की ओर लिखे {count} अंक दर्ज करें
    partial                         {Term} को पूरा करें
    partial.email                   @ और उसके बाद के हिस्से के साथ पूरा ईमेल पता दर्ज करें
    partial.cardNumber              {Term} के सभी {count} अंक दर्ज करें
    partial.code                    {Term} के सभी {count} अंक दर्ज करें
    tooShort                        {Term} में कम से कम {count} कैरेक्टर दर्ज करें
    tooLong                         {Term} में {count} से ज़्यादा कैरेक्टर दर्ज न करें
    phoneTooShort                   {Term} के सभी अंक दर्ज करें
    phoneTooLong                    {Term} में अंक ज़्यादा हैं: इसे जाँचें
    phoneNotInUse                   ऐसा कोई नंबर नहीं है: {term} जाँचें
    checkDigits                     {Term} जाँचें: इसका एक अंक गलत है
    noSuchDate                      ऐसी कोई तारीख नहीं है: {term} जाँचें
    otherCalendar                   {Term} में अंग्रेज़ी कैलेंडर का साल दर्ज करें
    before                          {Term} में {date} या उसके बाद की तारीख दर्ज करें
    after                           {Term} में {date} या उससे पहले की तारीख दर्ज करें
    inFuture                        {Term} में आज या उससे पहले की तारीख दर्ज करें
    expired                         कार्ड की अवधि खत्म हो चुकी है: दूसरा कार्ड इस्तेमाल करें
    endsBeforeItBegins              {Term} का अंत शुरुआत से पहले न हो
    tooFewDays                      {Term} का अंत शुरुआत के कम से कम {count} दिन बाद हो
    tooManyDays                     {Term} का अंत शुरुआत के {count} दिन के अंदर हो
    below                           {Term} में {number} या उससे ज़्यादा दर्ज करें
    above                           {Term} में {number} या उससे कम दर्ज करें
    unknownNetwork                  कोई कार्ड नंबर ऐसे शुरू नहीं होता: {term} जाँचें
    badLength                       {Term} जाँचें: ऐसे कार्ड में {numbers} अंक होते हैं
    differs                         {Term} में {other} जैसा ही दर्ज करें
    noChoice                        {Term} सूची में से चुनें
    malformed                       {Term} जाँचें
    requirement.length              {Term} में कम से कम {count} कैरेक्टर रखें
    requirement.letter              {Term} में एक अक्षर शामिल करें
    requirement.lowercase           {Term} में अंग्रेज़ी का एक छोटा अक्षर शामिल करें
    requirement.uppercase           {Term} में अंग्रेज़ी का एक बड़ा अक्षर शामिल करें
    requirement.digit               {Term} में एक अंक शामिल करें
    requirement.symbol              {Term} में ! या % जैसा एक कैरेक्टर शामिल करें
    requires.length                 कम से कम {count} कैरेक्टर
    requires.letter                 एक अक्षर
    requires.lowercase              अंग्रेज़ी का एक छोटा अक्षर
    requires.uppercase              अंग्रेज़ी का एक बड़ा अक्षर
    requires.digit                  एक अंक
    requires.symbol                 ! या % जैसा एक कैरेक्टर
    remark.lineBreak                लाइन ब्रेक की जगह स्पेस लगाए गए
    remark.trimmed                  आगे और पीछे के स्पेस हटाए गए
    remark.revealToCopy             कॉपी करने के लिए पहले इसे दिखाएँ
    remark.notPrefilled             फ़ॉर्म पासवर्ड अपने आप नहीं भरता
    remark.lost                     यह नहीं लिया गया: {text}
    remark.noSpaces                 {Term} में स्पेस नहीं होने चाहिए
    notice.allRequired              सभी फ़ील्ड भरना ज़रूरी है।
    notice.optionalMarked           जिन फ़ील्ड पर “वैकल्पिक” लिखा है, उन्हें छोड़कर सभी फ़ील्ड भरना ज़रूरी है।
    label.optional                  {label} (वैकल्पिक)
    label.quoted                    “{label}”
    side.front                      सामने
    side.back                       पीछे
    form.remaining                  {count} बाकी: {terms}
    form.andMore                    {terms} और {count} अन्य
    form.problem                    {count} फ़ील्ड में समस्या है
    button.show                     {Term} दिखाएँ
    button.hide                     {Term} छिपाएँ
    button.clear                    {Term} साफ़ करें
    announce.shown                  {Term} को दिखाया गया
    announce.hidden                 {Term} को छिपाया गया
    announce.error                  {label}: {text}
    announce.options                {count} विकल्प
    announce.left                   {count} कैरेक्टर बाकी
    announce.over                   {count} कैरेक्टर ज़्यादा
    announce.complete               {label} को पूरा भर लिया गया
    value.hidden                    छिपा हुआ, {count} कैरेक्टर
    value.hiddenLength              छिपा हुआ
    value.on                        चालू
    value.off                       बंद
    value.empty                     खाली
    count.of                        {limit} में से {count}
    line.sentence                   {text}।
    line.fields                     {count} फ़ील्ड।
    line.start                      जवाब लिखें और Enter दबाएँ। :help से और जानकारी मिलती है, :back से पीछे जाते हैं, :list से सब कुछ दिखता है।
    line.question                   {count} में से {number}। {text}
    line.youTyped                   आपने लिखा: {text}।
    line.keeps                      अभी का जवाब: {text}। इसे रखने के लिए Enter दबाएँ, या दूसरा जवाब लिखें।
    line.search                     अभी का जवाब: {text}। इसे रखने के लिए Enter दबाएँ, या खोजने के लिए कुछ अक्षर लिखें।
    line.searchFirst                खोजने के लिए कुछ अक्षर लिखें।
    line.which                      {text}। कौन-सा विकल्प?
    line.none                       ऐसा कोई विकल्प नहीं मिला: दूसरे अक्षर लिखें।
    line.yesNo                      हाँ या नहीं?
    line.yes                        हाँ
    line.no                         नहीं
    line.secret                     आप जो लिखेंगे, वह दिखाई नहीं देगा।
    line.lines                      आखिर में एक ऐसी लाइन लिखें, जिसमें सिर्फ़ डॉट (.) हो।
    line.example                    उदाहरण: {text}।
    line.send                       सब कुछ पूरा है। भेजने के लिए Enter दबाएँ, या जवाब बदलने के लिए उसका नंबर लिखें।
    line.sent                       भेज दिया गया।
    line.stopped                    रोक दिया गया: कुछ भी नहीं भेजा गया।
    line.help                       Enter से जवाब दर्ज होता है। :back पिछले फ़ील्ड पर ले जाता है और :next अगले फ़ील्ड पर, :list सभी फ़ील्ड दिखाता है, :clear फ़ील्ड साफ़ करता है, :undo पिछला बदलाव वापस लेता है, :repeat पिछली बात दोहराता है, :where बताता है कि आप कहाँ हैं, :quit काम रोक देता है, और नंबर लिखने से आप उस फ़ील्ड पर पहुँचते हैं। जिस जवाब के शुरू में कोलन हो, उसे दो कोलन से शुरू करें।
    line.unknown                    {text} नाम का कोई कमांड नहीं है। :help से कमांड की सूची दिखती है।
    screen.keys                     Tab अगला   Shift-Tab पिछला   F1 मदद   Esc छोड़ें
    screen.more                     और
    screen.giveUp                   छोड़ने के लिए Esc फिर से दबाएँ
    screen.show                     दिखाएँ
    screen.hide                     छिपाएँ
    screen.noMatch                  ऐसा कुछ नहीं मिला
    screen.helpFields               Tab और Shift-Tab: अगला फ़ील्ड, पिछला फ़ील्ड। F10: {text}, कहीं से भी।
    screen.helpText                 बाएँ तीर, दाएँ तीर, Home और End से आगे-पीछे जाते हैं, साथ में Ctrl दबाने पर एक-एक शब्द, और Shift दबाने पर टेक्स्ट चुना जाता है। Ctrl-U साफ़ करता है, Ctrl-W एक शब्द मिटाता है, Ctrl-Z बदलाव वापस लेता है, Ctrl-Y उसे फिर से करता है।
    screen.helpBox                  Enter से नई लाइन बनती है; ऊपर और नीचे के तीर से एक-एक लाइन ऊपर-नीचे जाते हैं।
    screen.helpChoices              अक्षर लिखने पर विकल्प मिलता है, नीचे के तीर से सभी विकल्प दिखते हैं, Enter से विकल्प चुना जाता है।
    screen.helpSwitch               स्पेसबार से यह चालू और बंद होता है।
    screen.helpSecret               Ctrl-R इसे दिखाता है और फिर से छिपाता है।
    screen.helpWhole                Ctrl-T पूरा टेक्स्ट दिखाता है। Ctrl-G मैसेज कॉपी करता है। Shift दबाकर माउस से टेक्स्ट चुना जा सकता है।
    screen.helpSummary              ऊपर और नीचे के तीर से समस्या चुनें, Enter से उस पर पहुँचें।
    """#
}
