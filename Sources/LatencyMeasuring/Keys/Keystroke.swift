/// A key as it is played: a plain value, so that the loop that plays it touches no reference count.
struct Keystroke: BitwiseCopyable {
  enum Action: UInt8 {
    case nothing, type, paste, set, setValue, backspace, delete, left, right, home, end, select, endEditing, step, undo,
      redo, overwrite
    case setMarkedText, unmarkText, region, clear
  }
  var action: Action
  /// For a movement, whether it extends the selection; of `overwrite`, whether it is on.
  var isOn = false
  /// What is typed.
  var scalar: Unicode.Scalar = "0"
  /// A place in the list of texts or of regions, or a selection's anchor.
  var first: Int32 = 0
  /// A selection's head.
  var second: Int32 = 0
}
