import CCaretaker
import CaretakerC
import FieldEditing
import MaskFuzzing
import NumberFormatting
import PhoneNumbering

/// A field as a program in C has it, for scripts to be played on. Offsets of keys count scalars, as in scripts.
struct CField: ~Copyable, EntryTarget {
  let field: OpaquePointer
  let format: OpaquePointer
  let options: FieldOptions
  /// What the last edit did.
  var edit = caretaker_edit()
  private var hasEdit = false
  private let isNumber: Bool

  /// A field over a format, which it frees; without options it behaves as the format says.
  init(_ format: OpaquePointer, options: FieldOptions?, offsetUnit: FieldOptions.OffsetUnit = .scalars) throws {
    self.format = format
    edit.size = UInt32(MemoryLayout<caretaker_edit>.stride)
    var all = options ?? FieldOptions()
    all.offsetUnit = options == nil ? .utf8 : offsetUnit
    self.options = all
    let texts = CTexts()
    var given = caretaker_field_options(all, texts)
    field = try withExtendedLifetime(texts) {
      try CFormat.made { field, _ in
        options == nil
          ? caretaker_field_create(format, nil, field) : caretaker_field_create(format, &given, field)
      }
    }
    var facts = caretaker_format_facts()
    facts.size = UInt32(MemoryLayout<caretaker_format_facts>.stride)
    isNumber = caretaker_format_get_facts(format, &facts) == CARETAKER_OK && facts.kind == CARETAKER_KIND_NUMBER
  }

  deinit {
    caretaker_field_free(field)
    caretaker_format_free(format)
  }

  // MARK: what a person does

  private mutating func note(_ status: caretaker_status) -> Bool {
    hasEdit = true
    precondition(status == CARETAKER_OK, "\(String(cString: caretaker_status_name(status)))")
    return edit.effects & UInt32(CARETAKER_EFFECT_REJECTED) == 0 && edit.rejected_count == 0
  }

