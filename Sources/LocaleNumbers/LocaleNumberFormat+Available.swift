#if ICU
  import CICU
#endif

extension LocaleNumberFormat {
  /// The locales ICU has data for, by ICU id, in ICU's order. Also good are other regions with one of their languages
  /// and scripts, such as German in Japan.
  public static let availableLocales = ICUNames.all(.locales)
  /// The same, with other names of theirs: `zh_TW` beside `zh_Hant_TW`.
  package static let localesAndAliases = ICUNames.all(.localesAndAliases)
  /// The ISO 4217 codes of all currencies ICU knows, of today and of the past, in ICU's order.
  public static let availableCurrencies = ICUNames.all(.currencies)
  /// The codes of the currencies that are legal tender today, as far as ICU knows.
  public static let currenciesInUse = ICUNames.all(.currenciesInUse)
  /// The numbering systems ICU knows, such as `arab`: what may stand after `-u-nu-` in a locale.
  public static let numberingSystems = ICUNames.all(.numberingSystems)
  /// The version of the ICU at hand, such as `72.1`; `nil` in a build without it.
  public static let icuVersion = ICUNames.icuVersion
  /// The version of the CLDR data that ICU has, such as `42.0`; `nil` in a build without ICU.
  public static let cldrVersion = ICUNames.cldrVersion
}

/// What ICU has names of.
enum ICUNames {
  case locales, localesAndAliases, currencies, currenciesInUse, numberingSystems

  #if ICU
    /// All names, in ICU's order; none where ICU's data are missing, which making a format reports.
    static func all(_ kind: ICUNames) -> [String] {
      var status: Int32 = 0
      guard let list = cicu_names_open(kind.code, &status) else { return [] }
      defer { cicu_names_close(list) }
      var names: [String] = []
      while let name = cicu_names_next(list, &status) { names.append(String(cString: name)) }
      return names
    }

    private var code: cicu_kind {
      switch self {
      case .locales: CICU_LOCALES
      case .localesAndAliases: CICU_LOCALES_AND_ALIASES
      case .currencies: CICU_CURRENCIES
      case .currenciesInUse: CICU_CURRENCIES_IN_USE
      case .numberingSystems: CICU_NUMBERING_SYSTEMS
      }
    }

    static var icuVersion: String? { try? ICUText.read { text, _, _ in cicu_version(text) } }
    static var cldrVersion: String? { try? ICUText.read { text, _, status in cicu_cldr_version(text, status) } }
  #else
    static func all(_ kind: ICUNames) -> [String] { [] }
    static var icuVersion: String? { nil }
    static var cldrVersion: String? { nil }
  #endif
}
