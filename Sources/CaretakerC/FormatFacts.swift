import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import MaskSyntax

@c @implementation public func caretaker_format_text(
  _ format: OpaquePointer!, _ kind: caretaker_format_text_kind, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let format = try unsafe FormatHandle(format).object.format
    let output = try unsafe OutputText(buffer, capacity, length)
    let text =
      switch kind {
      case CARETAKER_FORMAT_TITLE: format.title
      case CARETAKER_FORMAT_LABEL: format.metadata.label
      case CARETAKER_FORMAT_EXAMPLE: format.example
      case CARETAKER_FORMAT_MASK: format.mask?.tree.text ?? ""
      case CARETAKER_FORMAT_INPUT_MODE: format.metadata.keyboard.inputMode
      case CARETAKER_FORMAT_AUTOFILL: format.metadata.autofill?.rawValue ?? ""
      default: throw CARETAKER_OUT_OF_RANGE
      }
    try output.write(text)
  }
}

@c @implementation public func caretaker_format_get_facts(
  _ format: OpaquePointer!, _ facts: UnsafeMutablePointer<caretaker_format_facts>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let object = try unsafe FormatHandle(format).object
    let format = object.format
    try unsafe write(to: facts) { facts in
      facts.kind =
        switch format.kind {
        case .mask: CARETAKER_KIND_MASK
        case .named: CARETAKER_KIND_NAMED
        case .number: CARETAKER_KIND_NUMBER
        case .phone: CARETAKER_KIND_PHONE
        case .text: CARETAKER_KIND_TEXT
        }
      facts.is_secure = format.metadata.isSecure
      facts.maximum_length = UInt32(clamping: format.maximumDisplayLength ?? 0)
      facts.note_count = UInt32(object.notes.count)
    }
  }
}
