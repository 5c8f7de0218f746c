import Caretaker

/// A field that rounds borrow as a whole, so that keys pay for no check of exclusive access.
final class FieldBox {
  var field: Field
  init(_ field: consuming Field) { self.field = field }
}

/// What is done with a field through the public API.
extension Workload {
  /// Keys one after another into an empty field; the text asked for after each, or not.
  static func typing(_ name: String, _ field: consuming Field, _ keys: String, readsText: Bool = false) -> Workload {
    let box = FieldBox(field)
    let keys = Array(keys.unicodeScalars)
    if readsText {
      return Workload(name, .work, count: keys.count) { box.field.typeAndRead(keys, rounds: $0) }
    }
    return Workload(name, .key, count: keys.count) { box.field.type(keys, rounds: $0) }
  }

  /// Keys one after another into an empty field, and taken back one by one.
  static func takingBack(_ name: String, _ field: consuming Field, _ keys: String) -> Workload {
    let box = FieldBox(field)
    let keys = Array(keys.unicodeScalars)
    return Workload(name, .key, count: keys.count * 2) { box.field.typeAndTakeBack(keys, rounds: $0) }
  }

  /// A digit put in at a caret in the middle of a text, and taken out again.
  static func middle(_ name: String, _ field: consuming Field, _ text: String, caret: Int) -> Workload {
    let box = FieldBox(field)
    box.field.insert(text)
    return Workload(name, .key, count: 10) { box.field.editMiddle(at: caret, rounds: $0) }
  }

  /// A key that a text has no place for, at its end.
  static func refusing(_ name: String, _ field: consuming Field, _ text: String, _ key: Unicode.Scalar) -> Workload {
    let box = FieldBox(field)
    box.field.insert(text)
    return Workload(name, .key, count: 1) { box.field.refuse(key, rounds: $0) }
  }

  /// A text pasted into an empty field.
  static func pasting(_ name: String, _ field: consuming Field, _ text: String) -> Workload {
    let box = FieldBox(field)
    return Workload(name, .key, count: 1) { box.field.paste(text, rounds: $0) }
  }
}

extension EditResult {
  /// What a view would read of it, as one number.
  fileprivate var sum: UInt64 { UInt64(replacement.upperBound &+ selection.lowerBound) }
}

extension Field {
  fileprivate mutating func type(_ keys: [Unicode.Scalar], rounds: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      clear()
      for key in keys { sum &+= insert(key).sum }
    }
    return sum
  }

  fileprivate mutating func typeAndRead(_ keys: [Unicode.Scalar], rounds: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      clear()
      for key in keys {
        sum &+= insert(key).sum
        sum &+= UInt64(text.utf8.count)
      }
    }
    return sum
  }

  fileprivate mutating func typeAndTakeBack(_ keys: [Unicode.Scalar], rounds: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      clear()
      for key in keys { sum &+= insert(key).sum }
      for _ in keys { sum &+= deleteBackward().sum }
    }
    return sum
  }

  fileprivate mutating func editMiddle(at caret: Int, rounds: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      for digit in 0..<5 {
        moveCaret(to: caret)
        sum &+= insert(Unicode.Scalar(UInt8(48 + digit))).sum
        sum &+= deleteBackward().sum
      }
    }
    return sum
  }

  fileprivate mutating func refuse(_ key: Unicode.Scalar, rounds: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      let result = insert(key)
      precondition(result.effects.contains(.rejected))
      sum &+= result.sum
    }
    return sum
  }

  fileprivate mutating func paste(_ text: String, rounds: Int) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      clear()
      sum &+= insert(text).sum
    }
    return sum
  }
}
