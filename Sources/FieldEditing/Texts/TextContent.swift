internal import SecretMemory
internal import UnicodeFacts

/// Free text as content: what is typed stands as it is.
///
/// Its elements are the bytes of the text in UTF-8, and the caret stands between clusters alone. What a key costs
/// depends on its paragraph, not on the text. One pointer, so that it is passed in a register.
@safe struct TextContent {
  private let place: UnsafeMutablePointer<TextMemory>
  @inline(__always) var memory: TextMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  init(_ format: TextFormat, _ options: FieldOptions) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: TextMemory(format, options))
  }

  func free() {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }
}

/// What a text keeps in memory of its own.
struct TextMemory: ~Copyable {
  let format: TextFormat
  let offsetUnit: FieldOptions.OffsetUnit
  let lengthLimit: Int
  var storage = TextStorage()
  /// Its paragraphs, measured in each unit of offsets.
  var paragraphs = ParagraphIndex()
  /// Whether a bullet is shown for each character.
  var isConcealed: Bool
  let isSecure: Bool
  /// Marked text that stands in the text; `nil` for none.
  var marked: Range<Int>?
  /// A place and how much text comes before it, found last: mostly the caret.
  var known: (byte: Int, extent: TextExtent) = (0, .zero)
  /// How much was typed in place since the last step of undo was kept, which is part of that step.
  var typedCount = 0
  /// Where the last step of undo ends, while typing goes on with it.
  var stepEnd = 0
  /// Whether keys may be typed in place: none overwrites.
  var isQuick = false
  /// What an edit is to replace, and by what.
  var replaced = 0..<0
  var incoming: SecretList<UInt8> = []

  init(_ format: TextFormat, _ options: FieldOptions) {
    self.format = format
    offsetUnit = options.offsetUnit
    lengthLimit = options.lengthLimit
    isConcealed = options.concealment != .none
    isSecure = options.isSecure
    paragraphs.insert(.zero)
  }
}

extension TextContent: EditableContent {
  var isEmpty: Bool { memory.storage.count == 0 }
  var isComplete: Bool { true }
  var standingEffects: EditResult.Effects { [] }
  var placeholder: String { "" }
  var value: String { memory.storage.text(0..<memory.storage.count) }
  var valueBytes: SecretList<UInt8> { memory.storage.bytes(0..<memory.storage.count) }
  var length: Int { shownOffset(memory.paragraphs.total) }
  /// How many characters it has.
  var characterCount: Int { memory.paragraphs.total[FieldOptions.OffsetUnit.characters.measure] }

  var display: String { display(in: 0..<memory.storage.count) }
  func display(ofLine elements: Range<Int>) -> String { display(in: elements) }
  func display(at offsets: Range<Int>) -> String {
    display(in: element(at: offsets.lowerBound, roundingUp: false)..<element(at: offsets.upperBound, roundingUp: false))
  }
  private func display(in bytes: Range<Int>) -> String {
    if memory.isConcealed { return String(repeating: "\u{2022}", count: clusterCount(in: bytes)) }
    return memory.storage.text(bytes)
  }

  /// What is shown, with a bullet for each character but the first and the last ones.
  func redactedText(revealingFirst first: Int, last: Int) -> String {
    let hidden = characterCount.places(butFirst: first, last: last)
    // where the hidden ones begin and end, in elements
    var (passed, start, end) = (0, 0, 0)
    forEachCluster(in: 0..<elementCount) { _, next in
      passed += 1
      if passed <= hidden.lowerBound { start = next }
      if passed <= hidden.upperBound { end = next }
      return passed < hidden.upperBound
    }
    return memory.storage.text(0..<start) + String(repeating: "\u{2022}", count: hidden.count)
      + memory.storage.text(end..<elementCount)
  }
  func contains(where isOne: (Unicode.Scalar) -> Bool) -> Bool {
    var isFound = false
    forEachScalar(in: 0..<elementCount) { scalar, _ in
      isFound = isOne(scalar)
      return !isFound
    }
    return isFound
  }

