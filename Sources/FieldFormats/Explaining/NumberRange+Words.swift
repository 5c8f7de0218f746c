internal import MaskSyntax

extension NumberRange {
  /// Which numbers it takes, in words.
  var words: String {
    let bounds = "a number from \(written(low, lowWidth)) to \(written(high, highWidth))"
    return isFixedWidth ? "\(bounds), always \(highWidth.counted("digit"))" : bounds
  }

  private func written(_ number: UInt32, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
