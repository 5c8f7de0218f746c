public import FieldForms

/// A fact about a form: by names, to be compared and written.
///
///     FormFact.all(of: form)   // "email.text": "ada@", …, "canSubmit": false
public enum FormFact: Hashable, Sendable {
  /// A text, or several.
  case text(String), texts([String])
  /// A number.
  case number(Int)
  /// Yes or no.
  case bool(Bool)
  /// Nothing.
  case none

  /// All that is known, in the order of the fields: of a field after its name and a point.
  ///
  /// - Parameter form: The form.
  /// - Returns: Names, and what is known by them; secrets are left out.
  /// - Complexity: O(*n*) in the fields and what they show.
  public static func all(of form: borrowing FieldForm) -> [(name: String, fact: FormFact)] {
    var all: [(String, FormFact)] = [
      ("focus", focus(of: form)), ("canSubmit", .bool(form.canSubmit)), ("remaining", FormFact(form.remaining())),
      ("notice", FormFact(form.notice)), ("summaryTitle", FormFact(form.summaryTitle)),
      ("summary", .texts(form.summary.map(\.message))), ("isDirty", .bool(form.isDirty)),
      ("isSubmitting", .bool(form.isSubmitting)), ("tabOrder", .texts(tabOrder(of: form))),
    ]
    for i in 0..<form.fieldCount {
      let name = form[FieldID(i)].name + "."
      for (fact, known) in words(of: form[FieldID(i)]) { all.append((name + fact, known)) }
      for (fact, known) in entry(of: form[FieldID(i)]) { all.append((name + fact, known)) }
      for (fact, known) in surroundings(of: form[FieldID(i)]) { all.append((name + fact, known)) }
    }
    return all
  }

  private static func focus(of form: borrowing FieldForm) -> FormFact {
    switch form.focus {
    case .none: .none
    case .field(let id): .text(form[id].name)
    case .submitButton: .text("the button")
    }
  }

  private static func tabOrder(of form: borrowing FieldForm) -> [String] {
    (0..<form.fieldCount).filter { form[FieldID($0)].isShown }.map { form[FieldID($0)].name }
  }

  /// What a field is called, and what is said of its value.
  private static func words(of field: borrowing FormField) -> [(String, FormFact)] {
    let requirements = field.requirements.map { ($0.isMet ? "✓ " : "") + $0.text }
    return [
      ("label", .text(field.label)), ("helper", FormFact(field.helper)), ("prompt", FormFact(field.prompt)),
      ("verdict", .text(field.verdict.words)), ("message", FormFact(field.message)), ("remark", FormFact(field.remark)),
      ("requirements", .texts(requirements)), ("isShown", .bool(field.isShown)),
      ("isRequired", .bool(field.isRequired)), ("isBusy", .bool(field.ticket != nil)),
    ]
  }

  /// What it holds and shows.
  private static func entry(of field: borrowing FormField) -> [(String, FormFact)] {
    var facts: [(String, FormFact)] = [
      ("text", .text(field.text)), ("caret", .number(field.caret)),
      ("selection", .text("\(field.selection.lowerBound)..<\(field.selection.upperBound)")),
      ("skeleton", .text(field.skeleton)), ("value", FormFact(field.value())), ("copied", FormFact(field.selectedText)),
      ("fitted", .text(field.text(fitting: 12))), ("expansion", FormFact(field.expansion(width: 12))),
      ("roles", .texts(field.displayRuns.map(\.role.rawValue))), ("isRevealed", .bool(field.isRevealed)),
      ("canUndo", .bool(field.canUndo)),
    ]
    if field.kind.hasRows {
      facts.append(("rows", .number(field.frame.rowCount)))
      facts.append(("height", .number(field.frame.height)))
      facts.append(("firstRow", .number(field.frame.visibleRows.lowerBound)))
    }
    if field.kind.holding == .option {
      let options = (0..<min(5, field.matchCount)).map { field.option($0).label }
      facts.append(("isOpen", .bool(field.isOpen)))
      facts.append(("options", .texts(options)))
      facts.append(("optionCount", .number(field.matchCount)))
      facts.append(("highlighted", FormFact(field.highlightedMatch)))
      facts.append(("completion", .text(field.completion)))
    }
    return facts
  }

  /// What stands around it, and what assistive technology knows.
  private static func surroundings(of field: borrowing FormField) -> [(String, FormFact)] {
    let accessibility = field.accessibility
    return [
      ("keyboard", .text(field.keyboard.rawValue)), ("autofill", FormFact(field.autofill?.rawValue)),
      ("capitals", .text(field.capitals.rawValue)), ("isCorrected", .bool(field.isCorrected)),
      ("columns", FormFact(field.suggestedColumns)), ("style", FormFact(field.choiceStyle?.rawValue)),
      ("canClear", .bool(field.canClear)), ("canReveal", .bool(field.canReveal)),
      ("leading", FormFact(field.description.leadingAccessory?.text)),
      ("trailing", FormFact(field.description.trailingAccessory?.text)), ("role", .text(accessibility.role.rawValue)),
      ("described", .texts(accessibility.descriptions)), ("said", .text(accessibility.value)),
      ("isInvalid", .bool(accessibility.isInvalid)), ("isSensitive", .bool(accessibility.isSensitive)),
      ("clearName", FormFact(accessibility.clearName)), ("revealName", FormFact(accessibility.revealName)),
      ("cell", FormFact(accessibility.position)),
    ]
  }

  private init(_ text: String?) { self = text.map { .text($0) } ?? .none }
  private init(_ number: Int?) { self = number.map { .number($0) } ?? .none }

  private init(_ value: FormValue) {
    switch value {
    case .none: self = .none
    case .text(let text): self = .text(text)
    case .isOn(let isOn): self = .bool(isOn)
    case .secret: self = .text("a secret")
    }
  }
}

extension FieldVerdict {
  /// As `partial tooShort`.
  fileprivate var words: String {
    switch self {
    case .blank: "blank"
    case .missing: "missing"
    case .partial(let problem): "partial \(problem)"
    case .open(let problem): "open \(problem)"
    case .certain(let problem): "certain \(problem)"
    case .checking: "checking"
    case .good: "good"
    }
  }
}
