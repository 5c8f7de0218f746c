internal import FieldEditing

extension FormatCatalog {
  /// Adds a provider, which answers names with arguments; one added later is asked before those added earlier.
  ///
  /// - Parameter provider: What answers the names.
  public mutating func add(_ provider: FormatProvider) { providers.insert(provider, at: 0) }

  /// The format of a name, made with the name's arguments.
  ///
  ///     let phone = try FormatCatalog.standard.format(named: "phone(GB)")
  ///     let expiry = try FormatCatalog.standard.format(named: "expiry")
  ///
  /// - Parameters:
  ///   - name: The name, with arguments in parentheses where it takes some.
  ///   - today: The date that expiry dates are checked against. Without one no date has expired.
  /// - Returns: The format; its mask is compiled.
  /// - Throws: `FormatNameError` if there is no such format; it names the one that may have been meant.
  /// - Complexity: linear in the number of formats. The mask of a format is compiled when it is first asked for.
  @export(interface)
  public func format(named name: String, today: CalendarDate? = nil) throws(FormatNameError) -> FieldFormat {
    try format(named: try FormatName(parsing: name), today: today)
  }

  /// The format of a name that was read already.
  ///
  /// - Parameters:
  ///   - name: The name and its arguments.
  ///   - today: The date that expiry dates are checked against. Without one no date has expired.
  /// - Returns: The format; its mask is compiled.
  /// - Throws: `FormatNameError` if there is no such format; it names the one that may have been meant.
  @export(interface)
  public func format(named name: FormatName, today: CalendarDate? = nil) throws(FormatNameError) -> FieldFormat {
    let own = self[name.base]
    if let own, name.arguments.isEmpty {
      do throws(MaskError) { return try FieldFormat(own, today: today) } catch {
        throw FormatNameError(.unlawfulMask(error, of: own.name), error.suggestion)
      }
    }
    for provider in providers {
      if var format = try provider.format(name) {
        if let today { format.today = today }
        return format
      }
    }
    if own != nil { throw FormatNameError(.tooManyArguments(name, limit: 0), "write \(name.base)") }
    if Self.namesOfLocales.contains(name.base) {
      throw FormatNameError(.unknownName(name.base), "FormatCatalog.localized of the module Caretaker has it")
    }
    throw FormatNameError(.unknownName(name.base), meant(by: name).map { "did you mean \($0)?" } ?? "")
  }

  /// What a locale makes, for which this module has no locales.
  private static let namesOfLocales = ["decimal", "percent", "currency", "accounting", "unit"]

  /// The names without arguments: those of the formats, then those that providers answer.
  public var names: [String] {
    var names = formatNames
    for signature in providers.flatMap({ $0.signatures }) where !names.contains(signature.name) {
      names.append(signature.name)
    }
    return names
  }
}

extension [String] {
  /// The text that is one or two slips away from another, the nearest first; `nil` if none is.
  ///
  /// - Complexity: linear in the texts, and in the square of their lengths.
  package func nearest(to text: String) -> String? {
    let wanted = Array<UInt8>(text.utf8)
    // no one takes a slip for a name in every letter of a short word
    let limit = Swift.min(2, wanted.count / 3)
    var best: (text: String, slips: Int)?
    for candidate in self where abs(candidate.utf8.count - wanted.count) <= limit {
      let slips = wanted.slips(to: Array<UInt8>(candidate.utf8))
      if slips <= limit, slips < best?.slips ?? .max { best = (candidate, slips) }
    }
    return best?.text
  }
}

extension [UInt8] {
  /// How many letters are added, left out, changed or exchanged with the next to make another text, whatever their
  /// case.
  fileprivate func slips(to other: [UInt8]) -> Int {
    let letter = { (byte: UInt8) in 65...90 ~= byte ? byte | 32 : byte }
    var (before, last) = ([Int](), Array<Int>(0...other.count))
    for (i, byte) in enumerated() {
      var row = [i + 1]
      for (j, byteOfOther) in other.enumerated() {
        let isSame = letter(byte) == letter(byteOfOther)
        var least = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (isSame ? 0 : 1))
        if i > 0, j > 0, letter(byte) == letter(other[j - 1]), letter(self[i - 1]) == letter(byteOfOther) {
          least = Swift.min(least, before[j - 1] + 1)
        }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[other.count]
  }
}
