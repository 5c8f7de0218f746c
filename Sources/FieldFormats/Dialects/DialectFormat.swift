public import FieldEditing
public import MaskDialects
public import MaskSyntax
public import NumberFormatting

/// A format that was written for another library: a mask, numbers, or what the catalogue has by name.
///
///     let amount = try DialectFormat("{mask: Number, scale: 2, thousandsSeparator: ' '}", dialect: .imask)
///     var field = Field(amount.format, options: amount.options)
///     field.insert("1234,5")
///     field.text              // "1 234,5"
public struct DialectFormat: Sendable {
  /// The format.
  public let format: FieldFormat
  /// The options of a field of the format, as far as the text says.
  public let options: FieldOptions
  /// Notes on what was left out and what is typed otherwise, in the order of the text.
  public let notes: [DialectNote]

  /// Reads a format that is written in another library's language.
  ///
  /// - Parameters:
  ///   - text: The mask alone, or its options as a literal of JavaScript or JSON.
  ///   - dialect: The language that it is written in.
  ///   - strictness: Whether a mask with a value that has two layouts is rejected.
  ///   - limits: How large the mask, and what it is compiled to, may be.
  ///   - catalog: Where cards and phone numbers come from, and numbers of locales: one whose providers have them.
  /// - Throws: `MaskError`, whose offset and diagnostic are those of the text that was given.
  /// - Complexity: Linear in the expanded mask where no two parses overlap.
  @export(interface) public init(
    _ text: String, dialect: MaskDialect, strictness: Mask.Strictness = .strict, limits: MaskLimits = MaskLimits(),
    catalog: FormatCatalog = .standard
  ) throws(MaskError) {
    let read: DialectMask
    do { read = try DialectMask(parsing: text, dialect: dialect, limits: limits) } catch { throw .syntax(error) }
    try self.init(read, strictness: strictness, limits: limits, catalog: catalog)
  }

  /// The format of a text that was read in another library's language.
  ///
  /// - Parameters:
  ///   - read: The text as it was read.
  ///   - strictness: Whether a mask with a value that has two layouts is rejected.
  ///   - limits: How large what the mask is compiled to may be.
  ///   - catalog: Where cards and phone numbers come from, and numbers of locales.
  /// - Throws: `MaskError`; of kind `notSupported` if the catalogue lacks what the text names.
  /// - Complexity: As for a text.
  public init(
    _ read: DialectMask, strictness: Mask.Strictness = .strict, limits: MaskLimits = MaskLimits(),
    catalog: FormatCatalog = .standard
  ) throws(MaskError) {
    var notes = read.notes
    switch read.content {
    case .mask:
      let (mask, overlap) = try Mask.reading(read, strictness: strictness, limits: limits)
      if let overlap {
        notes.append(overlap)
        notes.sort { $0.span.lowerBound < $1.span.lowerBound }
      }
      format = FieldFormat(read.date.map { mask.made(for: NamedFormat($0, of: read, mask.tree)) } ?? mask)
    case .number(let number):
      var number = number
      if let locale = number.locale {
        guard let symbols = try read.format(FormatName("decimal", [locale]), in: catalog).numberFormat?.symbols else {
          throw read.lacks(locale)
        }
        number.groupingSeparator = symbols.groupingSeparator
        number.decimalSeparator = symbols.decimalSeparator
        (number.primaryGroupingSize, number.secondaryGroupingSize) = (
          symbols.primaryGroupingSize, symbols.secondaryGroupingSize
        )
      }
      format = FieldFormat(NumberFormat(NumberSymbols(number)), entry: NumberEntry(number))
    case .named(let text):
      let name: FormatName
      do { name = try FormatName(parsing: text) } catch { throw read.lacks(text) }
      format = try read.format(name, in: catalog)
    }
    options = FieldOptions(read.options)
    self.notes = notes
  }
}

extension DialectMask {
  fileprivate func format(_ name: FormatName, in catalog: FormatCatalog) throws(MaskError) -> FieldFormat {
    do { return try catalog.format(named: name) } catch { throw lacks(name.description) }
  }

  fileprivate func lacks(_ what: String) -> MaskError { .syntax(failure(.notSupported(what))) }
}

