import CCaretaker
internal import FieldEditing
internal import FieldFormats

// MARK: text and value, without a string

@c @implementation public func caretaker_field_text(
  _ field: OpaquePointer!, _ range: UnsafePointer<caretaker_range>!, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    let output = try unsafe OutputText(buffer, capacity, length)
    let range = try unsafe part(range, of: field)
    try output.write { field.object.field.copyText(in: range, to: &$0) }
  }
}

@c @implementation public func caretaker_field_text_utf16(
  _ field: OpaquePointer!, _ range: UnsafePointer<caretaker_range>!, _ buffer: UnsafeMutablePointer<UInt16>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    let output = try unsafe Output<UInt16>(buffer, capacity, length)
    let range = try unsafe part(range, of: field)
    try output.write { field.object.field.copyText(in: range, to: &$0) }
  }
}

/// A part of what a field shows; `nil` for all of it.
private func part(
  _ range: UnsafePointer<caretaker_range>?, of field: FieldHandle
) throws(caretaker_status) -> Range<Int>? {
  guard let range = unsafe range else { return nil }
  return try unsafe range.pointee.offsets(upTo: field.object.field.textLength)
}

@c @implementation public func caretaker_field_value(
  _ field: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    try unsafe OutputText(buffer, capacity, length).write { field.object.field.copyValue(to: &$0) }
  }
}

@c @implementation public func caretaker_field_value_utf16(
  _ field: OpaquePointer!, _ buffer: UnsafeMutablePointer<UInt16>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    try unsafe Output<UInt16>(buffer, capacity, length).write { field.object.field.copyValue(to: &$0) }
  }
}

@c @implementation public func caretaker_field_plain_value(
  _ field: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    try unsafe OutputText(buffer, capacity, length).write(
      field.object.field.plainValue, isSecret: field.object.isSecure)
  }
}

// MARK: beside the text

@c @implementation public func caretaker_field_placeholder(
  _ field: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    try unsafe OutputText(buffer, capacity, length).write(
      field.object.field.placeholder)
  }
}

@c @implementation public func caretaker_field_redacted_text(
  _ field: OpaquePointer!, _ count: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    let output = try unsafe OutputText(buffer, capacity, length)
    try output.write(
      field.object.field.redactedText(revealingLast: count < 0 ? .max : count), isSecret: field.object.isSecure)
  }
}

@c @implementation public func caretaker_field_runs(
  _ field: OpaquePointer!, _ withPrompt: Bool, _ runs: UnsafeMutablePointer<caretaker_run>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    let found = field.object.field.displayRuns(includingPrompt: withPrompt)
    try unsafe Output(runs, capacity, count).write(found.count) { caretaker_run(found[$0]) }
  }
}

extension caretaker_run {
  init(_ run: DisplayRun) {
    let role =
      switch run.role {
      case .typed: CARETAKER_ROLE_TYPED
      case .autoInserted: CARETAKER_ROLE_AUTO_INSERTED
      case .literal: CARETAKER_ROLE_LITERAL
      case .emptySlot: CARETAKER_ROLE_EMPTY_SLOT
      case .marked: CARETAKER_ROLE_MARKED
      case .prompt: CARETAKER_ROLE_PROMPT
      }
    self.init(role: role, range: caretaker_range(run.range), is_selected: run.isSelected)
  }
}
