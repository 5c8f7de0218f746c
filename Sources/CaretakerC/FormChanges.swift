import CCaretaker
internal import FieldForms
internal import SecretMemory

// What the last event changed, beside what its change says: in one call each, however many fields there are.

@c @implementation public func caretaker_form_changed_fields(
  _ form: OpaquePointer!, _ fields: UnsafeMutablePointer<caretaker_changed_field>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    try unsafe Output(fields, capacity, count).write(form.object.change?.othersCount ?? 0) {
      let changed = form.object.form.changedField($0)
      var other = caretaker_changed_field()
      (other.field, other.facets) = (UInt32(changed.field.index), UInt32(changed.facets.rawValue))
      other.facts.size = UInt32(MemoryLayout<caretaker_form_field_facts>.stride)
      other.facts.take(form.object.form[changed.field])
      return other
    }
  }
}

@c @implementation public func caretaker_form_changed_texts(
  _ form: OpaquePointer!, _ texts: UnsafeMutablePointer<caretaker_changed_text>!, _ textCapacity: Int,
  _ textCount: UnsafeMutablePointer<Int>!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let form = try unsafe FormHandle(form)
    let (list, output) = (
      try unsafe Output(texts, textCapacity, textCount), try unsafe OutputText(buffer, capacity, length)
    )
    let changed = try form.object.changedTexts
    // both report the room that they need, whichever is too short
    var status = CARETAKER_OK
    do throws(caretaker_status) { try list.write(changed.list.count) { changed.list[$0] } } catch { status = error }
    try output.write(changed.bytes)
    if status != CARETAKER_OK { throw status }
  }
}

extension FormObject {
  /// The texts that facets of the last event name, one after the other.
  fileprivate var changedTexts: (list: [caretaker_changed_text], bytes: SecretList<UInt8>) {
    get throws(caretaker_status) {
      var (list, bytes): ([caretaker_changed_text], SecretList<UInt8>) = ([], [])
      func append(_ text: consuming String, of field: UInt32, _ kind: UInt32, isSecret: Bool = false) {
        list.append(caretaker_changed_text(field: field, kind: kind, length: UInt32(clamping: text.utf8.count)))
        for byte in text.utf8 { bytes.append(byte) }
        if isSecret { text.wipe() }
      }
      guard let change else { return (list, bytes) }
      var fields: [(field: FieldID, facets: FieldFacets, isEdited: Bool)] = []
      if let field = change.field { fields.append((field, change.facets, change.edit != nil)) }
      for i in 0..<change.othersCount {
        let other = form.changedField(i)
        fields.append((other.field, other.facets, false))
      }
      for (id, facets, isEdited) in fields {
        for kind in form[id].textKinds(of: facets) where kind != CARETAKER_FORM_FIELD_TEXT || !isEdited {
          let isSecret = kind == CARETAKER_FORM_FIELD_TEXT && form[id].isSecure
          append(try form[id].text(kind), of: UInt32(id.index), UInt32(kind.rawValue), isSecret: isSecret)
        }
      }
      for (facet, kind) in FormObject.textKinds where change.form.contains(facet) {
        append(try form.text(kind), of: .noField, UInt32(kind.rawValue))
      }
      return (list, bytes)
    }
  }

  private static let textKinds: [(FormFacets, caretaker_form_text_kind)] = [
    (.remaining, CARETAKER_FORM_REMAINING), (.notice, CARETAKER_FORM_NOTICE), (.summary, CARETAKER_FORM_SUMMARY),
  ]
}

extension FormField {
  /// The kinds of text that facets name.
  fileprivate func textKinds(of facets: FieldFacets) -> [caretaker_form_field_text_kind] {
    var kinds: [caretaker_form_field_text_kind] = []
    if facets.contains(.text) { kinds.append(CARETAKER_FORM_FIELD_TEXT) }
    if facets.contains(.message) { kinds.append(CARETAKER_FORM_FIELD_MESSAGE) }
    if facets.contains(.remark) { kinds.append(CARETAKER_FORM_FIELD_REMARK) }
    if facets.contains(.label) { kinds.append(CARETAKER_FORM_FIELD_LABEL) }
    if facets.contains(.buttons) { kinds.append(CARETAKER_FORM_FIELD_CLEAR_NAME) }
    if facets.contains(.buttons) && isSecure { kinds.append(CARETAKER_FORM_FIELD_REVEAL_NAME) }
    if facets.contains(.options) && isOpen { kinds.append(CARETAKER_FORM_FIELD_OPTIONS) }
    if facets.contains(.verdict) && !requirements.isEmpty { kinds.append(CARETAKER_FORM_FIELD_REQUIREMENTS) }
    return kinds
  }
}
