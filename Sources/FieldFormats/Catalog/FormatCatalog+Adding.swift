public import FieldEditing

extension FormatCatalog {
  /// Adds a format of one's own: a mask, and what a complete value must obey. It takes the place of one of the same
  /// name.
  ///
  ///     var catalog = FormatCatalog.standard
  ///     try catalog.add(name: "member-card", mask: "####-####-#", check: .luhn)
  ///     try catalog.format(named: "member-card").isValid("1234-5678-2")     // true
  ///
  /// What a front end shows beside a field is derived: the label from the name, an example from mask and checks. A
  /// `NamedFormat` says all of it, and a catalogue as text (`init(parsing:rules:)`) does for many formats at once.
  ///
  /// - Parameters:
  ///   - name: The name: small letters, digits and hyphens, or `format(named:)` does not find it.
  ///   - text: The mask, as text.
  ///   - checks: What a complete value must obey; none where any that the mask accepts is good.
  /// - Throws: `MaskError` where the text is not a mask, with place, problem and suggestion.
  /// - Complexity: That of compiling the mask some times, and of finding an example that obeys the checks: at most some
  ///   thousand trials.
  public mutating func add(name: String, mask text: String, check checks: Check...) throws(MaskError) {
    let mask = try Mask(text)
    func format(_ example: String) -> NamedFormat {
      let label = String(decoding: name.utf8.map { $0 == UInt8(ascii: "-") ? 32 : $0 }, as: UTF8.self).capitalizedFirst
      return NamedFormat(
        name: name, summary: label, metadata: FieldMetadata(label: label, example: example), tree: mask.tree,
        checks: checks)
    }
    let draft = format(FieldFormat(mask).example)
    let value = try FieldFormat(draft).examples(1).first
    // of a format whose checks no value is found to obey there is no example
    add(format(value.map { mask.format($0) } ?? ""))
  }
}
