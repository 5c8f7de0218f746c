import FieldEditing
import MaskDialects
import MaskFuzzing
import TestDepth
import Testing

/// Random masks of each dialect, typed into a field and into a small model of what the dialect's documentation says: a
/// character goes to the first slot that is free, with the fixed text before it, or nowhere.
@Suite struct DialectModelTests {
  /// A slot of the model.
  struct Place: Sendable {
    let written: String
    let accepts: @Sendable (Character) -> Character?

    init(_ written: String, _ accepts: @escaping @Sendable (Character) -> Bool) {
      self.written = written
      self.accepts = { accepts($0) ? $0 : nil }
    }
    init(_ written: String, changing accepts: @escaping @Sendable (Character) -> Character?) {
      self.written = written
      self.accepts = accepts
    }
  }

  private static let isDigit: @Sendable (Character) -> Bool = { ("0"..."9").contains($0) }
  private static let isLatin: @Sendable (Character) -> Bool = { $0.isASCII && $0.isLetter }
  private static let isEither: @Sendable (Character) -> Bool = { isDigit($0) || isLatin($0) }
  private static let upper: @Sendable (Character) -> Character = { Character($0.uppercased()) }

  /// The tables of the documentation, written again as functions.
  static let places: [MaskDialect: [Place]] = [
    .redmadrobot: [
      Place("[0]", isDigit), Place("[A]", { $0.isLetter }), Place("[_]", { $0.isLetter || isDigit($0) }),
    ],
    .inputmask: [
      Place("9", isDigit), Place("a", { $0.isLetter }), Place("*", { $0.isLetter || isDigit($0) }),
      Place("A", changing: { $0.isLetter ? upper($0) : nil }),
      Place("&", changing: { $0.isLetter || isDigit($0) ? upper($0) : nil }),
      Place("#", changing: { "0123456789abcdefABCDEF".contains($0) ? upper($0) : nil }),
    ],
    .imask: [Place("0", isDigit), Place("a", { $0.isLetter }), Place("*", { _ in true })],
    .maska: [Place("#", isDigit), Place("@", isLatin), Place("*", isEither)],
    .ngx: [
      Place("0", isDigit), Place("A", isEither), Place("S", isLatin), Place("U", { ("A"..."Z").contains($0) }),
      Place("L", { ("a"..."z").contains($0) }),
    ],
    .dotnet: [
      Place("0", isDigit), Place("L", isLatin), Place("&", { _ in true }),
      Place("A", { $0.isLetter || isDigit($0) }), Place(">L|", changing: { isLatin($0) ? upper($0) : nil }),
    ],
    .maskedinput: [Place("9", isDigit), Place("a", isLatin), Place("*", isEither)],
    .cleave: [], .autoNumeric: [],
    .vueTheMask: [
      Place("#", isDigit), Place("X", isEither), Place("S", isLatin),
      Place("A", changing: { isLatin($0) ? upper($0) : nil }),
    ],
    .flutter: [Place("#", isDigit), Place("A", { !isDigit($0) })],
    .qt: [
      Place("9", isDigit), Place("A", { $0.isLetter }), Place("N", { $0.isLetter || isDigit($0) }),
      Place("X", { $0 != " " }),
      Place("H", { "0123456789abcdefABCDEF".contains($0) }), Place(">A!", changing: { $0.isLetter ? upper($0) : nil }),
    ],
    .reactNumberFormat: [Place("#", isDigit)],
    .maskito: [Place("/\\d/", isDigit), Place("/[a-z]/i", isLatin), Place("/[^x]/", { $0 != "x" })],
    .regex: [
      Place("\\d", isDigit), Place("[A-Za-z]", isLatin), Place("[^x]", { $0 != "x" }), Place(".", { _ in true }),
    ],
  ]

  /// A mask as a list of places and of fixed characters.
  private enum Part {
    case place(Place)
    case fixed(Character)
  }

  private static func text(_ parts: [Part], _ dialect: MaskDialect) -> String {
    let written = parts.map { part in
      switch part {
      case .place(let place): place.written
      case .fixed(let character):
        dialect == .maskito ? "'\(character)'" : String(character)
      }
    }
    return dialect == .maskito ? "[\(written.joined(separator: ", "))]" : written.joined()
  }

  /// What is shown after keys: literals only as far as something follows them, as in a field that is not eager.
  private static func model(_ parts: [Part], _ keys: String) -> String {
    var (shown, rest) = ("", parts[...])
    for key in keys {
      let fixed = rest.prefix { if case .fixed = $0 { true } else { false } }
      guard case .place(let place)? = rest.dropFirst(fixed.count).first, let kept = place.accepts(key) else { continue }
      for case .fixed(let character) in fixed { shown.append(character) }
      shown.append(kept)
      rest = rest.dropFirst(fixed.count + 1)
    }
    return shown
  }

  /// Fixed characters that no slot takes but those that take everything, and that no key is.
  private static let literals = Array(" :.%=")
  private static let keys = Array("0179abFxZé")

  @Test(arguments: MaskDialect.allCases.filter { places[$0]?.isEmpty == false })
  func fieldIsModel(_ dialect: MaskDialect) throws {
    let places = try #require(Self.places[dialect])
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<tries(150, full: 400) {
      var parts: [Part] = []
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        if dialect != .regex, Int.random(in: 0...2, using: &generator) == 0 {
          parts.append(.fixed(Self.literals.randomElement(using: &generator)!))
        } else {
          parts.append(.place(places.randomElement(using: &generator)!))
        }
      }
      parts.append(.place(places.randomElement(using: &generator)!))
      let text = Self.text(parts, dialect)
      let mask = try Mask(text, dialect: dialect, strictness: .permissive)
      var field = Field(mask, options: FieldOptions(isEager: false))
      let keys = String((0..<14).map { _ in Self.keys.randomElement(using: &generator)! })
      press(keys, on: &field)
      #expect(field.text == Self.model(parts, keys), "\(dialect): \(text) with \(keys)")
    }
  }

  /// Types keys, and goes on after one that was rejected as the other library does: a movement opens the place.
  private func press(_ keys: String, on field: inout Field) {
    for key in keys {
      field.insert(String(key))
      field.move(.start)
      field.move(.end)
    }
  }

  /// Blocks of random lengths.
  @Test func blocksOfCleave() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let blocks = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Int.random(in: 1...4, using: &generator) }
      let keys = String((0..<12).map { _ in Self.keys.randomElement(using: &generator)! })
      let text = "{blocks: \(blocks), delimiter: ';', numericOnly: true}"
      var field = Field(try Mask(text, dialect: .cleave), options: FieldOptions(isEager: false))
      press(keys, on: &field)
      var rest = keys.filter { Self.isDigit($0) }[...]
      var shown: [String] = []
      for block in blocks where !rest.isEmpty {
        shown.append(String(rest.prefix(block)))
        rest = rest.dropFirst(block)
      }
      #expect(field.text == shown.joined(separator: ";"), "\(text) with \(keys)")
    }
  }
}
