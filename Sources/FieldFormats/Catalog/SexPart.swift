/// The part of a number that says the sex of the person whose it is.
///
///     sex at 10 13579 male 02468 female
struct SexPart: Sendable {
  /// What is said; the names are those of FHIR's administrative gender.
  enum Sex: String, Sendable { case male, female, other, unknown }

  /// The named group of the mask whose characters say it; `nil` for the whole value.
  let capture: String?
  private let codes: CodeTable
  private let sexes: [Sex]

  /// The part that words write; `nil` where they are not understood.
  init?(_ words: [String], of capture: String?) {
    var words = CheckWords(words[...])
    var sexes: [Sex] = []
    let codes = CodeTable(&words) { word in Sex(rawValue: word).map { sexes.append($0) } != nil }
    guard let codes, words.isAtEnd else { return nil }
    (self.capture, self.codes, self.sexes) = (capture, codes, sexes)
  }

  /// What a value says; `nil` where it does not have the group, or nothing is known of its characters.
  func sex(in entry: CheckedEntry) -> Sex? {
    guard let part = capture.map({ entry.bytes(of: $0) }) ?? entry.bytes else { return nil }
    return codes.first(in: CheckedEntry.characters(of: part)) { _ in true }.map { sexes[$0] }
  }
}
