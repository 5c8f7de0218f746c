/// The rounding of a number that has more fraction digits than a format shows.
public enum RoundingMode: UInt8, Hashable, Sendable, CaseIterable {
  /// To the nearest; of two as near, to the one with an even last digit: 1.005 to 1.00.
  case halfEven
  /// To the nearest; of two as near, to the one farther from zero.
  case halfUp
  /// To the nearest; of two as near, to the one nearer to zero.
  case halfDown
  /// Away from zero.
  case up
  /// Towards zero.
  case down
  /// Towards positive infinity.
  case ceiling
  /// Towards negative infinity.
  case floor
  /// To the nearest; of two as near, to the greater one.
  case halfCeiling
  /// To the nearest; of two as near, to the lesser one.
  case halfFloor

  /// Whether what lies between two multiples goes to the one farther from zero.
  ///
  /// - Parameters:
  ///   - half: below zero where the nearer one is nearer to zero, 0 in the middle, above zero else.
  ///   - isOdd: whether the one nearer to zero is an odd multiple.
  func roundsAway(half: Int, isExact: Bool, isOdd: Bool, isNegative: Bool) -> Bool {
    if isExact { return false }
    switch self {
    case .halfEven: return half > 0 || half == 0 && isOdd
    case .halfUp: return half >= 0
    case .halfDown: return half > 0
    case .up: return true
    case .down: return false
    case .ceiling: return !isNegative
    case .floor: return isNegative
    case .halfCeiling: return half > 0 || half == 0 && !isNegative
    case .halfFloor: return half > 0 || half == 0 && isNegative
    }
  }
}
