import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import NumberFormatting
internal import PhoneNumbering

// MARK: deleting

@c @implementation public func caretaker_field_delete_backward(
  _ field: OpaquePointer!, _ unit: caretaker_text_unit, _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { field throws(caretaker_status) in
    if unit == CARETAKER_DELETE_CHARACTER { return field.object.field.deleteBackward() }
    return field.object.field.deleteBackward(try Field.TextUnit(unit))
  }
}

@c @implementation public func caretaker_field_delete_forward(
  _ field: OpaquePointer!, _ unit: caretaker_text_unit, _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { field throws(caretaker_status) in
    field.object.field.deleteForward(try Field.TextUnit(unit))
  }
}

// MARK: stepping, ending, and taking back

@c @implementation public func caretaker_field_end_editing(
  _ field: OpaquePointer!, _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { $0.object.field.endEditing() }
}

@c @implementation public func caretaker_field_step(
  _ field: OpaquePointer!, _ count: Int32, _ size: caretaker_step_size, _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { field throws(caretaker_status) in
    field.object.field.step(by: Int(count), try StepSize(size))
  }
}

extension StepSize {
  init(_ size: caretaker_step_size) throws(caretaker_status) {
    self =
      switch size {
      case CARETAKER_STEP_USUAL: .usual
      case CARETAKER_STEP_SMALL: .small
      case CARETAKER_STEP_LARGE: .large
      default: throw CARETAKER_OUT_OF_RANGE
      }
  }
}

@c @implementation public func caretaker_field_undo(
  _ field: OpaquePointer!, _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { $0.object.field.undo() }
}

@c @implementation public func caretaker_field_redo(
  _ field: OpaquePointer!, _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { $0.object.field.redo() }
}

@c @implementation public func caretaker_field_clear(_ field: OpaquePointer!) -> caretaker_status {
  status { () throws(caretaker_status) in try unsafe FieldHandle(field).object.field.clear() }
}

// MARK: marked text

@c @implementation public func caretaker_field_set_marked_text(
  _ field: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    try unsafe InputText(text, length).withString(isSecret: field.object.isSecure) {
      field.object.field.setMarkedText($0)
    }
  }
}

@c @implementation public func caretaker_field_unmark_text(
  _ field: OpaquePointer!, _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { $0.object.field.unmarkText() }
}

// MARK: another format

@c @implementation public func caretaker_field_change_format(
  _ field: OpaquePointer!, _ format: OpaquePointer!, _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { field throws(caretaker_status) in
    let format = try unsafe FormatHandle(format).object.format
    guard format.mask != nil, field.object.field.mask != nil else { throw CARETAKER_INVALID_FORMAT }
    return field.object.field.changeFormat(to: format)
  }
}

@c @implementation public func caretaker_field_change_region(
  _ field: OpaquePointer!, _ region: UnsafePointer<CChar>!, _ length: Int,
  _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { field throws(caretaker_status) in
    let code = try unsafe InputText(region, length).string
    if code.isEmpty { return field.object.field.changeRegion(to: nil) }
    guard let region = try? PhoneRegion(code) else { throw CARETAKER_NOT_FOUND }
    return field.object.field.changeRegion(to: region)
  }
}

extension Field.TextUnit {
  init(_ unit: caretaker_text_unit) throws(caretaker_status) {
    self =
      switch unit {
      case CARETAKER_DELETE_CHARACTER: .character
      case CARETAKER_DELETE_WORD: .word
      case CARETAKER_DELETE_LINE: .line
      case CARETAKER_DELETE_EVERYTHING: .all
      default: throw CARETAKER_OUT_OF_RANGE
      }
  }
}
