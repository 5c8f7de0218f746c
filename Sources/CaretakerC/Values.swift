import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import PhoneNumbering

@c @implementation public func caretaker_field_get_facts(
  _ field: OpaquePointer!, _ facts: UnsafeMutablePointer<caretaker_field_facts>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    try unsafe write(to: facts) { facts in
      facts.length = UInt32(truncatingIfNeeded: field.object.field.textLength)
      facts.is_empty = field.object.field.isEmpty
      facts.is_complete = field.object.field.isComplete
      facts.has_marked_text = field.object.field.hasMarkedText
      facts.can_undo = field.object.field.canUndo
      facts.can_redo = field.object.field.canRedo
      facts.is_overwriting = field.object.field.isOverwriting
      facts.is_revealed = field.object.field.isRevealed
    }
  }
}

// MARK: how far it is one

extension FieldObject {
  fileprivate func state(isFinished: Bool) -> EntryState {
    field.cardStatus(isFinished: isFinished)?.state ?? field.state
  }
}

@c @implementation public func caretaker_field_state(
  _ field: OpaquePointer!, _ isFinished: Bool, _ state: UnsafeMutablePointer<caretaker_state>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    guard let state = unsafe state else { throw CARETAKER_NULL_POINTER }
    unsafe state.pointee = caretaker_state(field.object.state(isFinished: isFinished))
  }
}

@c @implementation public func caretaker_field_state_message(
  _ field: OpaquePointer!, _ isFinished: Bool, _ language: UnsafePointer<CChar>!,
  _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    let output = try unsafe OutputText(buffer, capacity, length)
    let language = try unsafe CaretakerC.language(language)
    try output.write(field.object.state(isFinished: isFinished).message(in: language))
  }
}

@c @implementation public func caretaker_field_can_be_mended(
  _ field: OpaquePointer!, _ canBeMended: UnsafeMutablePointer<Bool>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    guard let canBeMended = unsafe canBeMended else { throw CARETAKER_NULL_POINTER }
    unsafe canBeMended.pointee = field.object.field.outlook == .open
  }
}

// MARK: named groups

@c @implementation public func caretaker_field_capture_count(
  _ field: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    guard let count = unsafe count else { throw CARETAKER_NULL_POINTER }
    unsafe count.pointee = field.object.field.captureBytes.count
  }
}

@c @implementation public func caretaker_field_capture_name(
  _ field: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let captures = try unsafe FieldHandle(field).object.field.captureBytes
    try unsafe OutputText(buffer, capacity, length).write(try captures.element(at: index).name)
  }
}

@c @implementation public func caretaker_field_capture_text(
  _ field: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let captures = try unsafe FieldHandle(field).object.field.captureBytes
    try unsafe OutputText(buffer, capacity, length).write(try captures.element(at: index).text)
  }
}

// MARK: candidates

extension FieldObject {
  /// The alternatives of a mask, networks of a card or regions of a phone number that the value may still be of.
  fileprivate var candidates: [String] {
    if let card = field.cardStatus() { return card.candidates.map { $0.name } }
    if field.phoneFormat != nil { return field.phoneRegions.map { $0.code } }
    return field.candidates
  }
}

@c @implementation public func caretaker_field_candidate_count(
  _ field: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    guard let count = unsafe count else { throw CARETAKER_NULL_POINTER }
    unsafe count.pointee = field.object.candidates.count
  }
}

@c @implementation public func caretaker_field_candidate_name(
  _ field: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let candidates = try unsafe FieldHandle(field).object.candidates
    try unsafe OutputText(buffer, capacity, length).write(try candidates.element(at: index))
  }
}
