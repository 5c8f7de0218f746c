import Caretaker

/// What `caret type` fills in: a mask, or a locale's numbers.
enum TypedFormat {
  case mask(Mask)
  case numbers(LocaleNumberFormat, NumberEntry)

  func field(_ options: FieldOptions) -> Field {
    switch self {
    case .mask(let mask): Field(mask, options: options)
    case .numbers(let format, let entry): Field(format, entry: entry, options: options)
    }
  }

  var symbols: NumberSymbols? {
    if case .numbers(let format, _) = self { format.symbols } else { nil }
  }

  /// The locale of the environment, as the C library looks it up; English where it says none.
  static func localeOfEnvironment(_ environment: [String: String]) -> String {
    let set = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = String(set.prefix { $0 != "." && $0 != "@" })
    return name == "C" || name == "POSIX" ? "en_US" : name
  }
}
