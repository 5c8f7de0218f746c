import FieldEditing
package import FieldFormats
import Testing

/// What a keyboard of a phone or another input method sends, and what a person expects to see.
package struct KeyboardCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  /// What the keyboard does; offsets count UTF-16 of what is shown.
  package enum Event: Decodable, Sendable {
    /// A text arrives without a composition.
    case insert(String)
    /// The provisional text is another one, which begins over a range where there is one.
    case compose(String, over: Range<Int>?)
    /// The provisional text becomes text, or another one in its place.
    case commit(String?)
    /// So much is deleted before the caret and after it.
    case delete(before: Int, after: Int)
    case backspace
    /// A correction in place of what is shown.
    case replace(Range<Int>, String)
    /// The whole field is filled in.
    case fill(String)
    /// The caret is put somewhere.
    case caret(Int)

    package init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      func text() throws -> String { try list.decode(String.self) }
      func range() throws -> Range<Int> { try list.decode(Int.self)..<list.decode(Int.self) }
      let name = try text()
      switch name {
      case "insert": self = .insert(try text())
      case "compose": self = .compose(try text(), over: list.isAtEnd ? nil : try range())
      case "commit": self = .commit(list.isAtEnd ? nil : try text())
      case "delete": self = .delete(before: try list.decode(Int.self), after: try list.decode(Int.self))
      case "backspace": self = .backspace
      case "replace": self = .replace(try range(), try text())
      case "fill": self = .fill(try text())
      case "caret": self = .caret(try list.decode(Int.self))
      default:
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "no event is called \(name)")
      }
      if !list.isAtEnd { throw DecodingError.dataCorruptedError(in: list, debugDescription: "more than \(name) has") }
    }
  }

  package let about: String
  package let source: String
  package var mask: String?
  package var format: String?
  package let starts: String
  package let events: [Event]
  package let shown: String
  package let value: String
  package var place = ""

  package static let members = ["": "about source mask format starts events shown value"]

  private enum CodingKeys: String, CodingKey {
    case about, source, mask, format, starts, events, shown, value
  }
  package var testDescription: String { "\(place) \(about)" }

  package func fieldFormat() throws -> FieldFormat {
    if let mask { return FieldFormat(try Mask(mask)) }
    return try FormatCatalog.localized.format(named: #require(format))
  }
}

extension Fixtures {
  package static let keyboards = cases("keyboards", as: KeyboardCase.self)
}
