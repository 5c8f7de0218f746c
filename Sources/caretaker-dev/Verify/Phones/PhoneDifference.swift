import CommandConsole
import MaskFuzzing

/// Something that is not as libphonenumber has it.
struct PhoneDifference {
  /// What was done: the keys that were typed up to there, or a text that was read.
  let input: String
  let isTyped: Bool
  let region: String?
  /// What of the result it is; nil where keys were typed.
  let field: String?
  let shown: String?
  let expected: String?

  /// Several lines, the last one ended.
  ///
  ///     difference: typed 0456566 in CO
  ///       shown         0456 566
  ///       phonenumbers  0456566
  func text(_ style: Style) -> String {
    let action = isTyped ? "typed \(input)" : "\(field ?? "") of '\(input)'"
    return """
      \(style.error("difference:")) \(action.withVisibleSpaces) in \(region ?? "no region")
        shown         \(shown.map(\.withVisibleSpaces) ?? "nothing")
        phonenumbers  \(expected.map(\.withVisibleSpaces) ?? "nothing")

      """
  }

  var json: JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    let what: JSONValue.Member = .init(key: isTyped ? "keys" : "text", value: .string(input))
    let rest: [JSONValue.Member] = [
      .init(key: "region", value: text(region)), .init(key: "shown", value: text(shown)),
      .init(key: "expected", value: text(expected)),
    ]
    return .object([what] + (field.map { [.init(key: "field", value: .string($0))] } ?? []) + rest)
  }
}

extension PhoneDifference {
  /// The first key after which two fields show another text; nil where there is none.
  init?(_ session: PhoneSession, shown: [String], expected: [String]) {
    guard let key = (0..<session.keys.count).first(where: { shown[$0] != expected[$0] }) else { return nil }
    self.init(
      input: String(session.keys.prefix(key + 1)), isTyped: true, region: session.region, field: nil, shown: shown[key],
      expected: expected[key])
  }

  /// Everything that is otherwise in two results of a text.
  static func differences(_ text: PhoneText, shown: PhoneResult, expected: PhoneResult) -> [PhoneDifference] {
    if shown == expected { return [] }
    return zip(shown.fields, expected.fields).filter { $0.value != $1.value }.map {
      PhoneDifference(
        input: text.text, isTyped: false, region: text.region, field: $0.name, shown: $0.value, expected: $1.value)
    }
  }
}
