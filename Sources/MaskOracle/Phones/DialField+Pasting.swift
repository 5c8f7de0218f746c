internal import PhoneNumbering

extension DialField {
  /// Sets the number that a text holds at the caret, or else in place of all.
  ///
  /// - Returns: What of the text is lost.
  mutating func paste(_ text: String) throws(PhoneRejection) -> [PhoneFieldOracle.Rejection] {
    let reading = try read(text)
    if value.isEmpty || isWholeSelected { return try setWhole(reading) }
    var placed = self
    placed.removeSelection()
    let isTooMuch = !placed.fits(reading, at: selection.range.lowerBound) || isComplete && selection.isCaret
    if isTooMuch, isPossibleNumber(text) { return try setWhole(reading) }
    placed.selection = ElementSelection(selection.range.lowerBound)
    let rejections = try placed.place(reading, before: self)
    self = placed
    return rejections
  }

  /// The whole field from text, whatever there is.
  ///
  /// - Returns: What of it is lost.
  mutating func set(_ text: String) throws(PhoneRejection) -> [PhoneFieldOracle.Rejection] {
    if text.isEmpty {
      clear()
      return []
    }
    return try setWhole(try read(text))
  }

  /// The whole field from a value: a plus or none, digits, and a mark with digits or without.
  mutating func setValue(_ value: String) throws(PhoneRejection) {
    clear()
    for (position, character) in value.unicodeScalars.map(Character.init).enumerated() {
      switch character {
      case "+" where position == 0: break
      case DialField.mark where format.takesExtensions && markIndex == nil: break
      case _ where character.isDigit:
        if (markIndex == nil ? numberRoom : extensionRoom) == 0 { throw PhoneRejection(.tooLong, at: position) }
      default: throw PhoneRejection(.notAllowedHere, at: position)
      }
      elements.append(character)
    }
    setCaret(elements.count)
  }

  private mutating func clear() {
    elements = []
    setCaret(0)
  }

  private func read(_ text: String) throws(PhoneRejection) -> PhoneReading {
    guard let reading = try? PhoneReader().read(text) else {
      throw PhoneRejection(.tooLong, at: PhoneReader().textLimit)
    }
    if reading.number.count == 0 && reading.plus == nil && reading.extensionNumber.count == 0 {
      if reading.strangers.isEmpty { throw PhoneRejection(.notAllowedHere) }
      throw PhoneRejection(rejections: reading.strangers.map { .init(.notAllowedHere, at: $0) })
    }
    return reading
  }

  private func isPossibleNumber(_ text: String) -> Bool {
    (try? PhoneNumber(text, region: region))?.isPossible ?? false
  }
}

/// What was read, in its place.
extension DialField {
  /// In an international field, what is dialled at home becomes the number that is reached. After a plus, a prefix too
  /// many goes.
  private mutating func setWhole(_ reading: PhoneReading) throws(PhoneRejection) -> [PhoneFieldOracle.Rejection] {
    var lost = LostCharacters(reading)
    clear()
    if reading.plus != nil {
      elements = ["+"]
      elements += lost.taken(from: reading.number, room: numberRoom)
      if let reached { elements = Array(reached) }
    } else if reading.number.count > 0, let dialled = dialled(reading) {
      elements = Array(dialled)
      if let withCodeOnce { elements = Array(withCodeOnce) }
    } else {
      if reading.number.count > 0 { elements = autoInsertedCode }
      elements += lost.taken(from: reading.number, room: numberRoom)
      if let calledFromNowhere { elements = Array(calledFromNowhere) }
    }
    appendExtension(of: reading, &lost)
    if elements.isEmpty || reading.plus == nil && isAutoInserted { throw PhoneRejection(rejections: lost.rejections) }
    setCaret(elements.count)
    return lost.rejections
  }

  /// What is reached by digits dialled at home, in an international field that has room for it.
  private func dialled(_ reading: PhoneReading) -> String? {
    let digits = String(decoding: reading.number.digits, as: UTF8.self)
    guard format.style == .international, let region, let number = try? PhoneNumber(digits, region: region),
      number.e164.count - 1 <= format.digitLimit
    else { return nil }
    return number.e164
  }

  /// Whether all of a number has room at a place, this being the field without its selection.
  private func fits(_ reading: PhoneReading, at place: Int) -> Bool {
    let hasPlus = elements.first == "+"
    if reading.plus != nil && (place > 0 || hasPlus) { return false }
    if place == 0 && hasPlus { return false }
    if reading.extensionNumber.count > 0 && !takesExtension(at: place) { return false }
    return reading.number.count <= room(at: place)
  }

  private func takesExtension(at place: Int) -> Bool {
    format.takesExtensions && markIndex == nil && place == elements.count
  }
  private func room(at place: Int) -> Int { markIndex.map { place > $0 } ?? false ? extensionRoom : numberRoom }

  /// As much of it as there is room for at the caret.
  private mutating func place(_ reading: PhoneReading, before: DialField) throws(PhoneRejection) -> [PhoneFieldOracle
    .Rejection]
  {
    var lost = LostCharacters(reading)
    var place = selection.head
    let isBeforePlus = place == 0 && elements.first == "+"
    if isBeforePlus || numberRoom < min(0, before.numberRoom) {
      lost.add(isBeforePlus ? .notAllowedHere : .tooLong, at: [reading.number.positions.first ?? reading.plus ?? 0])
      throw PhoneRejection(rejections: lost.rejections)
    }
    if room(at: place) <= 0 && reading.plus == nil && reading.extensionNumber.count == 0 {
      lost.add(.tooLong, at: reading.number.positions)
      throw PhoneRejection(rejections: lost.rejections)
    }
    let takesExtension = takesExtension(at: place)
    let digits = lost.taken(from: reading.number, room: room(at: place))
    if let plus = reading.plus {
      if place == 0 {
        elements.insert("+", at: 0)
        place = 1
      } else {
        lost.add(.notAllowedHere, at: [plus])
      }
    }
    elements.insert(contentsOf: digits, at: place)
    setCaret(place + digits.count)
    if takesExtension {
      appendExtension(of: reading, &lost)
      setCaret(elements.count)
    } else {
      lost.add(.notAllowedHere, at: reading.extensionNumber.positions)
    }
    if before.selection.isCaret && elements == before.elements { throw PhoneRejection(rejections: lost.rejections) }
    return lost.rejections
  }

  private mutating func appendExtension(of reading: PhoneReading, _ lost: inout LostCharacters) {
    if reading.extensionNumber.count == 0 { return }
    if !format.takesExtensions || elements.isEmpty {
      return lost.add(.notAllowedHere, at: reading.extensionNumber.positions)
    }
    elements.append(DialField.mark)
    elements += lost.taken(from: reading.extensionNumber, room: extensionRoom)
  }
}

/// What of a text an edit could not use.
private struct LostCharacters {
  private var all: [PhoneFieldOracle.Rejection] = []

  init(_ reading: PhoneReading) { add(.notAllowedHere, at: reading.strangers) }

  /// In the order of the text.
  var rejections: [PhoneFieldOracle.Rejection] { all.sorted { $0.position < $1.position } }

  mutating func add(_ reason: PhoneFieldOracle.Rejection.Reason, at positions: some Sequence<Int>) {
    all += positions.map { PhoneFieldOracle.Rejection(reason, at: $0) }
  }

  /// The digits that there is room for; the others are lost.
  mutating func taken(from digits: PlacedDigits, room: Int) -> [Character] {
    add(.tooLong, at: digits.positions.dropFirst(max(0, room)))
    return digits.digits.prefix(max(0, room)).map { Character(Unicode.Scalar($0)) }
  }
}
