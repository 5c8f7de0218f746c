internal import FieldFormats
public import FieldForms
public import Foundation

extension FormEnvironment {
  /// Returns an environment with what a form takes from the system: numbers and dates of every locale, today's date,
  /// the person's region, and the names of regions, currencies and locales in the form's language.
  ///
  ///     let plan = try FormPlan(json: json, environment: .localized())
  ///
  /// - Parameters:
  ///   - locale: Whose region a country is at first, where a description takes it from the environment.
  ///   - date: The time of which today's date is taken, in the calendar's time zone.
  ///   - calendar: The calendar whose time zone says which day it is.
  /// - Returns: The environment.
  /// - Complexity: O(1); the names of a language are made when a form needs them, O(*n* log *n*) in their number.
  public static func localized(
    _ locale: Locale = .current, at date: Date = Date(), in calendar: Calendar = .current
  ) -> FormEnvironment {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    let day = gregorian.dateComponents([.year, .month, .day], from: date)
    return FormEnvironment(
      catalog: .localized, today: CalendarDate(year: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0),
      region: locale.region?.identifier, names: localizedNames)
  }

  /// The choices of a source with their names in a language, in its order; `nil` for those that are built in.
  @Sendable private static func localizedNames(_ source: ChoiceList.Source, _ language: String) -> [ChoiceOption]? {
    let locale = Locale(identifier: language)
    switch source {
    case .regions:
      if locale.language.languageCode == "en" { return nil }
      return ChoiceOption.regions.named(in: locale) { locale.localizedString(forRegionCode: $0) }
    case .currencies:
      if locale.language.languageCode == "en" { return nil }
      return ChoiceOption.currencies.named(in: locale) { locale.localizedString(forCurrencyCode: $0) }
    case .locales:
      let identifiers = Locale.availableIdentifiers.map { ChoiceOption($0, label: $0, words: [$0]) }
      return identifiers.named(in: locale) { locale.localizedString(forIdentifier: $0) }
    case .options, .onAndOff: return nil
    }
  }
}

extension [ChoiceOption] {
  /// The same with names in a language, by which they are sorted; those of before are found, too.
  fileprivate func named(in locale: Locale, _ name: (String) -> String?) -> [ChoiceOption] {
    let options = map { option in
      let label = name(option.value) ?? option.label
      let former = label == option.label ? [] : [option.label]
      return ChoiceOption(option.value, label: label, words: option.words + former)
    }
    return options.sorted { $0.label.compare($1.label, locale: locale) == .orderedAscending }
  }
}
