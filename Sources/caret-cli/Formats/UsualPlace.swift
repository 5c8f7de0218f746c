import Foundation
import PhoneNumbering

/// Whose numbers they are where the command line does not say it.
struct UsualPlace {
  /// The locale of numbers.
  let locale: String
  /// The region of phone numbers; `nil` where nothing says one.
  let region: PhoneRegion?

  /// The place of the environment, as the C library looks it up; English where it says none.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    locale = Self.locale("LC_NUMERIC", of: environment) ?? "en_US"
    let parts = Self.locale("LC_TELEPHONE", of: environment)?.split(separator: "_") ?? []
    region = parts.count > 1 ? try? PhoneRegion(String(parts[parts.count - 1])) : nil
  }

  private static func locale(_ category: String, of environment: [String: String]) -> String? {
    let set = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = String(set.prefix { $0 != "." && $0 != "@" })
    return name == "C" || name == "POSIX" ? nil : name
  }
}
