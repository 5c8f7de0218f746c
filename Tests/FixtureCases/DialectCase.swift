import MaskDialects
import MaskFuzzing
import Testing

/// A mask of another library: what it is here, what is noted of it, and what is typed.
package struct DialectCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  package struct Options: Decodable, Sendable {
    package var eager: Bool?
    package var overwriting: Bool?
    package var keepsPlaces: Bool?
    package var showsSuffix: Bool?
    package var hidesParts: Bool?
  }

  /// `["leftOut", "the option 'x' is left out", [3, 8]]`.
  package struct Note: Decodable, Sendable, Equatable {
    package let kind: String
    package let message: String
    package let span: [Int]

    package init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      kind = try list.decode(String.self)
      message = try list.decode(String.self)
      span = try list.decode([Int].self)
    }

    package init(_ note: DialectNote) {
      (kind, message) = ("\(note.kind)", note.message)
      span = [note.span.lowerBound, note.span.upperBound]
    }
  }

  package struct Typed: Decodable, Sendable {
    package let keys: String
    package let shown: String
    package let value: String
    package var complete: Bool?
    package var state: String?
  }

  package let about: String
  package let text: String
  package var mask: String?
  package var number: NumberSetup?
  package var preset: String?
  package var options: Options?
  package var notes: [Note]?
  package var error: String?
  package var span: [Int]?
  package var typed: [Typed]?
  package var place = ""

  package static let members = [
    "": "about text mask number preset options notes error span typed",
    "options": "eager overwriting keepsPlaces showsSuffix hidesParts", "typed": "keys shown value complete state",
  ]

  private enum CodingKeys: String, CodingKey {
    case about, text, mask, number, preset, options, notes, error, span, typed
  }
  package var testDescription: String { "\(place) \(about)" }

  /// The dialect is the name of the file.
  package var dialect: MaskDialect {
    get throws { try #require(MaskDialect(rawValue: String(place.prefix { $0 != "." }))) }
  }
}

extension Fixtures {
  package static let dialects = cases("syntax/dialects", as: DialectCase.self)
}
