/// A value as JavaScript and JSON write it, and where it stands.
struct PeerValue {
  indirect enum Kind {
    case text([PeerCharacter])
    /// A number, as it is written.
    case number(String)
    /// `true`, `null`, `Number`, `IMask.MaskedRange`.
    case word(String)
    /// `/\d/i`: a regular expression and its flags.
    case expression([PeerCharacter], flags: String)
    case array([PeerValue])
    case object([PeerMember])
    /// `name(…)`.
    case call(String, [PeerValue])
    /// A function that only JavaScript can run, as it is written.
    case function(String)
    /// Another expression that only a program can work out, such as `prefix + '00'`.
    case computed
  }
  let kind: Kind
  let span: Range<Int>

  var members: [PeerMember]? { if case .object(let members) = kind { members } else { nil } }
  var items: [PeerValue]? { if case .array(let items) = kind { items } else { nil } }
  var text: [PeerCharacter]? { if case .text(let text) = kind { text } else { nil } }
  var word: String? { if case .word(let word) = kind { word } else { nil } }
  var isFunction: Bool { if case .function = kind { true } else { false } }
  /// The whole number that it is, as a number or in a string; `nil` of one below zero, or of more than nine digits.
  var count: Int? {
    let text: String
    switch kind {
    case .number(let number): text = number
    case .text(let characters): text = characters.string
    default: return nil
    }
    guard !text.utf8.isEmpty, text.utf8.count < 10, text.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    return text.utf8.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
  /// What of a program gives the value, in words; `nil` where it is written out.
  var origin: String? {
    switch kind {
    case .function: "a function"
    case .computed: "what a program works out"
    default: nil
    }
  }
  /// A mask in it, to be read from its start.
  var cursor: PeerCursor? { text.map { PeerCursor($0, span: span) } }

  func member(_ name: String) -> PeerValue? { members?.first { $0.name == name }?.value }
}

/// `name: value` of an object.
struct PeerMember {
  let name: String
  let nameSpan: Range<Int>
  let value: PeerValue
}
