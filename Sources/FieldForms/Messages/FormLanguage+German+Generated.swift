// Written by caretaker-dev generate from fixtures/tables/messages/de.txt: change it there.

extension FormLanguage {
  /// What a form says in German, as text.
  static let germanText = #"""
    missing                         Geben Sie {term} ein
    missing.choice                  Wählen Sie {term}
    missing.switch                  Schalten Sie {term} ein
    missing.cardSecurityCode        Geben Sie die {count} {count|Ziffer|Ziffern} auf der {side} der Karte ein
    partial                         Vervollständigen Sie {term}
    partial.email                   Geben Sie die ganze Adresse ein, mit @ und Domain
    partial.cardNumber              {Term}: alle {count} Ziffern eingeben
    partial.code                    {Term}: {count|die Ziffer|alle {count} Ziffern} eingeben
    tooShort                        {Term}: mindestens {count} Zeichen eingeben
    tooLong                         {Term}: höchstens {count} Zeichen eingeben
    phoneTooShort                   {Term}: alle Ziffern eingeben
    phoneTooLong                    Zu viele Ziffern: Prüfen Sie {term}
    phoneNotInUse                   Diese Nummer gibt es nicht: Prüfen Sie {term}
    checkDigits                     Prüfen Sie {term}: Eine Ziffer stimmt nicht
    noSuchDate                      Diesen Tag gibt es nicht: Prüfen Sie {term}
    otherCalendar                   {Term}: Jahr nach gregorianischem Kalender eingeben
    before                          {Term}: frühestens {date}
    after                           {Term}: spätestens {date}
    inFuture                        {Term}: Das Datum darf nicht in der Zukunft liegen
    expired                         Die Karte ist abgelaufen: Nehmen Sie eine andere
    endsBeforeItBegins              {Term}: Das Ende darf nicht vor dem Anfang liegen
    tooFewDays                      {Term}: vom Anfang bis zum Ende mindestens {count} {count|Tag|Tage}
    tooManyDays                     {Term}: vom Anfang bis zum Ende höchstens {count} {count|Tag|Tage}
    below                           {Term}: mindestens {number}
    above                           {Term}: höchstens {number}
    unknownNetwork                  So beginnt keine Karte: Prüfen Sie {term}
    badLength                       {Term}: Solche Karten haben {numbers} Ziffern
    differs                         {Term} und {other} müssen gleich sein
    noChoice                        Wählen Sie {term} aus der Liste
    malformed                       Prüfen Sie {term}
    requirement.length              {Term}: mindestens {count} Zeichen
    requirement.letter              {Term}: mindestens ein Buchstabe
    requirement.lowercase           {Term}: mindestens ein Kleinbuchstabe
    requirement.uppercase           {Term}: mindestens ein Großbuchstabe
    requirement.digit               {Term}: mindestens eine Ziffer
    requirement.symbol              {Term}: mindestens ein Zeichen wie ! oder %
    requires.length                 mindestens {count} Zeichen
    requires.letter                 ein Buchstabe
    requires.lowercase              ein Kleinbuchstabe
    requires.uppercase              ein Großbuchstabe
    requires.digit                  eine Ziffer
    requires.symbol                 ein Zeichen wie ! oder %
    remark.lineBreak                Zeilenumbrüche wurden zu Leerzeichen
    remark.trimmed                  Leerzeichen am Anfang und am Ende wurden entfernt
    remark.revealToCopy             Zum Kopieren erst anzeigen
    remark.notPrefilled             Das Formular füllt keine Passwörter aus
    remark.lost                     Nicht übernommen: {text}
    remark.noSpaces                 {Term}: ohne Leerzeichen
    notice.allRequired              Alle Felder sind auszufüllen.
    notice.optionalMarked           Alle Felder ohne den Zusatz „freiwillig“ sind auszufüllen.
    label.optional                  {label} (freiwillig)
    label.quoted                    „{label}“
    side.front                      Vorderseite
    side.back                       Rückseite
    form.remaining                  Noch {count}: {terms}
    form.andMore                    {terms} und {count} {count|weiteres|weitere}
    form.problem                    {count} {count|Feld ist|Felder sind} noch nicht in Ordnung
    button.show                     {Term} anzeigen
    button.hide                     {Term} verbergen
    button.clear                    {Term} leeren
    announce.shown                  {Term}: sichtbar
    announce.hidden                 {Term}: verborgen
    announce.error                  {label}: {text}
    announce.options                {count} {count|Möglichkeit|Möglichkeiten}
    announce.left                   noch {count} Zeichen
    announce.over                   {count} Zeichen zu viel
    announce.complete               {label}: vollständig
    value.hidden                    verborgen, {count} Zeichen
    value.hiddenLength              verborgen
    value.on                        ein
    value.off                       aus
    value.empty                     leer
    count.of                        {count} von {limit}
    line.sentence                   {text}.
    line.fields                     {count} {count|Feld|Felder}.
    line.start                      Antwort eingeben und Enter drücken. :help erklärt mehr, :back geht zurück, :list zeigt alles.
    line.question                   {number} von {count}. {text}
    line.youTyped                   Eingegeben: {text}.
    line.keeps                      {text}. Mit Enter behalten oder eine andere Antwort eingeben.
    line.search                     {text}. Mit Enter behalten oder zum Suchen tippen.
    line.searchFirst                Zum Suchen tippen.
    line.which                      {text}. Welche?
    line.none                       Nichts beginnt so: andere Buchstaben eingeben.
    line.yesNo                      ja oder nein?
    line.yes                        ja
    line.no                         nein
    line.secret                     Die Eingabe wird nicht angezeigt.
    line.lines                      Mit einer Zeile beenden, in der nur ein Punkt steht.
    line.example                    Zum Beispiel {text}.
    line.send                       Alles ist vollständig. Mit Enter senden oder mit einer Zahl eine Antwort ändern.
    line.sent                       Gesendet.
    line.stopped                    Abgebrochen: Es wurde nichts gesendet.
    line.help                       Enter übernimmt die Antwort. :back geht zum vorigen Feld, :next zum nächsten, :list zeigt alle, :clear leert das Feld, :undo macht die letzte Änderung rückgängig, :repeat sagt das Letzte noch einmal, :where sagt, wo Sie sind, :quit bricht ab, und eine Zahl geht zum Feld mit dieser Nummer. Beginnt die Antwort mit einem Doppelpunkt, geben Sie ihn zweimal ein.
    line.unknown                    Den Befehl {text} gibt es nicht. :help nennt alle Befehle.
    screen.keys                     Tab weiter   Shift-Tab zurück   F1 Tasten   Esc abbrechen
    screen.more                     mehr
    screen.giveUp                   Zum Abbrechen noch einmal Esc drücken
    screen.show                     Anzeigen
    screen.hide                     Verbergen
    screen.noMatch                  Nichts beginnt so
    screen.helpFields               Tab und Shift-Tab: nächstes und voriges Feld. F10: {text}, von überall.
    screen.helpText                 Pfeil links, Pfeil rechts, Pos1 und Ende bewegen den Cursor, mit Strg wortweise; mit Shift wählen sie aus. Strg-U leert das Feld, Strg-W löscht ein Wort, Strg-Z macht rückgängig, Strg-Y stellt wieder her.
    screen.helpBox                  Enter beginnt eine neue Zeile; Pfeil auf und Pfeil ab wechseln die Zeile.
    screen.helpChoices              Buchstaben finden eine Möglichkeit, Pfeil ab zeigt alle, Enter wählt eine.
    screen.helpSwitch               Die Leertaste schaltet ein und aus.
    screen.helpSecret               Strg-R zeigt den Inhalt und verbirgt ihn wieder.
    screen.helpWhole                Strg-T zeigt den ganzen Text. Strg-G kopiert die Meldung. Mit Shift und Maus wählen Sie Text aus.
    screen.helpSummary              Pfeil auf und Pfeil ab wählen ein Problem, Enter geht dorthin.
    """#
}
