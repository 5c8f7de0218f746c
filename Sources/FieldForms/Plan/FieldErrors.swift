/// What is wrong with the description of a field, all of it.
///
/// A plan is made to the end, with something in place of what is wrong, so that nothing is missed; and nothing is said
/// that only follows from it.
struct FieldErrors {
  private let field: String
  /// The members that are wrong: those that could not be read, and those of errors.
  private var wrong: [String]
  private(set) var found: [FormError] = []

  init(_ field: String, wrong: [String] = []) {
    self.field = field
    self.wrong = wrong
  }

  mutating func note(_ member: String, _ message: String, _ suggestion: String = "") {
    note(FormError(field, member, message, suggestion))
  }

  mutating func note(_ error: FormError) {
    found.append(error)
    wrong.append(error.member)
  }

  func isWrong(_ member: String) -> Bool { wrong.contains { $0.utf8.elementsEqual(member.utf8) } }

  /// Whether it is known what is entered.
  var knowsContent: Bool {
    !["type", "format", "mask", "number", "lines", "choices", "cells"].contains(where: isWrong)
  }
}
