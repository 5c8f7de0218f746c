import CommandConsole
import Foundation
import PhoneNumbering

/// Regions by the names that people have for them.
extension PhoneRegion {
  private static let english = Locale(identifier: "en")

  /// `United Kingdom`; nil where none is known.
  var name: String? { isNonGeographic ? nil : Self.english.localizedString(forRegionCode: code) }

  /// `GB (United Kingdom)`
  var title: String { isNonGeographic ? "001 (no country's)" : code + (name.map { " (\($0))" } ?? "") }

  /// The region of a code on the command line.
  ///
  /// - Throws: `CommandFailure`, with what may have been meant: `UK`, `Germany` and `+49` are not codes, but they are
  ///   understood.
  init(argument code: String) throws(CommandFailure) {
    do {
      self = try PhoneRegion(code)
    } catch {
      let meant = PhoneRegion.meant(by: code)
      let suggestion = meant.isEmpty ? "\(error.suggestion) (see caret regions)" : "did you mean \(meant)?"
      throw CommandFailure("\(error.message.printable): \(suggestion)")
    }
  }

  /// A few regions that a text may mean that is not a code; empty where there are none, or too many to report.
  private static func meant(by text: String) -> String {
    let wanted = text.foldedForNames
    let alias = english.localizedString(forRegionCode: text.uppercased())
    var found = all.filter { $0.name != nil && ($0.name == alias || $0.name?.foldedForNames == wanted) }
    if found.isEmpty { found = all.filter { $0.isMain && "+\($0.callingCode)" == "+" + wanted.drop { $0 == "+" } } }
    if found.isEmpty && wanted.count > 2 { found = all.filter { $0.hasWord(startingWith: wanted) } }
    let titles = found.map(\.title)
    if titles.isEmpty || titles.count > 3 { return "" }
    return (titles.dropLast().joined(separator: ", ") + (titles.count > 1 ? " or " : "")) + titles[titles.count - 1]
  }

  private func hasWord(startingWith text: String) -> Bool {
    let name = name?.foldedForNames ?? ""
    return name.hasPrefix(text) || name.contains(" " + text)
  }

  /// Whether a search finds it: by code, by part of its name, or by the first digits of its calling code, with a plus
  /// or without.
  func isFound(by text: String) -> Bool {
    let wanted = text.foldedForNames
    let digits = wanted.drop { $0 == "+" }
    if !digits.isEmpty && digits.utf8.allSatisfy({ 48...57 ~= $0 }) { return "\(callingCode)".hasPrefix(digits) }
    return wanted.isEmpty || code.foldedForNames == wanted || name?.foldedForNames.contains(wanted) == true
  }
}
