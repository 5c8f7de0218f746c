import CCaretaker
import CaretakerC
import FieldEditing
import FieldForms

/// A form as a program in C has it, for the steps of scripts.
struct CForm: ~Copyable {
  let form: OpaquePointer

  init(
    _ json: String, today: String?, region: String?, unit: caretaker_offset_unit = CARETAKER_UNIT_CHARACTERS
  ) throws {
    let texts = CTexts()
    var options = caretaker_form_options()
    options.size = UInt32(MemoryLayout<caretaker_form_options>.stride)
    options.today = today.map { texts.text($0) }
    options.region = region.map { texts.text($0) }
    options.offset_unit = unit
    form = try withExtendedLifetime(texts) {
      try CFormat.made { caretaker_form_create(json, json.utf8.count, &options, $0, $1) }
    }
  }

  deinit { caretaker_form_free(form) }

  /// Gives an event to the form, as its steps do to a form in Swift.
  func take(_ event: FormEvent) -> (change: caretaker_change, edit: caretaker_edit?) {
    let texts = CTexts()
    var given = caretaker_event(event, texts)
    var (change, edit) = (caretaker_change(), caretaker_edit())
    change.size = UInt32(MemoryLayout<caretaker_change>.stride)
    edit.size = UInt32(MemoryLayout<caretaker_edit>.stride)
    let status = withExtendedLifetime(texts) { caretaker_form_handle(form, &given, &change, &edit) }
    precondition(status == CARETAKER_OK, "\(event): \(String(cString: caretaker_status_name(status)))")
    return (change, change.has_edit ? edit : nil)
  }

  func layOut(_ field: FieldID, width: Int) {
    precondition(caretaker_form_lay_out(form, UInt32(field.index), UInt32(width)) == CARETAKER_OK)
  }

  // MARK: what the program reads

  var facts: caretaker_form_facts {
    var facts = caretaker_form_facts()
    facts.size = UInt32(MemoryLayout<caretaker_form_facts>.stride)
    precondition(caretaker_form_get_facts(form, &facts) == CARETAKER_OK)
    return facts
  }
  func text(_ kind: caretaker_form_text_kind) -> String {
    CFormat.text { caretaker_form_text(form, kind, $0, $1, $2) } ?? ""
  }
  func facts(of field: FieldID) -> caretaker_form_field_facts {
    var facts = caretaker_form_field_facts()
    facts.size = UInt32(MemoryLayout<caretaker_form_field_facts>.stride)
    precondition(caretaker_form_field_get_facts(form, UInt32(field.index), &facts) == CARETAKER_OK)
    return facts
  }
  func text(_ kind: caretaker_form_field_text_kind, of field: FieldID) -> String {
    CFormat.text { caretaker_form_field_text(form, UInt32(field.index), kind, $0, $1, $2) } ?? ""
  }
  func options(of field: FieldID) -> [String] {
    (0..<Int(facts(of: field).option_count)).map { i in
      CFormat.text { caretaker_form_field_option(form, UInt32(field.index), i, $0, $1, $2) } ?? ""
    }
  }
  /// A part of what a field shows.
  func part(_ range: caretaker_range, of field: FieldID) -> String {
    CFormat.text { caretaker_form_field_part(form, UInt32(field.index), range, $0, $1, $2) } ?? ""
  }
  /// The other fields that an event changed.
  func changedFields(_ change: caretaker_change) -> [caretaker_changed_field] {
    var fields = [caretaker_changed_field](repeating: caretaker_changed_field(), count: Int(change.other_count))
    var count = 0
    precondition(caretaker_form_changed_fields(form, &fields, fields.count, &count) == CARETAKER_OK)
    return fields
  }
  /// The texts that an event changed, of fields by their numbers and of the form.
  func changedTexts() -> [(of: caretaker_changed_text, text: String)] {
    var (count, length) = (0, 0)
    precondition(caretaker_form_changed_texts(form, nil, 0, &count, nil, 0, &length) == CARETAKER_SHORT_BUFFER)
    var texts = [caretaker_changed_text](repeating: caretaker_changed_text(), count: count)
    var bytes = [CChar](repeating: 0, count: length + 1)
    let status = caretaker_form_changed_texts(form, &texts, texts.count, &count, &bytes, bytes.count, &length)
    precondition(status == CARETAKER_OK)
    var start = 0
    return texts.map { text in
      defer { start += Int(text.length) }
      let part = bytes[start..<start + Int(text.length)].map { UInt8(bitPattern: $0) }
      return (text, String(decoding: part, as: UTF8.self))
    }
  }
  /// What is to be said, each once.
  func announcements() -> [Announced] {
    var list: [Announced] = []
    var isAssertive = false
    while let text = CFormat.text({ caretaker_form_take_announcement(form, &isAssertive, $0, $1, $2) }), text != "" {
      list.append(Announced(text: text, isAssertive: isAssertive))
    }
    return list
  }
  struct Announced: Equatable {
    let text: String
    let isAssertive: Bool
  }
}

