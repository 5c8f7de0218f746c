internal import SecretMemory
internal import UnicodeFacts

/// Names of other letters than those of ASCII, as they are written in ASCII.
extension NetworkText {
  /// The label that Punycode says (RFC 3492), in place of one that begins with `xn--`; `nil` where what stands after
  /// that is not Punycode of a name with other letters than those of ASCII.
  static func shown(_ label: Name) -> Name? {
    if !label.prefix(4).lazy.map({ $0.simpleLowercase }).elementsEqual("xn--".unicodeScalars) { return label }
    let text = label.dropFirst(4)
    let hyphen = text.lastIndex(of: "-")
    var name = SecretList<Unicode.Scalar>(hyphen.map { text[..<$0] } ?? text.prefix(0))
    var digits = text[(hyphen.map { $0 + 1 } ?? text.startIndex)...].makeIterator()
    var (code, place, bias, isFirst) = (128, 0, 72, true)
    guard !label.isEmpty, label.allSatisfy({ $0.isASCII }) else { return nil }
    while let digit = digits.next() {
      // a number of digits of base 36, each with a weight by its threshold
      var (next, weight, sum) = (Optional(digit), Int64(1), Int64(place))
      let former = place
      for base in stride(from: 36, through: 36 * 64, by: 36) {
        guard let value = next?.punycodeDigit else { return nil }
        // no overflow: where digits go on, each is at least 1, and the sum is bounded
        sum += Int64(value) &* weight
        if sum > 0x10FFFF * 64 { return nil }
        let threshold = min(max(base - bias, 1), 26)
        if value < threshold { break }
        weight &*= Int64(36 - threshold)
        next = digits.next()
      }
      place = Int(sum)
      bias = adapted(place - former, count: name.count + 1, isFirst: isFirst)
      isFirst = false
      code += place / (name.count + 1)
      place %= name.count + 1
      guard code <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      name.insert(scalar, at: place)
      place += 1
    }
    return isFirst ? nil : name[...]
  }

  private static func adapted(_ step: Int, count: Int, isFirst: Bool) -> Int {
    var (step, bias) = (isFirst ? step / 700 : step / 2, 0)
    step += step / count
    while step > 455 {
      step /= 35
      bias += 36
    }
    return bias + 36 * step / (step + 38)
  }
}

extension Unicode.Scalar {
  /// a to z, in either case, are 0 to 25, and 0 to 9 are 26 to 35.
  fileprivate var punycodeDigit: Int? {
    switch simpleLowercase.value {
    case 97...122: Int(simpleLowercase.value) - 97
    case 48...57: Int(value) - 22
    default: nil
    }
  }
}
