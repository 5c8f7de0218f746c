internal import FieldEditing
internal import MaskSyntax
internal import SecretMemory

/// What was read of a date or a time, for the groups of a mask.
struct DateParts {
  private var captures: [(name: String, text: SecretList<UInt8>)] = []
  /// Whether the time is after noon; `nil` where no word says so.
  var isAfternoon: Bool?

  init() {}

  /// - Parameters:
  ///   - captures: The groups of another form, with their texts.
  ///   - words: Those in which a half of the day is named.
  init(_ captures: [(name: String, text: SecretList<UInt8>)], _ words: DateWords) {
    self.captures = captures
    guard text("hour") != nil, let period = text("period") else { return }
    isAfternoon = period.withText { words.isAfternoon(BareWord($0.unicodeScalars.compactMap { $0.bare })) }
    if isAfternoon != nil { self.captures.removeAll { $0.name.utf8.elementsEqual("period".utf8) } }
  }

  mutating func append(_ name: String, _ digits: SecretList<UInt8>) { captures.append((name, digits)) }

  /// Appends a part of a date.
  ///
  /// - Returns: `false` if it cannot be one, or is a second one.
  mutating func append(_ part: DateFormat.Part, _ digits: SecretList<UInt8>) -> Bool {
    guard part == .year ? digits.count == 4 : digits.count <= 2, text(part.rawValue) == nil else { return false }
    append(part.rawValue, digits)
    return true
  }

  /// Writes a year as a mask has it that has two digits for one.
  ///
  /// - Returns: `false` if it is none of those that two digits may be.
  mutating func shortenYear(to years: YearWindow?) -> Bool {
    guard let years, years.digits == 2, let year = text("year"), year.count == 4 else { return true }
    let number = year.reduce(0) { $0 * 10 + Int($1 & 15) }
    for i in captures.indices where captures[i].name.utf8.elementsEqual("year".utf8) {
      captures[i].text = SecretList(year.suffix(2))
    }
    return years.years.contains(number)
  }

  /// Whether it has these parts of a date and no others, the year of a whole one at either end.
  func has(_ groups: [DateFormat.Part]) -> Bool {
    captures.count == groups.count && groups.allSatisfy { text($0.rawValue) != nil }
      && !(captures.count == 3 && captures[1].name.utf8.elementsEqual("year".utf8))
  }

  /// The text in the form of the mask, in UTF-8; `nil` if the mask has more to be filled in, such as AM or PM for half
  /// past nine.
  func text(in tree: MaskTree, _ words: DateWords) -> SecretList<UInt8>? {
    // where each part stands, only the whole of such a mask says
    if tree.isFromEnd { return nil }
    let mask = tree.expression
    guard let hour = text("hour"), hour.count <= 2 else { return mask.text(with: captures) }
    var number = hour.reduce(0) { $0 * 10 + Int($1 & 15) }
    if let isAfternoon { number = number % 12 + (isAfternoon ? 12 : 0) }
    var all = captures
    if mask.hasGroup("period") {
      if isAfternoon == nil && 1...12 ~= number { return nil }
      all.append(("period", SecretList(words.halfNames[number < 12 ? 0 : 1].utf8)))
      number = (number + 11) % 12 + 1
    }
    for i in all.indices where all[i].name.utf8.elementsEqual("hour".utf8) {
      all[i].text = [UInt8(48 + number / 10), UInt8(48 + number % 10)]
    }
    return mask.text(with: all)
  }

  private func text(_ name: String) -> SecretList<UInt8>? {
    captures.first { $0.name.utf8.elementsEqual(name.utf8) }?.text
  }
}
