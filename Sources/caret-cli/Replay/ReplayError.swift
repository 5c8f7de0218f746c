import FieldFormats

/// Why a line is not a session.
struct ReplayError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// Why no format has a name.
  init(_ error: FormatNameError) {
    guard case .unknownName(let name) = error.kind else {
      message = error.description
      return
    }
    message =
      "no format is called \"\(name)\" (see caret formats)" + (error.suggestion.isEmpty ? "" : ": " + error.suggestion)
  }

  init(_ error: any Error) {
    message =
      switch error {
      case let error as ReplayError: error.message
      case let fault as InputLine.Fault: fault.description
      case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
      case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
        ReplayError.mismatch(type, at: context.codingPath)
      // what is not a JSON has no path; what has one was rejected by a type that says why
      case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty: context.debugDescription
      default: "no JSON"
      }
  }

  private static func mismatch(_ type: Any.Type, at path: [any CodingKey]) -> String {
    guard let key = path.last?.stringValue else { return "no JSON object" }
    return switch type {
    case is String.Type: "\"\(key)\" is not text"
    case is Bool.Type: "\"\(key)\" is neither true nor false"
    case is Int.Type: "\"\(key)\" is not a whole number"
    case is [Any].Type: "\"\(key)\" is not a list"
    default: "\"\(key)\" is not an object"
    }
  }
}
