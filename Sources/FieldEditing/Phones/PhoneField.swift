import PhoneNumbering

/// Entry of phone numbers: digits as they were typed, laid out after every key as the region's numbers are, and a caret that keeps its place
/// among them.
///
/// One pointer to the memory that a `Field` owns, so that it is passed in a register.
@safe struct PhoneField {
  private let place: UnsafeMutablePointer<PhoneFieldMemory>
  @inline(__always) var memory: PhoneFieldMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  /// An empty field in memory of its own, which `free` gives back.
  init(_ format: PhoneFormat, options: FieldOptions) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: PhoneFieldMemory(format, options))
    clear()
  }

  func free() {
    if options.isSecure { wipe() }
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  var format: PhoneFormat { memory.format }
  var options: FieldOptions {
    get { memory.options }
    _modify { yield &memory.options }
  }
  var isOverwriting: Bool {
    get { options.isOverwriting }
    set { options.isOverwriting = newValue }
  }
  var isComposing: Bool { !marked.isEmpty }
  var isEmpty: Bool { number.isEmpty || isSupplied }
  /// Whether nothing is there but the calling code that stands there from the start.
  var isSupplied: Bool { number.isSame(as: memory.suppliedCode) }

  /// Whether there may be numbers of so many digits.
  var isComplete: Bool { phone.isPossible }

  /// Begins anew: no number, no history.
  func clear() {
    if options.isSecure { wipe() }
    phone.clear()
    if memory.suppliedCount > 0 {
      draft.removeAll()
      supplyCode()
      _ = phone.take(draft)
    }
    anchor = number.count
    head = anchor
    isBehindGap = false
    history.clear()
    if isComposing { marked.removeAll() }
    forget()
  }

  /// Drops what the last edit reported.
  func forget() {
    if memory.hasReport { memory.rejections.removeAll(keepingCapacity: true) }
    memory.hasReport = false
  }

  /// Overwrites all memory that held the number.
  private func wipe() {
    phone.wipe()
    draft.wipe()
    memory.reading.wipe()
    history.wipe()
    marked.wipe()
  }
}

extension PhoneField {
  /// The number as it was typed: a plus or none, digits, and `x` with the digits of an extension.
  var value: String { isSupplied ? "" : number.text }
  /// An example of the region's numbers, or what it has behind the calling code that is shown, while nothing is entered.
  var placeholder: String {
    guard isEmpty, let region = format.region, let example = region.example(of: .mobile) ?? region.example() else { return "" }
    return format.style == .national ? example.national : String(example.international.dropFirst(phone.length))
  }
  var rejections: [Rejection] { memory.rejections }

  /// The number that is entered.
  func phoneNumber() throws(PhoneError) -> PhoneNumber {
    if isEmpty || number.digitCount == 0 { throw PhoneError(.notANumber) }
    let digits = unsafe String(decoding: number.number, as: UTF8.self)
    let tail = number.extensionCount > 0 ? ";ext=" + number.text.drop { $0 != "x" }.dropFirst() : ""
    do throws(PhoneError) {
      return try PhoneNumber(digits + tail, region: format.region, of: format.tables)
    } catch {
      // where it is wrong, in a text that nobody has seen, tells nobody anything
      throw PhoneError(error.reason)
    }
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
