// Written by caretaker-dev generate from fixtures/tables/messages/de.txt: change it there.

extension MessageLanguage {
  /// What a field says in German, as text.
  static let germanText = #"""
    plurals                         english
    field.notAllowedHere            hier nicht erlaubt
    field.notAllowedInNumber        an dieser Stelle der Zahl nicht erlaubt
    field.notAllowedInPhoneNumber   an dieser Stelle der Telefonnummer nicht erlaubt
    field.expected                  erwartet wird {0}
    field.full                      das Feld ist voll
    field.noRoom                    die Zeichen dahinter würden aus dem Feld geschoben
    field.pushedOut                 am Ende aus dem Feld geschoben
    field.tooLong                   der Wert kann nicht länger sein
    field.textTooLong               der Text ist zu lang
    field.tooManyDigits             mehr Ziffern sind nicht möglich
    field.tooComplex                das Zeichen ist aus zu vielen Teilen zusammengesetzt
    field.ambiguousSeparator        Tausendertrennzeichen werden von selbst gesetzt; das Dezimalzeichen ist „{0}“
    field.secondDecimalSeparator    es gibt schon ein Dezimalzeichen
    field.fractionRoom              nach dem Dezimalzeichen {0|ist|sind} höchstens {0} {0|Ziffer|Ziffern} möglich
    field.noSign                    ein Minuszeichen würde nicht angezeigt
    field.secondSign                es gibt schon ein Vorzeichen
    field.misplacedGrouping         so werden Ziffern nicht gruppiert
    field.unclosedParenthesis       die andere Klammer fehlt
    field.noDigits                  es fehlt eine Ziffer
    field.leftOut                   gehört nicht zum Wert
    field.invisible                 nicht sichtbar
    field.severalFit                der Text enthält mehrere Werte
    field.masked                    verdeckt, was hier stehen muss
    field.noFraction                die Zahl hat keine Nachkommastellen
    field.afterRejection            ein Zeichen davor wurde abgelehnt; die Rücktaste macht das rückgängig
    field.outOfRange                die Zahl würde zu groß; die Rücktaste macht das rückgängig
    field.separatorNotNeeded        das Dezimalzeichen wird von selbst gesetzt; nur Ziffern eingeben
    field.marksLeftOut              wird ohne Akzente und Zusatzzeichen übernommen
    field.digit                     eine Ziffer
    field.letter                    ein Buchstabe
    field.digitFromTo               eine Ziffer von {0} bis {1}
    field.letterFromTo              ein Buchstabe von {0} bis {1}
    field.hexadecimalDigit          eine hexadezimale Ziffer
    field.printableCharacter        ein druckbares Zeichen
    field.anyCharacterBut           ein beliebiges Zeichen außer {0}
    field.oneOf                     eines der Zeichen {0}
    field.theCharacter              das Zeichen {0}
    field.fromTo                    {0} bis {1}
    field.lastAlternative           {0} oder {1}
    field.listed                    {0}, {1}
    field.space                     Leerzeichen
    field.because                   {0}: {1}
    field.notDeleted                nicht gelöscht
    field.droppedDigits             {0} {0|Ziffer|Ziffern} weggefallen
    field.dropped                   {0} weggefallen
    field.rejected                  {0} abgelehnt
    field.rejectedAll               alles abgelehnt wegen {0}
    field.rejectedPaste             eingefügter Text abgelehnt
    field.oneCharacter              ein Zeichen
    field.characters                {0} Zeichen
    field.endOfText                 Textende
    field.andMore                   {0} und noch {1}
    field.replacedContents          der ganze Inhalt wurde ersetzt
    field.autoInserted              {0} ergänzt
    field.padded                    {0} wurde davorgesetzt
    field.rounded                   gerundet
    field.roundedTo                 auf {0} gerundet
    field.clamped                   auf den nächsten zulässigen Wert geändert
    field.clampedTo                 auf {0} geändert, den nächsten zulässigen Wert
    field.ambiguousSign             gelesen, aber {0} ist mehrdeutig
    field.ambiguousSignIn           als {0} gelesen, aber {1} ist mehrdeutig
    field.ambiguous                 übernommen, aber ein Trennzeichen ist mehrdeutig
    field.ambiguousIn               als {0} übernommen, aber ein Trennzeichen ist mehrdeutig
    field.reread                    das Trennzeichen wird anders verstanden
    field.rereadAs                  das Trennzeichen wird anders verstanden: {0}
    field.missing                   fehlt
    field.incomplete                unvollständig
    field.complete                  vollständig
    field.checkDigits               die Prüfziffer stimmt nicht
    field.noSuchDate                dieses Datum gibt es nicht
    field.unusualYear               das Jahr liegt nicht zwischen 1000 und 2999
    field.otherCalendar             das Jahr, nach dem gregorianischen Kalender, liegt mehr als {0} Jahre von heute entfernt
    field.before                    das Datum liegt vor dem {0}
    field.after                     das Datum liegt nach dem {0}
    field.expired                   die Gültigkeit ist abgelaufen
    field.endsBeforeItBegins        das Ende liegt vor dem Anfang
    field.tooFewDays                das Ende liegt weniger als {0} {0|Tag|Tage} nach dem Anfang
    field.tooManyDays               das Ende liegt mehr als {0} {0|Tag|Tage} nach dem Anfang
    field.below                     kleiner als {0}
    field.above                     größer als {0}
    field.outside                   nicht zwischen {0} und {1}
    field.malformed                 nicht richtig geschrieben
    field.unknownNetwork            kein Kartenanbieter hat solche Nummern
    field.badLength                 Karten dieses Anbieters haben {0} Ziffern
    field.valid                     gültig
    field.invalidPhoneNumber        ungültig: solche Nummern werden nicht vergeben
    field.tooShortExceptLocally     zu kurz, außer innerhalb eines Ortsnetzes
    field.phoneNumberTooShort       zu kurz
    field.phoneNumberTooLong        zu lang
    field.impossibleLength          keine Nummer hat {0} {0|Ziffer|Ziffern}
    """#
}
