import FieldEditing

/// Characters and texts that are likely to matter to a field of phone numbers.
struct PhoneTextPicker: EntryTextPicker {
  /// Where one types.
  let region: PhoneRegion?

  private let digits = Array("01234567890012579".unicodeScalars)
  private let punctuation = Array("  --().,/[]\u{A0}\u{2010}\u{2013}\u{3000}\u{FF0D}（）．／~\u{202F}".unicodeScalars)
  private let marks = Array("xXeExtnTN#;".unicodeScalars)
  /// Digits of other scripts, and a plus.
  private let foreign = Array("٣۴５३𝟗𞥕＋".unicodeScalars)
  /// What is no part of a phone number, or only looks so.
  private let strange = Array("adz$€:*½²Ⅷ一\0\n\u{301}\u{200D}\u{FE0F}\u{20E3}\u{200F}\u{202E}\u{FEFF}\u{FFFC}😀🇩".unicodeScalars)

  private static let regions = PhoneRegion.all

  init(_ region: PhoneRegion?) { self.region = region }

  func character(using random: inout SeededGenerator) -> Unicode.Scalar {
    random.pick(random.pick(weighted: [(62, digits), (15, punctuation), (6, ["+"]), (6, marks), (5, foreign), (6, strange)]))
  }

  /// An example of the region's, or now and then of any other's, a few of its digits being others.
  private func number(using random: inout SeededGenerator) -> PhoneNumber? {
    let own = random.chance(65) ? region : nil
    let region = own ?? random.pick(Self.regions)
    guard let example = region.example(of: random.pick([.fixedLine, .mobile, random.pick(PhoneNumberType.allCases)])) else {
      return nil
    }
    if random.chance(40) { return example }
    var digits = Array(example.nationalNumber.unicodeScalars)
    for _ in 0..<random.number(1...4) { digits[random.number(0...digits.count - 1)] = random.pick(self.digits) }
    return try? PhoneNumber(callingCode: example.callingCode, nationalNumber: String(scalars: digits))
  }

  private func digits(_ count: Int, _ random: inout SeededGenerator) -> String {
    String(scalars: (0..<count).map { _ in random.pick(digits) })
  }

  /// As it is dialled: at home, from abroad, with a plus, without a prefix.
  private func dialled(using random: inout SeededGenerator) -> String {
    guard let number = number(using: &random) else { return digits(random.number(1...9), &random) }
    let prefix = region?.internationalPrefix ?? random.pick(["00", "011", "0011", "8~10"])
    switch random.number(0...9) {
    case 0...3: return number.national
    case 4...6: return number.e164
    case 7: return "\(prefix)\(number.callingCode)\(number.nationalNumber)"
    case 8: return "\(number.callingCode)\(number.nationalNumber)"
    default: return number.nationalNumber
    }
  }

  func typed(using random: inout SeededGenerator) -> [Unicode.Scalar] {
    let dialled = dialled(using: &random).unicodeScalars
    let isBare = random.chance(70)
    var keys = dialled.filter { !isBare || $0 == "+" || $0.properties.numericType == .decimal }
    if random.chance(15) {
      keys += Array(random.pick(["x", " x", " ext. ", "ext", "e"]).unicodeScalars) + Array(digits(2, &random).unicodeScalars)
    }
    return Array(keys)
  }

  func value(using random: inout SeededGenerator) -> String {
    var value = dialled(using: &random).filter { $0 == "+" || $0.isNumber }
    if random.chance(20) { value += "x" + digits(random.pick([0, 1, 3, 20, 21]), &random) }
    if random.chance(10) { value = random.pick(["+", "", "x", "x1", "+x", "++", "1x2x3", digits(70, &random)]) }
    return value
  }

  func clean(using random: inout SeededGenerator) -> String {
    let end = random.pick(weighted: [
      (80, ""), (5, " ext. 12"), (5, "x" + digits(3, &random)), (3, ";ext=7"), (3, " #123"), (2, " Durchwahl 9"),
      (2, " or 555 1234"),
    ])
    switch random.number(0...19) {
    case 0...4: return dialled(using: &random) + end
    case 5...8: return (number(using: &random)?.international ?? "") + end
    case 9: return number(using: &random)?.rfc3966 ?? ""
    case 10: return "Tel. \(dialled(using: &random))\(end)"
    case 11: return "+49 (0) 30 123456" + end
    case 12: return String(scalars: dialled(using: &random).unicodeScalars.map(wide))
    case 13...17: return digits(random.number(2...8), &random) + end
    case 18: return digits(random.pick([24, 25, 40, 80]), &random) + end
    default: return random.chance(80) ? "1-800-FLOWERS" : digits(260, &random)
    }
  }

  /// The full-width form of a character of ASCII.
  private func wide(_ c: Unicode.Scalar) -> Unicode.Scalar { c.isASCII && c > " " ? Unicode.Scalar(c.value + 0xFEE0) ?? c : c }

  func ownKey(using random: inout SeededGenerator) -> Key? {
    .region(
      random.pick([region?.code, random.pick(Self.regions).code, random.pick(Self.regions).code, random.chance(50) ? nil : "US"]))
  }
}
