import PhoneNumbering
internal import SecretMemory

/// Pasting: a text as people and programs write numbers, read by `PhoneReader`.
extension PhoneField {
  /// Sets digits at the caret. A number that cannot stand there, but is one alone, takes the place of the whole, as does one that is put into
  /// a number that is complete.
  mutating func paste(_ text: String) -> EditResult {
    begin()
    let isWhole = isEmpty || anchor != head && low == 0 && high == number.count
    return read(text) { field, reading in
      isWhole ? field.setWhole(reading, text) : field.place(reading, text)
    }
  }

  /// Makes the whole number from a text.
  mutating func format(_ text: String) -> EditResult {
    begin()
    if text.isEmpty {
      draft.removeAll()
      return accept(caret: memory.suppliedCount)
    }
    return read(text) { field, reading in field.setWhole(reading, text) }
  }

  private mutating func read(_ text: String, _ body: (inout PhoneField, PhoneReading) -> EditResult) -> EditResult {
    let reading: PhoneReading
    do throws(PhoneError) {
      reading = try PhoneReader().read(text)
    } catch {
      return refuse(.tooLong, at: text.clusters(before: error.position ?? 0))
    }
    for stranger in reading.strangers { reject(.doesNotFit, at: stranger, of: text) }
    if reading.number.digits.isEmpty && reading.plus == nil && reading.extensionNumber.digits.isEmpty {
      return reading.strangers.isEmpty ? refuse(.doesNotFit) : refuse()
    }
    return body(&self, reading)
  }

  /// Reports a character, once, in its place among those of the text.
  private func reject(_ reason: Rejection.Reason, at scalar: Int, of text: String) {
    let position = text.clusters(before: scalar)
    var place = memory.rejections.count
    while place > 0 && memory.rejections[place - 1].position > position { place -= 1 }
    // of a digit with a mark on it the mark is told before
    if place > 0 && memory.rejections[place - 1].position == position { return }
    memory.rejections.insert(Rejection(position: position, reason: reason), at: place)
  }

  /// The number in place of all that is there.
  private mutating func setWhole(
    _ reading: PhoneReading, _ text: String, effects: EditResult.Effects = []
  ) -> EditResult {
    draft.removeAll()
    var effects = effects
    if reading.plus != nil {
      draft.append(PhoneBuffer.plus)
      add(reading.number, of: text)
      // +44 (0)20: nobody dials both
      if let number = numberWithoutNationalPrefix(draft) {
        draft.removeAll()
        append(number)
      }
    } else if format.style == .national || reading.number.digits.isEmpty {
      add(reading.number, of: text)
    } else if let number = dialled(reading) {
      // without the prefix that is dialled at home, or with the code of wherever one calls
      append(number)
      effects.insert(.supplied)
    } else {
      draft.append(memory.suppliedCode)
      effects.insert(.supplied)
      add(reading.number, of: text)
    }
    addExtension(reading, of: text)
    if draft.isEmpty || reading.plus == nil && draft.is(memory.suppliedCode) { return refuse() }
    return accept(caret: draft.count, effects: effects)
  }

  /// Puts a number behind what stands in the draft.
  private func append(_ number: PhoneNumber) {
    var text = number.e164
    draft.append(text)
    text.wipe()
  }

  /// The number that is reached from the region by these digits, if the format has room for it.
  private func dialled(_ reading: PhoneReading) -> PhoneNumber? {
    var digits = unsafe reading.number.digits.withBuffer { unsafe String(decoding: $0, as: UTF8.self) }
    defer { digits.wipe() }
    guard let number = try? PhoneNumber(digits, region: format.region, of: format.tables),
      number.digitCount <= format.digitLimit
    else { return nil }
    return number
  }

  /// As many digits as there is room for; the others are reported.
  private func add(_ digits: PlacedDigits, of text: String) {
    let limit = draft.hasExtension ? PhoneFormat.extensionLimit : format.digitLimit
    for (digit, position) in zip(digits.digits, digits.positions) {
      let count = draft.hasExtension ? draft.extensionCount : draft.digitCount
      if count < limit { draft.append(digit) } else { reject(.tooLong, at: position, of: text) }
    }
  }

  private func addExtension(_ reading: PhoneReading, of text: String) {
    if reading.extensionNumber.digits.isEmpty { return }
    if !format.takesExtensions || draft.isEmpty {
      for position in reading.extensionNumber.positions { reject(.doesNotFit, at: position, of: text) }
      return
    }
    draft.append(PhoneBuffer.mark)
    add(reading.extensionNumber, of: text)
  }

  /// Digits at the caret, if all of them find room and a plus comes to stand in front; else the whole number, if the text is one; else as
  /// many as there is room for. A text of which nothing finds room at a caret is refused.
  private mutating func place(_ reading: PhoneReading, _ text: String) -> EditResult {
    draftWithoutSelection()
    var place = low
    let takesPlus = reading.plus == nil || place == 0 && !draft.hasPlus
    let takesDigits = place > 0 || !draft.hasPlus
    let hasExtension = !reading.extensionNumber.digits.isEmpty
    let takesExtension = !hasExtension || format.takesExtensions && !draft.hasExtension && place == draft.count
    let room =
      place <= draft.numberCount ? format.digitLimit - draft.digitCount : PhoneFormat.extensionLimit - draft.extensionCount
    let fits = takesPlus && takesDigits && takesExtension && reading.number.digits.count <= room
    if !fits || isComplete && anchor == head, let number = try? PhoneNumber(text, region: format.region, of: format.tables),
      number.isPossible
    {
      return setWhole(reading, text, effects: .replacedAll)
    }
    if !takesDigits || isTooLong {
      reject(takesDigits ? .tooLong : .doesNotFit, at: reading.number.positions.first ?? reading.plus ?? 0, of: text)
      return refuse()
    }
    if room <= 0 && reading.plus == nil && !hasExtension {
      for position in reading.number.positions { reject(.tooLong, at: position, of: text) }
      return refuse()
    }
    if let plus = reading.plus {
      if takesPlus {
        draft.insert(PhoneBuffer.plus, at: 0)
        place = 1
      } else {
        reject(.doesNotFit, at: plus, of: text)
      }
    }
    for (index, digit) in reading.number.digits.enumerated() {
      if index < room {
        draft.insert(digit, at: place)
        place += 1
      } else {
        reject(.tooLong, at: reading.number.positions[index], of: text)
      }
    }
    if hasExtension {
      if takesExtension {
        addExtension(reading, of: text)
        place = draft.count
      } else {
        for position in reading.extensionNumber.positions { reject(.doesNotFit, at: position, of: text) }
      }
    }
    // nothing of it has found room
    if anchor == head && number.isSame(as: draft) { return refuse() }
    return accept(caret: place)
  }
}
