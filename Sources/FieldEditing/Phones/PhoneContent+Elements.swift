internal import PhoneNumbering

/// The elements of a phone number are its plus, its digits and the mark of its extension; a gap is what stands between.
extension PhoneContent {
  var elementCount: Int { number.count }
  func hasGap(before element: Int) -> Bool { phone.hasGap(before: element) }

  func offset(of element: Int, afterGap: Bool) -> Int {
    unsafe outside(phone.offset(before: element, afterGap: afterGap), of: phone.bytes)
  }

  func element(at offset: Int, roundingUp: Bool) -> Int {
    if !memory.isWide { return phone.element(at: offset) }
    var place = 0
    while unsafe place < phone.length && outside(place + 1, of: phone.bytes) <= offset { place += 1 }
    return phone.element(at: place)
  }

  func forEachPart(_ body: (DisplayRun.Role, Range<Int>) -> Void) {
    let code = number.commonCount(autoInsertedCode) == autoInsertedCount ? autoInsertedCount : 0
    for element in 0..<elementCount {
      let (start, end) = unsafe (
        outside(phone.start(of: element), of: phone.bytes), outside(phone.end(of: element), of: phone.bytes)
      )
      body(element < code ? .autoInserted : .typed, start..<end)
    }
  }

  var length: Int { unsafe outside(phone.length, of: phone.bytes) }

  /// An offset of what is shown, as it counts outside.
  @inline(__always) func outside(_ offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard memory.isWide else { return offset }
    let concealment = memory.concealment
    return unsafe offset + 2 * bytes[..<offset].count { $0.isBullet(concealment) }
  }
}

extension UInt8 {
  @inline(__always) var isDigit: Bool { self &- 48 < 10 }

  /// Whether a bullet is shown for it.
  func isBullet(_ concealment: Concealment) -> Bool {
    switch concealment {
    case .none: false
    case .value, .parts: isDigit
    case .everything: true
    }
  }
}
