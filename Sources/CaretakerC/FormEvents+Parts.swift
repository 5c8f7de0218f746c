import CCaretaker
internal import FieldForms

extension caretaker_change {
  /// What an event changed.
  mutating func take(_ change: FormChange) {
    field = change.field.map { UInt32($0.index) } ?? .noField
    facets = UInt32(change.facets.rawValue)
    other_count = UInt32(change.othersCount)
    form_facets = UInt32(change.form.rawValue)
    has_edit = change.edit != nil
    focus_moved = change.focus.map { !$0.isHeld } ?? false
    focus_held = change.focus?.isHeld ?? false
    focus = change.focus.map { UInt32($0.to) } ?? .noField
    (action, action_field, action_button, ticket) = (CARETAKER_ACTION_NONE, .noField, CARETAKER_BUTTON_CLEAR, 0)
    switch change.action {
    case nil: break
    case .submit: action = CARETAKER_ACTION_SUBMIT
    case .accessory(let id, let button):
      (action, action_field, action_button) = (CARETAKER_ACTION_ACCESSORY, UInt32(id.index), caretaker_button(button))
    case .ask(let id, let number):
      (action, action_field, ticket) = (CARETAKER_ACTION_ASK, UInt32(id.index), Int32(truncatingIfNeeded: number))
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

extension FieldButton {
  init(_ button: caretaker_button) throws(caretaker_status) {
    self =
      switch button {
      case CARETAKER_BUTTON_CLEAR: .clear
      case CARETAKER_BUTTON_REVEAL: .reveal
      case CARETAKER_BUTTON_LEADING_ACCESSORY: .leadingAccessory
      case CARETAKER_BUTTON_TRAILING_ACCESSORY: .trailingAccessory
      default: throw CARETAKER_OUT_OF_RANGE
      }
  }
}

extension TextFrame.Movement {
  init(_ movement: caretaker_row_movement) throws(caretaker_status) {
    self =
      switch movement {
      case CARETAKER_ROW_UP: .up
      case CARETAKER_ROW_DOWN: .down
      case CARETAKER_ROW_PAGE_UP: .pageUp
      case CARETAKER_ROW_PAGE_DOWN: .pageDown
      case CARETAKER_ROW_START: .rowStart
      case CARETAKER_ROW_END: .rowEnd
      case CARETAKER_ROW_TEXT_START: .textStart
      case CARETAKER_ROW_TEXT_END: .textEnd
      default: throw CARETAKER_OUT_OF_RANGE
      }
  }
}