  func copyDisplay<Encoding>(to writer: inout TextWriter<Encoding>) {
    if !memory.isConcealed { return copyValue(to: &writer) }
    for _ in 0..<characterCount { writer.append("\u{2022}") }
  }
  func copyValue<Encoding>(to writer: inout TextWriter<Encoding>) {
    forEachScalar(in: 0..<memory.storage.count) { scalar, _ in
      writer.append(scalar)
      return true
    }
  }

  func forEachPart(_ body: (DisplayRun.Role, Range<Int>) -> Void) {
    let marked = memory.marked.map {
      offset(of: $0.lowerBound, afterGap: false)..<offset(of: $0.upperBound, afterGap: false)
    }
    body(.typed, 0..<(marked?.lowerBound ?? length))
    guard let marked else { return }
    body(.marked, marked)
    body(.typed, marked.upperBound..<length)
  }

  func show(_ concealment: Concealment) { memory.isConcealed = concealment != .none }
  func settle(_ options: FieldOptions, hasMarkedText: Bool) {
    memory.isQuick = !hasMarkedText && !options.isOverwriting
  }

  func clear() {
    memory.storage.wipe()
    memory.incoming.wipe()
    (memory.replaced, memory.marked) = (0..<0, nil)
    memory.known = (0, .zero)
    memory.paragraphs.removeAll()
    memory.paragraphs.insert(.zero)
  }
  func wipe() {
    memory.storage.wipe()
    memory.incoming.wipe()
  }

  func check() {
    #if DEBUG
      let (total, count) = (memory.paragraphs.total, memory.storage.count)
      precondition(total[0] == count, "the index of paragraphs has lost count")
      // what costs more than the text's own keys is not derived again
      if count > 4_096 { return }
      let known = memory.known
      precondition(caretPlace(near: known.byte, roundingUp: false) == known.byte, "no caret stands at what is known")
      memory.known = (0, .zero)
      precondition(extent(before: known.byte) == known.extent, "a place has moved")
      memory.known = known
      var again = TextExtent.zero
      forEachParagraph(in: 0..<count, endsText: true) { again &+= $0 }
      precondition(total == again, "the index of paragraphs has lost count")
    #endif
  }
}

/// Edits: each makes a draft of a range that is replaced, and of what takes its place.
extension TextContent {
  func type(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    memory.incoming.removeAll(keepingCapacity: true)
    guard let kept = kept(scalar) else { return state.reject(reason(scalar)) }
    memory.incoming.append(kept)
    return insertion(&state)
  }

  func joins(invisible scalar: Unicode.Scalar, _ selection: ElementSelection) -> Bool {
    keeps(invisible: scalar, after: memory.storage.scalar(before: selection.low))
  }

  func paste(_ text: String, _ state: inout EditorState) -> EditOutcome {
    if !read(text, &state) { return .rejected }
    var outcome = insertion(&state)
    outcome.isTyping = true
    return outcome
  }

  func mark(_ text: String, _ state: inout EditorState) -> EditOutcome {
    _ = read(text, &state)
    memory.replaced = memory.marked ?? state.selection.elements
    if !fits { return state.reject(.tooLong) }
    memory.marked = memory.replaced.lowerBound..<memory.replaced.lowerBound + memory.incoming.count
    return draft()
  }
  func endMarking() { memory.marked = nil }
  /// That of a secret is shown beside its bullets.
  var holdsMarkedText: Bool { !memory.isSecure }

  func delete(_ elements: Range<Int>, steppingTo step: Int, _ state: inout EditorState) -> EditOutcome {
    if elements.isEmpty { return .rejected }
    memory.incoming.removeAll(keepingCapacity: true)
    memory.replaced =
      caretPlace(near: elements.lowerBound, roundingUp: false)..<caretPlace(near: elements.upperBound, roundingUp: true)
    return draft()
  }

