// Written by caretaker-dev generate from fixtures/tables/messages/de.txt: change it there.

extension FormLanguage {
  /// Messages in German, as text.
  static let germanText = #"""
    plurals                     english
    missing                     Geben Sie {term} ein
    missing.choice              Wählen Sie {term}
    missing.switch              Schalten Sie {term} ein
    missing.cardSecurityCode    Geben Sie die {count} {count|Ziffer|Ziffern} auf der {side} der Karte ein
    partial                     Vervollständigen Sie {term}
    partial.email               Geben Sie die ganze Adresse ein, mit @ und Domain
    partial.cardNumber          Geben Sie alle {count} Ziffern ein: {term}
    partial.code                Geben Sie alle {count} Ziffern ein: {term}
    tooShort                    {Term}: mindestens {count} Zeichen eingeben
    tooLong                     {Term}: höchstens {count} Zeichen eingeben
    phoneTooShort               Geben Sie alle Ziffern ein: {term}
    phoneTooLong                {Term} hat zu viele Ziffern: bitte prüfen
    phoneNotInUse               Diese Nummer gibt es nicht: prüfen Sie {term}
    checkDigits                 Prüfen Sie {term}: eine Ziffer stimmt nicht
    noSuchDate                  Diesen Tag gibt es nicht: prüfen Sie {term}
    otherCalendar               Nennen Sie das Jahr nach dem gregorianischen Kalender: prüfen Sie {term}
    before                      {Term}: frühestens {date}
    after                       {Term}: spätestens {date}
    inFuture                    {Term} darf nicht in der Zukunft liegen
    expired                     Die Karte ist abgelaufen: nehmen Sie eine andere
    endsBeforeItBegins          {Term}: das Ende darf nicht vor dem Anfang liegen
    tooFewDays                  {Term}: vom Anfang bis zum Ende mindestens {count} {count|Tag|Tage}
    tooManyDays                 {Term}: vom Anfang bis zum Ende höchstens {count} {count|Tag|Tage}
    below                       {Term}: mindestens {number}
    above                       {Term}: höchstens {number}
    unknownNetwork              So beginnt keine Karte: prüfen Sie {term}
    badLength                   Prüfen Sie {term}: solche Karten haben {numbers} Ziffern
    differs                     {Term} und {other} müssen gleich sein
    noChoice                    Wählen Sie {term} aus der Liste
    malformed                   Prüfen Sie {term}
    requirement.length          {Term}: mindestens {count} Zeichen
    requirement.letter          {Term} braucht einen Buchstaben
    requirement.lowercase       {Term} braucht einen Kleinbuchstaben
    requirement.uppercase       {Term} braucht einen Großbuchstaben
    requirement.digit           {Term} braucht eine Ziffer
    requirement.symbol          {Term} braucht ein Zeichen wie ! oder %
    requires.length             mindestens {count} Zeichen
    requires.letter             ein Buchstabe
    requires.lowercase          ein Kleinbuchstabe
    requires.uppercase          ein Großbuchstabe
    requires.digit              eine Ziffer
    requires.symbol             ein Zeichen wie ! oder %
    remark.lineBreak            Zeilenumbrüche wurden zu Leerzeichen
    remark.trimmed              Leerzeichen am Rand wurden entfernt
    remark.revealToCopy         Zum Kopieren erst anzeigen
    remark.notPrefilled         Passwörter füllt ein Formular nicht aus
    remark.lost                 Nicht übernommen: {text}
    remark.noSpaces             {Term} darf keine Leerzeichen haben
    notice.allRequired          Alle Felder sind auszufüllen.
    notice.optionalMarked       Alle Felder sind auszufüllen, die nicht als freiwillig bezeichnet sind.
    label.optional              {label} (freiwillig)
    side.front                  Vorderseite
    side.back                   Rückseite
    form.remaining              Noch {count}: {terms}
    form.andMore                {terms} und {count} weitere
    form.problem                {count} {count|Feld ist|Felder sind} noch nicht in Ordnung
    button.show                 {Term} anzeigen
    button.hide                 {Term} verbergen
    button.clear                {Term} leeren
    announce.shown              {Term} wird angezeigt
    announce.hidden             {Term} ist verborgen
    announce.error              {label}: {text}
    announce.options            {count} {count|Vorschlag|Vorschläge}
    announce.left               noch {count} Zeichen
    announce.over               {count} Zeichen zu viel
    announce.complete           {label} ist vollständig
    value.hidden                verborgen, {count} Zeichen
    value.hiddenLength          verborgen
    value.on                    ein
    value.off                   aus
    value.empty                 leer
    count.of                    {count} von {limit}
    line.fields                 {count} {count|Feld|Felder}.
    line.start                  Antworten und Enter drücken. :help erklärt mehr, :back geht zurück, :list zeigt alles.
    line.question               {number} von {count}. {text}
    line.youTyped               Eingegeben: {text}.
    line.keeps                  {text}. Enter behält es, oder eine andere Antwort eingeben.
    line.search                 {text}. Enter behält es, oder zum Suchen tippen.
    line.searchFirst            Zum Suchen tippen.
    line.which                  {text}. Welche?
    line.none                   Nichts beginnt so: andere Buchstaben eingeben.
    line.yesNo                  ja oder nein?
    line.yes                    ja
    line.no                     nein
    line.secret                 Die Eingabe wird nicht gezeigt.
    line.lines                  Mit einer Zeile beenden, in der nur ein Punkt steht.
    line.example                Zum Beispiel {text}.
    line.send                   Alles ist vollständig. Enter sendet, eine Zahl ändert eine Antwort.
    line.sent                   Gesendet.
    line.stopped                Abgebrochen: nichts wurde gesendet.
    line.help                   Enter übernimmt die Antwort. :back geht zum Feld davor, :next zum nächsten, :list zeigt alle, :clear leert das Feld, :undo nimmt zurück, :repeat sagt das Letzte noch einmal, :where sagt, wo Sie sind, :quit bricht ab, und eine Zahl geht zu diesem Feld. Mit zwei Doppelpunkten beginnt eine Antwort, die einen hat.
    line.unknown                Den Befehl {text} gibt es nicht. :help zählt sie auf.
    screen.keys                 Tab weiter   Shift-Tab zurück   F1 Tasten   Esc abbrechen
    screen.more                 mehr
    screen.giveUp               Noch einmal Esc bricht ab
    screen.show                 Zeigen
    screen.hide                 Verbergen
    screen.noMatch              Nichts beginnt so
    screen.helpFields           Tab und Shift-Tab: nächstes Feld, Feld davor. F10: {text}, von überall.
    screen.helpText             Links, Rechts, Pos1, Ende bewegen, mit Strg um Wörter, mit Shift wählen sie aus. Strg-U leert, Strg-W löscht ein Wort, Strg-Z nimmt zurück, Strg-Y stellt wieder her.
    screen.helpBox              Enter beginnt eine Zeile; Auf und Ab bewegen um Zeilen.
    screen.helpChoices          Buchstaben finden eine Möglichkeit, Ab zeigt alle, Enter nimmt eine.
    screen.helpSwitch           Die Leertaste schaltet ein und aus.
    screen.helpSecret           Strg-R zeigt es und verbirgt es wieder.
    screen.helpWhole            Strg-T zeigt den ganzen Text. Strg-G kopiert die Meldung. Die Maus mit Shift wählt Text aus.
    screen.helpSummary          Auf und Ab wählen ein Problem, Enter geht dorthin.
    """#
}
