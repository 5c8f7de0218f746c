internal import MaskDialects
public import MaskSyntax
public import UnicodeFacts

/// The reason why a text is not a catalogue: what is wrong, and in which line.
public struct CatalogError: Error, Hashable, Sendable {
  /// The kind of error. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// A line belongs to a format, and no format has begun.
    case outsideOfFormat(key: String)
    /// The key is unknown; the known ones.
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
    /// The value is not one of those that the key may have; those that it may have.
    case unknownValue(String, key: String, known: [String])
    /// The value is malformed; an example of one that is not.
    case malformedValue(String, key: String, example: String)
    /// There is no rule of the name.
    case unknownCheck(String, known: [String])
    /// There is such a rule, and the words after its name mean nothing to it; empty where they are missing.
    case malformedCheck(words: String, rule: String)
    /// The mask has no group of the name.
    case unknownCapture(String)
    /// The text is not a mask; the reason, and the place in it.
    case malformedMask(SyntaxError)
  }
  /// The kind of error.
  public let kind: Kind
  /// The line of the catalogue in which it stands, from 1.
  public let line: Int

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}

extension CatalogError: Diagnosis {
  /// Its line.
  public var place: SourcePlace? { .line(line) }

  /// A way to mend a mask; empty where the mask is not what is wrong.
  public var suggestion: String {
    if case .malformedMask(let error) = kind { error.translationOrSuggestion } else { "" }
  }

  /// A description of what is wrong, as a sentence without its stop. Of a long value it names the beginning.
  public var message: String {
    switch kind {
    case .outsideOfFormat(let key): "\(key.shortened) belongs to a format: begin one with format NAME"
    case .unknownKey(let key, let known): "there is no key \(key.shortened): \(known.listed)"
    case .missingValue(let key): "\(key.shortened) needs a value"
    case .repeatedKey(let key): "\(key.shortened) is given twice"
    case .missingKey(let key, let format): "the format \(format.shortened) needs a line \(key)"
    case .repeatedName(let name, let line): "the format \(name.shortened) begins in line \(line) already"
    case .malformedName(let name): "\(name.shortened) is not a name: small letters, digits and hyphens make one"
    case .unknownValue(let value, let key, let known): "\(key) is not \(value.shortened), but one of \(known.listed)"
    case .malformedValue(let value, let key, let example): "\(value.shortened) is no \(key): write it as \(example)"
    case .unknownCheck(let name, let known): "there is no check \(name.shortened): \(known.listed)"
    case .malformedCheck("", let rule): "the check \(rule.shortened) needs words after it"
    case .malformedCheck(let words, let rule): "the check \(rule.shortened) does not know the words \(words.shortened)"
    case .unknownCapture(let name): "the mask has no group <\(name.shortened):…>"
    case .malformedMask(let error): error.message
    }
  }

  /// The mask with carets under what is wrong with it; empty where the mask is not what is wrong.
  public var diagnostic: String { if case .malformedMask(let error) = kind { error.diagnostic } else { "" } }
}

extension String {
  /// The text, or the beginning of a long one: it is any text that somebody took for a catalogue.
  fileprivate var shortened: String { unicodeScalars.count > 60 ? String(unicodeScalars.prefix(59)) + "…" : self }
}

extension [String] {
  fileprivate var listed: String {
    var out = ""
    for (i, word) in enumerated() { out += i == 0 ? word : ", " + word }
    return out
  }
}
