public import FieldEditing
internal import MaskCompiler
internal import NumberFormatting
internal import UnicodeFacts

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
    let isWhole = isEmpty || selectsAll
    let result = pasteLossless(text)
    return isWhole && mayTakeWhatFits(of: text, after: result) ? insert(text) : result
  }

  /// Whether what fits of a text is to be taken for the whole field, as it was read and rejected. Its figures have to
  /// stay apart where a mark stands between them, and are never those of a number in a range, as in a date. What may
  /// mean several things, or be another country's number, is not guessed; nor is anything of a text longer than is
  /// searched, or in a secure field.
  func mayTakeWhatFits(of text: String, after result: EditResult) -> Bool {
    guard options.pastes == .lenient, result.effects.contains(.rejected), !options.isSecure,
      text.utf8.count <= TextReader.longestSearched, let mask,
      !mask.program.tables.hasNumbers,
      !rejections.contains(where: { $0.reason == .severalFit || $0.reason == .masked }),
      !text.unicodeScalars.contains(where: { $0.plainForm == "+" || $0 == "\u{FE62}" || $0 == "\u{207A}" })
    else { return false }
    var trial = Field(mask, options: options)
    trial.setText(text)
    return text.keepsFigures(in: trial.text)
  }

  private mutating func pasteLossless(_ text: String) -> EditResult {
    if textFormat == nil, isEmpty || selectsAll { return take(format.read(text, options: options)) }
    let result = pastePart(text)
    // a blank after the text is the keyboard's, or of the page that it came from
    var rest = text.unicodeScalars[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    let isOther = !rest.isEmpty && rest.endIndex < text.endIndex
    return isOther && result.effects.contains(.rejected) ? pastePart(String(rest)) : result
  }

  private mutating func pastePart(_ text: String) -> EditResult {
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

extension String {
  /// Whether figures that a mark sets apart are apart in what became of them. Characters of the other text that are not
  /// found here in their order are its own.
  fileprivate func keepsFigures(in shown: String) -> Bool {
    var rest = unicodeScalars[...]
    var isShownApart = true
    for scalar in shown.unicodeScalars {
      guard scalar.isLetterOrNumber else {
        isShownApart = true
        continue
      }
      let folded = scalar.plainForm.asASCIIDigit.simpleLowercase
      guard let found = rest.firstIndex(where: { $0.plainForm.asASCIIDigit.simpleLowercase == folded }) else {
        continue
      }
      let isApart = rest[..<found].contains { !$0.isLetterOrNumber && !$0.isWhitespace && !$0.isInvisible }
      if isApart && !isShownApart { return false }
      rest = rest[found...].dropFirst()
      isShownApart = false
    }
    return true
  }
}
