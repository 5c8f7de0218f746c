internal import MaskSyntax

/// Masks that are filled from the right.
extension DialectReader {
  /// `€ 999.999.999,99`: groups of three digits and a fraction, whose digits enter from the right; `nil` for another
  /// mask. Of one whose digits repeat without bound, a fraction may be missing.
  func amount(_ mask: PeerValue, _ table: DialectTable, isOpen: Bool = false) -> DialectNumber? {
    let text = mask.text ?? []
    func isSlot(_ character: PeerCharacter) -> Bool { table.token(character.scalar)?.slot.kind == .digit }
    func isOther(_ character: PeerCharacter) -> Bool { table.token(character.scalar) != nil && !isSlot(character) }
    guard let first = text.firstIndex(where: isSlot), let last = text.lastIndex(where: isSlot),
      !text.contains(where: isOther), !text.contains(where: { "(){}[]|\\?*+".unicodeScalars.contains($0.scalar) })
    else {
      return nil
    }
    var number = DialectNumber()
    (number.isMinorUnits, number.allowsNegative) = (true, false)
    number.prefix = text[..<first].map { $0 }.string
    number.suffix = text[(last + 1)...].map { $0 }.string
    let core = text[first...last]
    let separators = core.filter { !isSlot($0) }.map { $0.scalar }
    let tail = core.reversed().prefix { isSlot($0) }.count
    number.groupingSeparator = ""
    guard let decimal = separators.last else { return isOpen ? number : nil }
    // three digits after the last separator are a group, if the others are the same
    let hasFraction = tail < 3 || separators.count > 1 && separators[0] != decimal
    if !hasFraction && !isOpen { return nil }
    if !isOpen { number.integerDigits = core.count { isSlot($0) } - (hasFraction ? tail : 0) }
    let groups = hasFraction ? separators.dropLast() : separators[...]
    guard groups.allSatisfy({ $0 == groups.first }), hasFraction || tail == 3 else { return nil }
    if let group = groups.first {
      guard " .,'_\u{A0}\u{202F}".unicodeScalars.contains(group) else { return nil }
      number.groupingSeparator = String(group)
    }
    if hasFraction {
      guard groups.first != decimal, ".,".unicodeScalars.contains(decimal) else { return nil }
      number.decimalSeparator = String(decimal)
      (number.minimumFractionDigits, number.maximumFractionDigits) = (tail, tail)
    } else {
      number.decimalSeparator = groups.first == "." ? "," : "."
    }
    return number
  }
}
