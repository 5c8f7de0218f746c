/// The arguments of a call in a package's data, each of which must be known.
struct PythonCall {
  let file: String
  let line: Int
  private let arguments: [String: PythonValue]

  /// Fails where the value is not a call of that name, or has an argument that is neither known nor to be left out.
  init(_ value: PythonValue, of name: String, known: [String], leftOut: [String] = [], file: String) throws {
    guard case .call(name, let arguments) = value.kind else {
      throw PhoneDataError(file: file, line: value.line, message: "expected \(name)(…), found \(value.summary)")
    }
    (self.file, line) = (file, value.line)
    for argument in arguments where !known.contains(argument.name) && !leftOut.contains(argument.name) {
      let message = "\(name) has an argument that numbering plans do not know: \(argument.name)"
      throw PhoneDataError(file: file, line: argument.value.line, message: message)
    }
    self.arguments = Dictionary(uniqueKeysWithValues: arguments.map { ($0.name, $0.value) })
  }

  func failure(_ name: String, _ message: String) -> PhoneDataError {
    PhoneDataError(file: file, line: arguments[name]?.line ?? line, message: "\(name): \(message)")
  }

  /// Whether an argument is given that says anything.
  func has(_ name: String) -> Bool {
    switch argument(name)?.kind {
    case nil, .truth(false): false
    default: true
    }
  }

  /// An argument; None is as if it were not given.
  func argument(_ name: String) -> PythonValue? {
    guard let value = arguments[name] else { return nil }
    if case .none = value.kind { return nil }
    return value
  }

  func text(_ name: String) throws -> String? {
    guard let value = argument(name) else { return nil }
    guard case .text(let text) = value.kind else { throw failure(name, "expected a text, found \(value.summary)") }
    return text
  }

  func requiredText(_ name: String) throws -> String {
    guard let text = try text(name) else { throw failure(name, "expected a text, found none") }
    return text
  }

  func number(_ name: String) throws -> Int {
    guard let value = argument(name), case .number(let number) = value.kind else {
      throw failure(name, "expected a number, found \(argument(name)?.summary ?? "none")")
    }
    return number
  }

  func truth(_ name: String) throws -> Bool {
    guard let value = argument(name) else { return false }
    guard case .truth(let truth) = value.kind else {
      throw failure(name, "expected True or False, found \(value.summary)")
    }
    return truth
  }

  /// The elements of a list or a tuple; empty if it is not given.
  func elements(_ name: String) throws -> [PythonValue] {
    guard let value = argument(name) else { return [] }
    return try value.elements(name, file: file)
  }

  func texts(_ name: String) throws -> [String] {
    try elements(name).map { try $0.text(name, file: file) }
  }

  func numbers(_ name: String) throws -> [Int] {
    try elements(name).map { try $0.number(name, file: file) }
  }
}

extension PythonValue {
  func elements(_ name: String, file: String) throws -> [PythonValue] {
    switch kind {
    case .list(let values), .tuple(let values): return values
    default:
      throw PhoneDataError(file: file, line: line, message: "\(name): expected a list or a tuple, found \(summary)")
    }
  }

  func text(_ name: String, file: String) throws -> String {
    guard case .text(let text) = kind else {
      throw PhoneDataError(file: file, line: line, message: "\(name): expected a text, found \(summary)")
    }
    return text
  }

  func number(_ name: String, file: String) throws -> Int {
    guard case .number(let number) = kind else {
      throw PhoneDataError(file: file, line: line, message: "\(name): expected a number, found \(summary)")
    }
    return number
  }
}
