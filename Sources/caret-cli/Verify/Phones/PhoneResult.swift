/// What a text was read as, in the words of libphonenumber; nil where there is nothing to say, as after an error.
struct PhoneResult: Hashable, Decodable {
  /// Why it is no number: `TOO_LONG`.
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

  /// By the names that they have in fixtures/phones/results.jsonl.
  var fields: [(name: String, value: String?)] {
    [
      ("error", error), ("code", code.map(String.init)), ("number", number), ("extension", `extension`), ("e164", e164),
      ("abroad", abroad), ("home", home), ("rfc3966", rfc3966), ("type", type), ("valid", valid.map(String.init)),
      ("possible", possible), ("of", of),
    ]
  }

  /// libphonenumber leaves the digits of an extension as they were written; here all are ASCII.
  var withASCIIExtension: PhoneResult {
    var result = self
    for text in [\PhoneResult.extension, \.abroad, \.home, \.rfc3966] {
      result[keyPath: text] = result[keyPath: text]?.withASCIIDigits
    }
    return result
  }
}

extension String {
  fileprivate var withASCIIDigits: String {
    String(map { $0.isNumber ? $0.wholeNumberValue.map { Character("\($0)") } ?? $0 : $0 })
  }
}
