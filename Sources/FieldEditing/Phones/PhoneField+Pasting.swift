import PhoneNumbering
internal import SecretMemory

/// Pasting: a text as people and programs write numbers, read by `PhoneReader` where it is more than a number.
extension PhoneField {
  /// Sets digits at the caret. A number that cannot stand there, but is one alone, takes the place of the whole, as does one that is put into
  /// a number that is complete.
  mutating func paste(_ text: String) -> EditResult {
    begin()
    let isWhole = isEmpty || anchor != head && low == 0 && high == number.count
    if let refusal = read(text) { return refusal }
    return isWhole ? setWhole(text) : place(text)
  }

  /// Makes the whole number from a text.
  mutating func format(_ text: String) -> EditResult {
    begin()
    if text.isEmpty {
      draft.removeAll()
      return accept(caret: memory.suppliedCount)
    }
    return read(text) ?? setWhole(text)
  }

  /// Reads a text into the field's memory, and reports what is strange in it. → the refusal of one that has nothing to set
  private mutating func read(_ text: String) -> EditResult? {
    if memory.reading.readPlainly(text) { return nil }
    do throws(PhoneError) {
      memory.reading = try PhoneReader().read(text)
    } catch {
      return refuse(.tooLong, at: text.clusters(before: error.position ?? 0))
    }
    for stranger in reading.strangers { reject(.doesNotFit, at: stranger, of: text) }
    if reading.number.count == 0 && reading.plus == nil && reading.extensionNumber.count == 0 {
      return reading.strangers.isEmpty ? refuse(.doesNotFit) : refuse()
    }
    return nil
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
  private mutating func setWhole(_ text: String, effects: EditResult.Effects = []) -> EditResult {
    draft.removeAll()
    var effects = effects
    if reading.plus != nil {
      draft.append(PhoneBuffer.plus)
      add(reading.number, of: text)
      // +44 (0)20: nobody dials both
      if let number = numberWithoutNationalPrefix(draft) { draft.setNumber(number) }
    } else if format.style == .national || reading.number.count == 0 {
      add(reading.number, of: text)
    } else if let number = numberOfDigits(hasPlus: false), number.digitCount <= format.digitLimit {
      // without the prefix that is dialled at home, or with the code of wherever one calls
      draft.setNumber(number)
      effects.insert(.supplied)
    } else {
      draft.append(memory.suppliedCode)
      effects.insert(.supplied)
      add(reading.number, of: text)
    }
    addExtension(of: text)
    if draft.isEmpty || reading.plus == nil && draft.isSame(as: memory.suppliedCode) { return refuse() }
    return accept(caret: draft.count, effects: effects)
  }

  /// The number that is reached by the digits that were read.
  private func numberOfDigits(hasPlus: Bool) -> PhoneNumber? {
    let digits = reading.number
    return PhoneNumber(dialling: digits.packed, of: digits.count, hasPlus: hasPlus, region: format.region, of: format.tables)
  }

  /// Whether the text as a whole is a number, by what there may be.
  private func isPossibleNumber(_ text: String) -> Bool {
    let number =
      reading.isPlain
      ? numberOfDigits(hasPlus: reading.plus != nil) : try? PhoneNumber(text, region: format.region, of: format.tables)
    return number?.isPossible ?? false
  }

  /// As many digits as there is room for; the others are reported.
  private func add(_ digits: PlacedDigits, of text: String) {
    let limit = draft.hasExtension ? PhoneFormat.extensionLimit : format.digitLimit
    for i in 0..<digits.count {
      let count = draft.hasExtension ? draft.extensionCount : draft.digitCount
      if count < limit { draft.append(digits.digits[i]) } else { reject(.tooLong, at: digits.positions[i], of: text) }
    }
  }

  private func addExtension(of text: String) {
    if reading.extensionNumber.count == 0 { return }
    if !format.takesExtensions || draft.isEmpty {
      for position in reading.extensionNumber.positions { reject(.doesNotFit, at: position, of: text) }
      return
    }
    draft.append(PhoneBuffer.mark)
    add(reading.extensionNumber, of: text)
  }

  /// Digits at the caret, if all of them find room and a plus comes to stand in front; else the whole number, if the text is one; else as
  /// many as there is room for. A text of which nothing finds room at a caret is refused.
  private mutating func place(_ text: String) -> EditResult {
    draftWithoutSelection()
    var place = low
    let takesPlus = reading.plus == nil || place == 0 && !draft.hasPlus
    let takesDigits = place > 0 || !draft.hasPlus
    let hasExtension = reading.extensionNumber.count > 0
    let takesExtension = !hasExtension || format.takesExtensions && !draft.hasExtension && place == draft.count
    let room =
      place <= draft.numberCount ? format.digitLimit - draft.digitCount : PhoneFormat.extensionLimit - draft.extensionCount
    let fits = takesPlus && takesDigits && takesExtension && reading.number.count <= room
    if (!fits || isComplete && anchor == head) && isPossibleNumber(text) { return setWhole(text, effects: .replacedAll) }
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
    for i in 0..<reading.number.count {
      if i < room {
        draft.insert(reading.number.digits[i], at: place)
        place += 1
      } else {
        reject(.tooLong, at: reading.number.positions[i], of: text)
      }
    }
    if hasExtension {
      if takesExtension {
        addExtension(of: text)
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
