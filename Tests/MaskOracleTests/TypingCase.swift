import MaskFuzzing
import MaskOracle
import MaskSyntax
import Testing

/// A script and what must stand in the field after it.
struct TypingCase: Sendable, CustomTestStringConvertible {
  /// The rule, in a few words.
  let rule: String
  let mask: String
  let keys: String
  /// The text with the caret drawn in it.
  let shown: String
  /// The value, where it matters; an empty slot is written `_`.
  var value: String?
  var isComplete: Bool?
  var options = OracleOptions()

  init(
    _ rule: String, _ mask: String, _ keys: String, _ shown: String, value: String? = nil, isComplete: Bool? = nil,
    eager: Bool = true, overflow: OracleOptions.Overflow = .reject
  ) {
    self.rule = rule
    self.mask = mask
    self.keys = keys
    self.shown = shown
    self.value = value
    self.isComplete = isComplete
    options = OracleOptions(eager: eager, overflow: overflow)
  }

  var testDescription: String { "\(rule): \(mask) \(keys)" }

  func check() throws {
    let field = try Oracle.played(mask, keys, options)
    #expect(field.diagnostic == shown)
    if let value { #expect(field.value.replacing("\u{FFFC}", with: "_") == value) }
    if let isComplete { #expect(field.isComplete == isComplete) }
  }
}

extension Oracle {
  static func played(_ mask: String, _ keys: String, _ options: OracleOptions = OracleOptions()) throws -> Oracle {
    var field = try Oracle(try MaskTree(parsing: mask), options: options)
    for key in try Script(parsing: keys).keys { field.press(key) }
    return field
  }

  /// The text with the caret drawn in it.
  var diagnostic: String {
    var scalars = Array(text.unicodeScalars)
    scalars.insert("▏", at: min(caret, scalars.count))
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}
