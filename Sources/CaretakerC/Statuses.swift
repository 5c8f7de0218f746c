import CCaretaker

@c @implementation public func caretaker_status_name(_ status: caretaker_status) -> UnsafePointer<CChar>! {
  let name: StaticString =
    switch status {
    case CARETAKER_OK: "ok"
    case CARETAKER_NULL_POINTER: "null pointer"
    case CARETAKER_INVALID_HANDLE: "invalid handle"
    case CARETAKER_INVALID_TEXT: "invalid text"
    case CARETAKER_OUT_OF_RANGE: "out of range"
    case CARETAKER_INVALID_SIZE: "invalid size"
    case CARETAKER_SHORT_BUFFER: "short buffer"
    case CARETAKER_INVALID_FORMAT: "invalid format"
    case CARETAKER_INVALID_VALUE: "invalid value"
    case CARETAKER_NOT_FOUND: "not found"
    default: "unknown status"
    }
  return unsafe name.cString
}

@c @implementation public func caretaker_version() -> UnsafePointer<CChar>! {
  unsafe libraryVersion.cString
}

extension StaticString {
  /// Its characters, with a zero after them, which are never freed.
  var cString: UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
