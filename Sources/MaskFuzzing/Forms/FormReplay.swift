public import FieldForms

/// A form that a script is played on, and what becomes of it.
public struct FormReplay: ~Copyable {
  /// The form.
  public private(set) var form: FieldForm
  private var facts: [String: FormFact]
  /// What was announced last, and what the application was asked to do last.
  private var announced: [String] = []
  private var action: String?

  /// A replay on a new form.
  ///
  /// - Parameter plan: The form.
  public init(_ plan: FormPlan) {
    form = FieldForm(plan)
    facts = [:]
    remember(all)
  }

  /// All that is known: of form and fields, what the last step announced, and what it asks the application to do.
  public var all: [(name: String, fact: FormFact)] {
    FormFact.all(of: form) + [
      ("announced", .texts(announced)), ("action", action.map { .text($0) } ?? .none),
    ]
  }

  /// Takes a step.
  ///
  /// - Parameter step: The step.
  /// - Returns: What is other than before, in the order of the fields.
  public mutating func take(_ step: FormStep) -> [(name: String, fact: FormFact)] {
    let change = form.take(step)
    announced = form.takeAnnouncements().map(\.text)
    action = change.action.map { form.description(of: $0) }
    let now = all
    let changed = now.filter { facts[$0.name] != $0.fact }
    remember(now)
    return changed
  }

  private mutating func remember(_ all: [(name: String, fact: FormFact)]) {
    facts = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.fact) })
  }
}

extension FieldForm {
  fileprivate func description(of action: FormAction) -> String {
    switch action {
    case .submit: "submit"
    case .accessory(let field, let button):
      "\(self[field].description.accessory(of: button)?.action ?? "") for \(self[field].name)"
    case .ask(let field, _): "ask about \(self[field].name)"
    }
  }
}
