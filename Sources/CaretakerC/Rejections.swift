import CCaretaker
internal import FieldEditing
internal import FieldFormats

@c @implementation public func caretaker_field_rejections(
  _ field: OpaquePointer!, _ rejections: UnsafeMutablePointer<caretaker_rejection>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let found = try unsafe FieldHandle(field).object.field.rejections
    try unsafe Output(rejections, capacity, count).write(found.count) {
      // the numbers of reasons are the same in both
      caretaker_rejection(
        position: UInt32(truncatingIfNeeded: found[$0].position), reason: caretaker_reason(found[$0].reason.rawValue))
    }
  }
}

@c @implementation public func caretaker_field_ambiguity(
  _ field: OpaquePointer!, _ position: UnsafeMutablePointer<UInt32>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    guard let position = unsafe position else { throw CARETAKER_NULL_POINTER }
    guard let ambiguity = field.object.field.ambiguity else { throw CARETAKER_NOT_FOUND }
    unsafe position.pointee = UInt32(truncatingIfNeeded: ambiguity)
  }
}

@c @implementation public func caretaker_field_messages(
  _ field: OpaquePointer!, _ report: UnsafePointer<caretaker_edit>!, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ language: UnsafePointer<CChar>!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ messageLength: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let field = try unsafe FieldHandle(field)
    let output = try unsafe OutputText(buffer, capacity, messageLength)
    let language = try unsafe CaretakerC.language(language)
    guard let report = unsafe report else { throw CARETAKER_NULL_POINTER }
    try unsafe checkSize(report)
    let result = try unsafe EditResult(report.pointee)
    let messages = try unsafe InputText(text, length).withString(isSecret: field.object.isSecure) {
      field.object.field.messages(on: result, of: $0, in: language)
    }
    try output.write(messages.map { $0.text }.joined(separator: "\n"))
  }
}

extension EditResult {
  /// What an edit did, as it was reported.
  fileprivate init(_ edit: caretaker_edit) throws(caretaker_status) {
    func range(_ range: caretaker_range) throws(caretaker_status) -> Range<Int> { try range.offsets(upTo: .max) }
    let replacement = try range(edit.replacement)
    self.init(
      replaced: try range(edit.replaced), newEnd: replacement.upperBound, selection: try range(edit.selection),
      effects: Effects(rawValue: UInt16(truncatingIfNeeded: edit.effects)), isComplete: edit.is_complete,
      rejectedCount: Int(clamping: edit.rejected_count), autoInserted: try range(edit.auto_inserted),
      padded: try range(edit.padded))
  }
}
