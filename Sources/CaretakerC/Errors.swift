import CCaretaker

@c @implementation public func caretaker_error_code(_ error: OpaquePointer!) -> UnsafePointer<CChar>! {
  unsafe text(of: error) { unsafe $0.code.start }
}

@c @implementation public func caretaker_error_message(_ error: OpaquePointer!) -> UnsafePointer<CChar>! {
  unsafe text(of: error) { unsafe $0.message.start }
}

@c @implementation public func caretaker_error_suggestion(_ error: OpaquePointer!) -> UnsafePointer<CChar>! {
  unsafe text(of: error) { unsafe $0.suggestion.start }
}

@c @implementation public func caretaker_error_diagnostic(_ error: OpaquePointer!) -> UnsafePointer<CChar>! {
  unsafe text(of: error) { unsafe $0.diagnostic.start }
}

@c @implementation public func caretaker_error_span(_ error: OpaquePointer!) -> caretaker_range {
  guard let error = try? unsafe Handle<ErrorObject>(error) else { return caretaker_range() }
  return error.object.span
}

@c @implementation public func caretaker_error_free(_ error: OpaquePointer!) { unsafe Handle<ErrorObject>.free(error) }

/// A text of an error; empty for what is not an error.
private func text(
  of error: OpaquePointer?, _ body: (borrowing ErrorObject) -> UnsafeMutablePointer<CChar>
) -> UnsafePointer<CChar> {
  let empty: StaticString = ""
  guard let error = try? unsafe Handle<ErrorObject>(error) else { return unsafe empty.cString }
  return unsafe UnsafePointer(body(error.object))
}
