internal import SecretMemory

/// Pastes: of a whole field what its format read of the text, of a part of it all of the text or nothing.
extension Field {
  /// Makes the whole field from what was read of a text; a text that was rejected changes nothing.
  ///
  /// - Parameter isFinished: Whether nothing will be typed after it.
  @export(interface) package mutating func take(_ reading: TextReading, isFinished: Bool = false) -> EditResult {
    switch entry {
    case .mask(let editor): editor.take(reading, isFinished: isFinished)
    case .number(let editor): editor.take(reading, isFinished: isFinished)
    case .phone(let editor): editor.take(reading, isFinished: isFinished)
    case .text(let editor): editor.take(reading, isFinished: isFinished)
    }
  }

  /// Whether all that is there is selected, whatever is shown around it.
  package var selectsAll: Bool {
    switch entry {
    case .mask(let editor): editor.selectsAll
    case .number(let editor): editor.selectsAll
    case .phone(let editor): editor.selectsAll
    case .text(let editor): editor.selectsAll
    }
  }

  /// Puts a text in place of the selection, unless that would push anything out or lose what may not be lost.
  ///
  /// - Parameter mayLose: Whether characters of the text may be lost.
  @export(interface) package mutating func paste(_ text: String, if mayLose: ([Rejection]) -> Bool) -> EditResult {
    switch entry {
    case .mask(let editor): editor.paste(text, if: mayLose)
    case .number(let editor): editor.paste(text, if: mayLose)
    case .phone(let editor): editor.paste(text, if: mayLose)
    case .text(let editor): editor.paste(text, if: mayLose)
    }
  }
}

extension Editor {
  fileprivate var selectsAll: Bool { !state.selection.isCaret && state.selection.elements == 0..<content.elementCount }

  fileprivate func take(_ reading: TextReading, isFinished: Bool) -> EditResult {
    begin()
    content.endTyping()
    var outcome = EditOutcome.rejected
    if reading.isAccepted {
      outcome = (isFinished ? reading.entry : reading.beginning).withText { content.format($0, &state) }
      // marks that the display has of its own
      state.report.removeRejections()
      if let place = state.report.ambiguity { state.report.ambiguity = place + reading.labelLength }
    }
    for rejection in reading.rejections {
      state.report.append(rejection.reason, at: rejection.position, state: rejection.state)
    }
    return finish(outcome)
  }

  fileprivate func paste(_ text: String, if mayLose: ([Rejection]) -> Bool) -> EditResult {
    begin()
    content.endTyping()
    let outcome = content.paste(text, &state)
    if !outcome.effects.isDisjoint(with: [.truncated, .replacedContents]) { return reject(text) }
    let rejections = state.report.rejections
    return rejections.isEmpty || mayLose(rejections) ? finish(outcome) : reject()
  }

  /// Rejects a text for which there is no room.
  private func reject(_ text: String) -> EditResult {
    state.report.removeAll()
    state.report.append(.noRoom, at: 0)
    return reject()
  }
}
