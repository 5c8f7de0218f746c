import CCaretaker
import CaretakerC
import CaretakerFoundation

/// The functions of C, with numbers and texts that no program should give.
extension FuzzTarget {
  /// A field over a mask, or over a named format where the bytes are not one, and calls with arguments made of bytes.
  /// By a bit of the options the mask is one of another library, whose number stands before it.
  static let cLibrary = FuzzTarget(
    "c-library", "A mask or a name, a zero; calls of the library for C, each with bytes for its arguments."
  ) { bytes in
    var reader = ByteReader(bytes)
    let text = reader.bytes(until: 0)
    guard let caller = CCaller(text, options: reader.byte()) else { return nil }
    while !reader.isAtEnd {
      caller.call(&reader)
      if let fault = caller.fault() { return fault }
    }
    return nil
  }
}

/// A program in C that does what bytes say.
private final class CCaller {
  private var format: OpaquePointer?
  private var field: OpaquePointer?
  private var edit = caretaker_edit()

  init?(_ text: [UInt8], options: UInt8) {
    edit.size = UInt32(MemoryLayout<caretaker_edit>.stride)
    var masks = caretaker_mask_options()
    masks.size = UInt32(MemoryLayout<caretaker_mask_options>.stride)
    masks.nodes = 2_000
    masks.states = 2_000
    masks.steps = 20_000
    let isDialect = options & 128 != 0
    let chars = text.dropFirst(isDialect ? 1 : 0).map { CChar(bitPattern: $0) }
    if isDialect {
      let dialect = MaskDialect.allCases[Int(text.first ?? 0) % MaskDialect.allCases.count].name
      guard caretaker_format_dialect(chars, chars.count, dialect, &masks, &format, nil) == CARETAKER_OK else {
        return nil
      }
    } else if caretaker_format_mask(chars, chars.count, &masks, &format, nil) != CARETAKER_OK {
      guard caretaker_format_named(chars, chars.count, nil, &format, nil) == CARETAKER_OK else { return nil }
    }
    var given = caretaker_field_options()
    given.size = UInt32(MemoryLayout<caretaker_field_options>.stride)
    given.offset_unit = caretaker_offset_unit(UInt32(options & 3))
    given.lazy = options & 4 != 0
    given.drops_overflow = options & 8 != 0
    given.pastes = options & 16 != 0 ? CARETAKER_PASTE_LENIENT : CARETAKER_PASTE_LOSSLESS
    given.secure = options & 32 != 0
    given.overwriting = options & 64 != 0
    guard caretaker_field_create(format, &given, &field) == CARETAKER_OK else { return nil }
  }

  deinit {
    caretaker_field_free(field)
    caretaker_format_free(format)
  }

  /// The next call.
  func call(_ reader: inout ByteReader) {
    let call = reader.byte()
    switch call % 16 {
    case 0: _ = caretaker_field_type(field, UInt32(reader.number()) << (call & 16) | UInt32(reader.byte()), &edit)
    case 1: withText(&reader) { _ = caretaker_field_insert(field, $0, $1, &edit) }
    case 2: withText(&reader) { _ = caretaker_field_paste(field, $0, $1, &edit) }
    case 3: withText(&reader) { _ = caretaker_field_fill(field, $0, $1, &edit) }
    case 4: withText(&reader) { _ = caretaker_field_set_text(field, $0, $1, &edit) }
    case 5: withText(&reader) { _ = caretaker_field_set_value(field, $0, $1, &edit) }
    case 6:
      let range = caretaker_range(start: offset(&reader), end: offset(&reader))
      withText(&reader) { _ = caretaker_field_replace(field, range, $0, $1, &edit) }
    case 7: _ = caretaker_field_delete_backward(field, caretaker_text_unit(UInt32(reader.byte() & 7)), &edit)
    case 8: _ = caretaker_field_delete_forward(field, caretaker_text_unit(UInt32(reader.byte() & 7)), &edit)
    case 9: _ = call & 16 == 0 ? caretaker_field_undo(field, &edit) : caretaker_field_redo(field, &edit)
    case 10 where call & 16 != 0:
      let size = caretaker_step_size(UInt32(reader.byte() & 3))
      _ = caretaker_field_step(field, Int32(reader.number()) << (call & 15), size, &edit)
    case 10: _ = caretaker_field_end_editing(field, &edit)
    case 11: withText(&reader) { _ = caretaker_field_set_marked_text(field, $0, $1) }
    case 12: _ = caretaker_field_unmark_text(field, &edit)
    case 13:
      let selection = caretaker_selection(anchor: offset(&reader), caret: offset(&reader))
      _ = caretaker_field_set_selection(field, selection)
    case 14: _ = caretaker_field_move(field, caretaker_movement(UInt32(reader.byte() & 7)), call & 16 != 0)
    default:
      _ = call & 16 == 0 ? caretaker_field_clear(field) : caretaker_field_set_revealed(field, call & 32 != 0)
    }
  }

