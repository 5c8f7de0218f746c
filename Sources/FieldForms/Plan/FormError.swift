import FieldFormats

/// The reason why a plan cannot be made of a description: where it is wrong, how, and what to do.
public struct FormError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The field, by its name; empty for the form itself.
  public let field: String
  /// The member of the field's description that is wrong, such as `region`; empty for the field itself.
  public let member: String
  /// A description of what is wrong, as a sentence without a full stop.
  public let message: String
  /// A suggestion of what to do, as a sentence without a full stop; empty if there is nothing to suggest.
  public let suggestion: String

  init(_ field: String, _ member: String, _ message: String, _ suggestion: String = "") {
    self.field = field
    self.member = member
    self.message = message
    self.suggestion = suggestion
  }

  /// The field, what is wrong and what to do.
  public var description: String {
    let place = field.isEmpty ? "" : field + (member.isEmpty ? "" : "." + member) + ": "
    return place + message + (suggestion.isEmpty ? "" : "; " + suggestion)
  }
}

extension FormError {
  init(_ field: String, _ error: MaskError) { self.init(field, "mask", error.message, error.suggestion) }
  init(_ field: String, _ error: FormatNameError) { self.init(field, "format", error.message, error.suggestion) }
}
