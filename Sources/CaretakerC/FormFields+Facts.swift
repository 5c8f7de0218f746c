import CCaretaker
internal import FieldForms

extension caretaker_form_field_facts {
  /// What is known of a field.
  mutating func take(_ field: borrowing FormField) {
    kind =
      switch field.kind {
      case .line: CARETAKER_FIELD_LINE
      case .box: CARETAKER_FIELD_BOX
      case .choice: CARETAKER_FIELD_CHOICE
      case .toggle: CARETAKER_FIELD_TOGGLE
      case .code: CARETAKER_FIELD_CODE
      }
    verdict =
      switch field.verdict {
      case .blank: CARETAKER_VERDICT_BLANK
      case .missing: CARETAKER_VERDICT_MISSING
      case .partial: CARETAKER_VERDICT_PARTIAL
      case .open: CARETAKER_VERDICT_OPEN
      case .certain: CARETAKER_VERDICT_CERTAIN
      case .checking: CARETAKER_VERDICT_CHECKING
      case .good: CARETAKER_VERDICT_GOOD
      }
    selection = caretaker_range(field.selection)
    caret = UInt32(truncatingIfNeeded: field.caret)
    option_count = UInt32(field.matchCount)
    highlighted_option = field.highlightedMatch.map { UInt32($0) } ?? .noField
    row_count = field.kind.hasRows ? UInt32(field.frame.rowCount) : 0
    visible_rows = field.kind.hasRows ? caretaker_range(field.frame.visibleRows) : caretaker_range()
    (is_shown, is_required, is_secure) = (field.isShown, field.isRequired, field.isSecure)
    (is_empty, has_marked_text) = (field.isEmpty, field.hasMarkedText)
    (can_undo, can_redo, can_clear, can_reveal) = (field.canUndo, field.canRedo, field.canClear, field.canReveal)
    (is_revealed, is_on, is_open) = (field.isRevealed, field.isSwitchedOn, field.isOpen)
    (is_busy, was_edited, is_stepped) = (field.ticket != nil, field.wasEdited, field.isStepped)
    choice_style =
      switch field.choiceStyle {
      case nil: CARETAKER_CHOICE_NONE
      case .toggle: CARETAKER_CHOICE_SWITCH
      case .list: CARETAKER_CHOICE_LIST
      case .picker: CARETAKER_CHOICE_PICKER
      case .combo: CARETAKER_CHOICE_COMBO
      }
  }
}
