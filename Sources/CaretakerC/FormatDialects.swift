import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import MaskDialects
internal import MaskSyntax

/// What is noted of a mask that was written for another library.
struct FormatNote {
  let kind: caretaker_note_kind
  let message: String
  let span: caretaker_range

  init(_ note: DialectNote, in source: [Unicode.Scalar]) {
    kind =
      switch note.kind {
      case .leftOut: CARETAKER_NOTE_LEFT_OUT
      case .differs: CARETAKER_NOTE_DIFFERS
      }
    message = note.message
    span = caretaker_range(source.bytes(in: note.span))
  }
}

@c @implementation public func caretaker_format_dialect(
  _ text: UnsafePointer<CChar>!, _ length: Int, _ dialect: UnsafePointer<CChar>!,
  _ options: UnsafePointer<caretaker_mask_options>!, _ format: UnsafeMutablePointer<OpaquePointer?>!,
  _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe makeHandle(format, error) { () throws(FormatFailure) in
    let (text, name, options) = try orFailure { () throws(caretaker_status) in
      (
        try unsafe InputText(text, length).string, try unsafe InputText(dialect, -1).string,
        try unsafe CaretakerC.options(options)
      )
    }
    let limits = try orFailure { () throws(caretaker_status) in try MaskLimits(options) }
    guard let dialect = MaskDialect(rawValue: name) else {
      throw FormatFailure("unknownDialect", "no dialect is called '\(name)'", "write it as imask or inputmask")
    }
    do throws(MaskError) {
      let read = try DialectFormat(
        text, dialect: dialect, strictness: options?.permissive == true ? .permissive : .strict, limits: limits,
        catalog: .tabled)
      let source = Array(text.unicodeScalars)
      return unsafe FormatHandle.make(
        FormatObject(read.format, options: read.options, notes: read.notes.map { FormatNote($0, in: source) }))
    } catch {
      throw FormatFailure(error, error.code)
    }
  }
}

@c @implementation public func caretaker_format_note(
  _ format: OpaquePointer!, _ index: Int, _ kind: UnsafeMutablePointer<caretaker_note_kind>!,
  _ span: UnsafeMutablePointer<caretaker_range>!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let note = try unsafe FormatHandle(format).object.notes.element(at: index)
    let output = try unsafe OutputText(buffer, capacity, length)
    unsafe kind?.pointee = note.kind
    unsafe span?.pointee = note.span
    try output.write(note.message)
  }
}
