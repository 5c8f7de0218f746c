public import Caretaker
public import Foundation
internal import MaskCompiler

extension Mask {
  /// Shows values by a mask, and reads the values of what people type and paste.
  ///
  ///     let phone = Mask.FormatStyle(try Mask("(###) ###-####"))
  ///     phone.format("5551234567")                      // "(555) 123-4567"
  ///     try phone.parseStrategy.parse("555-123-4567")   // "5551234567"
  ///
  /// `TextField("Phone", value: $digits, format: phone)` reads the text when editing ends. A ``FieldModel`` formats it
  /// while it is typed.
  ///
  /// A style is coded as the text of its mask, or, where none says it whole, as the program that the mask was compiled
  /// to.
  public struct FormatStyle: ParseableFormatStyle {
    /// The mask that formats values.
    public let mask: Mask

    /// A style that formats by a mask.
    ///
    /// - Parameter mask: The mask, compiled.
    public init(_ mask: Mask) { self.mask = mask }

    /// A value in the mask; what does not fit is left out.
    public func format(_ value: String) -> String {
      var field = Field(mask)
      field.setText(value)
      field.endEditing()
      return field.text
    }

    /// The strategy that reads the texts that the style shows.
    public var parseStrategy: ParseStrategy { ParseStrategy(mask) }
  }

  /// Reads complete values as people type and paste them.
  public struct ParseStrategy: Foundation.ParseStrategy {
    /// The mask that reads texts.
    public let mask: Mask

    /// A strategy that reads by a mask.
    ///
    /// - Parameter mask: The mask, compiled.
    public init(_ mask: Mask) { self.mask = mask }

    /// The value of a text.
    ///
    /// - Throws: ``FieldParseError`` where the text is rejected, or its value is not complete.
    public func parse(_ text: String) throws -> String { try mask.parse(text) }
  }

  /// The complete value of a text as people type and paste it.
  ///
  ///     try Mask("(###) ###-####").parse("555-123-4567")     // "5551234567"
  ///
  /// - Parameter text: The text as it came.
  /// - Returns: The value.
  /// - Throws: ``FieldParseError`` where the text is rejected, or its value is not complete.
  /// - Complexity: That of `Field.fill(_:)`.
  public func parse(_ text: String) throws(FieldParseError) -> String {
    var field = Field(self)
    if !field.fill(text).isAccepted { throw .rejected(field.rejections) }
    if !field.isComplete { throw .incomplete }
    return field.value
  }
}

/// The reason why a text has no value in a format.
public enum FieldParseError: Error, Hashable, Sendable {
  /// These characters keep it from being read.
  case rejected([Rejection])
  /// It is only the beginning of a value.
  case incomplete
}

extension Mask.FormatStyle {
  public static func == (one: Self, other: Self) -> Bool { one.mask.isSame(as: other.mask) }
  public func hash(into hasher: inout Hasher) { hasher.combine(mask.tree) }
  public init(from decoder: any Decoder) throws { self.init(try Mask(from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try mask.encode(to: encoder) }
}

extension Mask.ParseStrategy {
  public static func == (one: Self, other: Self) -> Bool { one.mask.isSame(as: other.mask) }
  public func hash(into hasher: inout Hasher) { hasher.combine(mask.tree) }
  public init(from decoder: any Decoder) throws { self.init(try Mask(from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try mask.encode(to: encoder) }
}

extension Mask {
  fileprivate func isSame(as other: Mask) -> Bool { tree == other.tree && program.encoded == other.program.encoded }
}