extension caretaker_event {
  fileprivate init(_ event: FormEvent, _ texts: CTexts) {
    self.init()
    size = UInt32(MemoryLayout<caretaker_event>.stride)
    func list(_ pairs: [String: String]) -> ([String], [String]) { (pairs.map(\.key), pairs.map(\.value)) }
    switch event {
    case .edit(let command): take(command, texts)
    case .moveByRow(let way, let isExtending):
      (kind, row_movement, extending) = (CARETAKER_EVENT_MOVE_BY_ROW, caretaker_row_movement(way), isExtending)
    case .scroll(let rows): (kind, number) = (CARETAKER_EVENT_SCROLL, Int32(rows))
    case .copy: kind = CARETAKER_EVENT_COPY
    case .cut: kind = CARETAKER_EVENT_CUT
    case .fill(let pairs), .object(let pairs):
      if case .fill = event { kind = CARETAKER_EVENT_FILL } else { kind = CARETAKER_EVENT_OBJECT }
      let (keys, values) = list(pairs)
      (names, self.texts, count) = (texts.list(keys), texts.list(values), keys.count)
    case .focus(.none): (kind, field) = (CARETAKER_EVENT_FOCUS, .max)
    case .focus(.submitButton): (kind, field) = (CARETAKER_EVENT_FOCUS, .max - 1)
    case .focus(.field(let id)): (kind, field) = (CARETAKER_EVENT_FOCUS, UInt32(id.index))
    case .next: kind = CARETAKER_EVENT_NEXT
    case .previous: kind = CARETAKER_EVENT_PREVIOUS
    case .enter: kind = CARETAKER_EVENT_ENTER
    case .choose(let match): (kind, number) = (CARETAKER_EVENT_CHOOSE, Int32(match))
    case .openChoices: kind = CARETAKER_EVENT_OPEN_CHOICES
    case .closeChoices: kind = CARETAKER_EVENT_CLOSE_CHOICES
    case .highlight(let step): (kind, number) = (CARETAKER_EVENT_HIGHLIGHT, Int32(step))
    case .toggle: kind = CARETAKER_EVENT_TOGGLE
    case .press(let pressed): (kind, button) = (CARETAKER_EVENT_PRESS, caretaker_button(pressed))
    case .submit: kind = CARETAKER_EVENT_SUBMIT
    case .submissionEnded: kind = CARETAKER_EVENT_SUBMISSION_ENDED
    case .reset: kind = CARETAKER_EVENT_RESET
    case .answer(let id, let question, let objection):
      (kind, text, length) = (CARETAKER_EVENT_ANSWER, objection.map { texts.text($0) }, objection?.utf8.count ?? 0)
      (field, ticket) = (UInt32(id.index), Int32(question))
    case .tick(let milliseconds): (kind, number) = (CARETAKER_EVENT_TICK, Int32(milliseconds))
    }
  }

