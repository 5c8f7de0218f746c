/// Which number is dialled by digits, and whether it is valid, read along with each digit: what a table of whole lines
/// needs to know.
///
/// It walks the automata that `PhoneNumberParser` and `PhoneNumber` ask, all that may be asked in the end. Two runs of
/// digits with the same key are dialled to the same end by whatever follows: the same prefixes are taken away, and
/// region and type are the same.
package struct PhoneDialling {
  private let tables: PhoneTables
  private let home: PhoneRegion?
  private var digits = PackedDigits()
  private var hasPlus = false
  /// The automaton of prefixes for calls abroad; 0 when no more digits belong to one.
  private var exit: UInt16 = 0
  /// The automaton of calling codes; 0 where none is looked for.
  private var callingCodes: UInt16 = 0
  /// What is dialled as at home: all digits, or those after the region's own calling code.
  private var whole: Plan?
  private var own: Plan?
  /// What is dialled after a calling code.
  private var called: Plan?
  /// How many digits a prefix for calls abroad has; 0 without.
  private var exitCount = 0
  private var isUncertain = false
  /// Digits that all have to be known are so many at most: else hardly two numbers would have the same key.
  package static var mostKnown: Int { 6 }

  package init(_ format: PhoneFormat) {
    tables = format.tables
    home = format.region.flatMap { $0.isNonGeographic ? nil : $0 }
    begin()
  }

  /// Begins a number.
  package mutating func begin() {
    (digits, hasPlus, isUncertain) = (PackedDigits(), false, false)
    exit = home?.facts.internationalPrefix ?? 0
    whole = home.map { Plan($0) }
    (callingCodes, own, called, exitCount) = (0, nil, nil, 0)
  }

  /// Reads a plus, which stands in front, or a digit.
  package mutating func read(_ character: UInt8) {
    if character == PhoneMachine.plus {
      (hasPlus, isUncertain) = (true, false)
      callAbroad()
      return
    }
    // where no region is at home, a calling code may stand without a plus: who reads whole texts knows
    if isUncertain || home == nil && !hasPlus || digits.count == PackedDigits.capacity {
      isUncertain = true
      return
    }
    digits.append(character)
    if called != nil || callingCodes != 0 { return readAbroad(character) }
    whole?.read(character)
    if own != nil { own?.read(character) }
    if let home, digits.elementsEqual(PackedDigits(home.callingCode)) { own = Plan(home) }
    readExit(character)
  }

  private mutating func callAbroad() {
    (exit, whole, own) = (0, nil, nil)
    callingCodes = tables.callingCodesRoot
  }

  private mutating func readAbroad(_ digit: UInt8) {
    if called != nil {
      called?.read(digit)
      return
    }
    callingCodes = tables.next(callingCodes, digit &- 48)
    // what was taken for a calling code may be dialled at home
    if callingCodes == 0 { isUncertain = true }
    let code = Int(tables.output(callingCodes))
    if code == 0 { return }
    called = Plan(PhoneRegion(tables.callingCode(code - 1).firstRegion, of: tables))
    callingCodes = 0
  }

  private mutating func readExit(_ digit: UInt8) {
    if exit == 0 { return }
    let following = tables.next(exit, digit &- 48)
    if following != 0 {
      exit = following
      return
    }
    let count = Int(tables.output(exit)) - 1
    exit = 0
    // no calling code begins with a zero
    if count <= 0 || digits[count] == 48 { return }
    exitCount = count
    callAbroad()
    for digit in digits.part(count..<digits.count) { readAbroad(digit) }
  }

  /// Appends all that decides which number it is in the end, for so many digits.
  ///
  /// - Returns: `false` where that takes all digits to know.
  package func append(to key: inout [UInt32]) -> Bool {
    if isUncertain || exit != 0 && digits.count > Self.mostKnown { return false }
    key.append((hasPlus ? 1 : 0) | UInt32(exitCount) << 1 | UInt32(callingCodes) << 16)
    if let called { return called.append(to: &key) }
    if callingCodes != 0 { return true }
    // whether more is to come of a prefix, or of the own calling code
    if exit != 0 || own == nil && home.map({ PackedDigits($0.callingCode).starts(with: digits) }) ?? false {
      key += digits.map { UInt32($0) }
    }
    key.append(.max)
    return (whole?.append(to: &key) ?? true) && (own?.append(to: &key, isOwn: true) ?? true)
  }
}

