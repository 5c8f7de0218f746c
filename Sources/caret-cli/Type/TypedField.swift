import CommandConsole
import FieldEditing
import FieldFormats
import FieldForms

/// The form of one field that `caret type` asks: what is known of the field beside what forms show, and what edits did,
/// in words.
struct TypedField: ~Copyable {
  private(set) var form: FieldForm
  private let format: FieldFormat
  private let id = FieldID(0)
  /// The last text that arrived whole, and what of it was left out or kept it from being read.
  private var pasted = ""
  private var lost: [Rejection] = []
  /// Whether nothing was changed since editing ended: what may be held back while one types is then reported.
  private var isLeft = false

  /// - Parameters:
  ///   - format: What is entered.
  ///   - label: What stands before the field; empty for nothing.
  ///   - prompt: What stands in it while it is empty, in place of what is still to come.
  ///   - steps: Whether the arrow keys up and down step what stands at the caret.
  ///   - options: How it behaves.
  init(
    _ format: FieldFormat, label: String = "", prompt: String? = nil, steps: Bool = false, options: FieldOptions
  ) {
    var description = FieldDescription("value", label: label)
    (description.prompt, description.isStepped) = (prompt, steps)
    self.format = format
    form = FieldForm(FormPlan(description, over: format, options: options))
    form.handle(.focus(.field(id)))
  }

  var value: String { form[id].entry.value }
  /// Named parts of the text.
  var captures: [(name: String, text: String)] { form[id].entry.orderedCaptures }
  var isEmpty: Bool { form[id].isEmpty }
  var isComplete: Bool { form[id].entry.isComplete }
  /// Whether it is complete, and obeys its format where it has one.
  var isAccepted: Bool { isComplete && state ?? .complete == .complete }
  /// Whether what is typed may not be seen.
  var isHidden: Bool { form[id].isSecure && !form[id].isRevealed }
  var isOverwriting: Bool { form[id].entry.isOverwriting }
  var isStepped: Bool { form[id].isStepped }

  /// What is known of a phone number; nil of anything else, and where there is none.
  var phone: PhoneStatus? {
    format.phoneFormat != nil && !isEmpty ? PhoneStatus(of: form[id].entry) : nil
  }

  /// The text as it is printed: what a secure field hides on the screen, too.
  var printedText: String {
    guard form[id].isSecure else { return form[id].text }
    var shown = Field(format, options: FieldOptions(isEager: form[id].entry.options.isEager))
    shown.setValue(value)
    shown.endEditing()
    return shown.text
  }

  /// What was lost of the last text that arrived whole, in JSON.
  var lostMember: JSONValue.Member {
    .init(key: "lost", value: .lost(lost, of: pasted, isSecret: form[id].isSecure))
  }

  /// How far it is a value of a format of the catalogue; nil of anything else.
  var state: EntryState? {
    if let card { return card.state }
    return format.namedFormat == nil ? nil : format.state(of: form[id].entry)
  }

  /// What is known of a payment card; nil of anything else.
  var card: CardStatus? { format.cardStatus(of: form[id].entry, isFinished: isLeft) }

  /// What is wrong with it as it stands, in words: on which side of its bounds a number is, and the bound; that a phone
  /// number is too long; or which check of its format a value fails. What typing on may mend is not wrong yet.
  var objection: String? {
    if case .open = form[id].verdict, !isLeft { return nil }
    switch (format.kind, form[id].entry.boundsState) {
    case (.mask, _), (.named, _): return state?.failure?.message
    case (.number, .below), (.number, .above): return format.state(of: form[id].entry).failure?.message
    case (.phone, _): return phone?.isTooLong == true && !isComplete ? "too long" : nil
    default: return nil
    }
  }
}

/// Edits.
extension TypedField {
  /// Has the form take an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - text: What is typed or pasted by it.
  /// - Returns: What it rejected, dropped or inserted, in words.
  mutating func take(_ event: FormEvent, of text: String = "") -> [EditMessage] {
    if event == .edit(.undo), !form[id].canUndo { return [EditMessage(.remark, "nothing to undo")] }
    if event == .edit(.redo), !form[id].canRedo { return [EditMessage(.remark, "nothing to do again")] }
    let before = valueToReport
    guard let result = form.handle(event).edit else { return [] }
    isLeft = false
    if case .edit(.paste) = event { (pasted, lost) = (form[id].isSecure ? "" : text, form[id].entry.rejections) }
    // a step that is undone says nothing again
    return event == .edit(.undo) || event == .edit(.redo) ? [] : messages(on: result, of: text, before)
  }

  mutating func toggleOverwriting() { form.handle(.edit(.overwrite(!form[id].entry.isOverwriting))) }

  /// Ends editing, and stays in the field; says whether that changed a number, or decided what a separator of it means.
  mutating func endEditing() -> (notes: [EditMessage], isDecided: Bool) {
    let before = valueToReport
    form.handle(.focus(.none))
    form.handle(.focus(.field(id)))
    isLeft = true
    guard let result = form[id].endOfEntry else { return ([], false) }
    let isDecided = format.isNumber && !result.effects.isDisjoint(with: [.rounded, .clamped, .reformatted, .ambiguous])
    return (messages(on: result, before), isDecided)
  }

  /// The value, to say what an edit lost of it; of a secure field no copy is made.
  private var valueToReport: String { form[id].isSecure ? "" : value }

  private func messages(on result: EditResult, of text: String = "", _ before: String) -> [EditMessage] {
    form[id].entry.messages(on: result, of: text, valueBefore: before) { $0.quoted }
  }
}

extension FieldFormat {
  fileprivate var isNumber: Bool { if case .number = kind { true } else { false } }
}
