import CBulkKernel
internal import FieldEditing
internal import FieldFormats

/// How lines are laid out that are values.
extension MaskLineReading {
  /// What is written of lines that are values in other forms alone, or else are rejected; `nil` where there are none,
  /// or a field has to see to it.
  func layoutOfForms(_ line: UnsafeRawBufferPointer) -> LineLayout? {
    guard var layouts = layouts(of: others?.values(of: line, margins, for: fieldFormat) ?? [], line) else { return nil }
    if let rejected = rejected.layout(of: line) {
      if layouts.isEmpty { return nil }
      layouts.append(rejected)
    } else if !layouts.isEmpty {
      layouts[layouts.count - 1].flags |= UInt8(bulk_invalid_is_slow)
    }
    return firstThatHolds(layouts)
  }

  /// The first of some layouts whose checks hold. What today's date alone makes invalid is read in no other way: the
  /// reader of whole texts does not ask for it.
  private func firstThatHolds(_ layouts: [LineLayout]) -> LineLayout? {
    let isAsked = fieldFormat.checksAskForToday
    return LineLayout(
      firstThatHolds: isAsked ? layouts.flatMap { [$0, $0.ofInvalidToday].compactMap { $0 } } : layouts)
  }

  /// How lines are laid out that are values in other forms; `nil` where a field has to see to one.
  private func layouts(of values: [FormValue], _ line: UnsafeRawBufferPointer) -> [LineLayout]? {
    // how a value begins, only the mask's own reading says in time
    if !values.isEmpty && !beginnings.isEmpty { return nil }
    var layouts: [LineLayout] = []
    for value in values {
      field.setText(value.text)
      let read = value.line
      guard field.rejections.isEmpty, field.isComplete, agrees(read, line) else { return nil }
      var checked = checks?.cells(of: read, kernelCountsLuhn: false)
      checked?.wholeYear = value.wholeYear
      if checked == nil && !value.wholeYear.isEmpty { return nil }
      let isSlow = fieldFormat.checksAskForToday && template?.readsState ?? false
      let flags = UInt8(bulk_complete | (isSlow ? bulk_invalid_is_slow : 0))
      guard let layout = layout(of: read, line, flags, checked) else { return nil }
      layouts.append(layout)
    }
    return layouts
  }

  /// How a line is laid out that was read as the field has it; `nil` where that is another.
  func layout(of read: MaskReading.Line, _ line: UnsafeRawBufferPointer) -> LineLayout? {
    // when editing ended, zeros were put in front of the last number
    if hasFixedNumbers && field.value.utf8.count > read.value.count { return layoutOfFinished(read, line) }
    guard let (flags, values) = facts(of: line), agrees(read, line) else { return nil }
    let isChecked = flags & UInt8(bulk_complete | bulk_unassigned) == UInt8(bulk_complete)
    let kernelCountsLuhn = flags & UInt8(bulk_luhn) != 0
    let checked = isChecked ? checks?.cells(of: read, kernelCountsLuhn: kernelCountsLuhn) : nil
    guard let own = layout(of: read, line, flags, checked) else { return nil }
    if values.isEmpty { return own }
    guard let forms = layouts(of: values, line) else { return nil }
    return firstThatHolds(flags & UInt8(bulk_complete) == 0 ? forms + [own] : [own] + forms + [own.ofInvalid])
  }

  /// The same where the field was finished: where a check finds that wrong, the number is left as it is.
  private func layoutOfFinished(_ read: MaskReading.Line, _ line: UnsafeRawBufferPointer) -> LineLayout? {
    guard let padded = read.finished(as: Array(field.value.utf8), line, margins.content(of: line)),
      let finished = layout(of: padded, line)
    else { return nil }
    if !finished.mayFail { return finished }
    field.setText(String(decoding: LineLayout.render(read.text, of: line), as: UTF8.self))
    guard let open = layout(of: read, line) else { return nil }
    return firstThatHolds([finished.alone] + finished.otherwise.dropLast() + [open])
  }