  private mutating func take(_ command: EditCommand, _ texts: CTexts) {
    func set(_ kind: caretaker_event_kind, _ text: String) -> (caretaker_event_kind, UnsafePointer<CChar>?, Int) {
      (kind, texts.text(text), text.utf8.count)
    }
    switch command {
    case .insert(let typed): (kind, text, length) = set(CARETAKER_EVENT_INSERT, typed)
    case .paste(let pasted): (kind, text, length) = set(CARETAKER_EVENT_PASTE, pasted)
    case .replace(let part, let other):
      (kind, text, length) = set(CARETAKER_EVENT_REPLACE, other)
      range = caretaker_range(start: UInt32(part.lowerBound), end: UInt32(part.upperBound))
    case .setMarkedText(let marked): (kind, text, length) = set(CARETAKER_EVENT_SET_MARKED_TEXT, marked)
    case .unmarkText: kind = CARETAKER_EVENT_UNMARK_TEXT
    case .deleteBackward(let part): (kind, unit) = (CARETAKER_EVENT_DELETE_BACKWARD, caretaker_text_unit(part))
    case .deleteForward(let part): (kind, unit) = (CARETAKER_EVENT_DELETE_FORWARD, caretaker_text_unit(part))
    case .move(let way, let isExtending):
      (kind, movement, extending) = (CARETAKER_EVENT_MOVE, caretaker_movement(way), isExtending)
    case .setSelection(let anchor, let head):
      kind = CARETAKER_EVENT_SET_SELECTION
      selection = caretaker_selection(anchor: UInt32(anchor), caret: UInt32(head))
    case .selectAll: kind = CARETAKER_EVENT_SELECT_ALL
    case .undo: kind = CARETAKER_EVENT_UNDO
    case .redo: kind = CARETAKER_EVENT_REDO
    case .step(let count, let size):
      (kind, number, step_size) = (CARETAKER_EVENT_STEP, Int32(count), size.code)
    case .setText, .setValue, .changeRegion, .overwrite, .reveal, .clear, .endEditing:
      preconditionFailure("no event of C: \(command)")
    }
  }
}

extension caretaker_text_unit {
  fileprivate init(_ unit: Field.TextUnit) {
    self =
      switch unit {
      case .character: CARETAKER_DELETE_CHARACTER
      case .word: CARETAKER_DELETE_WORD
      case .line: CARETAKER_DELETE_LINE
      case .all: CARETAKER_DELETE_EVERYTHING
      }
  }
}

extension caretaker_movement {
  fileprivate init(_ movement: Field.Movement) {
    self =
      switch movement {
      case .backward: CARETAKER_MOVE_BACKWARD
      case .forward: CARETAKER_MOVE_FORWARD
      case .wordBackward: CARETAKER_MOVE_WORD_BACKWARD
      case .wordForward: CARETAKER_MOVE_WORD_FORWARD
      case .start: CARETAKER_MOVE_START
      case .end: CARETAKER_MOVE_END
      }
  }
}

extension caretaker_row_movement {
  fileprivate init(_ movement: TextFrame.Movement) {
    self =
      switch movement {
      case .up: CARETAKER_ROW_UP
      case .down: CARETAKER_ROW_DOWN
      case .pageUp: CARETAKER_ROW_PAGE_UP
      case .pageDown: CARETAKER_ROW_PAGE_DOWN
      case .rowStart: CARETAKER_ROW_START
      case .rowEnd: CARETAKER_ROW_END
      case .textStart: CARETAKER_ROW_TEXT_START
      case .textEnd: CARETAKER_ROW_TEXT_END
      }
  }
}

extension caretaker_button {
  fileprivate init(_ button: FieldButton) {
    self =
      switch button {
      case .clear: CARETAKER_BUTTON_CLEAR
      case .reveal: CARETAKER_BUTTON_REVEAL
      case .leadingAccessory: CARETAKER_BUTTON_LEADING_ACCESSORY
      case .trailingAccessory: CARETAKER_BUTTON_TRAILING_ACCESSORY
      }
  }
}