/// What follows a calling code, or is dialled at home: a national number, perhaps after a national prefix.
private struct Plan {
  private let region: PhoneRegion
  /// The automaton of national prefixes, and the digits as long as it goes on.
  private var prefix: UInt16
  private var digits = PackedDigits()
  private var isOpen = true
  /// How many digits the prefix has; 0 without.
  private var prefixCount = 0
  private var isTransform = false
  private var whole: Track
  private var rest: Track?

  init(_ region: PhoneRegion) {
    self.region = region
    prefix = region.facts.nationalPrefix
    isOpen = prefix != 0
    whole = Track(region)
  }

  mutating func read(_ digit: UInt8) {
    whole.read(digit)
    rest?.read(digit)
    if !isOpen { return }
    digits.append(digit)
    let following = region.tables.next(prefix, digit &- 48)
    if following != 0 {
      prefix = following
      return
    }
    isOpen = false
    let output = Int(region.tables.output(prefix))
    if output == 0 { return }
    let found = region.tables.prefix(output - 1)
    (prefixCount, isTransform) = (found.count, found.isTransform)
    // what is found may be that there is none
    if found.count == 0 { return }
    var rest = Track(region)
    for digit in digits.part(found.count..<digits.count) { rest.read(digit) }
    self.rest = rest
  }

  /// - Parameter isOwn: Whether it stands after the own calling code, where a prefix would be taken away twice.
  func append(to key: inout [UInt32], isOwn: Bool = false) -> Bool {
    key.append(UInt32(region.index) << 8 | UInt32(prefixCount) << 1 | (isOpen ? 1 : 0))
    if isOpen {
      key += digits.map { UInt32($0) }
      key.append(.max)
      return digits.count <= PhoneDialling.mostKnown
    }
    if isTransform || isOwn && rest != nil { return false }
    whole.append(to: &key)
    rest?.append(to: &key)
    return true
  }
}

/// A national number, along the automata of all regions that share its calling code.
private struct Track {
  private let tables: PhoneTables
  /// Whether it has the shape that all numbers have; and for each region its kind, and the digits of its own.
  private var general: UInt16
  private var kinds: [UInt16] = []
  private var leading: [Leading] = []

  /// How far digits follow an automaton of prefixes.
  private struct Leading {
    var state: UInt16
    var isOpen = true
  }

  init(_ region: PhoneRegion) {
    tables = region.tables
    general = region.facts.general
    let code = region.callingCodeFacts
    for index in code.firstRegion..<code.firstRegion + code.regionCount {
      let facts = tables.region(index)
      kinds.append(facts.kind)
      if facts.leadingDigits != 0 { leading.append(Leading(state: facts.leadingDigits)) }
    }
  }

  mutating func read(_ digit: UInt8) {
    if general != 0 { general = tables.next(general, digit &- 48) }
    for i in kinds.indices where kinds[i] != 0 { kinds[i] = tables.next(kinds[i], digit &- 48) }
    for i in leading.indices where leading[i].isOpen {
      let following = tables.next(leading[i].state, digit &- 48)
      if following == 0 { leading[i].isOpen = false } else { leading[i].state = following }
    }
  }

  func append(to key: inout [UInt32]) {
    key.append(UInt32(general))
    for kind in kinds { key.append(UInt32(kind)) }
    // where it goes no further, only what it said counts
    for one in leading { key.append(one.isOpen ? UInt32(one.state) << 16 : UInt32(tables.output(one.state))) }
  }
}
