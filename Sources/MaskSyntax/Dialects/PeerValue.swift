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
