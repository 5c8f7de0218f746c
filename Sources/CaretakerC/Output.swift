import CCaretaker
internal import SecretMemory

/// A buffer of the caller's, and where it is reported how long the text or list is that goes there.
@safe struct Output<Element: BitwiseCopyable> {
  private let buffer: UnsafeMutableBufferPointer<Element>
  private let length: UnsafeMutablePointer<Int>

  @inline(__always) init(
    _ buffer: UnsafeMutablePointer<Element>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
  ) throws(caretaker_status) {
    if capacity < 0 { throw CARETAKER_OUT_OF_RANGE }
    guard let length = unsafe length, unsafe buffer != nil || capacity == 0 else { throw CARETAKER_NULL_POINTER }
    unsafe self.buffer = UnsafeMutableBufferPointer(start: buffer, count: capacity)
    unsafe self.length = length
  }

  /// Copies a list.
  func write(_ count: Int, _ element: (Int) -> Element) throws(caretaker_status) {
    unsafe length.pointee = count
    if unsafe count > buffer.count { throw CARETAKER_SHORT_BUFFER }
    for i in 0..<count { unsafe buffer[i] = element(i) }
  }
}

extension Output where Element: FixedWidthInteger {
  /// Copies a text, with a zero after it.
  ///
  /// - Parameter append: appends the text if there is room, and returns its length.
  @inline(__always) func write(_ append: (inout OutputSpan<Element>) -> Int) throws(caretaker_status) {
    let room = unsafe UnsafeMutableBufferPointer(rebasing: buffer[..<max(0, buffer.count - 1)])
    var span = unsafe OutputSpan(buffer: room, initializedCount: 0)
    let count = append(&span)
    unsafe _ = span.finalize(for: room)
    unsafe length.pointee = count
    if unsafe count >= buffer.count { throw CARETAKER_SHORT_BUFFER }
    unsafe buffer[count] = 0
  }
}

extension Array {
  /// The element of an index that C gives.
  func element(at index: Int) throws(caretaker_status) -> Element {
    guard indices.contains(index) else { throw CARETAKER_OUT_OF_RANGE }
    return self[index]
  }
}

/// A text in UTF-8 on its way to C.
typealias OutputText = Output<UInt8>

extension OutputText {
  @inline(__always) init(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
  ) throws(caretaker_status) {
    let bytes = unsafe UnsafeMutableRawPointer(buffer)?.assumingMemoryBound(to: UInt8.self)
    try unsafe self.init(bytes, capacity, length)
  }

  /// Copies a text, and overwrites the string if it is a secret and no one else holds it.
  func write(_ text: consuming String, isSecret: Bool = false) throws(caretaker_status) {
    try write { span in
      text.withUTF8 { bytes in
        if bytes.count <= span.freeCapacity { for i in bytes.indices { unsafe span.append(bytes[i]) } }
        return bytes.count
      }
    }
    if isSecret { text.wipe() }
  }

  /// Copies a text that overwrites its memory.
  func write(_ text: SecretList<UInt8>) throws(caretaker_status) {
    try write { span in
      if text.count <= span.freeCapacity { for byte in text { span.append(byte) } }
      return text.count
    }
  }
}
