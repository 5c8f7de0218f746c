internal import PhoneNumbering
internal import SecretMemory

/// A phone number as content: digits as they were typed, laid out after every key as the region's numbers are.
///
/// One pointer, so that it is passed in a register.
@safe struct PhoneContent {
  private let place: UnsafeMutablePointer<PhoneMemory>
  @inline(__always) var memory: PhoneMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  init(_ format: PhoneFormat, _ options: FieldOptions) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: PhoneMemory(format, options))
    clear()
  }

  func free() {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  var format: PhoneFormat { memory.format }
  @inline(__always) var phone: TypedPhone {
    _read { yield memory.phone }
  }
  @inline(__always) var number: PhoneBuffer {
    _read { yield memory.phone.number }
  }
  @inline(__always) var draft: PhoneBuffer {
    _read { yield memory.draft }
    nonmutating _modify { yield &memory.draft }
  }
  var reading: PhoneReading {
    _read { yield memory.reading }
    nonmutating _modify { yield &memory.reading }
  }
  var autoInsertedCode: PhoneBuffer {
    _read { yield memory.autoInsertedCode }
  }
  var autoInsertedCount: Int { memory.autoInsertedCode.count }
}

/// What a phone number keeps in memory of its own.
struct PhoneMemory: ~Copyable {
  var format: PhoneFormat {
    didSet { settleFormat() }
  }
  let isEager: Bool
  /// What is shown of the number.
  var concealment: Concealment
  /// Whether bullets count more than a digit: three bytes of UTF-8. All else that is shown is ASCII, and counts the
  /// same in every unit.
  var isWide: Bool { concealment != .none && countsBytes }
  private let countsBytes: Bool
  /// The number, as it was typed and as it is shown.
  let phone: TypedPhone
  /// Edits of the general path are made here first, and taken over if they fit.
  var draft = PhoneBuffer()
  /// What a pasted text was read as.
  var reading = PhoneReading()
  /// The calling code that is auto-inserted, with its plus.
  private(set) var autoInsertedCode = PhoneBuffer()
  /// Whether the draft is to be laid out by the rules of another region.
  var isRegionNew = false
  /// The region of what is shown, while the draft is of another.
  var formerRegion: PhoneRegion?
  /// Whether nothing is composed, and offsets are the display's own.
  var isPlain = false {
    didSet { settleKeys() }
  }
  var isOverwriting = false
  /// Where the last keys, a star or hash and digits, were rejected as a code for the network: digits go on with it.
  var place = ClosedPlace() {
    didSet { if place.isClosed != oldValue.isClosed { settleKeys() } }
  }
  /// How many characters a number has at least whose next digit takes the fast path; beyond any where it is not plain.
  private(set) var fastCount = Int.max

  init(_ format: PhoneFormat, _ options: FieldOptions) {
    self.format = format
    isEager = options.isEager
    concealment = options.concealment
    countsBytes = options.offsetUnit == .utf8
    phone = TypedPhone(format.machine, isTrimmed: !options.isEager)
    settleFormat()
  }

  private mutating func settleFormat() {
    autoInsertedCode.removeAll()
    autoInsertedCode.append(format.autoInsertedCode)
    phone.limit = format.digitLimit
    settleKeys()
  }

  private mutating func settleKeys() {
    fastCount = !isPlain || place.isClosed ? Int.max : autoInsertedCode.isEmpty ? 0 : autoInsertedCode.count + 1
  }
}

extension PhoneContent: InPlaceContent {
  /// What is shown; a bullet for each digit, or each character, where it is secret.
  var display: String {
    let concealment = memory.concealment
    if concealment == .none { return unsafe String(decoding: phone.bytes, as: UTF8.self) }
    var shown = String.UnicodeScalarView()
    unsafe phone.bytes.forEach { shown.append($0.isBullet(concealment) ? "\u{2022}" : Unicode.Scalar($0)) }
    return String(shown)
  }
  /// The number as it was typed: a plus or none, digits, and `x` with the digits of an extension.
  var value: String { isAutoInserted ? "" : number.text }
  /// An example of the region's numbers, or what it has after the calling code that is shown, while nothing is entered.
  var placeholder: String {
    guard isEmpty, let region = format.region, let example = region.example(of: .mobile) ?? region.example() else {
      return ""
    }
    return format.style == .national ? example.national : String(example.international.dropFirst(phone.length))
  }
  var isEmpty: Bool { number.isEmpty || isAutoInserted }
  /// Whether nothing is there but the calling code that stands there from the start.
  var isAutoInserted: Bool { number.isSame(as: autoInsertedCode) }
  /// Whether a phone number may have this many digits.
  var isComplete: Bool { phone.isPossible && !memory.place.hasLost }
  var standingEffects: EditResult.Effects { [] }

  func show(_ concealment: Concealment) { memory.concealment = concealment }

  func settle(_ options: FieldOptions, hasMarkedText: Bool) {
    memory.isOverwriting = options.isOverwriting
    memory.isPlain = !hasMarkedText && !memory.isWide
  }

  @inline(__always) func clear() {
    phone.clear()
    endTyping()
    if autoInsertedCount == 0 || !memory.isEager { return }
    draft.removeAll()
    autoInsertCode()
    _ = phone.take(draft)
  }
  func wipe() {
    phone.wipe()
    draft.wipe()
    reading.wipe()
  }
  func check() {
    #if DEBUG
      phone.check()
    #endif
  }
}

/// What is known of the number.
extension PhoneContent {
  /// The number that is entered.
  func phoneNumber() throws(PhoneError) -> PhoneNumber {
    if isEmpty || number.digitCount == 0 { throw PhoneError(.notANumber) }
    var dialled = unsafe SecretList<UInt8>(number.number)
    if number.extensionCount > 0 {
      dialled.append(contentsOf: ";ext=".utf8)
      unsafe dialled.append(contentsOf: number.bytes.dropFirst(number.numberCount + 1))
    }
    // where the text is wrong means nothing to somebody who has not seen it
    return try dialled.withText { text in
      Result { () throws(PhoneError) in try PhoneNumber(text, region: format.region, of: format.tables) }
    }.mapError { PhoneError($0.reason) }.get()
  }

  /// Regions whose numbers go on like this one, the main one of its calling code first.
  var regions: [PhoneRegion] {
    guard let (index, start) = unsafe phone.machine.callingCode(phone.state, number.number) else { return [] }
    let tables = phone.machine.tables
    let code = tables.callingCode(index)
    let digits = unsafe UnsafeBufferPointer(rebasing: number.number[start...])
    return (code.firstRegion..<code.firstRegion + code.regionCount)
      .filter { unsafe tables.leads(tables.region($0).kind, digits) }
      .map { PhoneRegion($0, of: tables) }
  }
}
