import CommandConsole

extension JSONValue {
  /// Captures, in the order in which they close, then those still open.
  init(captures: [(name: String, text: String)]) {
    self = .object(captures.map { Member(key: $0.name, value: .string($0.text)) })
  }
}
