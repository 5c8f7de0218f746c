import Testing

/// A mask, and its error or its warnings.
package struct SyntaxCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  package let about: String
  package let mask: String
  package var error: String?
  package var warnings: [String]?
  package var offset: Int?
  package var span: [Int]?
  package var message: String?
  package var place = ""

  package static let members = ["": "about mask error warnings offset span message"]

  private enum CodingKeys: String, CodingKey { case about, mask, error, warnings, offset, span, message }
  package var testDescription: String { "\(place) \(about)" }
}

extension Fixtures {
  /// Those of other libraries' masks are `dialects`.
  package static let syntax = cases("syntax", except: "dialects/", as: SyntaxCase.self)
}
