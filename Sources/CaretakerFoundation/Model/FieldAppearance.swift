internal import Caretaker
import Foundation
internal import SecretMemory

/// All that a field model publishes of a field, to be compared before and after an edit.
struct FieldAppearance {
  let text: String
  /// In memory that is overwritten: the field may be a secure one.
  let value: SecretList<UInt8>
  let selection: Range<Int>
  let markedSelection: NSRange?
  let isComplete: Bool
  let state: EntryState
  let placeholder: String
  let canUndo: Bool
  let canRedo: Bool

  init(of field: borrowing Field, _ markedSelection: NSRange?) {
    text = field.text
    value = field.valueBytes
    selection = field.selection
    self.markedSelection = markedSelection
    isComplete = field.isComplete
    state = field.state
    placeholder = field.placeholder
    canUndo = field.canUndo
    canRedo = field.canRedo
  }
}

extension String {
  /// Whether both have the same scalars: composed and decomposed letters are equal, but offsets in them are not.
  func isSame(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}
