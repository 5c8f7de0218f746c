import CommandConsole
import FieldFormats

extension NumberRange {
  /// Which numbers it takes, in words.
  var words: String {
    let written = { (number: UInt32, width: Int) in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let bounds = "a number from \(written(low, lowWidth)) to \(written(high, highWidth))"
    return isFixedWidth ? "\(bounds), always \(counted(highWidth, "digit"))" : bounds
  }
}
