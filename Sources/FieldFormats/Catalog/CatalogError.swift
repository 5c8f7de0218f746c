/// Why a text is no catalogue: what is wrong, and in which line.
public struct CatalogError: Error, Hashable, Sendable {
  /// What is wrong. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// A line belongs to a format, and none has begun.
    case outsideOfFormat(key: String)
    /// The key is none of those that there are.
    case unknownKey(String, known: [String])
    /// The key stands alone.
    case missingValue(key: String)
    /// The key may be given once.
    case repeatedKey(String)
    /// A format must have the key.
    case missingKey(String, format: String)
    /// Two formats have one name; the line of the first.
    case repeatedName(String, firstLine: Int)
    /// A name is lower-case letters, digits and hyphens.
    case malformedName(String)
    /// The value is none of those that there are.
    case unknownValue(String, key: String, known: [String])
    /// The value is not written as such a value is; one that is.
    case malformedValue(String, key: String, example: String)
    /// There is no such rule, or its words mean nothing to it.
    case unknownCheck(String, known: [String])
    /// The mask has no group of the name.
    case unknownCapture(String)
    /// The mask is none; why, drawn.
    case malformedMask(SyntaxError)
  }
  public let kind: Kind
  /// The line, from 1.
  public let line: Int

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}

extension CatalogError: CustomStringConvertible {
  public var description: String { "line \(line): \(problem)" }

  /// What is wrong, as a sentence without its stop.
  public var problem: String {
    switch kind {
    case .outsideOfFormat(let key): "\(key) belongs to a format: begin one with format NAME"
    case .unknownKey(let key, let known): "there is no key \(key): \(known.listed)"
    case .missingValue(let key): "\(key) needs a value"
    case .repeatedKey(let key): "\(key) is given twice"
    case .missingKey(let key, let format): "the format \(format) needs a line \(key)"
    case .repeatedName(let name, let line): "the format \(name) begins in line \(line) already"
    case .malformedName(let name): "\(name) is no name: small letters, digits and hyphens make one"
    case .unknownValue(let value, let key, let known): "\(key) is not \(value), but one of \(known.listed)"
    case .malformedValue(let value, let key, let example): "\(value) is no \(key): write it as \(example)"
    case .unknownCheck(let check, let known): "there is no check \(check), or its words mean nothing: \(known.listed)"
    case .unknownCapture(let name): "the mask has no group <\(name):…>"
    case .malformedMask(let error): "the mask is none: \(error.description)"
    }
  }
}

extension [String] {
  fileprivate var listed: String {
    var out = ""
    for (i, word) in enumerated() { out += i == 0 ? word : ", " + word }
    return out
  }
}
