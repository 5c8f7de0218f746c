/// Layouts: which are possible, and how they are filled.
extension PhoneOracle {
  /// Looks for layouts, once there are digits enough.
  ///
  /// - Returns: `nil` where none fits.
  mutating func shownByNewFormats() -> String? {
    if national.count < PhoneOracle.fewestDigits { return shown(national) }
    let isInternational = isWhole && nationalPrefix.isEmpty && !plan.internationalFormats.isEmpty
    formats = (isInternational ? plan.internationalFormats : plan.formats).filter { format in
      let isLawful =
        nationalPrefix.isEmpty ? isWhole || format.goesWithoutPrefix || format.isPrefixOptional : format.takesPrefix
      return isLawful && format.isForTyping && format.fits(national)
    }
    if let shown = shownByWholeFormat() { return shown }
    return makeTemplate() ? shownByTemplate() : nil
  }

  /// Goes on with the layouts that were possible before the last digit.
  mutating func shownByFormats(with digit: Character) -> String? {
    let filled = fill(digit)
    if let shown = shownByWholeFormat() { return shown }
    formats.removeAll { !$0.fits(national) }
    if makeTemplate() { return shownByTemplate() }
    return isFormatting ? shown(filled) : nil
  }

  /// The first layout that is for just as many digits, unless that drops or adds some.
  private mutating func shownByWholeFormat() -> String? {
    for format in formats {
      guard let match = format.matcher.whole(national) else { continue }
      spacesPrefix = format.spacesPrefix
      let shown = shown(match.filling(format.layout))
      if shown.filter({ $0.isDigit || $0 == "+" }) == typed { return shown }
    }
    return nil
  }

  /// Makes the template of the first layout with room enough; those before it go. With none left it is over, for now.
  ///
  /// - Returns: false where the template stays, or there is none.
  private mutating func makeTemplate() -> Bool {
    while let format = formats.first {
      if format.pattern == templatePattern { return false }
      if let template = format.template(for: national.count) {
        self.template = template
        (templatePattern, spacesPrefix) = (format.pattern, format.spacesPrefix)
        return true
      }
      formats.removeFirst()
    }
    isFormatting = false
    return false
  }

  private mutating func shownByTemplate() -> String? {
    if national.isEmpty { return prefix }
    var filled = ""
    for digit in national { filled = fill(digit) }
    return isFormatting ? shown(filled) : nil
  }

  /// Fills the next empty slot.
  ///
  /// - Returns: the template up to there; all that was typed where it is full, and then the template must change.
  private mutating func fill(_ digit: Character) -> String {
    guard let emptySlot = template.firstIndex(of: PhoneOracle.emptySlot) else {
      if formats.count == 1 { isFormatting = false }
      templatePattern = ""
      return typed
    }
    let filled = String(template[..<emptySlot]) + String(digit)
    template = filled + template[emptySlot...].dropFirst()
    return filled
  }

  /// The number after its prefix, apart where the layout has it so.
  private func shown(_ number: String) -> String {
    let isApart = spacesPrefix && !prefix.isEmpty && !prefix.hasSuffix(" ")
    return prefix + (isApart ? " " : "") + number
  }
}
