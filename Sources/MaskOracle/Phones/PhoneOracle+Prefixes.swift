/// Prefixes: what is dialled before a calling code and before a national number.
extension PhoneOracle {
  /// A plus or an international prefix goes from the front of all that was typed to `prefix`; what is after it may be a
  /// calling code.
  mutating func takeInternationalPrefix() -> Bool {
    guard let count = plan.internationalPrefixCount(in: typed) else { return false }
    isWhole = true
    national = String(typed.dropFirst(count))
    prefix = String(typed.prefix(count))
    if prefix != "+" { prefix += " " }
    return true
  }

  /// A calling code goes from the front of the number to `prefix`.
  mutating func takeCallingCode() -> Bool {
    guard let (destination, count) = plans.called(by: national) else { return false }
    prefix += national.prefix(count) + " "
    national.removeFirst(count)
    nationalPrefix = ""
    dialledStart = typed.count - national.count
    call(destination)
    return true
  }

  /// A national prefix goes from the front of the number to `prefix`.
  ///
  /// - Returns: the prefix; empty where there is none.
  mutating func takeNationalPrefix() -> String {
    let isNorthAmerican = plan.hasNorthAmericanPrefix(national)
    let count = isNorthAmerican ? 1 : plan.nationalPrefixCount(in: national)
    let taken = String(national.prefix(count))
    if count > 0 { isWhole = true }
    prefix += isNorthAmerican ? "1 " : taken
    national.removeFirst(count)
    return taken
  }

  /// Puts the national prefix back before the number, and takes what may be a longer one now.
  ///
  /// The prefix remembered stays the one of the third digit. Where one was taken here before, so that more stands in
  /// `prefix`, what stands after the remembered one is lost: 0456 5660 in Colombia is 05 660 in libphonenumber. It was
  /// seen in Argentina, Brazil, Colombia, Japan and South Korea, and never was a number laid out again afterwards.
  ///
  /// - Returns: Whether another prefix was found.
  mutating func takeLongerNationalPrefix() -> Bool {
    if !nationalPrefix.isEmpty {
      national = nationalPrefix + national
      // nowhere in it, it takes the last character along: nothing is laid out from that, either
      prefix = prefix.last(nationalPrefix).map { String(prefix[..<$0]) } ?? String(prefix.dropLast())
    }
    return takeNationalPrefix() != nationalPrefix
  }

  /// When no layout is left: prefixes may be longer than three digits.
  mutating func shownWithLongerPrefixes() -> String? {
    if takeInternationalPrefix() {
      expectsCallingCode = !takeCallingCode()
      if expectsCallingCode { return nil }
    } else if takeLongerNationalPrefix() {
      prefix += " "
    } else {
      return nil
    }
    isFormatting = true
    expectsCallingCode = false
    formats = []
    (templatePattern, template) = ("", "")
    return shownByNewFormats()
  }
}

extension String {
  /// Where a text begins in it for the last time.
  fileprivate func last(_ text: String) -> Index? { indices.last { self[$0...].hasPrefix(text) } }
}
