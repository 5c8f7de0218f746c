internal import FieldEditing
internal import FieldFormats
internal import NumberFormatting
internal import PhoneNumbering

extension FormEnvironment {
  /// The format of a name; of dates and times that of the locale, where the catalogue has those of locales.
  func format(named name: String, locale: String) throws(FormatNameError) -> FieldFormat {
    let local: FieldFormat? =
      switch name {
      case "date", "time": localFormat(name, locale)
      case "birth-date": birthDate(locale)
      default: nil
      }
    if let local { return local }
    return try catalog.format(named: name == "time" ? "time-24" : name, today: today)
  }

  private func localFormat(_ name: String, _ locale: String) -> FieldFormat? {
    try? catalog.format(named: "\(name)(\(locale))", today: today)
  }

  /// A date as the locale writes it, with the bounds of a date of birth.
  private func birthDate(_ locale: String) -> FieldFormat? {
    guard let date = localFormat("date", locale), let format = date.namedFormat, let bounds = catalog["birth-date"]
    else { return nil }
    // that of dates is a day to come
    var metadata = format.metadata
    var field = Field(date)
    field.fill(bounds.example)
    metadata.example = field.text
    let birth = NamedFormat(
      name: format.name, summary: format.summary, topic: format.topic, metadata: metadata, tree: format.tree,
      otherForms: format.otherForms, dateWords: format.dateWords, checks: format.checks + bounds.checks)
    return try? FieldFormat(birth, name: date.name, today: today)
  }

  /// The format of a field that depends on a region: a phone number, a postal code; `nil` for one that takes any text.
  func format(ofRegion region: String?, for field: FieldDescription) throws(FormError) -> FieldFormat? {
    switch field.type.traits.content {
    case "phone":
      guard let region else { return FieldFormat(PhoneFormat(nil)) }
      do throws(PhoneError) { return FieldFormat(PhoneFormat(try PhoneRegion(region))) } catch {
        throw FormError(field.name, "region", error)
      }
    case "*-postcode":
      guard let region else { return nil }
      let code = String(decoding: region.utf8.map { 65...90 ~= $0 ? $0 | 32 : $0 }, as: UTF8.self)
      return try? catalog.format(named: code == "us" ? "us-zip" : code + "-postcode")
    default: return nil
    }
  }

  /// The format of numbers, as the locale writes them where the catalogue has those of locales, else as in English.
  func format(
    of number: NumberDescription, locale: String, field: String, _ errors: inout FieldErrors
  ) throws(FormError) -> FieldFormat {
    var entry = NumberEntry(number.entersMinorUnits ? .minorUnits : .decimal)
    entry.minimum = number.bound(number.minimum, &errors)
    entry.maximum = number.bound(number.maximum, &errors)
    let symbols = try number.symbols(catalog, locale, field)
    return FieldFormat(NumberFormat(symbols), entry: entry)
  }
}

extension FieldDescription {
  /// The region that its format begins with: its own, and of a phone number otherwise the person's, without which only
  /// numbers after a plus are taken; `nil` for none, or that of another field.
  func firstRegion(in environment: FormEnvironment) -> String? {
    switch region {
    case .region(let code)?: return code
    case .field?: return nil
    case nil:
      guard let region = environment.region, type.traits.content.utf8.elementsEqual("phone".utf8) else { return nil }
      // the environment may have a region without phone numbers
      return (try? PhoneRegion(region)) == nil ? nil : region
    }
  }
}

extension NumberDescription {
  fileprivate func bound(_ text: String?, _ errors: inout FieldErrors) -> ExactDecimal? {
    guard let text else { return nil }
    let bound = try? ExactDecimal(text)
    if bound == nil {
      errors.note("number", "'\(text)' is not a decimal", "write digits, and a point before a fraction")
    }
    return bound
  }

  fileprivate func symbols(
    _ catalog: FormatCatalog, _ locale: String, _ field: String
  ) throws(FormError) -> NumberSymbols {
    let name =
      switch style {
      case .decimal, .integer: FormatName("decimal", [locale])
      case .percent: FormatName("percent", [locale])
      case .currency: FormatName("currency", [currency ?? "USD", locale])
      case .accounting: FormatName("accounting", [currency ?? "USD", locale])
      case .unit: FormatName("unit", [unit ?? "", locale])
      }
    let hasLocales = catalog.names.contains { $0.utf8.elementsEqual(name.base.utf8) }
    guard hasLocales else { return style == .integer ? english.whole : english }
    do throws(FormatNameError) {
      guard let found = try catalog.format(named: name).numberFormat?.symbols else { return english }
      return style == .integer ? found.whole : found
    } catch { throw FormError(field, "number", error) }
  }

  /// The symbols of English, with a currency's code before the amount.
  private var english: NumberSymbols {
    func symbols(_ positive: NumberSymbols.Affixes, _ negative: NumberSymbols.Affixes, digits: ClosedRange<Int>)
      -> NumberSymbols
    {
      NumberSymbols(
        positive: positive, negative: negative, groupingSeparator: ",", decimalSeparator: ".",
        minimumFractionDigits: digits.lowerBound, maximumFractionDigits: digits.upperBound,
        marks: [positive.prefix, positive.suffix, currency ?? ""].filter { !$0.isEmpty })
    }
    let code = currency ?? "USD"
    let sign = code == "USD" ? "$" : code == "EUR" ? "€" : code == "GBP" ? "£" : code + " "
    switch style {
    case .decimal, .integer: return symbols(.init(), .init(prefix: "-"), digits: 0...3)
    case .percent: return symbols(.init(suffix: "%"), .init(prefix: "-", suffix: "%"), digits: 0...0)
    case .currency: return symbols(.init(prefix: sign), .init(prefix: "-" + sign), digits: 2...2)
    case .accounting: return symbols(.init(prefix: sign), .init(prefix: "(" + sign, suffix: ")"), digits: 2...2)
    case .unit: return symbols(.init(suffix: unit ?? ""), .init(prefix: "-", suffix: unit ?? ""), digits: 0...3)
    }
  }
}

extension NumberSymbols {
  /// The same without a fraction.
  fileprivate var whole: NumberSymbols {
    NumberSymbols(
      positive: positive, negative: negative, zero: zero, negativeZero: negativeZero,
      digits: String(String.UnicodeScalarView(digits)), groupingSeparator: groupingSeparator,
      decimalSeparator: decimalSeparator, primaryGroupingSize: primaryGroupingSize,
      secondaryGroupingSize: secondaryGroupingSize, minimumGroupingDigits: minimumGroupingDigits,
      minimumFractionDigits: 0, maximumFractionDigits: 0, roundingIncrement: 1, roundingMode: roundingMode,
      valueExponent: valueExponent, minorUnitDigits: 0, marks: marks)
  }
}