  /// How a line is laid out that the field shows, with what is known of it and what its checks look at.
  private func layout(
    of read: MaskReading.Line, _ line: UnsafeRawBufferPointer, _ flags: UInt8, _ checked: CheckedCells?
  ) -> LineLayout? {
    let shown = Array(field.text.utf8)
    guard shown.starts(with: LineLayout.render(read.text, of: line)) else { return nil }
    if !isEmpty, flags & UInt8(bulk_complete) == 0, line.count <= LineLayout.most,
      let kept = incomplete.layoutOfIncomplete(line, flags: flags)
    {
      return kept
    }
    // an empty cell stays empty, whatever a field shows before its first character
    let text = isEmpty ? [] : read.text + shown[read.text.count...].map { .literal($0) }
    guard let template else { return layout(text, flags, checked) }
    let shape = LineTemplate.Shape(
      text: text, value: read.value, captures: read.captures, isComplete: field.isComplete,
      network: fieldFormat.network(of: field))
    return switch template.written(shape) {
    case .cells(let cells): layout(cells, flags, checked)
    case .unknown: layout([], flags | UInt8(bulk_null), checked)
    case .byField: nil
    }
  }

  private func layout(_ cells: [LineLayout.Cell], _ flags: UInt8, _ checked: CheckedCells?) -> LineLayout? {
    cells.count <= LineLayout.most ? LineLayout(cells: cells, flags: flags, checked: checked) : nil
  }

  /// Whether a template may be written of lines of this shape: value and captures are those of the field, and what is
  /// written does not depend on what a shape does not say.
  private func agrees(_ read: MaskReading.Line, _ line: UnsafeRawBufferPointer) -> Bool {
    if template == nil && !readsCaptures { return true }
    guard LineLayout.render(read.value, of: line) == Array(field.value.utf8) else { return false }
    if !readsCaptures { return true }
    let captures = field.orderedCaptures
    return captures.map { $0.name } == read.captures.map { $0.name }
      && zip(captures, read.captures).allSatisfy { Array($0.text.utf8) == LineLayout.render($1.text, of: line) }
  }

  /// What is known of the value, and what it is in other forms, in which a line is tried whose value is wrong or not
  /// complete; `nil` where a field has to see to it.
  private func facts(of line: UnsafeRawBufferPointer) -> (flags: UInt8, forms: [FormValue])? {
    let isComplete = field.isComplete && !field.isEmpty
    var flags = UInt8(field.isComplete ? bulk_complete : 0)
    if field.isEmpty { flags |= UInt8(bulk_unassigned) }
    // nothing is tried otherwise
    if isEmpty { return (flags, []) }
    if hints.contains(.hasDot) && fieldFormat.dotsAreInDoubt { return nil }
    // what is not a value as it stands may be one in another form, after a label, or in part
    var (forms, isTriedOtherwise) = ([FormValue](), false)
    if let others {
      let values = others.values(of: line, margins, besides: isComplete ? reading.line() : nil, for: fieldFormat)
      (forms, isTriedOtherwise) = (values ?? [], values == nil)
    } else {
      isTriedOtherwise =
        !hints.isDisjoint(with: [.beginsWithLetter, .hasEdge]) || fieldFormat.isReadInOtherForms
        || isComplete && wrongValuesAreReadOtherwise
    }
    let isWrongSlow = isTriedOtherwise || template?.readsState ?? false
    if !isComplete { return isTriedOtherwise ? nil : (flags, forms) }
    guard let format else { return (flags, []) }
    let captures = field.orderedCaptures
    // a sum that the kernel does not count is for `checks`, like all that stands here with them
    var kernelCountsLuhn: Bool?
    for (number, check) in format.checks.enumerated() {
      let checked = check.capture.map { name in captures.first { $0.name == name }?.text } ?? field.value
      guard let checked else { continue }
      switch check.kind {
      case .luhn:
        // zeros that were put in front of a number are not in the line
        let digits = margins.content(of: line).count { 48...57 ~= $0 }
        let isOfLine =
          checked == field.value && checked.utf8.allSatisfy { 48...57 ~= $0 } && checked.utf8.count == digits
          && !hasFixedDigits
        kernelCountsLuhn = kernelCountsLuhn ?? true && isOfLine
        if isWrongSlow { flags |= UInt8(bulk_invalid_is_slow) }
      case .neverHolds,
        .beginning where beginnings.decides(number):
        if check.failure(ofChecked: checked) == nil { continue }
        if isWrongSlow || !forms.isEmpty { return nil }
        flags |= UInt8(bulk_invalid)
      case .date, .shortDate, .birthDate, .any, .all, .beginning, .other:
        if isWrongSlow { flags |= UInt8(bulk_invalid_is_slow) }
      }
    }
    if kernelCountsLuhn ?? false { flags |= UInt8(bulk_luhn) }
    return (flags, isWrongSlow ? [] : forms)
  }
}
