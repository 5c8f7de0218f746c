import CCaretaker
internal import FieldEditing
internal import FieldFormats

/// Makes an edit of a field, and reports what it did.
@inline(__always) func edit(
  _ field: OpaquePointer?, _ report: UnsafeMutablePointer<caretaker_edit>?,
  _ body: (FieldHandle) throws(caretaker_status) -> EditResult
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    if let report = unsafe report {
      try unsafe checkSize(report)
      let result = try body(field)
      unsafe report.pointee.take(result)
    } else {
      _ = try body(field)
    }
  }
}

/// Makes an edit with a text.
@inline(__always) private func edit(
  _ field: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ report: UnsafeMutablePointer<caretaker_edit>?, _ body: (FieldHandle, String) -> EditResult
) -> caretaker_status {
  unsafe edit(field, report) { field throws(caretaker_status) in
    let text = try unsafe InputText(text, length)
    return try text.withString(isSecret: field.object.isSecure) { body(field, $0) }
  }
}

// MARK: typing

@c @implementation public func caretaker_field_type(
  _ field: OpaquePointer!, _ scalar: UInt32, _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { field throws(caretaker_status) in
    guard let scalar = Unicode.Scalar(scalar) else { throw CARETAKER_INVALID_TEXT }
    return field.object.field.insert(scalar)
  }
}

@c @implementation public func caretaker_field_insert(
  _ field: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { field throws(caretaker_status) in
    let text = try unsafe InputText(text, length)
    if let scalar = text.scalar { return field.object.field.insert(scalar) }
    return try text.withString(isSecret: field.object.isSecure) { field.object.field.insert($0) }
  }
}

// MARK: whole texts

@c @implementation public func caretaker_field_paste(
  _ field: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, text, length, report) { $0.object.field.paste($1) }
}

@c @implementation public func caretaker_field_fill(
  _ field: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, text, length, report) { $0.object.field.fill($1) }
}

@c @implementation public func caretaker_field_set_text(
  _ field: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, text, length, report) { $0.object.field.setText($1) }
}

@c @implementation public func caretaker_field_set_value(
  _ field: OpaquePointer!, _ value: UnsafePointer<CChar>!, _ length: Int,
  _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, value, length, report) { $0.object.field.setValue($1) }
}

@c @implementation public func caretaker_field_replace(
  _ field: OpaquePointer!, _ range: caretaker_range, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ report: UnsafeMutablePointer<caretaker_edit>!
) -> caretaker_status {
  unsafe edit(field, report) { field throws(caretaker_status) in
    let range = try range.offsets(upTo: field.object.field.textLength)
    let text = try unsafe InputText(text, length)
    return try text.withString(isSecret: field.object.isSecure) { field.object.field.replace(range, with: $0) }
  }
}

extension caretaker_edit {
  /// What an edit did.
  @inline(__always) mutating func take(_ result: EditResult) {
    effects = UInt32(result.effects.rawValue)
    replaced = caretaker_range(result.replaced)
    replacement = caretaker_range(result.replacement)
    selection = caretaker_range(result.selection)
    auto_inserted = caretaker_range(result.autoInserted)
    padded = caretaker_range(result.padded)
    rejected_count = UInt32(truncatingIfNeeded: result.rejectedCount)
    is_complete = result.isComplete
  }
}
