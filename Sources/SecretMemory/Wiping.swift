internal import CWiping

/// Overwrites memory with zeros, so that no secret stays in it when it is given back. The compiler leaves it in.
@usableFromInline @unsafe package func wipe(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
  unsafe wipe_memory(memory, byteCount)
}

extension UnsafeMutablePointer {
  /// Overwrites so many elements with zeros.
  @inlinable package func wipe(count: Int) {
    unsafe SecretMemory.wipe(self, byteCount: count * MemoryLayout<Pointee>.stride)
  }
}

extension String {
  /// Overwrites a text that no one else holds. One of 15 bytes and less lies in no memory that is given back, if it was
  /// made without room for more.
  ///
  /// A literal, and what somebody else holds, stay as they are: asking for the room that a text has makes a copy of
  /// those, and it is the copy that is overwritten.
  @usableFromInline package mutating func wipe() {
    reserveCapacity(utf8.count)
    withUTF8 { bytes in
      guard bytes.count > 15, let base = bytes.baseAddress else { return }
      unsafe SecretMemory.wipe(UnsafeMutableRawPointer(mutating: base), byteCount: bytes.count)
    }
    self = ""
  }
}
