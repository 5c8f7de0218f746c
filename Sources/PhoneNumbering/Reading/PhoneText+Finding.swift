internal import SecretMemory
internal import UnicodeFacts

/// Finding the number in a text.
extension PhoneText {
  /// What of the text is a number, with its extension: without the words before it, what ends the sentence after it,
  /// and the parts of a `tel:` address that are not dialled.
  ///
  /// - Throws: `PhoneError` if an address names a context that none can have.
  func numberPart() throws(PhoneError) -> PhoneText {
    var part = possibleNumber
    if let parameter = firstIndex(of: ";phone-context=") { part = try localNumber(before: parameter) }
    // a subaddress is dialled once the call stands, if at all
    if let subaddress = part.firstIndex(of: ";isub="), subaddress > 0 { part.cut(at: subaddress) }
    return part
  }

  /// From the first plus or digit to the last letter, number or `#`, and not into a second extension: `x302/x2303` are
  /// two numbers.
  var possibleNumber: PhoneText {
    guard let start = characters.firstIndex(where: { $0.scalar.isPhonePlus || $0.scalar.decimalDigit != nil }) else {
      return PhoneText([])
    }
    let end = self.start(ofRunEndingAt: count) { !$0.isLetterOrNumber && $0 != "#" }
    // a lone plus is not among the characters that numbers end with
    var part = PhoneText(characters[start..<max(start, end)])
    if let second = part.secondExtension { part.cut(at: second) }
    return part
  }

  /// Where a slash stands that has an `x` after it, with spaces between them or none.
  private var secondExtension: Int? {
    var slash: Int?
    for (index, character) in characters.enumerated() {
      switch character.scalar {
      case "/", "\\": slash = index
      case " ": break
      case "x" where slash != nil: return slash
      default: slash = nil
      }
    }
    return nil
  }

  /// The number of a `tel:` address (RFC 3966) that holds in a context: digits of the context, if it has any, come
  /// first.
  private func localNumber(before parameter: Int) throws(PhoneError) -> PhoneText {
    let value = parameter + ";phone-context=".utf8.count
    let end = characters[value...].firstIndex { $0.scalar == ";" } ?? count
    let context = PhoneText(characters[value..<end])
    guard context.isGlobalNumber || context.isDomainName else { throw PhoneError(.notANumber, at: position(value)) }
    let start = firstIndex(of: "tel:").map { $0 + 4 } ?? 0
    let local = characters[start..<max(start, parameter)]
    return PhoneText(context[0] == "+" ? context.characters + local : SecretList(local))
  }

  /// A plus and digits, with separators of RFC 3966 between them.
  private var isGlobalNumber: Bool {
    guard count > 0, self[0] == "+" else { return false }
    var hasDigit = false
    for character in characters.dropFirst() {
      if character.scalar.decimalDigit != nil {
        hasDigit = true
      } else if !["-", ".", "(", ")"].contains(character.scalar) {
        return false
      }
    }
    return hasDigit
  }

  /// Labels of letters, digits and inner hyphens, with dots between them and perhaps one after; the last begins with a
  /// letter.
  private var isDomainName: Bool {
    var labels = characters.split(omittingEmptySubsequences: false) { $0.scalar == "." }
    if labels.count > 1, labels[labels.count - 1].isEmpty { labels.removeLast() }
    for label in labels {
      guard let first = label.first, let last = label.last else { return false }
      guard first.scalar.isLabelEnd, last.scalar.isLabelEnd else { return false }
      guard label.allSatisfy({ $0.scalar.isLabelEnd || $0.scalar == "-" }) else { return false }
    }
    return labels[labels.count - 1].first?.scalar.isASCIILetter == true
  }
}

extension Unicode.Scalar {
  /// Whether a label of a domain name may begin and end with it.
  fileprivate var isLabelEnd: Bool { isASCIILetter || decimalDigit != nil }
}
