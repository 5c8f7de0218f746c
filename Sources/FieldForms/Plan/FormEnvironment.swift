public import FieldFormats

/// What a form takes from outside: formats, the date, names of regions, and what the system knows of the person.
///
/// The standard one works without ICU and Foundation, in English. `FormEnvironment.localized` of the module Caretaker
/// has the numbers, dates and names of every locale.
public struct FormEnvironment: Sendable {
  /// The formats by name.
  public var catalog: FormatCatalog
  /// Today's date, against which expiries and dates of birth are held; without one they are not checked.
  public var today: CalendarDate?
  /// The region that a country is at first, where a description takes it from the environment.
  public var region: String?
  /// The languages of messages, beside those that are built in.
  public var languages: [FormLanguage]
  /// The names of choices in a language: all regions, currencies or locales. `nil` for those that are built in.
  public var names: (@Sendable (_ source: ChoiceList.Source, _ language: String) -> [ChoiceOption]?)?
  /// What it may take to compile each mask: lower for descriptions from strangers.
  public var maskLimits: MaskLimits

  /// An environment.
  ///
  /// - Parameters:
  ///   - catalog: The formats by name.
  ///   - today: Today's date.
  ///   - region: The region that a country is at first.
  ///   - languages: The languages of messages, beside those that are built in.
  ///   - names: The names of choices in a language.
  ///   - maskLimits: What it may take to compile each mask.
  /// - Complexity: O(1)
  public init(
    catalog: FormatCatalog = .standard, today: CalendarDate? = nil, region: String? = nil,
    languages: [FormLanguage] = [],
    names: (@Sendable (_ source: ChoiceList.Source, _ language: String) -> [ChoiceOption]?)? = nil,
    maskLimits: MaskLimits = MaskLimits()
  ) {
    self.catalog = catalog
    self.today = today
    self.region = region
    self.languages = languages
    self.names = names
    self.maskLimits = maskLimits
  }

  /// The language of messages for a tag; English where there is none.
  func language(_ tag: String) -> FormLanguage {
    languages.first { $0.code.utf8.elementsEqual(tag.utf8) } ?? FormLanguage.named(tag) ?? .english
  }

  /// The choices of a list, with their names.
  func options(_ source: ChoiceList.Source, _ language: String) -> [ChoiceOption] {
    switch source {
    case .options(let options): return options
    case .onAndOff: return []
    case .regions, .currencies, .locales:
      if let names, let options = names(source, language) { return options }
      return ChoiceOption.builtIn(source)
    }
  }
}
