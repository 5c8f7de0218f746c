import CCaretaker
internal import FieldEditing

@c @implementation public func caretaker_field_get_selection(
  _ field: OpaquePointer!, _ selection: UnsafeMutablePointer<caretaker_selection>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    guard let selection = unsafe selection else { throw CARETAKER_NULL_POINTER }
    unsafe selection.pointee = caretaker_selection(
      anchor: UInt32(truncatingIfNeeded: field.object.field.selectionAnchor),
      caret: UInt32(truncatingIfNeeded: field.object.field.caret))
  }
}

@c @implementation public func caretaker_field_set_selection(
  _ field: OpaquePointer!, _ selection: caretaker_selection
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    let length = field.object.field.textLength
    let (anchor, head) = (Int(clamping: selection.anchor), Int(clamping: selection.caret))
    if anchor > length || head > length { throw CARETAKER_OUT_OF_RANGE }
    field.object.field.setSelection(anchor: anchor, head: head)
  }
}

@c @implementation public func caretaker_field_select_all(_ field: OpaquePointer!) -> caretaker_status {
  status { () throws(caretaker_status) in try unsafe FieldHandle(field).object.field.selectAll() }
}

@c @implementation public func caretaker_field_move(
  _ field: OpaquePointer!, _ movement: caretaker_movement, _ extending: Bool
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    field.object.field.move(try Field.Movement(movement), extending: extending)
  }
}

@c @implementation public func caretaker_field_set_overwriting(
  _ field: OpaquePointer!, _ isOverwriting: Bool
) -> caretaker_status {
  status { () throws(caretaker_status) in try unsafe FieldHandle(field).object.field.isOverwriting = isOverwriting }
}

@c @implementation public func caretaker_field_set_revealed(
  _ field: OpaquePointer!, _ isRevealed: Bool
) -> caretaker_status {
  status { () throws(caretaker_status) in try unsafe FieldHandle(field).object.field.isRevealed = isRevealed }
}

extension Field.Movement {
  init(_ movement: caretaker_movement) throws(caretaker_status) {
    self =
      switch movement {
      case CARETAKER_MOVE_BACKWARD: .backward
      case CARETAKER_MOVE_FORWARD: .forward
      case CARETAKER_MOVE_WORD_BACKWARD: .wordBackward
      case CARETAKER_MOVE_WORD_FORWARD: .wordForward
      case CARETAKER_MOVE_START: .start
      case CARETAKER_MOVE_END: .end
      default: throw CARETAKER_OUT_OF_RANGE
      }
  }
}
