import CCaretaker
internal import FieldEditing
internal import FieldForms
internal import NumberFormatting

@c @implementation public func caretaker_form_handle(
  _ form: OpaquePointer!, _ event: UnsafePointer<caretaker_event>!, _ change: UnsafeMutablePointer<caretaker_change>!,
  _ edit: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    guard let event = try unsafe options(event) else { throw CARETAKER_NULL_POINTER }
    if let change = unsafe change { try unsafe checkSize(change) }
    if let edit = unsafe edit { try unsafe checkSize(edit) }
    let found = try unsafe form.object.form.handle(FormEvent(event, fieldCount: form.object.form.fieldCount))
    form.object.change = found
    if let result = found.edit { unsafe edit?.pointee.take(result) }
    unsafe change?.pointee.take(found)
  }
}

extension FormEvent {
  /// An event as C gives it.
  fileprivate init(_ event: caretaker_event, fieldCount: Int) throws(caretaker_status) {
    func text() throws(caretaker_status) -> String { try unsafe InputText(event.text, event.length).string }
    func field() throws(caretaker_status) -> FieldID {
      guard unsafe event.field < UInt32(fieldCount) else { throw CARETAKER_OUT_OF_RANGE }
      return unsafe FieldID(Int(clamping: event.field))
    }
    func pairs() throws(caretaker_status) -> [String: String] {
      let names = try unsafe strings(event.names, event.count)
      let texts = try unsafe strings(event.texts, event.count)
      var pairs: [String: String] = [:]
      for (name, text) in zip(names, texts) { pairs[name] = text }
      return pairs
    }
    let (number, isExtending) = unsafe (Int(event.number), event.extending)
    switch unsafe event.kind {
    case CARETAKER_EVENT_INSERT: self = .edit(.insert(try text()))
    case CARETAKER_EVENT_PASTE: self = .edit(.paste(try text()))
    case CARETAKER_EVENT_REPLACE: self = .edit(.replace(try unsafe event.range.offsets(upTo: .max), with: try text()))
    case CARETAKER_EVENT_SET_MARKED_TEXT: self = .edit(.setMarkedText(try text()))
    case CARETAKER_EVENT_UNMARK_TEXT: self = .edit(.unmarkText)
    case CARETAKER_EVENT_DELETE_BACKWARD: self = .edit(.deleteBackward(try unsafe Field.TextUnit(event.unit)))
    case CARETAKER_EVENT_DELETE_FORWARD: self = .edit(.deleteForward(try unsafe Field.TextUnit(event.unit)))
    case CARETAKER_EVENT_MOVE: self = .edit(.move(try unsafe Field.Movement(event.movement), extending: isExtending))
    case CARETAKER_EVENT_MOVE_BY_ROW:
      self = .moveByRow(try unsafe TextFrame.Movement(event.row_movement), extending: isExtending)
    case CARETAKER_EVENT_SCROLL: self = .scroll(number)
    case CARETAKER_EVENT_SET_SELECTION:
      let selection = unsafe event.selection
      self = .edit(.setSelection(anchor: Int(clamping: selection.anchor), head: Int(clamping: selection.caret)))
    case CARETAKER_EVENT_SELECT_ALL: self = .edit(.selectAll)
    case CARETAKER_EVENT_COPY: self = .copy
    case CARETAKER_EVENT_CUT: self = .cut
    case CARETAKER_EVENT_UNDO: self = .edit(.undo)
    case CARETAKER_EVENT_REDO: self = .edit(.redo)
    case CARETAKER_EVENT_FILL: self = .fill(try pairs())
    case CARETAKER_EVENT_FOCUS:
      switch unsafe event.field {
      case .noField: self = .focus(.none)
      case .submitButton: self = .focus(.submitButton)
      default: self = .focus(.field(try field()))
      }
    case CARETAKER_EVENT_NEXT: self = .next
    case CARETAKER_EVENT_PREVIOUS: self = .previous
    case CARETAKER_EVENT_ENTER: self = .enter
    case CARETAKER_EVENT_CHOOSE: self = .choose(number)
    case CARETAKER_EVENT_OPEN_CHOICES: self = .openChoices
    case CARETAKER_EVENT_CLOSE_CHOICES: self = .closeChoices
    case CARETAKER_EVENT_HIGHLIGHT: self = .highlight(by: number)
    case CARETAKER_EVENT_TOGGLE: self = .toggle
    case CARETAKER_EVENT_PRESS: self = .press(try unsafe FieldButton(event.button))
    case CARETAKER_EVENT_SUBMIT: self = .submit
    case CARETAKER_EVENT_SUBMISSION_ENDED: self = .submissionEnded
    case CARETAKER_EVENT_RESET: self = .reset
    case CARETAKER_EVENT_ANSWER:
      let objection = unsafe event.text == nil ? nil : try text()
      self = unsafe .answer(try field(), ticket: Int(event.ticket), objection: objection)
    case CARETAKER_EVENT_OBJECT: self = .object(try pairs())
    case CARETAKER_EVENT_TICK: self = .tick(milliseconds: number)
    case CARETAKER_EVENT_STEP: self = .edit(.step(by: number, try unsafe StepSize(event.step_size)))
    default: throw CARETAKER_OUT_OF_RANGE
    }
  }
}

extension UInt32 {
  /// `CARETAKER_NO_FIELD`, which Swift does not import.
  static var noField: UInt32 { .max }
  /// `CARETAKER_SUBMIT_BUTTON`.
  static var submitButton: UInt32 { .max - 1 }

  /// What has the focus, as C has it.
  init(_ focus: FormFocus) {
    self =
      switch focus {
      case .none: .noField
      case .field(let id): UInt32(id.index)
      case .submitButton: .submitButton
      }
  }
}
