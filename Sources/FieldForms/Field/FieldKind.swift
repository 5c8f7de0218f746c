/// The kinds of fields: what people do in them.
public enum FieldKind: Hashable, Sendable {
  /// They type one line.
  case line
  /// They type several lines.
  case box
  /// They choose.
  case choice
  /// They switch something on or off.
  case toggle
  /// They type a code, a cell for each character.
  case code
}

/// What holds of all fields of a kind. The rest of the module asks these questions, and not which kind a field is of:
/// a new kind is a case here, with its answers.
extension FieldKind {
  /// The kinds of values.
  package enum Holding {
    /// A text that is typed.
    case text
    /// An option that is chosen.
    case option
    /// On or off.
    case state
  }

  /// The kind of its fields' values.
  @inline(__always) package var holding: Holding {
    switch self {
    case .line, .box, .code: .text
    case .choice: .option
    case .toggle: .state
    }
  }

  /// Whether a text has rows, between which the caret moves, and a frame in which they are scrolled.
  @inline(__always) package var hasRows: Bool { self == .box }
  /// Whether each character of a text has a cell, of which there are as many as the longest text has characters.
  @inline(__always) package var hasCells: Bool { self == .code }
  /// Whether a button may clear it: not cells, of which each is seen and can be deleted by itself.
  @inline(__always) package var mayBeCleared: Bool { holding == .text && !hasCells }
  /// Whether what is typed may be hidden.
  package var mayBeHidden: Bool { holding == .text && !hasRows }

  /// The role of a field in assistive technology.
  func role(isSecure: Bool, _ style: ChoiceList.Style?) -> AccessibilityFacts.Role {
    switch self {
    case .line: isSecure ? .secureTextField : .textField
    case .box: .textArea
    case .code: .codeCells
    case .toggle: .toggle
    case .choice: style == .combo ? .comboBox : style == .picker ? .popUp : .listBox
    }
  }
}

extension FieldDescription {
  /// The kind of a field that is described so, and in which a content is entered. What the content type makes of it
  /// is known before that: `byType` is a line here.
  package func kind(of content: Content) -> FieldKind {
    switch content {
    case .lines: .box
    case .cells: .code
    case .choices(let list): if case .onAndOff = list.source { .toggle } else { .choice }
    case .byType, .format, .mask, .number, .line: .line
    }
  }
}
