import CCaretaker
internal import SecretMemory

/// A text as it comes from C: UTF-8, good during the call alone.
@safe struct InputText {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// A text of so many bytes, or up to its first zero.
  @inline(__always) init(_ text: UnsafePointer<CChar>?, _ length: Int) throws(caretaker_status) {
    if length < 0 && length != InputText.all { throw CARETAKER_OUT_OF_RANGE }
    guard let text = unsafe text else {
      if length != 0 { throw CARETAKER_NULL_POINTER }
      unsafe bytes = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    let start = unsafe UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    unsafe bytes = UnsafeBufferPointer(start: start, count: length < 0 ? InputText.length(of: start) : length)
  }

  /// `CARETAKER_ALL`, which Swift does not import.
  private static var all: Int { -1 }

  private static func length(of text: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while unsafe text[length] != 0 { length += 1 }
    return length
  }

  /// The text, if it is a single scalar: a key, for which no string is made.
  @inline(__always) var scalar: Unicode.Scalar? {
    if unsafe bytes.count == 1, let byte = unsafe bytes.first, byte < 0x80 { return Unicode.Scalar(byte) }
    return unsafe bytes.count < 2 || bytes.count > 4 ? nil : decodedScalar
  }

  private var decodedScalar: Unicode.Scalar? {
    var rest = unsafe bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = unsafe decoder.decode(&rest),
      case .emptyInput = unsafe decoder.decode(&rest)
    else { return nil }
    return scalar
  }

  /// The text as a string.
  var string: String {
    get throws(caretaker_status) {
      guard let text = unsafe String(validating: bytes, as: UTF8.self) else { throw CARETAKER_INVALID_TEXT }
      return text
    }
  }

  /// Calls a closure with the text, which must not keep it: if it is a secret, the string is overwritten.
  func withString<Result>(isSecret: Bool, _ body: (String) -> Result) throws(caretaker_status) -> Result {
    var text = try string
    let result = body(text)
    if isSecret { text.wipe() }
    return result
  }
}

/// A text that ends at its first zero byte; `nil` for null.
func string(_ text: UnsafePointer<CChar>?) throws(caretaker_status) -> String? {
  guard let text = unsafe text else { return nil }
  return try unsafe InputText(text, -1).string
}

/// Some texts, each up to its first zero byte.
func strings(_ texts: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int) throws(caretaker_status) -> [String] {
  guard let texts = unsafe texts else {
    if count != 0 { throw CARETAKER_NULL_POINTER }
    return []
  }
  if count < 0 { throw CARETAKER_OUT_OF_RANGE }
  var strings: [String] = []
  for i in 0..<count {
    guard let text = try unsafe string(texts[i]) else { throw CARETAKER_NULL_POINTER }
    strings.append(text)
  }
  return strings
}
