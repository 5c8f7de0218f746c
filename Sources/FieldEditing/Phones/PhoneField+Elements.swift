import PhoneNumbering

/// The elements of a phone number are its plus, its digits and the mark of its extension; a gap is what stands between.
extension PhoneField: ElementEntry {
  var elementCount: Int { number.count }
  var isInTypingRun: Bool {
    get { history.isTyping }
    nonmutating set { if newValue { history.beginRun() } else { history.breakRun() } }
  }

  func hasGap(before element: Int) -> Bool { phone.hasGap(before: element) }

  func offset(of element: Int, behindGap: Bool = false) -> Int {
    unsafe outside(phone.offset(before: element, behindGap: behindGap), of: phone.bytes)
  }

  func element(at offset: Int) -> Int {
    if !isWide { return phone.element(at: offset) }
    var place = 0
    while unsafe place < phone.length && outside(place + 1, of: phone.bytes) <= offset { place += 1 }
    return phone.element(at: place)
  }

  var length: Int { unsafe outside(phone.length, of: phone.bytes) }

  /// What is shown; a bullet a digit where it is secret.
  var display: String {
    if !options.isSecure { return unsafe String(decoding: phone.bytes, as: UTF8.self) }
    var shown = String.UnicodeScalarView()
    unsafe phone.bytes.forEach { shown.append($0.isDigit ? "\u{2022}" : Unicode.Scalar($0)) }
    return String(shown)
  }

  var markedText: String {
    get { marked.scalarText }
    nonmutating set { marked.keep(newValue) }
  }
  var lengthBeforeCommit: Int {
    get { memory.lengthBeforeCommit }
    nonmutating set { memory.lengthBeforeCommit = newValue }
  }

  /// Whether bullets count more than a digit: three bytes of UTF-8. All else that is shown is ASCII, and counts the same in every unit.
  private var isWide: Bool { options.isSecure && options.offsetUnit == .utf8 }

  /// An offset of what is shown, as it counts outside.
  @inline(__always) func outside(_ offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    unsafe isWide ? offset + 2 * bytes[..<offset].count { $0.isDigit } : offset
  }
}

extension UInt8 {
  @inline(__always) var isDigit: Bool { self &- 48 < 10 }
}
