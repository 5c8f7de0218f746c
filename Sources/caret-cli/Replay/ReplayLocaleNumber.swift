import CommandConsole
import FieldEditing
import FieldFormats
import LocaleNumbers
import MaskFuzzing
import NumberFormatting

/// A locale's numbers, and how they are typed, in a line of a replay.
struct ReplayLocaleNumber {
  private let locale: String
  private let request: NumberRequest
  private let minimumFraction, maximumFraction: Int?
  private let entry: NumberEntry
  let steps: StepLengths

  func format() throws(ReplayError) -> FieldFormat {
    let usual = try look(up: request)
    if minimumFraction == nil && maximumFraction == nil { return FieldFormat(usual, entry: entry) }
    // where one of the two is left out it is the usual one, or as far as the other lets it
    let least = minimumFraction ?? min(usual.symbols.minimumFractionDigits, max(0, maximumFraction ?? 0))
    let most = maximumFraction ?? max(usual.symbols.maximumFractionDigits, least)
    if least < 0 || most < least { throw ReplayError("there are no \(least) to \(most) fraction digits") }
    var request = request
    request.options.fractionDigits = .range(least...most)
    return FieldFormat(try look(up: request), entry: entry)
  }

  private func look(up request: NumberRequest) throws(ReplayError) -> LocaleNumberFormat {
    do {
      return try request.format(locale: locale) { "\"\($0.rawValue)\"" }
    } catch {
      throw ReplayError(error.message)
    }
  }
}

extension ReplayLocaleNumber: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case locale, style, currency, unit, unitBefore, minimumFraction, maximumFraction, cash, grouping, sign, rounding
    case currencyDisplay, percentAsFraction, entry, decimalKeys, integerDigits, textLength, minimum, maximum
    case clampsToBounds, showsAffixWhenEmpty, showsFractionZeros, step, smallStep, largeStep
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: Key.self, "member of \"number\"")
    func given<Value: Decodable>(_ key: Key, _: Value.Type = Value.self) throws -> Value? {
      try object.decodeIfPresent(Value.self, forKey: key)
    }
    locale = try object.decode(String.self, forKey: .locale)
    minimumFraction = try given(.minimumFraction)
    maximumFraction = try given(.maximumFraction)

    var request = NumberRequest(style: try object.decode(Choice<NumberRequest.StyleName>.self, forKey: .style).value)
    request.currency = try given(.currency)
    request.unit = try given(.unit)
    request.isUnitBefore = try given(.unitBefore) ?? false
    let isCash = try given(.cash) ?? false
    if isCash && (minimumFraction ?? maximumFraction) != nil {
      throw ReplayError("\"cash\" has its own fraction digits")
    }
    request.options.fractionDigits = isCash ? .cash : .standard
    request.options.grouping = try given(.grouping, Choice.self)?.value ?? .auto
    request.options.signDisplay = try given(.sign, Choice.self)?.value ?? .auto
    request.options.roundingMode = try given(.rounding, Choice.self)?.value ?? .halfEven
    request.options.currencyDisplay = try given(.currencyDisplay, Choice.self)?.value ?? .symbol
    request.options.percentValue = try given(.percentAsFraction) ?? false ? .fraction : .number
    self.request = request

    var entry = NumberEntry(try given(.entry, Choice.self)?.value ?? .decimal)
    entry.decimalKeys = try given(.decimalKeys) ?? ""
    entry.limits.integerDigits = try object.decodeCount(least: 1, forKey: .integerDigits) ?? entry.limits.integerDigits
    entry.limits.textLength = try object.decodeCount(forKey: .textLength) ?? entry.limits.textLength
    (entry.minimum, entry.maximum) = try object.decodeBounds(.minimum, .maximum)
    entry.clampsToBounds = try given(.clampsToBounds) ?? false
    entry.showsAffixWhenEmpty = try given(.showsAffixWhenEmpty) ?? false
    entry.showsFractionZeros = try given(.showsFractionZeros) ?? false
    self.entry = entry
    steps = try object.decodeSteps(.step, .smallStep, .largeStep)
  }
}
