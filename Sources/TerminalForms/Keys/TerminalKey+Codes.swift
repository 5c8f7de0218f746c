/// What the codes of terminals mean: xterm's and those of its kin, rxvt's, the Linux console's.
extension TerminalKey {
  /// A control character.
  init(control byte: UInt8) {
    switch byte {
    case 8, 0x7F: self = .named(.backspace)
    case 9: self = .named(.tab)
    case 10, 13: self = .named(.enter)
    case 1...26: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: self = .other
    }
  }

  /// A sequence after `ESC [` or `ESC O`: its numbers and the byte that ends it.
  init(parameters: [Int], final: Character) {
    let number = parameters.first ?? 0
    let reported = parameters.count > 1 ? parameters[1] : final.isLetter && number > 1 ? number : 1
    let modifiers = Modifiers(rawValue: max(0, reported - 1) & 7)
    switch final {
    case "~" where number == 27 && parameters.count == 3: self.init(scalar: parameters[2], modifiers)
    case "u": self.init(scalar: number, modifiers)
    case "~": self.init(number: number, modifiers)
    case "$": self.init(number: number, .shift)
    case "^": self.init(number: number, .control)
    case "A": self = .named(.up, modifiers)
    case "B": self = .named(.down, modifiers)
    case "C": self = .named(.right, modifiers)
    case "D": self = .named(.left, modifiers)
    case "c": self = .named(.right, .shift)
    case "d": self = .named(.left, .shift)
    case "H": self = .named(.home, modifiers)
    case "F": self = .named(.end, modifiers)
    case "M": self = .named(.enter, modifiers)
    case "R" where parameters.count == 2 && number > 0:
      self = .position(row: number - 1, column: max(1, parameters[1]) - 1)
    case "Z": self = .named(.tab, .shift)
    case "P": self = .named(.help)
    default: self = .other
    }
  }

  /// An editing key by its number.
  private init(number: Int, _ modifiers: Modifiers) {
    switch number {
    case 1, 7: self = .named(.home, modifiers)
    case 4, 8: self = .named(.end, modifiers)
    case 2: self = .named(.insert, modifiers)
    case 3: self = .named(.delete, modifiers)
    case 5: self = .named(.pageUp, modifiers)
    case 6: self = .named(.pageDown, modifiers)
    case 11: self = .named(.help)
    case 21: self = .named(.f10)
    default: self = .other
    }
  }

  /// A character with the modifiers that a control character cannot report: Control, Shift and Z.
  private init(scalar: Int, _ modifiers: Modifiers) {
    guard let value = UInt32(exactly: scalar), let scalar = Unicode.Scalar(value) else {
      self = .other
      return
    }
    let letter = scalar.properties.lowercaseMapping
    if value == 9 || value == 13 || value == 127, case .named(let name, _) = TerminalKey(control: UInt8(value)) {
      self = .named(name, modifiers)
    } else if modifiers.contains(.control) {
      let isRedo = letter == "z" && modifiers.contains(.shift)
      self = isRedo ? .control("y") : letter.count == 1 ? .control(Character(letter)) : .other
    } else if value < 0x20 || value == 0x7F {
      self = value == 0x1B ? .named(.escape) : TerminalKey(control: UInt8(value))
    } else {
      self =
        modifiers.contains(.alternate)
        ? TerminalKey.text(String(scalar)).withAlternate : .text(String(Character(scalar)))
    }
  }

  /// The key pressed together with Alt.
  var withAlternate: TerminalKey {
    switch self {
    case .text(let text):
      let letter = text.lowercased()
      return letter.count == 1 ? .alternate(Character(letter)) : .other
    case .named(let name, let modifiers): return .named(name, modifiers.union(.alternate))
    default: return .other
    }
  }
}
