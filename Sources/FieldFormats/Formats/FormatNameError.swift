public import FieldEditing
public import UnicodeFacts

/// The reason why there is no format of a name.
///
///     do { _ = try FormatCatalog.standard.format(named: "phone(UK)") } catch { print(error) }
///     // no region 'UK' has phone numbers: did you mean phone(GB)?
public struct FormatNameError: Error, Diagnosis {
  /// The kind of error. New kinds may be added.
  public enum Kind: Sendable {
    /// The text is not a name; the expected text, and the offset, in Unicode scalars.
    case malformed(String, expected: String, offset: Int)
    /// Neither the catalogue nor one of its providers has a format of the name.
    case unknownName(String)
    /// The format needs an argument that is missing.
    case missingArgument(String, of: FormatSignature)
    /// There are more arguments than the format takes; formats of a catalogue take none.
    case tooManyArguments(FormatName, limit: Int)
    /// The format cannot be made with the argument; the reason, as a sentence without its stop.
    case invalidArgument(String, message: String)
    /// The format's mask cannot be compiled.
    case unlawfulMask(MaskError, of: String)
  }
  /// The kind of error.
  public let kind: Kind
  /// A suggestion of what to do about it, as the rest of a sentence; may be empty.
  public let suggestion: String

  /// An error, and what to do about it.
  ///
  /// - Parameters:
  ///   - kind: What is wrong with the name.
  ///   - suggestion: What to do about it, as a sentence without its stop; empty where nothing can be suggested.
  /// - Complexity: O(1)
  public init(_ kind: Kind, _ suggestion: String = "") {
    self.kind = kind
    self.suggestion = suggestion
  }
}

extension FormatNameError {
  /// A description of what is wrong, as a sentence without its stop.
  public var message: String {
    @export(interface) get {
      switch kind {
      case .malformed(let text, let expected, let offset):
        "'\(text)' is not a name: expected \(expected) at offset \(offset)"
      case .unknownName(let name): "no format is called '\(name)'"
      case .missingArgument(let parameter, let signature): "\(signature.name) needs the argument '\(parameter)'"
      case .tooManyArguments(let name, let limit):
        limit == 0
          ? "\(name.base) takes no arguments"
          : "\(name.base) takes at most \(limit) of the \(name.arguments.count) arguments"
      case .invalidArgument(_, let message): message
      case .unlawfulMask(let error, let name): "the mask of \(name) cannot be compiled: \(error.message)"
      }
    }
  }
}
