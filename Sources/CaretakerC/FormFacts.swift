import CCaretaker
internal import FieldForms

@c @implementation public func caretaker_form_get_facts(
  _ form: OpaquePointer!, _ facts: UnsafeMutablePointer<caretaker_form_facts>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    try unsafe write(to: facts) { facts in
      facts.field_count = UInt32(form.object.form.fieldCount)
      facts.focus = UInt32(form.object.form.focus)
      facts.remaining_count = UInt32(form.object.form.remainingFields.count)
      facts.can_submit = form.object.form.canSubmit
      facts.is_submitting = form.object.form.isSubmitting
      facts.was_submitted = form.object.form.wasSubmitted
      facts.is_dirty = form.object.form.isDirty
    }
  }
}

@c @implementation public func caretaker_form_text(
  _ form: OpaquePointer!, _ kind: caretaker_form_text_kind, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    let output = try unsafe OutputText(buffer, capacity, length)
    let isSecret = kind == CARETAKER_FORM_VALUES_WITH_SECRETS || kind == CARETAKER_FORM_SELECTED_TEXT
    try output.write(try form.object.form.text(kind), isSecret: isSecret)
  }
}

extension FieldForm {
  func text(_ kind: caretaker_form_text_kind) throws(caretaker_status) -> String {
    switch kind {
    case CARETAKER_FORM_VALUES: json()
    case CARETAKER_FORM_VALUES_WITH_SECRETS: json(.included)
    case CARETAKER_FORM_NOTICE: notice ?? ""
    case CARETAKER_FORM_REMAINING: remaining() ?? ""
    case CARETAKER_FORM_SUMMARY: summaryText
    case CARETAKER_FORM_SELECTED_TEXT: selectedText
    default: throw CARETAKER_OUT_OF_RANGE
    }
  }

  /// The title of the summary, and a line for each problem.
  fileprivate var summaryText: String {
    guard let title = summaryTitle else { return "" }
    return ([title] + summary.map { $0.message }).joined(separator: "\n")
  }

  /// What is selected in the field that has the focus.
  fileprivate var selectedText: String {
    guard case .field(let id) = focus else { return "" }
    return self[id].selectedText ?? ""
  }
}

@c @implementation public func caretaker_form_take_announcement(
  _ form: OpaquePointer!, _ isAssertive: UnsafeMutablePointer<Bool>!, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    let output = try unsafe OutputText(buffer, capacity, length)
    guard let isAssertive = unsafe isAssertive else { throw CARETAKER_NULL_POINTER }
    form.object.announcements += form.object.form.takeAnnouncements().filter { !$0.text.isEmpty }
    let next = form.object.announcements.first
    unsafe isAssertive.pointee = next?.isAssertive ?? false
    // it stays where the buffer is too short
    try output.write(next?.text ?? "")
    if next != nil { form.object.announcements.removeFirst() }
  }
}
