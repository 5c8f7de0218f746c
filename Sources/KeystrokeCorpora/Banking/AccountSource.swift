internal import FieldFormats
internal import MaskSyntax

/// International bank account numbers of all countries of the catalogue's `iban`.
struct AccountSource: Sendable {
  /// What stands in a place of a number.
  enum Place: Sendable { case digit, letter, either }
  /// The numbers of a country.
  struct Country: Sendable {
    let code: [UInt8]
    /// After the two check digits.
    let places: [Place]
    var name: String { String(decoding: code, as: UTF8.self) }
  }
  private let countries: Shares<Country>

  /// How many of 100 numbers have wrong check digits.
  static let wrongCheckDigits = 8
  /// How many of 100 are typed in small letters.
  private static let smallLetters = 25
  /// The gaps after every fourth character.
  private static let gaps: UInt64 = (1...8).reduce(0) { $0 | 1 << UInt64(4 * $1) }

  static let standard = AccountSource()

  private init() {
    let tree = FormatCatalog.standard["iban"]?.tree.expression
    var found: [Country] = []
    tree?.alternatives.forEach { found += Country.all(of: $0) }
    // those of one structure beside each other: scripts depend on nothing else by which the mask parts them
    let firsts = Dictionary(found.map { ($0.places, $0.name) }, uniquingKeysWith: min)
    found.sort { (firsts[$0.places] ?? "", $0.name) < (firsts[$1.places] ?? "", $1.name) }
    // as many as people there, and none so seldom that it is never met
    countries = Shares(found.map { (max(30, PeopleOfRegions.count($0.name)), $0) })
  }

  func entry(_ form: Entry.Form, using chance: inout Chance) -> Entry {
    let country = countries.pick(using: &chance)
    var characters = country.code + [48, 48]
    for place in country.places { characters.append(place.character(using: &chance)) }
    var check = 98 - Self.remainder(of: characters)
    let isWrong = chance.isTrue(Self.wrongCheckDigits)
    // from 02 to 98, each of which leaves another remainder
    if isWrong { check = 2 + (check - 2 + 1 + chance.below(96)) % 97 }
    characters[2] = 48 + UInt8(check / 10)
    characters[3] = 48 + UInt8(check % 10)
    let value = String(decoding: characters, as: UTF8.self)
    var entry = Entry(format: FormatName("iban"), value: value, isValid: !isWrong)
    switch form {
    case .typed:
      let areSmall = chance.isTrue(Self.smallLetters)
      entry.typed = characters.map { Unicode.Scalar(areSmall && $0 > 57 ? $0 | 32 : $0) }
      entry.slips = 2..<characters.count
      entry.run = country.run(of: characters)
      entry.gaps = .after(Self.gaps & (1 << UInt64(characters.count) - 1))
    case .plain, .filledIn: entry.text = value
    case .formatted: entry.text = Self.formatted(characters, using: &chance)
    }
    return entry
  }

  private static func formatted(_ characters: [UInt8], using chance: inout Chance) -> String {
    let separator: Unicode.Scalar = chance.isTrue(85) ? " " : chance.isTrue(50) ? "\u{A0}" : "-"
    var text = String.UnicodeScalarView()
    if chance.isTrue(5) { text.append(" ") }
    for (place, character) in characters.enumerated() {
      if place > 0 && place % 4 == 0 { text.append(separator) }
      text.append(Unicode.Scalar(character))
    }
    return String(text)
  }

  /// What a number leaves, its first four characters at the end, letters as two digits, when it is divided by 97
  /// (ISO/IEC 7064, MOD 97-10).
  private static func remainder(of characters: [UInt8]) -> Int {
    var rest = 0
    for place in characters.indices {
      let character = characters[(place + 4) % characters.count]
      rest = character > 57 ? (rest * 100 + Int(character) - 55) % 97 : (rest * 10 + Int(character) - 48) % 97
    }
    return rest
  }
}

extension AccountSource.Place {
  fileprivate func character(using chance: inout Chance) -> UInt8 {
    // where both may stand, digits mostly do
    let isLetter = self == .letter || self == .either && chance.isTrue(15)
    return isLetter ? 65 + UInt8(chance.below(26)) : 48 + UInt8(chance.below(10))
  }
}

extension AccountSource.Country {
  /// The longest run of digits in places that take digits.
  fileprivate func run(of characters: [UInt8]) -> Range<Int> {
    var longest = 0..<0
    var start = 4
    for place in 4...characters.count {
      if place < characters.count, characters[place] <= 57, places[place - 4] != .letter { continue }
      if place - start > longest.count { longest = start..<place }
      start = place + 1
    }
    return longest
  }

  /// The countries whose numbers a mask describes: a group of codes, two digits, and what follows them.
  fileprivate static func all(of mask: MaskExpression) -> [AccountSource.Country] {
    guard case .sequence(let items) = mask.kind, case .capture(_, let codes)? = items.first?.kind else { return [] }
    let places = items.dropFirst().flatMap(\.places).dropFirst(2)
    return codes.alternatives.map { code in AccountSource.Country(code: code.letters, places: Array(places)) }
  }
}

extension MaskExpression {
  /// Its alternatives, or itself.
  fileprivate var alternatives: [MaskExpression] {
    if case .alternatives(let all) = kind { all } else { [self] }
  }

  /// What its slots take.
  fileprivate var places: [AccountSource.Place] {
    switch kind {
    case .slot(let slot): [slot.accepts("A") ? slot.accepts("0") ? .either : .letter : .digit]
    case .sequence(let items): items.flatMap(\.places)
    case .repetition(let body, let least, _): (0..<least).flatMap { _ in body.places }
    case .capture(_, let body): body.places
    default: []
    }
  }

  /// The letters that its sets are of: `^[A]^[D]`.
  fileprivate var letters: [UInt8] {
    switch kind {
    case .slot(let slot):
      if case .set(let ranges, _) = slot.kind { ranges.map { UInt8(truncatingIfNeeded: $0.low.value) } } else { [] }
    case .sequence(let items): items.flatMap(\.letters)
    default: []
    }
  }
}
