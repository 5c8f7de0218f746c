internal import FieldForms

/// The functions that answer what a form asks while somebody fills it in.
public struct FormAnswers: Sendable {
  /// Judges the value of a field that awaits an answer: what it objects to, or `nil` if the value is good.
  public var judge: @Sendable (_ field: String, _ value: String) -> String?
  /// Carries out the action of an accessory, and returns what it fills in, by the names of fields.
  public var act: @Sendable (_ field: String, _ action: String) -> [String: String]

  /// Answers to a form.
  ///
  /// - Parameters:
  ///   - judge: Judges a value: what it objects to, or `nil`. All values are good without it.
  ///   - act: Carries out an accessory's action. None does anything without it.
  /// - Complexity: O(1)
  public init(
    judge: @escaping @Sendable (_ field: String, _ value: String) -> String? = { _, _ in nil },
    act: @escaping @Sendable (_ field: String, _ action: String) -> [String: String] = { _, _ in [:] }
  ) {
    self.judge = judge
    self.act = act
  }

  /// The event that answers an action of a form; `nil` where none does.
  func event(for action: FormAction?, _ form: borrowing FieldForm) -> FormEvent? {
    switch action {
    case .ask(let id, let ticket):
      let value = if case .text(let text) = form[id].value(.included) { text } else { "" }
      return .answer(id, ticket: ticket, objection: judge(form[id].name, value))
    case .accessory(let id, let button):
      guard let name = form[id].description.accessory(of: button)?.action else { return nil }
      let texts = act(form[id].name, name)
      return texts.isEmpty ? nil : .fill(texts)
    case .submit, nil: return nil
    }
  }
}
