internal import FieldEditing
internal import NumberFormatting
internal import PhoneNumbering

extension FieldFormat {
  /// The greatest number of characters shown of a complete value, for the width of a field; `nil` where there is no
  /// bound.
  ///
  ///     try FormatCatalog.standard.format(named: "us-phone").maximumDisplayLength     // 14
  ///
  /// That of numbers follows from the bounds of their entry, that of phone numbers from examples of each type.
  ///
  /// - Complexity: For a mask linear in it, expanded.
  public var maximumDisplayLength: Int? {
    @export(interface) get {
      switch kind {
      case .mask(let mask), .named(_, let mask): return mask.maximumDisplayLength
      case .text: return nil
      case .number(let format, let entry):
        guard let minimum = entry.minimum, let maximum = entry.maximum else { return nil }
        return [minimum, maximum].compactMap { bound in
          let text = bound.description
          let fraction = format.symbols.maximumFractionDigits - format.symbols.minimumFractionDigits
          return (try? format.format(text)).map { $0.count + fraction }
        }.max()
      case .phone(let format):
        guard let region = format.region else { return nil }
        let examples =
          PhoneNumberType.allCases.compactMap { region.example(of: $0) } + [region.example()].compactMap { $0 }
        return examples.map { format.style == .national ? $0.national.count : $0.international.count }.max()
      }
    }
  }
}
