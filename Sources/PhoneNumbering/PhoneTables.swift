import CTables

/// The numbering plans of all regions, compiled: automata over digits, and facts beside them.
///
/// One block of words without pointers, the same in a file, in the program's constants and in memory, little-endian.
/// This is one pointer to it, passed in a register; nothing is copied or prepared, so that only the pages of regions in
/// use are ever touched. What is linked comes from `fixtures/tables/phone-plans.txt` by
/// `caretaker-dev generate phone-tables`.
///
/// The words are a header, then the sections of `PhoneSection`. One pool of automata serves everything: the layouts of
/// numbers as they are typed, of finished numbers, what prefixes there are and where they end, which kind a number is,
/// and whose a calling code is. They are acyclic, minimal, and share what they have in common.
@safe package struct PhoneTables: Hashable, @unchecked Sendable {
  // Constant from before it is first used: that is why it may be shared by threads.
  let words: UnsafePointer<UInt32>

  /// The plans linked into the program.
  package static var linked: PhoneTables { unsafe PhoneTables(unchecked: phone_tables()) }

  /// Tables that lie where they will for as long as the program runs, and were checked.
  package init(unchecked words: UnsafePointer<UInt32>) { unsafe self.words = words }

  package static func == (one: PhoneTables, other: PhoneTables) -> Bool { unsafe one.words == other.words }
  package func hash(into hasher: inout Hasher) { unsafe hasher.combine(words) }

  /// How a block of tables begins.
  package enum Header {
    package static let magic: UInt32 = 0x6850_7443
    package static let version: UInt32 = 2
    /// Words before the first section: magic, version, count of all words, the root of calling codes, the texts of
    /// where the facts come from, then where each section begins and how many elements it has.
    package static let length = firstSection + 2 * PhoneSection.count
    package static let callingCodesRoot = 3
    package static let source = 4
    package static let sourceVersion = 5
    package static let firstSection = 6
  }

  @inline(__always) func section(_ section: PhoneSection) -> UnsafePointer<UInt32> {
    unsafe words + Int(words[Header.firstSection + 2 * section.rawValue])
  }
  func count(_ section: PhoneSection) -> Int { unsafe Int(words[Header.firstSection + 2 * section.rawValue + 1]) }
}

/// What lies in a block of tables, in this order.
package enum PhoneSection: Int {
  /// A word a state: its first edge in the lower half, its output in the upper. One more marks the last one's end.
  case nodes
  /// A word an edge: `PhoneEdge`. A state without one leads to the state before it with every digit, and goes on with
  /// what is shown.
  case edges
  /// Two words a layout of a number as it is typed: `PhoneGaps`.
  case gaps
  /// `PhoneCallingCode.length` words each, sorted by code.
  case callingCodes
  /// `PhoneRegionFacts.length` words each, sorted by calling code, the main region first.
  case regions
  /// A word each, twelve a region, all numbers first and then a kind each: which set of lengths in the lowest ten bits,
  /// above them the example's text.
  case kinds
  /// Two words a set of lengths: a bit each for those that are possible, and for those that suffice inside an area.
  case lengths
  /// Two words each: what a national prefix takes away and what stays; `PhonePrefix`.
  case prefixes
  /// Three words each, texts of layouts of a finished number: at home, abroad, and with a carrier code.
  case finished
  /// Texts: a byte for the length, then the bytes. A text is known by where it begins; at 0 stands the empty one.
  case texts

  package static let count = 10
}

/// Walking the automata.
extension PhoneTables {
  @inline(__always) var automata: PhoneAutomata { PhoneAutomata(self) }

  /// The state that a digit of 0 to 9 leads to; 0 where none does.
  @inline(__always) package func next(_ state: UInt16, _ digit: UInt8) -> UInt16 {
    automata.edge(from: state, digit).target
  }

  /// The edge of a state that leads nowhere: no digit takes it.
  package static var noEdge: UInt32 { 0 }

  @inline(__always) package func output(_ state: UInt16) -> UInt16 { automata.output(state) }

  /// What an automaton says of all these digits together; 0 where they lead out of it.
  package func match(_ root: UInt16, _ digits: UnsafeBufferPointer<UInt8>) -> UInt16 {
    var state = root
    for i in digits.indices {
      if state == 0 { return 0 }
      state = next(state, unsafe digits[i] &- 48)
    }
    return output(state)
  }

  /// Whether digits lead an automaton to where it may still put something out.
  package func leads(_ root: UInt16, _ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    var state = root
    for i in digits.indices where state != 0 { state = next(state, unsafe digits[i] &- 48) }
    return state != 0
  }

  /// What an automaton of prefixes says of a text's beginning: the digits are followed as long as they lead somewhere.
  package func prefix(_ root: UInt16, _ digits: UnsafeBufferPointer<UInt8>) -> UInt16 {
    var state = root
    for i in digits.indices {
      let following = next(state, unsafe digits[i] &- 48)
      if following == 0 { break }
      state = following
    }
    return output(state)
  }
}
