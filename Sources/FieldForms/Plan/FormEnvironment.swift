public import FieldEditing
public import FieldFormats
public import MaskSyntax

/// The environment of a form: formats, the date, names of regions, and what the system knows of the person.
///
/// Without arguments it works without ICU and Foundation, and writes numbers and dates as in English.
/// `FormEnvironment.localized(_:at:in:)` of the module CaretakerFoundation has the numbers, dates and names of every
/// locale, and what the system knows.
public struct FormEnvironment: Sendable {
  /// The formats by name.
  public var catalog: FormatCatalog
  /// Today's date, with which expiries and dates of birth are compared; `nil` does not check them.
  public var today: CalendarDate?
  /// The person's region: that of phone numbers of which a description names none, and of a country where it takes the
  /// default from the environment.
  public var region: String?
  /// Languages of messages, in addition to those that are built in.
  public var languages: [FormLanguage]
  /// Returns all regions, currencies or locales with their names in a language. `nil`, as a closure or as its result,
  /// stands for the English names of regions and currencies, and for no locales.
  public var names: (@Sendable (_ source: ChoiceList.Source, _ language: String) -> [ChoiceOption]?)?
  /// The limits for compiling each mask: lower for descriptions from strangers.
  public var maskLimits: MaskLimits
  /// The unit that offsets of fields, events and edits count.
  public var offsetUnit: FieldOptions.OffsetUnit
  /// The display of secret fields: `byView` where the view conceals what they show.
  public var secureDisplay: FieldOptions.SecureDisplay

  /// An environment.
  ///
  /// - Parameters:
  ///   - catalog: The formats by name.
  ///   - today: Today's date.
  ///   - region: The person's region.
  ///   - languages: Languages of messages, in addition to those that are built in.
  ///   - names: Returns choices with their names in a language.
  ///   - maskLimits: What it may take to compile each mask.
  ///   - offsetUnit: What offsets count.
  ///   - secureDisplay: What secret fields show in place of their characters.
  /// - Complexity: O(1)
  public init(
    catalog: FormatCatalog = .standard, today: CalendarDate? = nil, region: String? = nil,
    languages: [FormLanguage] = [],
    names: (@Sendable (_ source: ChoiceList.Source, _ language: String) -> [ChoiceOption]?)? = nil,
    maskLimits: MaskLimits = MaskLimits(), offsetUnit: FieldOptions.OffsetUnit = .characters,
    secureDisplay: FieldOptions.SecureDisplay = .keepingLiterals
  ) {
    self.catalog = catalog
    self.today = today
    self.region = region
    self.languages = languages
    self.names = names
    self.maskLimits = maskLimits
    self.offsetUnit = offsetUnit
    self.secureDisplay = secureDisplay
  }

  /// The language of messages for a tag; English where there is none.
  func language(_ tag: String) -> FormLanguage {
    func named(_ code: String) -> FormLanguage? { languages.first { $0.code.utf8.elementsEqual(code.utf8) } }
    let code = MessageLanguage.code(of: tag)
    return named(tag) ?? named(code) ?? FormLanguage.named(code) ?? named("en") ?? .english
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
