public import UnicodeFacts

/// The reason why a plan cannot be made of a description: where it is wrong, how, and what to do.
public struct FormError: Error, Hashable, Diagnosis {
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

  init(_ field: String, _ member: String, _ error: some Diagnosis) {
    self.init(field, member, error.message, error.suggestion)
  }

  /// The field and its member; `nil` for the form itself.
  public var place: SourcePlace? { field.isEmpty ? nil : .part(field + (member.isEmpty ? "" : "." + member)) }
  /// The field, what is wrong and what to do.
  public var description: String { sentence(joinedBy: "; ") }
}