  func format(_ text: String, _ state: inout EditorState) -> EditOutcome {
    read(text, &state) ? whole(&state) : .rejected
  }
  func setValue(_ value: String, _ state: inout EditorState) -> EditOutcome {
    read(value, &state) && state.report.count == 0 ? whole(&state) : .rejected
  }
  private func whole(_ state: inout EditorState) -> EditOutcome {
    memory.replaced = 0..<memory.storage.count
    return fits ? draft() : state.reject(.tooLong)
  }

  /// A text has nothing to be finished.
  func endEditing(_ state: inout EditorState) -> EditOutcome {
    memory.incoming.removeAll(keepingCapacity: true)
    memory.replaced = state.selection.low..<state.selection.low
    return .draft(state.selection)
  }

  /// What was read takes the place of the selection, or of the character after the caret where typing overwrites.
  private func insertion(_ state: inout EditorState) -> EditOutcome {
    memory.replaced = state.selection.elements
    if state.options.isOverwriting, state.selection.isCaret, memory.incoming.count > 0 {
      let (caret, line) = (memory.replaced.lowerBound, line(of: memory.replaced.lowerBound))
      if caret < line.upperBound { memory.replaced = caret..<caretPlace(near: caret + 1, roundingUp: true) }
    }
    return fits ? draft() : state.reject(.tooLong)
  }

  /// Whether the draft has no more characters than there may be, or than there are.
  private var fits: Bool {
    let most = max(memory.lengthLimit, characterCount)
    if memory.storage.count - memory.replaced.count + memory.incoming.count <= most { return true }
    // with the character before, which a mark may join
    let before = caretPlace(near: memory.replaced.lowerBound - 1, roundingUp: false)..<memory.replaced.lowerBound
    var counter = OffsetCounter(.characters)
    forEachScalar(in: before) { scalar, _ in
      counter.count(scalar)
      return true
    }
    memory.incoming.forEachScalar { counter.count($0) }
    return characterCount - clusterCount(in: before) - clusterCount(in: memory.replaced) + counter.total <= most
  }

  /// The draft with the caret after what was put in. What stands after may join it, as a mark does.
  private func draft() -> EditOutcome {
    .draft(caret: draftBoundary(from: memory.replaced.lowerBound + memory.incoming.count))
  }

  /// Reads a text that is to be put in, and reports what is left out of it.
  ///
  /// - Returns: Whether anything is left.
  private func read(_ text: String, _ state: inout EditorState) -> Bool {
    memory.incoming.removeAll(keepingCapacity: true)
    var (isAfterReturn, place) = (false, OffsetCounter(.characters))
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      place.count(scalar)
      if scalar == "\n" && isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = scalar == "\r"
      if let kept = kept(scalar), !kept.isInvisible || keeps(invisible: kept, after: previous) {
        memory.incoming.append(kept)
        previous = kept
      } else {
        state.report.append(reason(scalar), at: place.total - 1)
      }
    }
    return !memory.incoming.isEmpty || text.isEmpty
  }

  /// A scalar as it is kept; `nil` where it is left out: a control character, and in a text of one line what ends a
  /// line, and a tab unless the text is a secret.
  private func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 10, 13, 0x85, 0x2028, 0x2029: memory.format.hasLines ? "\n" : nil
    case 9: memory.format.hasLines || memory.isSecure ? scalar : nil
    case 32...126, 0xA0...: scalar
    default: nil
    }
  }

  /// Why a scalar is not kept: only what would be seen could be meant.
  private func reason(_ scalar: Unicode.Scalar) -> Rejection.Reason {
    switch scalar.value {
    case 9, 10, 13, 0x85, 0x2028, 0x2029: .notAllowedHere
    default: .invisible
    }
  }

  /// Whether what cannot be seen is part of a text: of one line only where it joins what stands before it.
  private func keeps(invisible scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    memory.format.hasLines || scalar.continuesCluster && previous?.takesJoiners ?? false
  }
}
