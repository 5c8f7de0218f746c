import Caretaker

/// What `caret type` fills in: a mask, one of the catalogue with what it must obey, a locale's numbers, or phone numbers.
enum TypedFormat {
  case mask(Mask, CheckedFormat?)
  case numbers(LocaleNumberFormat, NumberEntry)
  case phone(PhoneFormat)

  func field(_ options: FieldOptions) -> Field {
    switch self {
    case .mask(let mask, _): Field(mask, options: options)
    case .numbers(let format, let entry): Field(format, entry: entry, options: options)
    case .phone(let format): Field(format, options: options)
    }
  }

  var symbols: NumberSymbols? {
    if case .numbers(let format, _) = self { format.symbols } else { nil }
  }

  /// The locale of the environment, as the C library looks it up; English where it says none.
  static func localeOfEnvironment(_ environment: [String: String]) -> String {
    locale("LC_NUMERIC", of: environment) ?? "en_US"
  }

  /// The region of the environment; nil where it says none.
  static func regionOfEnvironment(_ environment: [String: String]) -> PhoneRegion? {
    let parts = locale("LC_TELEPHONE", of: environment)?.split(separator: "_") ?? []
    return parts.count > 1 ? try? PhoneRegion(String(parts[parts.count - 1])) : nil
  }

  private static func locale(_ category: String, of environment: [String: String]) -> String? {
    let set = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = String(set.prefix { $0 != "." && $0 != "@" })
    return name == "C" || name == "POSIX" ? nil : name
  }
}
