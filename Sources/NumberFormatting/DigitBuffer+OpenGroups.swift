/// The sign of an open group: one that can only group, typed between digits, without the three digits after it that a
/// group has.
package enum GroupSign: Equatable, Sendable {
  case none
  /// The format's own.
  case own
  /// Another, which is shown as it was typed: a space, an apostrophe, a comma; in ASCII.
  case typed(UInt8)

  /// As one byte, and back.
  package var byte: UInt8 {
    switch self {
    case .none: 0
    case .own: 1
    case .typed(let character): character
    }
  }
  package init(byte: UInt8) { self = byte == 0 ? .none : byte == 1 ? .own : .typed(byte) }
}

/// A number with an open group, as `12 50`: it stands in place of the decimal sign, but the digits after it are no
/// fraction. They may yet be a group, so that the number is not complete, and its value is what stands before the sign.
extension DigitBuffer {
  package var hasOpenGroup: Bool { groupSign != .none }

  /// Puts the sign of a group after all digits.
  package mutating func openGroup(_ sign: GroupSign) {
    insertSeparator(at: count)
    groupSign = sign
  }

  /// Joins the group to the digits before it where it has all its digits, or where it or they have none.
  ///
  /// - Parameter element: An element, which is then one place nearer where the sign stood before it.
  /// - Returns: Where it then is.
  package mutating func closeGroup(before element: Int) -> Int {
    guard hasOpenGroup, integerCount == 0 || fractionCount == 0 || fractionCount == TypedGrouping.groupSize else {
      return element
    }
    let isAfterSign = element > integerCount
    (groupSign, hasSeparator, integerCount) = (.none, false, count)
    return isAfterSign ? element - 1 : element
  }

  /// Drops an open group, and has grouping keys that stand as they were typed mean what they mean now.
  package mutating func settle(fractionLimit: Int) {
    if hasOpenGroup { truncate(to: integerCount) }
    settleGrouping(fractionLimit: fractionLimit)
  }
}
