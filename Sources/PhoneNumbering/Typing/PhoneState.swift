/// Where the typing of a number stands after some of its characters: all that the next one needs to know, so that
/// typing can go on from any place of a number.
///
/// The characters are ASCII digits and, in front, a plus. Those before `nationalStart` are a prefix, with spaces
/// between; the rest is the national part, laid out as a state of the automaton says.
@usableFromInline package struct PhoneState: Hashable, Sendable {
  /// Spaces of the prefix: a bit for each character that one stands before. So there may be 62 characters.
  var spaces: UInt64 = 0
  /// Those of which a second one stands beside: after a national prefix that is its own space, and was found to be a
  /// longer one.
  var doubles: UInt64 = 0
  /// Which state of its automaton the national part has led to, or the first digits have.
  @usableFromInline var state: UInt16 = 0
  /// Whose rules hold: an element of calling codes, plus one; 0 where the region is unknown.
  var callingCode: UInt16
  var nationalStart: UInt8 = 0
  /// Where the number begins as it is dialled at home, at the first character or after a calling code, and how many
  /// digits the national prefix has that was found there first.
  var extractedStart: UInt8 = 0
  var extractedCount: UInt8 = 0
  var flags: Flags = .isLive

  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// The automaton goes on; else each character is tried as part of a longer prefix.
    static let isLive = Flags(rawValue: 1)
    /// The national part is known to be a whole one: it stands after a calling code or a national prefix.
    static let isWhole = Flags(rawValue: 2)
    /// An international prefix was typed, and its calling code is not complete.
    static let expectsCallingCode = Flags(rawValue: 4)
    /// A layout is shown, or the beginning of one; else the characters alone.
    static let isLaidOut = Flags(rawValue: 8)
    /// A prefix was put back that is not the last one taken: where the national part begins is lost, until a plus or an
    /// international prefix shows it again.
    static let isLost = Flags(rawValue: 16)
    /// Nothing leads anywhere, and no further digit makes another prefix: all that is to come is shown as it is.
    static let isSettled = Flags(rawValue: 32)
  }

  /// Before the first character, which the automaton of first digits is to take.
  init(callingCode: Int?, opening: UInt16) {
    self.callingCode = callingCode.map { UInt16($0 + 1) } ?? 0
    state = opening
  }

  /// How many characters there may be.
  package static var mostCharacters: Int { 62 }
  /// Where the national part begins.
  @inline(__always) package var start: Int { Int(nationalStart) }
  /// Whether the next digit is a step of the automaton and no more.
  @inline(__always) var isInAutomaton: Bool {
    flags.intersection([.isLive, .isLaidOut, .expectsCallingCode]) == [.isLive, .isLaidOut]
  }
  /// Takes over whether the automaton shows a layout where it stands, and goes on; where it leads nowhere the
  /// characters are shown as they are.
  @inline(__always) mutating func show(_ tables: PhoneTables) {
    if state == 0 {
      flags.subtract([.isLive, .isLaidOut])
      return
    }
    flags.insert(.isLaidOut)
    if tables.output(state) & PhoneTables.lastFlag != 0 { flags.remove(.isLive) }
  }
  /// Whether no layout fits after what was taken for a national prefix: as that may be none, the number is read as a
  /// whole.
  @inline(__always) var isReadAsWhole: Bool {
    flags.intersection([.isWhole, .isLaidOut, .expectsCallingCode]) == .isWhole && extractedStart == 0
  }
  /// Whose rules hold, as an element of calling codes; `nil` where nothing is known.
  package var callingCodeIndex: Int? { callingCode == 0 ? nil : Int(callingCode) - 1 }
}
