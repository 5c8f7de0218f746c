public import FieldFormats

/// A preparation of whole texts before they are read, as cases and the lines of `caret replay` have it.
///
///     {"prefixes": ["tel:"], "countryCode": "1", "replacements": {"O": "0"}}
public struct PreparationSetup: Hashable, Sendable, Decodable {
  /// The preparation.
  public let preparation: TextPreparation

  private enum Key: String, CodingKey, CaseIterable { case prefixes, countryCode, replacements }

  /// Reads it from an object, whose members may all be missing.
  ///
  /// - Throws: `DecodingError` for an unknown member, and for a replacement that is not of one character by another.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: Key.self)
    var preparation = TextPreparation()
    preparation.prefixes = try object.decodeIfPresent([String].self, forKey: .prefixes) ?? []
    preparation.countryCode = try object.decodeIfPresent(String.self, forKey: .countryCode) ?? ""
    for (character, other) in try object.decodeIfPresent([String: String].self, forKey: .replacements) ?? [:] {
      guard let old = character.unicodeScalars.only, let new = other.unicodeScalars.only else {
        throw object.valueError(of: .replacements, "has one character for each")
      }
      preparation.replacements[old] = new
    }
    self.preparation = preparation
  }
}

extension PreparationSetup: CustomStringConvertible {
  /// The object, as it is read.
  public var description: String {
    let prefixes = preparation.prefixes.map(\.asJSON).joined(separator: ", ")
    let replacements = preparation.replacements.sorted { $0.key < $1.key }
      .map { "\(String($0.key).asJSON): \(String($0.value).asJSON)" }.joined(separator: ", ")
    return "{\"prefixes\": [\(prefixes)], \"countryCode\": \(preparation.countryCode.asJSON), "
      + "\"replacements\": {\(replacements)}}"
  }
}

extension String.UnicodeScalarView {
  /// The one there is.
  fileprivate var only: Unicode.Scalar? { count == 1 ? first : nil }
}