  /// An offset that is often in the text, and sometimes far from it.
  private func offset(_ reader: inout ByteReader) -> UInt32 {
    let byte = UInt32(reader.byte())
    return byte == 255 ? .max : byte
  }

  private func withText(_ reader: inout ByteReader, _ body: (UnsafePointer<CChar>?, Int) -> Void) {
    let text = reader.bytes(until: 0).map { CChar(bitPattern: $0) }
    body(text, text.count)
  }

  /// What is wrong with the notes on the format, or with what the field shows now; `nil` where nothing is.
  func fault() -> String? { faultOfNotes() ?? faultOfReports() ?? faultOfField() }

  /// A mask can be reported, and what has none is not.
  private func faultOfReports() -> String? {
    var size = 0
    let hasMask = caretaker_format_copy_program(format, nil, 0, &size) == CARETAKER_SHORT_BUFFER
    var buffer = [CChar](repeating: 0, count: 64)
    for report in [CARETAKER_REPORT_OUTLINE, CARETAKER_REPORT_LENGTHS, CARETAKER_REPORT_DIAGRAM] {
      let status = caretaker_format_report(format, report, &buffer, buffer.count, &size)
      let isFit = size < buffer.count
      if status != (hasMask ? isFit ? CARETAKER_OK : CARETAKER_SHORT_BUFFER : CARETAKER_NOT_FOUND) {
        return "report \(report.rawValue) has \(size) bytes and status \(status.rawValue)"
      }
    }
    return nil
  }

  /// Each note on a mask of another library can be read, and none beyond them.
  private func faultOfNotes() -> String? {
    var facts = caretaker_format_facts()
    facts.size = UInt32(MemoryLayout<caretaker_format_facts>.stride)
    guard caretaker_format_get_facts(format, &facts) == CARETAKER_OK else { return "a format cannot be read" }
    for number in 0...Int(facts.note_count) {
      var length = 0
      let status = caretaker_format_note(format, number, nil, nil, nil, 0, &length)
      let isThere = number < Int(facts.note_count)
      if status != (isThere ? CARETAKER_SHORT_BUFFER : CARETAKER_OUT_OF_RANGE) || isThere && length == 0 {
        return "note \(number) of \(facts.note_count) has \(length) bytes and status \(status.rawValue)"
      }
    }
    return nil
  }

  private func faultOfField() -> String? {
    var facts = caretaker_field_facts()
    facts.size = UInt32(MemoryLayout<caretaker_field_facts>.stride)
    var selection = caretaker_selection()
    var (length, unitLength, valueLength) = (0, 0, 0)
    guard caretaker_field_get_facts(field, &facts) == CARETAKER_OK,
      caretaker_field_get_selection(field, &selection) == CARETAKER_OK,
      caretaker_field_text(field, nil, nil, 0, &length) == CARETAKER_SHORT_BUFFER,
      caretaker_field_text_utf16(field, nil, nil, 0, &unitLength) == CARETAKER_SHORT_BUFFER,
      caretaker_field_value(field, nil, 0, &valueLength) == CARETAKER_SHORT_BUFFER
    else { return "a field cannot be read" }
    var bytes = [CChar](repeating: 0, count: length + 1)
    var units = [UInt16](repeating: 0, count: unitLength + 1)
    guard caretaker_field_text(field, nil, &bytes, bytes.count, &length) == CARETAKER_OK,
      caretaker_field_text_utf16(field, nil, &units, units.count, &unitLength) == CARETAKER_OK
    else { return "a buffer that is long enough is too short" }
    let text = String(decoding: bytes[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if !text.utf16.elementsEqual(units[..<unitLength]) { return "\(text.debugDescription) is another text in UTF-16" }
    if selection.anchor > facts.length || selection.caret > facts.length {
      return "\(selection) is beyond \(facts.length)"
    }
    var whole = caretaker_range(start: 0, end: facts.length)
    var wholeLength = 0
    _ = caretaker_field_text(field, &whole, nil, 0, &wholeLength)
    return wholeLength == length ? nil : "all of \(text.debugDescription) is \(wholeLength) bytes"
  }
}
