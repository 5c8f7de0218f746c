import FieldForms
import MaskFuzzing

/// A fuzzer's text as steps on a form, as ``KeyReader`` reads keys: a control character is an event, everything else is
/// typed as it stands there.
///
/// After an event that has a text stands the text, up to a zero; after one that has a field or a number, one scalar for
/// each.
struct FormStepReader {
  private var rest: ArraySlice<Unicode.Scalar>
  /// The names of the form's fields.
  private let names: [String]

  static func steps(in text: String, for plan: FormPlan) -> [FormStep] {
    var reader = FormStepReader(
      rest: Array(text.unicodeScalars)[...], names: plan.description.fields.prefix(64).map(\.name))
    var steps: [FormStep] = []
    while steps.count < KeyReader.most, let scalar = reader.rest.popFirst() { steps.append(reader.step(scalar)) }
    return steps
  }

  private init(rest: ArraySlice<Unicode.Scalar>, names: [String]) {
    self.rest = rest
    self.names = names
  }

  private mutating func step(_ scalar: Unicode.Scalar) -> FormStep {
    switch scalar.value {
    case 0x01: return .event(.edit(.deleteBackward()))
    case 0x02: return .event(.edit(.deleteForward(.word)))
    case 0x03: return .event(.edit(.move(.backward, extending: true)))
    case 0x04: return .event(.edit(.move(.wordForward)))
    case 0x05: return .event(.moveByRow(.up, extending: false))
    case 0x06: return .event(.moveByRow(.pageDown, extending: true))
    case 0x07: return .event(.previous)
    case 0x08: return .event(.edit(.deleteBackward(.all)))
    case 0x09: return .event(.next)
    case 0x0A: return .event(.enter)
    case 0x0B: return .event(.edit(.setSelection(anchor: number(), head: number())))
    case 0x0C: return .event(.edit(.paste(text())))
    case 0x0D: return .event(.submit)
    case 0x0E: return .event(.fill([name(): text()]))
    case 0x0F: return .event(.object([name(): text()]))
    case 0x10: return .focus(name())
    case 0x11: return .event(.edit(.undo))
    case 0x12: return .event(.edit(.redo))
    case 0x13: return .event(.openChoices)
    case 0x14: return .event(.highlight(by: number()))
    case 0x15: return .event(.edit(.setMarkedText(text())))
    case 0x16: return .event(.choose(number()))
    case 0x17: return .event(.toggle)
    case 0x18: return .event(.press(.reveal))
    case 0x19: return .event(.press(.clear))
    case 0x1A: return .answer(name(), objection: nil, isLate: false)
    case 0x1B: return .event(.reset)
    case 0x1C: return .event(.tick(milliseconds: number()))
    case 0x1D: return .event(.scroll(number()))
    case 0x1E: return .layOut(name(), width: number())
    case 0x1F: return replacement()
    default: return .event(.edit(.insert(String(scalar))))
    }
  }

  /// `@` is 0, `A` is 1, and so on to 28; the three after are numbers that break what is not watched.
  private mutating func number() -> Int {
    let number = Int((rest.popFirst()?.value ?? 0) & 31)
    return number < 29 ? number : [Int.min, -1, Int.max][number - 29]
  }

  private mutating func name() -> String {
    names.isEmpty ? "" : names[Int((rest.popFirst()?.value ?? 0)) % names.count]
  }

  private mutating func replacement() -> FormStep {
    let (one, other) = (number(), number())
    return .event(.edit(.replace(min(one, other)..<max(one, other), with: text())))
  }

  private mutating func text() -> String {
    var view = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\0" { view.append(scalar) }
    return String(view)
  }
}
