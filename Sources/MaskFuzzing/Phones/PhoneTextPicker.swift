internal import FieldEditing
internal import PhoneNumbering
internal import PhonePlanCompiler

/// Characters and texts that are likely to matter to a field of phone numbers.
struct PhoneTextPicker: TextPicker {
  let plans: NumberingPlans
  /// Where one types.
  let home: NumberingPlan?
  private let codes: [String]

  private let digits = Array("01234567890012579".unicodeScalars)
  private let punctuation = Array("  --().,/[]\u{A0}\u{2010}\u{2013}\u{3000}\u{FF0D}（）．／~\u{202F}".unicodeScalars)
  private let marks = Array("xXeExtnTN#;".unicodeScalars)
  /// Digits of other scripts, and a plus.
  private let foreign = Array("٣۴５३𝟗𞥕＋".unicodeScalars)
  /// What is not part of a phone number, or only looks so.
  private let strange = Array(
    "adz$€:*½²Ⅷ一\0\n\u{301}\u{200D}\u{FE0F}\u{20E3}\u{200F}\u{202E}\u{FEFF}\u{FFFC}😀🇩".unicodeScalars)

  init(_ plans: NumberingPlans, region: String?) {
    self.plans = plans
    home = plans.plans.first { $0.region == region && $0.isOfRegion }
    codes = plans.plans.filter(\.isOfRegion).map(\.region)
  }

  func character(inText: Bool, using random: inout SeededGenerator) -> Unicode.Scalar {
    random.pick(
      random.pick(weighted: [(62, digits), (15, punctuation), (6, ["+"]), (6, marks), (5, foreign), (6, strange)]))
  }

  /// Has the same random numbers used by another writer.
  private func write<Text>(
    using random: inout SeededGenerator, _ body: (inout PhoneKeyWriter, inout SeededGenerator) -> Text
  ) -> Text {
    let seed = random.next()
    var writer = PhoneKeyWriter(plans: plans, random: SeededGenerator(seed: seed), home: home)
    return body(&writer, &random)
  }

  /// As it is dialled at home and from abroad, right or wrong; now and then an extension after it.
  func typed(using random: inout SeededGenerator) -> [Unicode.Scalar] {
    write(using: &random) { writer, random in
      let number = writer.session().keys
      let end = random.chance(15) ? random.pick(["x", " x", " ext. ", "ext", "e"]) + writer.digits(1...3) : ""
      return Array((number + end).unicodeScalars)
    }
  }

  func value(using random: inout SeededGenerator) -> String {
    write(using: &random) { writer, random in
      if random.chance(10) { return random.pick(["+", "", "x", "x1", "+x", "++", "1x2x3", writer.digits(60...70)]) }
      return writer.session().keys + (random.chance(20) ? "x" + writer.digits(random.pick([1...3, 20...21])) : "")
    }
  }

  func text(using random: inout SeededGenerator) -> String { spoiled(clean(using: &random), using: &random) }

  private func clean(using random: inout SeededGenerator) -> String {
    write(using: &random) { writer, random in
      switch random.number(0...19) {
      case 0...4: return writer.digits(2...8)
      case 5: return writer.digits(random.pick([24...25, 40...80]))
      case 6:
        return random.pick([
          "1-800-FLOWERS", "Tel. 555", "+49 (0) 30 123456", "555 1234 or 555 4321", writer.digits(260...260),
        ])
      default:
        var texts = PhoneTextWriter(keys: writer)
        return texts.text().text
      }
    }
  }

  func ownKey(using random: inout SeededGenerator) -> EditCommand? {
    let code = random.pick([home?.region, random.pick(codes), random.pick(codes), random.chance(50) ? nil : "US"])
    return .changeRegion(code.flatMap { try? PhoneRegion($0) })
  }
}
