import Caretaker

/// What `caret type` fills in: a mask, or a locale's numbers.
enum TypedFormat {
  case mask(Mask)
  case number(LocaleNumberFormat)

  /// Finds a format by its name; what is no name is a mask.
  init(named text: String, isMask: Bool, locale: String, currency: String?) throws(TypeFailure) {
    if !isMask && text == "currency" && currency == nil { throw TypeFailure("which currency? Say, for example, --currency EUR") }
    do {
      switch text {
      case "decimal" where !isMask: self = .number(try LocaleNumberFormat(locale: locale))
      case "currency" where !isMask:
        self = .number(try LocaleNumberFormat(locale: locale, style: .currency(currency ?? "")))
      default: self = .mask(try isMask ? Mask(text) : Mask(named: text) ?? Mask(text))
      }
    } catch let error as MaskError {
      throw TypeFailure(error)
    } catch {
      throw TypeFailure("\(error)")
    }
  }

  /// The locale of the environment, as the C library looks it up; English where it says none.
  static func localeOfEnvironment(_ environment: [String: String]) -> String {
    let set = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = String(set.prefix { $0 != "." && $0 != "@" })
    return name == "C" || name == "POSIX" ? "en_US" : name
  }
}

/// Why there is nothing to type into: shown as it is, with exit status 2.
struct TypeFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  init(_ error: MaskError) {
    let lines = ["\(error.problem) at \(error.offset)", error.drawing, error.mend]
    description = lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