extension NamedFormat {
  /// A date of another library: its mask, and the check that there is such a day, within its bounds.
  fileprivate init(_ date: DialectDate, of read: DialectMask, _ tree: MaskTree) {
    let bounds = [date.minimum, date.maximum].map { $0.flatMap { DateBound($0) } }
    let day = bounds.compactMap { $0?.date(nil) }.first ?? CalendarDate(iso: "2026-12-31")
    let check: Check =
      switch date.yearDigits {
      case 0: .dayOfMonth
      case 2: .shortDate(firstYear: 1950)
      default: .date(from: bounds[0], to: bounds[1])
      }
    self.init(
      name: "\(read.dialect.name)-date", summary: "Date",
      metadata: FieldMetadata(
        label: "Date", keyboard: .punctuation, autofill: nil,
        example: day.flatMap { tree.expression.text(of: $0) } ?? ""),
      tree: tree, checks: [check])
  }
}

extension Check {
  /// A day that its month has in some year, in the groups `month` and `day`.
  fileprivate static let dayOfMonth = Check("day-of-month") { entry in
    guard let month = entry.number("month", digits: 1...2), let day = entry.number("day", digits: 1...2),
      CalendarDate(year: 2000, month: month, day: day) != nil
    else { return .noSuchDate }
    return nil
  }
}

extension MaskExpression {
  /// A date as a mask shows it that has nothing else; `nil` for one with a time.
  fileprivate func text(of date: CalendarDate) -> String? {
    func digits(_ number: Int, _ body: MaskExpression) -> String { number.padded(body.hasFixedNumbers ? 2 : 1) }
    switch kind {
    case .literal(let cluster), .valueLiteral(let cluster): return String(String.UnicodeScalarView(cluster.scalars))
    case .capture("year", let body): return String(date.year.padded(4).suffix(body.size.most ?? 4))
    case .capture("month", let body): return digits(date.month, body)
    case .capture("day", let body): return digits(date.day, body)
    case .sequence(let items):
      return items.reduce("") { text, item in text.flatMap { text in item.text(of: date).map { text + $0 } } }
    default: return nil
    }
  }
}

extension NumberSymbols {
  /// The symbols of numbers that another library describes. What cannot be is mended: a grouping separator of letters
  /// or digits is left out, and a decimal separator of those, or one that groups as well, is another.
  ///
  /// - Parameter number: The description.
  public init(_ number: DialectNumber) {
    let positive = Affixes(prefix: number.prefix, suffix: number.suffix)
    let negative = Affixes(
      prefix: number.negativePrefix ?? "-" + number.prefix, suffix: number.negativeSuffix ?? number.suffix)
    let grouping = number.groupingSeparator.mayStandAmongDigits ? number.groupingSeparator : ""
    var decimal = number.decimalSeparator
    if !decimal.mayStandAmongDigits || decimal == grouping { decimal = grouping == "." ? "," : "." }
    let limit = 100
    let most = max(0, min(number.maximumFractionDigits, limit))
    self.init(
      positive: positive, negative: number.allowsNegative ? negative : positive, groupingSeparator: grouping,
      decimalSeparator: decimal, primaryGroupingSize: max(1, min(number.primaryGroupingSize, limit)),
      secondaryGroupingSize: max(1, min(number.secondaryGroupingSize, limit)),
      minimumFractionDigits: max(0, min(number.minimumFractionDigits, most)), maximumFractionDigits: most,
      roundingIncrement: max(1, min(number.roundingIncrement, limit)), roundingMode: RoundingMode(number.rounding),
      valueExponent: max(0, min(number.valueExponent, limit)))
  }
}

extension RoundingMode {
  fileprivate init(_ rounding: DialectNumber.Rounding) {
    self =
      switch rounding {
      case .halfUp: .halfUp
      case .halfEven: .halfEven
      case .halfDown: .halfDown
      case .halfCeiling: .halfCeiling
      case .halfFloor: .halfFloor
      case .up: .up
      case .down: .down
      case .ceiling: .ceiling
      case .floor: .floor
      }
  }
}

extension NumberEntry {
  /// The entry of numbers as another library describes it.
  ///
  /// - Parameter number: The description; a bound that is not a decimal is left out.
  public init(_ number: DialectNumber) {
    self.init(number.isMinorUnits ? .minorUnits : .decimal)
    decimalKeys = number.decimalKeys
    minimum = number.minimum.flatMap { try? ExactDecimal($0) }
    maximum = number.maximum.flatMap { try? ExactDecimal($0) }
    (clampsToBounds, showsFractionZeros) = (number.clampsToBounds, number.showsFractionZeros)
    if let digits = number.integerDigits { limits.integerDigits = digits }
  }
}
