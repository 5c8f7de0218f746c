package import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Both ways of reading a whole text, character by character, as long as no letter or digit of it is lost: as a value
/// and as a display.
///
/// It is what `Field.setText` does with a line, opened up for a table of lines: after every character it reports all
/// that decides what becomes of the next ones (`key`), and at the end how the line is laid out (`cells`).
@usableFromInline package struct MaskReading: ~Copyable {
  private let mask: Mask
  package let tables: MaskTables
  let typed: TypedClusters
  var value: Layout
  var display: Candidate
  private var scratch: Scratch
  /// Which character of the text each of the value is, -1 for those that were auto-inserted.
  var valueSources: [Int] = []
  var displaySources: [Int] = []
  /// How many characters were read.
  package private(set) var count = 0
  /// What was lost by reading it as a value, and as a display.
  var valueLosses = Losses()
  var displayLosses = Losses()
  /// Whether it takes a field to know: parses differ in what they make of a character's case.
  package private(set) var isUncertain = false
  /// The separators of the text, each with where it stands.
  private(set) var marks: [UInt32] = []

  /// Whether a field may add to a value: zeros of a number, or value literals.
  private let mayBeFinished: Bool

  /// What a reading loses, or brings along.
  struct Losses {
    /// Where the separators stand that it leaves out.
    var marks: [UInt32] = []
    /// Whether it loses another mark, which may mean nothing.
    var isOfOtherMarks = false
    /// Whether it loses a separator that nothing stands for in what is shown, so that it means something.
    var isStray = false
    /// Whether it loses a letter or a digit: then it is read no further.
    var isLostForGood = false
    /// Whether it loses anything but separators.
    var isLost: Bool { isLostForGood || isOfOtherMarks }
    /// Whether value literals or zeros were auto-inserted.
    var autoInserts = false
    /// Whether a separator was lost last that may be stray.
    var endsInMark = false
    /// Whether what follows it is shown beside what stands before it.
    var closesUp = false

    /// A number that is the same for losses from which lines are read on alike: without the places of marks, which
    /// follow from how many there are and from where the characters that are kept stood.
    var key: UInt32 {
      isLostForGood
        ? 1
        : (isOfOtherMarks ? 2 : 0) | (autoInserts ? 4 : 0) | (isStray ? 8 : 0) | (endsInMark ? 16 : 0)
          | UInt32(marks.count) << 5
    }

    mutating func lose(_ c: Symbol, at place: Int) {
      if c.isSeparator { return marks.append(UInt32(place)) }
      if Unicode.Scalar(c)?.isLetterOrNumber ?? false { isLostForGood = true } else { isOfOtherMarks = true }
    }

    mutating func clear() {
      marks.removeAll(keepingCapacity: true)
      (isOfOtherMarks, isStray, isLostForGood) = (false, false, false)
      (autoInserts, endsInMark, closesUp) = (false, false, false)
    }
  }

  /// Whether both lose more than separators.
  package var isLost: Bool { valueLosses.isLost && displayLosses.isLost }
  /// Whether both lose a letter or a digit, or a separator that means something.
  package var isLostForGood: Bool {
    (valueLosses.isLostForGood || valueLosses.isStray) && (displayLosses.isLostForGood || displayLosses.isStray)
  }
  /// Whether what is read may be a whole value: not where a character is known to be missing.
  package var mayBeWhole: Bool {
    func mayBeWhole(_ losses: Losses, _ states: borrowing Layout) -> Bool {
      !losses.isLostForGood && !losses.isStray && (states.isComplete || mayBeFinished)
    }
    return mayBeWhole(valueLosses, value) || mayBeWhole(displayLosses, display.states)
  }
  /// Whether it is read as a value, by which no more is lost than by reading it as a display.
  var isReadAsValue: Bool {
    !valueLosses.isLost && (displayLosses.isLost || valueLosses.marks.count <= displayLosses.marks.count)
  }
  private var losses: Losses { isReadAsValue ? valueLosses : displayLosses }
  /// Whether nothing is lost.
  package var takesAll: Bool { !isLost && losses.marks.isEmpty }
  /// Whether separators are left out, or others, or zeros, are auto-inserted beside those of the text: whether they go
  /// together is not decided here.
  package var changesMarks: Bool { !losses.marks.isEmpty || losses.autoInserts && !marks.isEmpty }

  /// Which separators the reader of whole texts does not leave out where none is shown.
  package enum MarkLoss {
    case none
    /// All but blanks and hyphens.
    case heavyStray
    case allStray
  }
  private let markLoss: MarkLoss

  /// - Parameter markLoss: which separators are lost for good between characters that are shown side by side.
  package init(_ mask: Mask, losing markLoss: MarkLoss = .none) {
    self.mask = mask
    // of several literals after a character one may be taken for what stands before it
    self.markLoss = mask.program.tables.longestGap > 1 ? .none : markLoss
    let (tables, typed) = (mask.program.tables, TypedClusters())
    self.tables = tables
    mayBeFinished = tables.hasFixedNumbers || tables.hasLiteral(.valueLiteral) { _ in true }
    self.typed = typed
    let room = 96 + 2 * min(tables.longestGap, 64)
    func layout() -> Layout { Layout(tables, typed, capacity: 48, room: room, limit: FieldOptions().lengthLimit) }
    value = layout()
    display = Candidate(states: layout(), whole: layout())
    scratch = Scratch(padded: layout())
  }

  deinit { typed.free() }

  /// Begins with an empty text.
  package mutating func clear() {
    value.clear()
    display.begin(value, 0, isWhole: true)
    valueSources.removeAll(keepingCapacity: true)
    displaySources.removeAll(keepingCapacity: true)
    valueLosses.clear()
    displayLosses.clear()
    (count, isUncertain) = (0, false)
    marks.removeAll(keepingCapacity: true)
  }

  /// Reads an ASCII character.
  @export(interface) package mutating func read(_ c: UInt8) {
    let c = Symbol(c)
    if c.isSeparator { marks.append(UInt32(count) << 8 | UInt32(c)) }
    if !valueLosses.isLostForGood { readValue(c) }
    if !displayLosses.isLostForGood { readDisplay(c) }
    noteStrayMarks(before: c)
    count += 1
  }

  /// Notes which separators before a letter or a digit the reader of whole texts will not leave out: it looks at what a
  /// field shows up to that, which is the reading that loses less.
  private mutating func noteStrayMarks(before c: Symbol) {
    if c.isSeparator {
      let mayBeStray = markLoss == .allStray || markLoss == .heavyStray && c != 0x20 && c != 0x2D
      if valueLosses.marks.last == UInt32(count) { valueLosses.endsInMark = mayBeStray }
      if displayLosses.marks.last == UInt32(count) { displayLosses.endsInMark = mayBeStray }
      return
    }
    let isFigure = Unicode.Scalar(c)?.isLetterOrNumber ?? false
    let (value, display) = (isFigure && valueLosses.closesUp, isFigure && displayLosses.closesUp)
    let (valueMarks, displayMarks) = (valueLosses.marks.count, displayLosses.marks.count)
    if value && (display || displayLosses.isLostForGood && valueMarks <= displayMarks + 1) {
      valueLosses.isStray = true
    }
    if display && (value || valueLosses.isLostForGood && displayMarks <= valueMarks) { displayLosses.isStray = true }
    (valueLosses.endsInMark, valueLosses.closesUp) = (false, false)
    (displayLosses.endsInMark, displayLosses.closesUp) = (false, false)
  }

  /// Whether the last character of a layout, which had fewer before, is the first that is shown, or is so beside a
  /// letter or a digit.
  private func closesUp(_ states: borrowing Layout, after count: Int) -> Bool {
    if states.count <= count { return false }
    let last = states.count - 1
    var nodes = NumberList(capacity: 16)
    tables.nodes(ofPath: states.path(last), into: &nodes)
    for i in 0..<nodes.count where tables.node(nodes[i]).isFixedText { return false }
    return last == 0 || Unicode.Scalar(states.character(last - 1))?.isLetterOrNumber ?? false
  }

  private mutating func readValue(_ c: Symbol) {
    if tables.changesCase && !valueLosses.isLost && !takersAgree(on: c) { isUncertain = true }
    let before = value.count
    guard value.feed(c) else { return valueLosses.lose(c, at: count) }
    for _ in before..<value.count - 1 { valueSources.append(-1) }
    valueLosses.autoInserts = valueLosses.autoInserts || before < value.count - 1
    valueSources.append(count)
    if valueLosses.endsInMark { valueLosses.closesUp = closesUp(value, after: before) }
  }

  /// Whether all that may take a character keep it alike: else a value is read as it is, whatever slots on the way
  /// would make of it.
  private func takersAgree(on c: Symbol) -> Bool {
    let cell = value.cell(for: c)
    if cell == 0 || Row.isAutoInsertion(cell) { return true }
    let edge = tables.edges[Row.number(cell)]
    let origins = Int(edge.origins)..<Int(edge.origins + edge.originCount)
    let kept = tables.kept(c, by: tables.origins[origins.lowerBound].taker, typed)
    return origins.allSatisfy { tables.kept(c, by: tables.origins[$0].taker, typed) == kept }
  }

  private mutating func readDisplay(_ c: Symbol) {
    scratch.text.removeAll()
    scratch.positions.removeAll()
    scratch.text.append(c)
    display.padded = 0..<0
    let before = display.states.count
    display.read(typed, &scratch)
    if !display.rejected.isEmpty {
      display.rejected.removeAll()
      return displayLosses.lose(c, at: count)
    }
    // so is what another parse shows
    if display.retypes || display.states.count == before && display.walked.isEmpty { isUncertain = true }
    displayLosses.autoInserts = displayLosses.autoInserts || !display.autoInserted.isEmpty
    let padded = display.padded
    displaySources.insert(contentsOf: repeatElement(-1, count: padded.count), at: padded.lowerBound)
    // else it was walked over
    guard display.walked.isEmpty else { return }
    let last = display.states.count - 1
    while displaySources.count > last { displaySources.removeLast() }
    while displaySources.count < last { displaySources.append(-1) }
    displaySources.append(count)
    if displayLosses.endsInMark { displayLosses.closesUp = closesUp(display.states, after: before) }
  }
}
