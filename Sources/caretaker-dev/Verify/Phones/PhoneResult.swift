/// What a text was read as, in the words of libphonenumber; nil where there is nothing to say, as after an error.
struct PhoneResult: Hashable, Decodable {
  /// Why it is not a number: `TOO_LONG`.
  var error: String?
  var code: Int?
  /// The national significant number, with its zeros.
  var number: String?
  var `extension`: String?
  var e164: String?
  /// The international form.
  var abroad: String?
  /// The national form.
  var home: String?
  var rfc3966: String?
  /// `FIXED_LINE`
  var type: String?
  var valid: Bool?
  /// What is said of the length: `IS_POSSIBLE`.
  var possible: String?
  /// The region that the number belongs to.
  var of: String?

  /// With the digits of other scripts as 0 to 9: libphonenumber leaves them in extensions as they were written.
  var inASCIIDigits: PhoneResult {
    var result = self
    for field in [\PhoneResult.extension, \.abroad, \.home, \.rfc3966] {
      result[keyPath: field] = self[keyPath: field].map { String($0.map(\.asASCIIDigit)) }
    }
    return result
  }

  /// By the names that they have in fixtures/phones/results.jsonl.
  var fields: [(name: String, value: String?)] {
    [
      ("error", error), ("code", code.map(String.init)), ("number", number), ("extension", `extension`), ("e164", e164),
      ("abroad", abroad), ("home", home), ("rfc3966", rfc3966), ("type", type), ("valid", valid.map(String.init)),
      ("possible", possible), ("of", of),
    ]
  }
}

extension Character {
  fileprivate var asASCIIDigit: Character {
    guard unicodeScalars.first?.properties.numericType == .decimal, let digit = wholeNumberValue else { return self }
    return Character("\(digit)")
  }
}
