import CCaretaker
internal import FieldFormats
internal import FieldForms

extension FieldForm {
  /// The field of a number.
  fileprivate func id(_ field: UInt32) throws(caretaker_status) -> FieldID {
    guard field < UInt32(fieldCount) else { throw CARETAKER_OUT_OF_RANGE }
    return FieldID(Int(clamping: field))
  }
}

@c @implementation public func caretaker_form_find_field(
  _ form: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ length: Int, _ field: UnsafeMutablePointer<UInt32>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    guard let field = unsafe field else { throw CARETAKER_NULL_POINTER }
    let name = try unsafe InputText(name, length).string
    guard let id = form.object.form.field(named: name) else { throw CARETAKER_NOT_FOUND }
    unsafe field.pointee = UInt32(id.index)
  }
}

@c @implementation public func caretaker_form_field_get_facts(
  _ form: OpaquePointer!, _ field: UInt32, _ facts: UnsafeMutablePointer<caretaker_form_field_facts>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    let id = try form.object.form.id(field)
    try unsafe write(to: facts) { $0.take(form.object.form[id]) }
  }
}

@c @implementation public func caretaker_form_field_text(
  _ form: OpaquePointer!, _ field: UInt32, _ kind: caretaker_form_field_text_kind,
  _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    let output = try unsafe OutputText(buffer, capacity, length)
    let id = try form.object.form.id(field)
    try output.write(
      try form.object.form[id].text(kind),
      isSecret: kind == CARETAKER_FORM_FIELD_TEXT && form.object.form[id].isSecure)
  }
}

@c @implementation public func caretaker_form_field_part(
  _ form: OpaquePointer!, _ field: UInt32, _ range: caretaker_range, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    let output = try unsafe OutputText(buffer, capacity, length)
    let id = try form.object.form.id(field)
    let range = try range.offsets(upTo: .max)
    try output.write(form.object.form[id].text(in: range), isSecret: form.object.form[id].isSecure)
  }
}

@c @implementation public func caretaker_form_field_runs(
  _ form: OpaquePointer!, _ field: UInt32, _ runs: UnsafeMutablePointer<caretaker_run>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    let id = try form.object.form.id(field)
    let found = form.object.form[id].displayRuns
    try unsafe Output(runs, capacity, count).write(found.count) { caretaker_run(found[$0]) }
  }
}

@c @implementation public func caretaker_form_lay_out(
  _ form: OpaquePointer!, _ field: UInt32, _ width: UInt32
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    let id = try form.object.form.id(field)
    form.object.form.layOut(id, width: Int(clamping: width))
  }
}

@c @implementation public func caretaker_form_field_row(
  _ form: OpaquePointer!, _ field: UInt32, _ index: Int, _ range: UnsafeMutablePointer<caretaker_range>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    guard let range = unsafe range else { throw CARETAKER_NULL_POINTER }
    let id = try form.object.form.id(field)
    let count = form.object.form[id].kind.hasRows ? form.object.form[id].frame.rowCount : 0
    guard 0..<count ~= index else { throw CARETAKER_OUT_OF_RANGE }
    unsafe range.pointee = caretaker_range(form.object.form[id].frame.row(index, of: form.object.form[id].entry))
  }
}

@c @implementation public func caretaker_form_field_option(
  _ form: OpaquePointer!, _ field: UInt32, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    let output = try unsafe OutputText(buffer, capacity, length)
    let id = try form.object.form.id(field)
    guard 0..<form.object.form[id].matchCount ~= index else { throw CARETAKER_OUT_OF_RANGE }
    try output.write(form.object.form[id].option(index).label)
  }
}

extension FormField {
  func text(_ kind: caretaker_form_field_text_kind) throws(caretaker_status) -> String {
    switch kind {
    case CARETAKER_FORM_FIELD_NAME: name
    case CARETAKER_FORM_FIELD_LABEL: label
    case CARETAKER_FORM_FIELD_HELPER: helper ?? ""
    case CARETAKER_FORM_FIELD_PROMPT: prompt ?? ""
    case CARETAKER_FORM_FIELD_TEXT: text
    case CARETAKER_FORM_FIELD_SKELETON: skeleton
    case CARETAKER_FORM_FIELD_MESSAGE: message ?? ""
    case CARETAKER_FORM_FIELD_REMARK: remark ?? ""
    case CARETAKER_FORM_FIELD_INPUT_MODE: keyboard.inputMode
    case CARETAKER_FORM_FIELD_AUTOFILL: autofill?.rawValue ?? ""
    case CARETAKER_FORM_FIELD_ACCESSIBLE_NAME: accessibility.name
    case CARETAKER_FORM_FIELD_ACCESSIBLE_VALUE: accessibility.value
    case CARETAKER_FORM_FIELD_ACCESSIBLE_DESCRIPTION: lines(accessibility.descriptions)
    case CARETAKER_FORM_FIELD_CLEAR_NAME: accessibility.clearName ?? ""
    case CARETAKER_FORM_FIELD_REVEAL_NAME: accessibility.revealName ?? ""
    case CARETAKER_FORM_FIELD_REQUIREMENTS: lines(requirements.filter { !$0.isMet }.map { $0.text })
    case CARETAKER_FORM_FIELD_OPTIONS: lines((0..<matchCount).map { option($0).label })
    default: throw CARETAKER_OUT_OF_RANGE
    }
  }
}

/// Texts as lines, one each: a line break in one of them is a blank.
private func lines(_ texts: [String]) -> String {
  texts.map { text in
    var line = ""
    for scalar in text.unicodeScalars { line.unicodeScalars.append(scalar == "\n" ? " " : scalar) }
    return line
  }.joined(separator: "\n")
}
