import Foundation

/// Words that people search by, and those that stand in what is searched.
enum SearchWords {
  /// Other words for the same.
  private static let synonyms: [String: [String]] = [
    "credit": ["payment"], "debit": ["payment"], "cvv": ["security code"], "cvc": ["security code"],
    "csc": ["security code"],
    "money": ["amount", "currency"], "price": ["amount", "currency"], "dollar": ["amount", "currency"],
    "euro": ["amount", "currency"],
    "zip": ["postcode"], "postal": ["postcode"], "telephone": ["phone"], "mobile": ["phone"], "cell": ["phone"],
    "tel": ["phone"],
    "birthday": ["birth"], "dob": ["birth"], "bank": ["iban", "routing", "sort code"], "ssn": ["social security"],
    "social": ["social security"], "vat": ["vat", "tax"], "tin": ["tax"], "ip": ["ipv4", "ipv6"],
    "website": ["url", "domain"],
    "link": ["url"], "colour": ["color"], "color": ["colour"], "uk": ["united kingdom"], "usa": ["united states"],
    "america": ["united states"], "britain": ["united kingdom"], "expiration": ["expiry"], "book": ["isbn"],
    "barcode": ["ean", "upc"], "otp": ["one-time-code"], "verification": ["one-time-code"], "2fa": ["one-time-code"],
    "passcode": ["one-time-code", "pin"], "swift": ["bic"], "plz": ["postcode"],
  ]

  /// Whether some of the texts, folded as names are, has a word or another one for it: a long one also within another
  /// word, as `code` in `postcode`, and one of up to three letters, of which other words are full, only at its
  /// beginning, so that `ip` is not in `zip`.
  static func has(_ word: String, in texts: [String]) -> Bool {
    let word = word.foldedForNames
    return ([word] + (synonyms[word] ?? [])).contains { wanted in
      texts.contains { text in
        text.ranges(of: wanted).contains { range in
          wanted.count > 3 || range.lowerBound == text.startIndex
            || !text[text.index(before: range.lowerBound)].isLetter
        }
      }
    }
  }

  /// The English name of the region with which a format's name begins, as `de` in `de-postcode`; empty where there is
  /// none.
  static func region(ofFormat name: String) -> String {
    guard let code = name.split(separator: "-").first, code.count == 2, code.count < name.count else { return "" }
    return english.localizedString(forRegionCode: code.uppercased()) ?? ""
  }

  /// Whether a word of a locale's English name, `German (Germany)`, begins with a text of three letters or more.
  static func isName(_ text: String, ofLocale identifier: String) -> Bool {
    guard text.count > 2, let name = english.localizedString(forIdentifier: identifier) else { return false }
    return name.foldedForNames.split { !$0.isLetter }.contains { $0.hasPrefix(text.foldedForNames) }
  }

  private static let english = Locale(identifier: "en")
}
