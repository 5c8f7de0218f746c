/// The values that autoNumeric 4.10 has names for: `AutoNumeric.options.digitGroupSeparator.dot`.
extension PeerValue {
  /// The value that such a name stands for; itself where it is not one.
  var autoNumericConstant: PeerValue {
    let names = word?.split(separator: ".") ?? []
    guard names.count == 4, names[0] == "AutoNumeric", names[1] == "options" else { return self }
    let value = Self.autoNumericConstant(of: String(names[2]), String(names[3]))
    switch value {
    case nil: return self
    case "null", "true", "false": return PeerValue(kind: .word(value ?? ""), span: span)
    case let text?:
      let characters = text.unicodeScalars.map { PeerCharacter(scalar: $0, span: span) }
      return PeerValue(kind: .text(characters), span: span)
    }
  }

  private static func autoNumericConstant(of option: String, _ name: String) -> String? {
    switch (option, name) {
    case ("decimalPlaces", "none"): return "0"
    case ("rawValueDivisor", "none"): return "1"
    case (_, "none"): return "null"
    case ("rawValueDivisor", "percentage"): return "100"
    case ("rawValueDivisor", "permille"): return "1000"
    case ("rawValueDivisor", "basisPoint"): return "10000"
    case ("minimumValue", "tenTrillions"): return "-10000000000000"
    case ("minimumValue", "oneBillion"): return "-1000000000"
    case ("currencySymbol", _): return value(of: name, in: currencies)
    case ("roundingMethod", _): return value(of: name, in: roundings)
    default: return value(of: name, in: others)
    }
  }

  private static let currencies = """
    currencySign=¤;austral=₳;australCentavo=¢;baht=฿;cedi=₵;cent=¢;colon=₡;cruzeiro=₢;dollar=$;dong=₫;drachma=₯;\
    euro=€;european=₠;florin=ƒ;franc=₣;guarani=₲;hryvnia=₴;kip=₭;lari=₾;lira=₺;liraOld=₤;mark=ℳ;mill=₥;naira=₦;\
    peseta=₧;peso=₱;pfennig=₰;pound=£;real=R$;riel=៛;ruble=₽;rupee=₹;rupeeOld=₨;shekel=₪;taka=৳;tenge=₸;\
    togrog=₮;won=₩;yen=¥;
    """
  private static let roundings = """
    halfUpSymmetric=S;halfUpAsymmetric=A;halfDownSymmetric=s;halfDownAsymmetric=a;halfEvenBankersRounding=B;\
    upRoundAwayFromZero=U;downRoundTowardZero=D;toCeilingTowardPositiveInfinity=C;\
    toFloorTowardNegativeInfinity=F;toNearest05=N05;toNearest05Alt=CHF;upToNext05=U05;downToNext05=D05;
    """
  /// Names that mean the same of each option that has them.
  private static let others = """
    comma=,;dot=.;middleDot=·;normalSpace= ;thinSpace=\u{2009};narrowNoBreakSpace=\u{202F};noBreakSpace=\u{A0};\
    noSeparator=;apostrophe=';arabicThousandsSeparator=٬;arabicDecimalSeparator=٫;dotAbove=˙;\
    privateUseTwo=\u{92};decimalSeparatorKeySymbol=⎖;percentage=%;permille=‰;basisPoint=‱;prefix=p;suffix=s;\
    left=l;right=r;zero=0;one=1;two=2;twoScaled=2s;three=3;four=4;five=5;six=6;oneBillion=1000000000;\
    tenTrillions=10000000000000;always=true;never=false;floats=floats;allow=allow;deny=deny;keep=keep;\
    ceiling=ceiling;floor=floor;ignore=ignore;invalid=invalid;hyphen=-;parentheses=(,);brackets=[,];\
    chevrons=<,>;curlyBraces={,};
    """

  /// The value of a name in a table: text takes a fraction of what code that fills a dictionary does.
  private static func value(of name: String, in table: String) -> String? {
    for entry in table.utf8.split(separator: UInt8(ascii: ";")) {
      let key = entry.prefix { $0 != UInt8(ascii: "=") }
      if key.elementsEqual(name.utf8) { return String(Substring(entry[key.endIndex...].dropFirst())) }
    }
    return nil
  }
}
