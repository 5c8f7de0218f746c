internal import PhoneNumbering
internal import SecretMemory

/// Pasting: a text as people and programs write numbers, read by `PhoneReader` where it is more than a number.
extension PhoneContent {
  /// Sets digits at the caret. A number that cannot stand there, but is one alone, takes the place of the whole, as
  /// does one that is put into a number that is complete.
  func paste(_ text: String, _ state: inout EditorState) -> EditOutcome {
    if !read(text, &state) { return .rejected }
    return isEmpty || isWhole(state.selection) ? setWhole(text, &state) : place(text, &state)
  }

  /// Makes the whole number from a text.
  func format(_ text: String, _ state: inout EditorState) -> EditOutcome {
    if text.isEmpty {
      draft.removeAll()
      return finished(caret: autoInsertedCount)
    }
    return read(text, &state) ? setWhole(text, &state) : .rejected
  }

  /// Reads a text into the content's memory, and reports what is strange in it.
  ///
  /// - Returns: Whether there is anything to set.
  private func read(_ text: String, _ state: inout EditorState) -> Bool {
    if reading.readPlainly(text) { return true }
    do throws(PhoneError) {
      reading = try PhoneReader().read(text)
    } catch {
      state.report.append(.tooLong, at: text.clusters(before: error.position ?? 0))
      return false
    }
    state.reject(.notAllowedHere, reading.strangers, of: text)
    if reading.number.count > 0 || reading.plus != nil || reading.extensionNumber.count > 0 { return true }
    if reading.strangers.isEmpty { state.report.append(.notAllowedHere, at: 0) }
    return false
  }

  /// The number in place of all that is there.
  private func setWhole(
    _ text: String, _ state: inout EditorState, effects: EditResult.Effects = []
  ) -> EditOutcome {
    draft.removeAll()
    var isCodeAutoInserted = false
    if reading.plus != nil {
      draft.append(PhoneBuffer.plus)
      add(reading.number, of: text, &state)
      // +44 (0)20: no one dials both
      if let number = numberWithoutNationalPrefix(draft) { draft.setNumber(number) }
    } else if format.style == .national || reading.number.count == 0 || format.region == nil {
      add(reading.number, of: text, &state)
      if let number = numberCalledFromNowhere() { draft.setNumber(number) }
    } else if let number = numberOfDigits(hasPlus: false), number.digitCount <= format.digitLimit {
      // without the prefix that is dialled at home, or with the code of wherever one calls
      draft.setNumber(number)
      if let number = numberWithCodeOnce() { draft.setNumber(number) }
      isCodeAutoInserted = true
    } else {
      draft.append(autoInsertedCode)
      isCodeAutoInserted = true
      add(reading.number, of: text, &state)
    }
    addExtension(of: text, &state)
    if draft.isEmpty || reading.plus == nil && draft.isSame(as: autoInsertedCode) { return .rejected }
    return finished(caret: draft.count, isCodeAutoInserted: isCodeAutoInserted, effects: effects)
  }

  /// The number that is reached by the digits that were read.
  private func numberOfDigits(hasPlus: Bool) -> PhoneNumber? {
    let digits = reading.number
    return PhoneNumber(
      dialling: digits.packed, of: digits.count, hasPlus: hasPlus, region: format.region, of: format.tables)
  }

  /// Whether the text as a whole is a number, by what there may be.
  private func isPossibleNumber(_ text: String) -> Bool {
    let number =
      reading.isPlain
      ? numberOfDigits(hasPlus: reading.plus != nil) : try? PhoneNumber(text, region: format.region, of: format.tables)
    return number?.isPossible ?? false
  }

  /// As many digits as there is room for; the others are reported.
  private func add(_ digits: PlacedDigits, of text: String, _ state: inout EditorState) {
    let limit = draft.hasExtension ? PhoneFormat.extensionLimit : format.digitLimit
    for i in 0..<digits.count {
      let count = draft.hasExtension ? draft.extensionCount : draft.digitCount
      if count < limit { draft.append(digits.digits[i]) } else { state.reject(.tooLong, digits.positions[i], of: text) }
    }
  }

  private func addExtension(of text: String, _ state: inout EditorState) {
    if reading.extensionNumber.count == 0 { return }
    if !format.takesExtensions || draft.isEmpty {
      return state.reject(.notAllowedHere, reading.extensionNumber.positions, of: text)
    }
    draft.append(PhoneBuffer.mark)
    add(reading.extensionNumber, of: text, &state)
  }

  /// Digits at the caret, if all of them find room and a plus comes to stand in front; else the whole number, if the
  /// text is one; else as many as there is room for. A text of which nothing finds room at a caret is rejected.
  private func place(_ text: String, _ state: inout EditorState) -> EditOutcome {
    let selection = state.selection
    draftWithout(selection)
    var place = selection.low
    let takesPlus = reading.plus == nil || place == 0 && !draft.hasPlus
    let takesDigits = place > 0 || !draft.hasPlus
    let hasExtension = reading.extensionNumber.count > 0
    let takesExtension = !hasExtension || format.takesExtensions && !draft.hasExtension && place == draft.count
    let room =
      place <= draft.numberCount
      ? format.digitLimit - draft.digitCount : PhoneFormat.extensionLimit - draft.extensionCount
    let fits = takesPlus && takesDigits && takesExtension && reading.number.count <= room
    if (!fits || isComplete && selection.isCaret) && isPossibleNumber(text) {
      return setWhole(text, &state, effects: .replacedContents)
    }
    if !takesDigits || isTooLong {
      state.reject(
        takesDigits ? .tooLong : .notAllowedHere, reading.number.positions.first ?? reading.plus ?? 0, of: text)
      return .rejected
    }
    if room <= 0 && reading.plus == nil && !hasExtension {
      state.reject(.tooLong, reading.number.positions, of: text)
      return .rejected
    }
    if let plus = reading.plus {
      if takesPlus {
        draft.insert(PhoneBuffer.plus, at: 0)
        place = 1
      } else {
        state.reject(.notAllowedHere, plus, of: text)
      }
    }
    for i in 0..<reading.number.count {
      if i < room {
        draft.insert(reading.number.digits[i], at: place)
        place += 1
      } else {
        state.reject(.tooLong, reading.number.positions[i], of: text)
      }
    }
    if hasExtension {
      if takesExtension {
        addExtension(of: text, &state)
        place = draft.count
      } else {
        state.reject(.notAllowedHere, reading.extensionNumber.positions, of: text)
      }
    }
    // nothing of it has found room
    if selection.isCaret && draftChange == .nothing { return .rejected }
    return finished(caret: place)
  }
}

extension EditorState {
  /// Reports a character of a text, once, in its place among the others. Of a digit with a mark on it the mark is
  /// reported before.
  fileprivate mutating func reject(_ reason: Rejection.Reason, _ scalar: Int, of text: String) {
    report.insert(reason, at: text.clusters(before: scalar))
  }

  fileprivate mutating func reject(_ reason: Rejection.Reason, _ scalars: some Sequence<Int>, of text: String) {
    for scalar in scalars { reject(reason, scalar, of: text) }
  }
}
