extension Field {
  /// Carries out a command.
  ///
  ///     var expiry = Field(try Mask(named: "expiry")!)
  ///     expiry.apply(.insert("1230"))
  ///     expiry.apply(.move(.wordBackward))
  ///     expiry.apply(.step(by: 1))
  ///     expiry.text        // "12/31"
  ///
  /// - Parameter command: What is done to the field.
  /// - Returns: What changed; where it only moves the caret, what is selected then.
  /// - Complexity: That of the method of the same name.
  @discardableResult public mutating func apply(_ command: EditCommand) -> EditResult {
    if case .paste(let text) = command { paste(text) } else { perform(command) }
  }

  /// Takes a text that arrives whole: a paste, a drop, an autofill.
  ///
  ///     var date = Field(try Mask(named: "date-mdy")!)
  ///     date.paste("Due: 2026-12-31")
  ///     date.text                              // "12/31/2026"
  ///     date.rejections.map(\.reason)          // four times leftOut
  ///     date.selectAll()
  ///     date.paste("31.12.2026")               // rejected: the first of these may be the month
  ///     date.text                              // "12/31/2026"
  ///
  /// In an empty field, or in place of all that is there, the text is read as ``FieldFormat/read(_:options:)`` does: an
  /// accepted text makes the whole field, and `rejections` has what was left out around it. In a part of a field a
  /// text is taken as it is, or rejected where a letter, a digit or a mark of it would be lost, or anything pushed out.
  /// A rejected paste changes neither text nor selection nor undo, and `rejections` says why. With `.lenient` of
  /// `FieldOptions.pastes` what fits of it is taken then, and with `.verbatim` a text is not read at all.
  ///
  /// - Parameter text: The text as it came.
  /// - Returns: What changed.
  /// - Complexity: O(*n*), and a few readings more where the text is not in the mask's own form; the parts of a text of
  ///   up to 4,096 scalars are tried one by one.
  @export(interface) @discardableResult public mutating func paste(_ text: String) -> EditResult {
    if options.pastes == .verbatim || text.isEmpty { return insert(text) }
    let result = pasteLossless(text)
    return mayTakeWhatFits(of: text, after: result) ? insert(text) : result
  }

  /// Whether what fits of a text is to be taken, as it was read and rejected. Digits of a date, or of another number
  /// that has a range, would become other numbers; and what may mean several things, or another country's number, is
  /// not guessed.
  func mayTakeWhatFits(of text: String, after result: EditResult) -> Bool {
    guard options.pastes == .lenient, result.effects.contains(.rejected) else { return false }
    if mask?.program.tables.hasNumbers == true { return false }
    return !rejections.contains { $0.reason == .severalFit || $0.reason == .masked }
      && text.unicodeScalars.first { !$0.isWhitespace } != "+"
  }

  private mutating func pasteLossless(_ text: String) -> EditResult {
    if textFormat == nil, isEmpty || selectsAll { return take(format.read(text, options: options)) }
    // a number is taken whole or not at all, as it is
    if numberFormat != nil { return insert(text) }
    let isVariable = mask.map { $0.shape }.map { $0.isVariable || $0.isFromEnd } ?? false
    return paste(text) { rejections in
      let (starts, scalars) = (text.starts, text.unicodeScalars)
      return rejections.allSatisfy {
        if $0.reason == .invisible { return true }
        return !isVariable && $0.position < starts.count && scalars[starts[$0.position]].isLightMark
      }
    }
  }
}
