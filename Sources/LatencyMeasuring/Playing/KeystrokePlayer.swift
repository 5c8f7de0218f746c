internal import FieldEditing
internal import NumberFormatting
internal import PhoneNumbering

/// Presses the keys of a tape.
///
/// All it follows are pointers, and every key is a call of the public interface, as a program makes it: nothing here
/// allocates or counts references but, with a paste, those to its text.
struct KeystrokePlayer {
  let keys: UnsafeBufferPointer<Keystroke>
  let texts: UnsafeBufferPointer<String>
  let regions: UnsafeBufferPointer<PhoneRegion?>

  /// Presses keys one after another.
  ///
  /// - Returns: A sum of what the edits reported, so that it is asked for.
  @inline(__always) func play(_ range: Range<Int>, on field: UnsafeMutablePointer<Field>) -> Int {
    var sum = 0
    var i = range.lowerBound
    while i < range.upperBound {
      sum &+= press(keys[i], on: field)
      i &+= 1
    }
    return sum
  }

  @inline(__always) private func press(_ key: Keystroke, on field: UnsafeMutablePointer<Field>) -> Int {
    switch key.action {
    case .nothing: return 0
    case .type: return reported(field.pointee.insert(key.scalar))
    case .backspace: return reported(field.pointee.deleteBackward())
    case .delete: return reported(field.pointee.deleteForward())
    case .left, .right, .home, .end, .select: return move(key, on: field)
    case .paste: return reported(field.pointee.insert(texts[Int(key.first)]))
    case .set: return reported(field.pointee.setText(texts[Int(key.first)]))
    case .setValue: return reported(field.pointee.setValue(texts[Int(key.first)]))
    case .step: return reported(field.pointee.step(by: Int(key.first), StepSize.allCases[Int(key.second)]))
    case .undo: return reported(field.pointee.undo())
    case .redo: return reported(field.pointee.redo())
    case .endEditing: return reported(field.pointee.endEditing())
    case .unmarkText: return field.pointee.hasMarkedText ? reported(field.pointee.unmarkText()) : 0
    case .region: return reported(field.pointee.changeRegion(to: regions[Int(key.first)]))
    case .setMarkedText: field.pointee.setMarkedText(texts[Int(key.first)])
    case .overwrite: field.pointee.isOverwriting = key.isOn
    case .clear: field.pointee.clear()
    }
    return 0
  }

  @inline(__always) private func move(_ key: Keystroke, on field: UnsafeMutablePointer<Field>) -> Int {
    // what is composed is committed before the caret moves
    if field.pointee.hasMarkedText { field.pointee.unmarkText() }
    switch key.action {
    case .left: field.pointee.move(.backward, extending: key.isOn)
    case .right: field.pointee.move(.forward, extending: key.isOn)
    case .home: field.pointee.move(.start)
    case .end: field.pointee.move(.end)
    default: field.pointee.setSelection(anchor: Int(key.first), head: Int(key.second))
    }
    return 0
  }

  @inline(__always) private func reported(_ result: EditResult) -> Int {
    result.replacement.upperBound &+ result.selection.lowerBound
  }
}
