public import FieldEditing
public import UnicodeFacts

/// Keys in the order in which they are pressed: commands to a field.
///
///     let script = try Script(parsing: "12«BS»3«PASTE 4/56»")
///     script.keys          // insert 1, insert 2, delete backward, insert 3, paste "4/56"
///     script.description   // the same text
public struct Script: Hashable, Sendable {
  /// The keys.
  public var keys: [EditCommand]

  /// A script of keys.
  ///
  /// - Parameter keys: The keys in the order in which they are pressed.
  public init(_ keys: [EditCommand]) { self.keys = keys }

  /// Parses a script. What begins no token, a lone `«` among it, is typed.
  ///
  /// - Parameter text: Characters, and between `«` and `»` other keys: `12«BS»3`.
  /// - Throws: `ScriptError`, with the offset in scalars of the key that is wrong.
  public init(parsing text: String) throws(ScriptError) {
    var parser = ScriptParser<EditCommand>(source: Array(text.unicodeScalars))
    keys = try parser.keys()
  }
}

extension Script: CustomStringConvertible {
  public var description: String {
    var text = String.UnicodeScalarView()
    for key in keys {
      // most keys are typed, and stand for themselves
      if let c = key.typedScalar, c != "«" {
        text.append(c)
      } else {
        text.append(contentsOf: key.description.unicodeScalars)
      }
    }
    return String(text)
  }
}

/// The reason why a text is not a script.
public struct ScriptError: Error, Hashable, Sendable {
  /// The reason for an error.
  public enum Reason: Hashable, Sendable {
    /// No key has this name.
    case unknownKey(String)
    /// The text after the key's name means nothing to it.
    case malformedKey(String)
  }
  /// The offset at which the token begins, in scalars.
  public let offset: Int
  /// The reason.
  public let reason: Reason

  /// An error at a place in a text.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - offset: Where the token begins, in scalars.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension ScriptError: Diagnosis {
  /// A description of what is wrong.
  public var message: String {
    switch reason {
    case .unknownKey(let name): "unknown key «\(name)»"
    case .malformedKey(let key): "malformed key «\(key)»"
    }
  }

  /// Its offset.
  public var place: SourcePlace? { .offset(offset) }
}

/// What a script is made of: characters that are typed, and keys that have names.
protocol ScriptElement {
  /// The names there are.
  static var names: Set<String> { get }
  /// The key of a name and the text after it; `nil` where there is no such key, or its text is malformed.
  init?(named name: String, _ text: String)
  /// A character that is typed.
  init(typing scalar: Unicode.Scalar)
}

/// Reads `«name»`, `«name text»`, `««` and typed characters.
struct ScriptParser<Element: ScriptElement> {
  private let source: [Unicode.Scalar]
  private var position = 0
  /// No `»` is left.
  private var isOpen = false

  init(source: [Unicode.Scalar]) { self.source = source }

  mutating func keys() throws(ScriptError) -> [Element] {
    var keys: [Element] = []
    while position < source.count {
      if let key = try token() {
        keys.append(key)
      } else {
        keys.append(Element(typing: source[position]))
        let isDoubled = source[position] == "«" && position + 1 < source.count && source[position + 1] == "«"
        position += isDoubled ? 2 : 1
      }
    }
    return keys
  }

  private mutating func token() throws(ScriptError) -> Element? {
    let start = position
    guard source[start] == "«" else { return nil }
    let name = source[(start + 1)...].prefix { $0.isNamePart }
    guard name.endIndex < source.count, source[name.endIndex] == " " || source[name.endIndex] == "»" else { return nil }
    // where no token closes any more there is none to be looked for
    if isOpen { return nil }
    guard let close = source[name.endIndex...].firstIndex(of: "»") else {
      isOpen = true
      return nil
    }
    if name.isEmpty || name.contains("-") && !Element.names.contains(string(name)) { return nil }
    guard Element.names.contains(string(name)) else { throw ScriptError(.unknownKey(string(name)), at: start) }
    guard let key = Element(named: string(name), string(source[name.endIndex..<close].dropFirst())) else {
      throw ScriptError(.malformedKey(string(source[(start + 1)..<close])), at: start)
    }
    position = close + 1
    return key
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension Unicode.Scalar {
  fileprivate var isNamePart: Bool {
    self == "_" || self == "-" || properties.isAlphabetic || properties.numericType != nil
  }
}
