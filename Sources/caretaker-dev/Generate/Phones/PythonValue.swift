import CommandConsole

/// A value as Python source writes it, with its line.
struct PythonValue {
  enum Kind {
    case none
    case truth(Bool)
    case number(Int)
    case text(String)
    case tuple([PythonValue])
    case list([PythonValue])
    case dictionary([(key: PythonValue, value: PythonValue)])
    /// A variable.
    case name(String)
    /// `NumberFormat(pattern='…')`: a call whose arguments all have names.
    case call(String, [(name: String, value: PythonValue)])
  }
  let kind: Kind
  /// Counted from 1.
  let line: Int
}

extension PythonValue {
  /// What it is, for messages.
  var summary: String {
    switch kind {
    case .none: "None"
    case .truth(let value): value ? "True" : "False"
    case .number(let value): "\(value)"
    case .text(let value): "the text '\(value)'"
    case .tuple: "a tuple"
    case .list: "a list"
    case .dictionary: "a dictionary"
    case .name(let name): name
    case .call(let name, _): "\(name)(…)"
    }
  }
}

/// What is unexpected in a package of phone metadata, and in which line of which file.
struct PhoneDataError: Error, CustomStringConvertible {
  let file: String
  let line: Int?
  let message: String

  var description: String { (line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)").printable }
}
