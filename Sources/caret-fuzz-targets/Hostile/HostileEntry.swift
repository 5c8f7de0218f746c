import MaskFuzzing

/// A way into the package that takes a text or bytes: it must come back, soon, whatever it is given.
struct HostileEntry: Sendable {
  /// As the summary calls it: the type or the function.
  let name: String
  /// Calls it. What comes of that is looked at no further: there is none for a hostile text.
  let call: @Sendable (HostileText) -> Void

  init(_ name: String, call: @escaping @Sendable (HostileText) -> Void) {
    self.name = name
    self.call = call
  }

  /// Every public entry that takes text or bytes.
  static let all = masks + fields + numbers + phones + formats + locales + forms
}

/// A text for every entry, and what else each wants to choose at random.
struct HostileText: Sendable {
  let text: String
  /// The number of the text.
  let index: Int

  /// A number that has nothing to do with the text.
  func number(_ salt: Int = 0) -> Int {
    var random = SeededGenerator(seed: UInt64(salt), index: index)
    return Int(truncatingIfNeeded: random.next())
  }

  /// One of the choices.
  func pick<C: RandomAccessCollection>(_ choices: C, _ salt: Int = 0) -> C.Element where C.Index == Int {
    choices[choices.startIndex + Int(UInt(bitPattern: number(salt)) % UInt(choices.count))]
  }

  /// The text, a long one cut short but for one time in 256: where its length means work that limits end.
  var shortened: String { number(99) & 255 == 0 ? text : String(text.prefix(12)) }

  /// An offset that may be anything: small ones more often, negative ones, and those at the ends of the type.
  func offset(_ salt: Int) -> Int {
    switch number(salt) & 7 {
    case 0: pick([Int.min, Int.min + 1, -1, Int(Int32.max), Int(UInt32.max), Int.max - 1, Int.max], salt + 100)
    case 1: number(salt + 100)
    default: number(salt + 100) & 31
    }
  }

  /// A range of such offsets.
  func range(_ salt: Int) -> Range<Int> {
    let (a, b) = (offset(salt), offset(salt + 1))
    return min(a, b)..<max(a, b)
  }
}