  private mutating func note(
    _ text: String,
    _ change: (OpaquePointer, UnsafePointer<CChar>?, Int, UnsafeMutablePointer<caretaker_edit>?) -> caretaker_status
  ) -> Bool {
    var text = text
    return note(
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { change(field, $0.baseAddress, $0.count, &edit) }
      })
  }

  mutating func insert(_ text: String) -> Bool { note(text, caretaker_field_insert) }
  mutating func paste(_ text: String) -> Bool { note(text, caretaker_field_paste) }
  mutating func deleteBackward() -> Bool {
    note(caretaker_field_delete_backward(field, CARETAKER_DELETE_CHARACTER, &edit))
  }
  mutating func deleteForward() -> Bool {
    note(caretaker_field_delete_forward(field, CARETAKER_DELETE_CHARACTER, &edit))
  }
  mutating func set(_ text: String) -> Bool {
    options.pastes == .verbatim ? note(text, caretaker_field_set_text) : note(text, caretaker_field_fill)
  }
  mutating func setValue(_ value: String) -> Bool { note(value, caretaker_field_set_value) }
  mutating func finish() -> Bool { note(caretaker_field_end_editing(field, &edit)) }
  mutating func step(by count: Int, _ size: StepSize) -> Bool {
    note(caretaker_field_step(field, Int32(clamping: count), size.code, &edit))
  }
  mutating func undo() -> Bool { note(caretaker_field_undo(field, &edit)) }
  mutating func redo() -> Bool { note(caretaker_field_redo(field, &edit)) }
  mutating func setMarkedText(_ text: String) {
    _ = note(text) { field, text, length, _ in caretaker_field_set_marked_text(field, text, length) }
    hasEdit = false
  }
  mutating func unmarkText() -> Bool {
    let wasMarked = facts.has_marked_text
    defer { if !wasMarked { hasEdit = false } }
    return wasMarked ? note(caretaker_field_unmark_text(field, &edit)) : false
  }
  mutating func changeRegion(to region: PhoneRegion?) -> Bool {
    guard let code = region?.code else { return note(caretaker_field_change_region(field, nil, 0, &edit)) }
    return note(code.withCString { caretaker_field_change_region(field, $0, code.utf8.count, &edit) })
  }

  var overwrites: Bool {
    get { facts.is_overwriting }
    set { precondition(caretaker_field_set_overwriting(field, newValue) == CARETAKER_OK) }
  }

  var selection: (anchor: Int, head: Int) {
    get {
      var selection = caretaker_selection()
      precondition(caretaker_field_get_selection(field, &selection) == CARETAKER_OK)
      let text = text
      return (
        text.scalarCount(before: Int(selection.anchor), options.offsetUnit),
        text.scalarCount(before: Int(selection.caret), options.offsetUnit)
      )
    }
    set {
      let text = text
      let (anchor, head) = (newValue.anchor, newValue.head)
      let selection = caretaker_selection(
        anchor: UInt32(text.offset(ofScalar: anchor, options.offsetUnit, roundingUp: anchor > head)),
        caret: UInt32(text.offset(ofScalar: head, options.offsetUnit, roundingUp: head > anchor)))
      precondition(caretaker_field_set_selection(field, selection) == CARETAKER_OK)
    }
  }

  // MARK: what the program reads

  var facts: caretaker_field_facts {
    var facts = caretaker_field_facts()
    facts.size = UInt32(MemoryLayout<caretaker_field_facts>.stride)
    precondition(caretaker_field_get_facts(field, &facts) == CARETAKER_OK)
    return facts
  }
  var text: String { CFormat.text { caretaker_field_text(field, nil, $0, $1, $2) } ?? "" }
  var value: String { CFormat.text { caretaker_field_value(field, $0, $1, $2) } ?? "" }
  var placeholder: String { CFormat.text { caretaker_field_placeholder(field, $0, $1, $2) } ?? "" }
  var isComplete: Bool { facts.is_complete }
  var captures: [String: String] {
    var (count, captures) = (0, [String: String]())
    precondition(caretaker_field_capture_count(field, &count) == CARETAKER_OK)
    for i in 0..<count {
      let name = CFormat.text { caretaker_field_capture_name(field, i, $0, $1, $2) } ?? ""
      captures[name] = CFormat.text { caretaker_field_capture_text(field, i, $0, $1, $2) }
    }
    return captures
  }
  var candidates: [String] {
    var count = 0
    precondition(caretaker_field_candidate_count(field, &count) == CARETAKER_OK)
    return (0..<count).map { i in CFormat.text { caretaker_field_candidate_name(field, i, $0, $1, $2) } ?? "" }
  }
  var cardNetworks: [String] {
    var count = 0
    precondition(caretaker_field_card_network_count(field, &count) == CARETAKER_OK)
    return (0..<count).map { i in CFormat.text { caretaker_field_card_network_name(field, i, $0, $1, $2) } ?? "" }
  }
  func stateMessage(isFinished: Bool) -> String {
    CFormat.text { caretaker_field_state_message(field, isFinished, nil, $0, $1, $2) } ?? ""
  }
  func text(in range: caretaker_range) -> String {
    var range = range
    return CFormat.text { caretaker_field_text(field, &range, $0, $1, $2) } ?? ""
  }

  var rejections: [Rejection] {
    var count = 0
    _ = caretaker_field_rejections(field, nil, 0, &count)
    var list = [caretaker_rejection](repeating: caretaker_rejection(), count: count)
    precondition(caretaker_field_rejections(field, &list, list.count, &count) == CARETAKER_OK)
    return list.map {
      Rejection(position: Int($0.position), reason: Rejection.Reason(rawValue: $0.reason.rawValue) ?? .full)
    }
  }
  var effects: EditResult.Effects {
    hasEdit ? EditResult.Effects(rawValue: UInt16(truncatingIfNeeded: edit.effects)) : []
  }

  func report(on text: String) -> EntryReport {
    var position: UInt32 = 0
    let isAmbiguous = caretaker_field_ambiguity(field, &position) == CARETAKER_OK
    return EntryReport(
      rejections: rejections.map { EntryReport.Rejection(position: $0.position, reason: "\($0.reason)") },
      ambiguity: isAmbiguous ? Int(position) : nil, notices: isNumber ? Set(numberNotices: effects) : [])
  }
}

/// Offsets of a text in each unit.
extension String {
  fileprivate func offset(ofScalar place: Int, _ unit: FieldOptions.OffsetUnit, roundingUp: Bool) -> Int {
    let before = String(String.UnicodeScalarView(unicodeScalars.prefix(place)))
    switch unit {
    case .utf8: return before.utf8.count
    case .utf16: return before.utf16.count
    case .scalars: return before.unicodeScalars.count
    case .characters:
      let index = unicodeScalars.index(startIndex, offsetBy: place, limitedBy: endIndex) ?? endIndex
      return indices.count { roundingUp ? $0 < index : self.index(after: $0) <= index }
    }
  }

  fileprivate func scalarCount(before offset: Int, _ unit: FieldOptions.OffsetUnit) -> Int {
    unicodeScalars.distance(from: startIndex, to: index(at: offset, in: unit))
  }
}
