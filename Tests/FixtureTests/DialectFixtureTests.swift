import Caretaker
import FieldFormats
import MaskFuzzing
import Testing

/// Masks of other libraries: what they are here, what is noted of them, and what is typed.
@Suite struct DialectFixtureTests {
  struct DialectCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
    let about: String
    let text: String
    var mask: String?
    var number: NumberSetup?
    var preset: String?
    var options: Options?
    var notes: [Note]?
    var error: String?
    var span: [Int]?
    var typed: [Typed]?
    var place = ""

    private enum CodingKeys: String, CodingKey {
      case about, text, mask, number, preset, options, notes, error, span, typed
    }
    var testDescription: String { "\(place) \(about)" }

    /// The dialect is the name of the file.
    var dialect: MaskDialect {
      get throws { try #require(MaskDialect(rawValue: String(place.prefix { $0 != "." }))) }
    }
  }

  struct Options: Decodable, Sendable {
    var eager: Bool?
    var overwriting: Bool?
    var keepsPlaces: Bool?
    var showsSuffix: Bool?
    var hidesParts: Bool?
  }

  /// `["leftOut", "the option 'x' is left out", [3, 8]]`.
  struct Note: Decodable, Sendable, Equatable {
    let kind: String
    let message: String
    let span: [Int]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      kind = try list.decode(String.self)
      message = try list.decode(String.self)
      span = try list.decode([Int].self)
    }

    init(_ note: DialectNote) {
      (kind, message) = ("\(note.kind)", note.message)
      span = [note.span.lowerBound, note.span.upperBound]
    }
  }

  struct Typed: Decodable, Sendable {
    let keys: String
    let shown: String
    let value: String
    var complete: Bool?
  }

  static let cases = Fixtures.cases("syntax/dialects", as: DialectCase.self)
  static let errors = cases.filter { $0.error != nil }
  static let readable = cases.filter { $0.error == nil }

  @Test func eachDialectHasCases() {
    for dialect in MaskDialect.allCases {
      #expect(Self.cases.filter { $0.place.hasPrefix(dialect.name + ".") }.count >= 9, "\(dialect)")
    }
  }

  @Test(arguments: readable) func isRead(_ dialect: DialectCase) throws {
    let read = try DialectMask(parsing: dialect.text, dialect: dialect.dialect)
    switch read.content {
    case .mask(let tree):
      #expect(tree.text == dialect.mask)
      // what is printed says all that was read
      #expect(tree.hasText)
      #expect(read.options.isEager == dialect.options?.eager ?? true)
      #expect(read.options.isOverwriting == dialect.options?.overwriting ?? false)
      #expect(read.options.keepsPlaces == dialect.options?.keepsPlaces ?? false)
      #expect(read.options.showsSuffix == dialect.options?.showsSuffix ?? false)
      #expect(read.options.hidesParts == dialect.options?.hidesParts ?? false)
    case .number:
      let format = try DialectFormat(read, catalog: .localized).format
      guard case .number(let numbers, let entry) = format.kind else { return }
      #expect(NumberSetup(numbers, entry) == dialect.number)
    case .named(let name): #expect(name == dialect.preset)
    }
    #expect(read.notes.map { Note($0) } == dialect.notes ?? [])
  }

  @Test(arguments: errors) func isRejected(_ dialect: DialectCase) throws {
    do {
      _ = try DialectMask(parsing: dialect.text, dialect: dialect.dialect)
      Issue.record("it is read")
    } catch let error as SyntaxError {
      #expect(error.message == dialect.error)
      #expect([error.span.lowerBound, error.span.upperBound] == dialect.span)
      #expect(!error.suggestion.isEmpty && error.offset == error.span.lowerBound)
      #expect(error.dialect == (try dialect.dialect))
    }
  }

  @Test(arguments: readable) func isTyped(_ dialect: DialectCase) throws {
    let read = try DialectFormat(dialect.text, dialect: dialect.dialect, catalog: .localized)
    for typed in dialect.typed ?? [] {
      var target = EngineTarget(read.format, options: read.options)
      for key in try Script(parsing: typed.keys).keys { target.press(key) }
      #expect(target.text == typed.shown, "\(typed.keys)")
      #expect(target.field.value == typed.value, "\(typed.keys)")
      #expect(target.field.isComplete == typed.complete ?? false, "\(typed.keys)")
    }
  }
}
