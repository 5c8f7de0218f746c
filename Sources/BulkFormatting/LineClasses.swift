/// Bytes that a reading does not tell apart.
struct LineClasses {
  /// The class of each byte. Class 0 takes a field to read: what is beyond ASCII, and what is not part of a line.
  private(set) var numbers = [UInt8](repeating: 0, count: 256)
  /// A byte of each class but 0.
  private(set) var samples: [UInt8?] = [nil]

  var count: Int { samples.count }

  /// Classes of the bytes for which a function gives the same: those of ASCII, or of all of UTF-8.
  init<Signature: Hashable>(upTo last: UInt8 = 127, _ signature: (UInt8) -> Signature?) {
    var known: [Signature: UInt8] = [:]
    for byte: UInt8 in 1...last where byte != 10 && byte != 13 {
      guard let signature = signature(byte) else { continue }
      if let number = known[signature] {
        numbers[Int(byte)] = number
      } else {
        known[signature] = UInt8(samples.count)
        numbers[Int(byte)] = UInt8(samples.count)
        samples.append(byte)
      }
    }
  }

  /// The bytes of a class.
  func bytes(of number: Int) -> [UInt8] { (0...255).filter { Int(numbers[Int($0)]) == number } }
}
