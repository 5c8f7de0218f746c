internal import FieldForms

/// The fields that a server objects to, as far as nobody has given way: told apart here from how the form does.
struct ServerObjections {
  private var fields: Set<String> = []
  /// Whether something was edited since, or the form was submitted again.
  private var haveGivenWay = false

  mutating func follow(_ step: FormStep, _ change: FormChange, _ form: borrowing FieldForm) {
    switch step {
    case .event(.object(let texts)):
      fields.formUnion(texts.keys)
      haveGivenWay = false
    case .event(.reset): fields = []
    // somebody else has said something of the very value
    case .answer(let name, _, _): fields.remove(name)
    case .event(.submit): haveGivenWay = true
    default: if change.form.contains(.dirty) { haveGivenWay = true }
    }
  }

  func fault(_ form: borrowing FieldForm) -> (FormLaw, String)? {
    guard haveGivenWay else { return nil }
    for i in 0..<form.fieldCount where fields.contains(form[FieldID(i)].name) {
      if form[FieldID(i)].verdict == .certain(.objection) {
        return (.objectionsGiveWay, "\(form[FieldID(i)].name) still keeps the form from being submitted")
      }
    }
    return nil
  }
}
