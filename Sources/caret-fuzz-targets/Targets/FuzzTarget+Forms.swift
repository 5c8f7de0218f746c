import FieldFormats
import FieldForms
import MaskFuzzing

/// Forms as data.
extension FuzzTarget {
  /// A form's description, and what people do to the form.
  static let formDescription = FuzzTarget(
    "form-description", "A form as JSON, a zero; keys: read, written and read again, and played with the laws."
  ) { bytes in
    var reader = ByteReader(bytes)
    let json = reader.bytes(until: 0)
    do throws(FormDescriptionError) {
      let plan = try FormPlan(json: json, environment: formEnvironment)
      _ = plan.warnings.map(\.description)
      let steps = FormStepReader.steps(in: reader.rest(), for: plan)
      // of a large form each step costs all that there is to compare
      if plan.description.fields.count > 12 {
        var form = FieldForm(plan)
        for step in steps { form.take(step) }
        return nil
      }
      return FormLawChecker(plan, laws: formLaws).violation(of: FormScript(steps)).map {
        "\($0.law) is broken by \($0.script): \($0.detail)"
      }
    } catch {
      return fault(of: error, in: json)
    }
  }

  /// What forms take from outside: masks that end at once, as in ``field(laws:)``.
  static let formEnvironment = FormEnvironment(
    today: CalendarDate(iso: "2026-11-24"), region: "DE", maskLimits: limits)

  /// Not those about the words of a form: here a label may have braces, or be what somebody types as a secret.
  static let formLaws = Set(FormLaw.allCases).subtracting([.messagesAreTrue, .secretsStayInside, .scriptIsKept])

  private static func fault(of error: FormDescriptionError, in json: [UInt8]) -> String? {
    _ = error.diagnostic(width: 60)
    let lines = json.count { $0 == 10 } + 1
    if error.message.isEmpty || !(1...lines).contains(error.line) || error.column < 1 {
      return "\(error) reports nothing of \(String(decoding: json, as: UTF8.self).debugDescription)"
    }
    return nil
  }
}
