import CCaretaker
internal import FieldFormats
internal import UnicodeFacts

/// Why no format is made.
enum FormatFailure: Error {
  /// The library is used wrongly.
  case misuse(caretaker_status)
  /// The text given is not a format.
  case invalid(FormatProblem)

  init(_ code: String, _ message: String, _ suggestion: String = "") {
    self = .invalid(FormatProblem(code: code, message: message, suggestion: suggestion))
  }

  /// What another room says, by a code; with what is meant in bytes of the text where its place does not say that.
  init(_ error: some Diagnosis, _ code: String, span: Range<Int>? = nil) {
    self = .invalid(FormatProblem(error, code, span: span))
  }
}

/// What is wrong with a format, where, and what to do.
struct FormatProblem {
  let code: String
  let message: String
  let suggestion: String
  var diagnostic = ""
  /// In bytes of the text.
  var span = 0..<0
}

extension FormatProblem {
  init(_ found: some Diagnosis, _ code: String, at place: SourcePlace? = nil, span: Range<Int>? = nil) {
    self.init(
      code: code, message: found.headline, suggestion: found.suggestion,
      diagnostic: place?.drawing ?? found.diagnostic, span: span ?? (place ?? found.place)?.bytes ?? 0..<0)
  }
}

/// An error that C has a handle of: texts that end with a zero, good as long as it is.
struct ErrorObject: HandleObject, ~Copyable {
  static var tag: UInt64 { 0xC4A7_A3E2_0000_E550 }

  let code, message, suggestion, diagnostic: CText
  let span: caretaker_range

  init(_ problem: FormatProblem) {
    code = CText(problem.code)
    message = CText(problem.message)
    suggestion = CText(problem.suggestion)
    diagnostic = CText(problem.diagnostic)
    span = caretaker_range(problem.span)
  }
}

/// A text that ends with a zero, in memory of its own.
@safe struct CText: ~Copyable {
  let start: UnsafeMutablePointer<CChar>

  init(_ text: String) {
    let count = text.utf8.count
    unsafe start = .allocate(capacity: count + 1)
    for (i, byte) in text.utf8.enumerated() { unsafe start[i] = CChar(bitPattern: byte) }
    unsafe start[count] = 0
  }

  deinit { unsafe start.deallocate() }
}

/// Makes a format, or an error that says why there is none.
func makeFormat(
  _ format: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?,
  _ make: () throws(FormatFailure) -> FieldFormat
) -> caretaker_status {
  unsafe makeHandle(format, error) { () throws(FormatFailure) in
    unsafe FormatHandle.make(FormatObject(try make()))
  }
}

/// Makes what a handle is of, or an error that says why there is none.
func makeHandle(
  _ handle: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?,
  _ make: () throws(FormatFailure) -> OpaquePointer
) -> caretaker_status {
  unsafe error?.pointee = nil
  guard let handle = unsafe handle else { return CARETAKER_NULL_POINTER }
  unsafe handle.pointee = nil
  return unsafe report(error) { () throws(FormatFailure) in unsafe handle.pointee = try make() }
}

/// Does something, or makes an error that says why it cannot be done.
func report(
  _ error: UnsafeMutablePointer<OpaquePointer?>?, _ body: () throws(FormatFailure) -> Void
) -> caretaker_status {
  unsafe error?.pointee = nil
  do throws(FormatFailure) {
    try body()
    return CARETAKER_OK
  } catch let failure {
    switch failure {
    case .misuse(let status): return status
    case .invalid(let problem):
      unsafe error?.pointee = Handle.make(ErrorObject(problem))
      return CARETAKER_INVALID_FORMAT
    }
  }
}

/// Throws the status of what a closure does as the failure to make a format.
func orFailure<Result>(_ body: () throws(caretaker_status) -> Result) throws(FormatFailure) -> Result {
  do throws(caretaker_status) { return try body() } catch { throw .misuse(error) }
}
