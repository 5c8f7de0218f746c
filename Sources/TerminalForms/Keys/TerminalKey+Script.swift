/// Keys as a script writes them: characters stand for themselves, and names stand in guillemets, as `ada«TAB»«CTRL-U»`.
extension TerminalKey {
  /// The keys of a script.
  ///
  /// - Returns: The keys; `nil` where a name is unknown.
  package static func keys(script: String) -> [TerminalKey]? {
    var keys: [TerminalKey] = []
    var rest = script[...]
    while let character = rest.popFirst() {
      guard character == "«" else {
        keys.append(.text(String(character)))
        continue
      }
      guard let end = rest.firstIndex(of: "»"), let key = TerminalKey(name: String(rest[..<end])) else { return nil }
      keys.append(key)
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }

  private static let names: [String: Name] = [
    "LEFT": .left, "RIGHT": .right, "UP": .up, "DOWN": .down, "HOME": .home, "END": .end, "PAGE-UP": .pageUp,
    "PAGE-DOWN": .pageDown, "DEL": .delete, "BS": .backspace, "ENTER": .enter, "TAB": .tab, "ESC": .escape,
    "F1": .help, "F10": .f10,
  ]

  /// A key by its name: `TAB`, `SHIFT-LEFT`, `CTRL-U`, `ALT-ENTER`, `PASTE text`, `CLICK row column`,
  /// `REST row column`.
  private init?(name: String) {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    if words.count == 2 {
      let numbers = words[1].split(separator: " ").compactMap { Int($0) }
      switch words[0] {
      case "PASTE": self = .paste(words[1].split(separator: "\\n").joined(separator: "\n"))
      case "CLICK" where numbers.count == 2:
        self = .pointer(TerminalPointer(.press, row: numbers[0], column: numbers[1]))
      case "REST" where numbers.count == 2:
        self = .pointer(TerminalPointer(.rest, row: numbers[0], column: numbers[1]))
      case "WHEEL" where numbers.count == 3:
        self = .pointer(TerminalPointer(numbers[0] < 0 ? .wheelUp : .wheelDown, row: numbers[1], column: numbers[2]))
      default: return nil
      }
      return
    }
    var (rest, modifiers) = (name[...], Modifiers())
    for (prefix, modifier) in [("SHIFT-", Modifiers.shift), ("CTRL-", .control), ("ALT-", .alternate)]
    where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if let name = Self.names[String(rest)] {
      self = .named(name, modifiers)
    } else if rest.count == 1, let letter = rest.lowercased().first, modifiers == .control || modifiers == .alternate {
      self = modifiers == .control ? .control(letter) : .alternate(letter)
    } else {
      return nil
    }
  }
}
