internal import SecretMemory
internal import UnicodeFacts

/// The preparation of a text that arrives whole where it is not a value as it came, before it is read again: as data,
/// for the fields and columns of one format.
///
///     let plain = FieldFormat(try Mask("(###) ###-####"))
///     let preparation = TextPreparation(prefixes: ["tel:"], countryCode: "1", replacements: ["O": "0"])
///     let format = plain.preparing(preparation)!
///     var field = Field(format)
///     field.paste("tel:+1-555-123-456O")
///     field.text                                // "(555) 123-4560"
///     field.rejections.map(\.reason)            // seven times leftOut: "tel:+1-"
///     plain.read("tel:+1-555-123-456O")         // rejected
///
/// A text that is a value without it stays that value. What is stripped is reported as left out.
public struct TextPreparation: Hashable, Sendable {
  /// The texts that may stand directly before a value, and are left out, whatever the case of their ASCII letters.
  public var prefixes: [String]
  /// A country's calling code, in digits. It is left out, and so is a plus before it, where all that follows is a
  /// value; empty for none.
  public var countryCode: String
  /// Characters, each with the one that takes its place.
  public var replacements: [Unicode.Scalar: Unicode.Scalar]

  /// A preparation that does nothing but what is given.
  ///
  /// - Parameters:
  ///   - prefixes: What may stand directly before a value.
  ///   - countryCode: A country's calling code, in digits.
  ///   - replacements: Characters, each with the one that takes its place.
  /// - Complexity: O(1).
  public init(
    prefixes: [String] = [], countryCode: String = "", replacements: [Unicode.Scalar: Unicode.Scalar] = [:]
  ) {
    self.prefixes = prefixes
    self.countryCode = countryCode
    self.replacements = replacements
  }
}

extension FieldFormat {
  /// The same format, whose fields and columns prepare texts that arrive whole.
  ///
  /// What is inserted in a part of a field, typed, or pasted verbatim is taken as it is.
  ///
  /// - Parameter preparation: What is done to a text that is not a value as it came.
  /// - Returns: The format, or `nil` for numbers and phone numbers, which are read by rules of their own.
  /// - Complexity: O(1). A text that is not a value as it came is read up to six times.
  public func preparing(_ preparation: TextPreparation) -> FieldFormat? {
    guard let mask else { return nil }
    let prepared = mask.made(for: namedFormat, preparation)
    return FieldFormat(self, over: namedFormat.map { .named($0, prepared) } ?? .mask(prepared), preparation)
  }
}

extension ArrivedText {
  /// A part without the prefixes that it begins with, each by itself.
  func withoutPrefix(_ part: Range<Int>, _ preparation: TextPreparation) -> [Range<Int>] {
    preparation.prefixes.filter { begins(part, with: $0) }.map { trimmed(part.dropFirst($0.unicodeScalars.count)) }
  }

  /// A part without a country's code, with a plus or without, and the marks that stand after it.
  func withoutCode(_ part: Range<Int>, _ preparation: TextPreparation) -> Range<Int>? {
    let digits = part.drop { scalars[$0] == "+" && $0 == part.lowerBound }
    if preparation.countryCode.isEmpty || !begins(digits, with: preparation.countryCode) { return nil }
    let rest = digits.dropFirst(preparation.countryCode.unicodeScalars.count).drop {
      scalars[$0].separatesDigits && scalars[$0] != "("
    }
    return rest.first.map { scalars[$0].decimalDigit != nil || scalars[$0] == "(" } ?? false ? rest : nil
  }

  /// The text with characters replaced, or `nil` if it has none of them.
  func replacing(_ replacements: [Unicode.Scalar: Unicode.Scalar]) -> ArrivedText? {
    if replacements.isEmpty || !scalars.contains(where: { replacements[$0] != nil }) { return nil }
    var text = self
    for i in scalars.indices { text.scalars[i] = replacements[scalars[i]] ?? scalars[i] }
    return text
  }
}
