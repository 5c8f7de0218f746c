internal import MaskEngine

/// One way to read a text into a field: what was typed, what stood after, and what was lost.
struct Candidate: ~Copyable {
  /// The head of the value and what was read of the text.
  var states: Layout
  /// The same with what stands after.
  var whole: Layout
  /// How many characters of the value stand before the text.
  var head = 0
  /// Whether the text arrives whole, and is not typed.
  var isWhole = false
  /// Whether it is typed where the last key carried the caret over the literals walked over.
  var isConfirmed = false
  /// The nodes of literals walked over after the last character read.
  var walked = NumberList(capacity: 32)
  /// What did not fit, as a report keeps it.
  var rejected = NumberList(capacity: 32)
  var loss = Loss()
  /// Characters that stood after and are lost, or have left their place.
  var restLost = 0
  /// The characters lost of what stood after, counted from its end.
  var dropped = NumberList(capacity: 16)
  /// Whether characters typed took the place of empty slots.
  var filledEmptySlots = false
  /// The characters of the value that were auto-inserted, and the zeros that were put before a number.
  var autoInserted = 0..<0
  var padded = 0..<0
  /// Whether literals that were passed have been typed again.
  var retypes = false

  /// What a reading loses: letters and digits weigh more than punctuation.
  struct Loss: Comparable {
    var letters = 0
    var others = 0
    static func < (a: Loss, b: Loss) -> Bool { a.letters != b.letters ? a.letters < b.letters : a.others < b.others }
  }

  init(states: consuming Layout, whole: consuming Layout) {
    self.states = states
    self.whole = whole
  }

  /// Begins to read after the first `k` characters of a layout.
  mutating func begin(_ layout: borrowing Layout, _ k: Int, isWhole: Bool = false) {
    states.copy(layout, to: k)
    self.isWhole = isWhole
    isConfirmed = false
    head = k
    retypes = false
    walked.removeAll()
    rejected.removeAll()
    dropped.removeAll()
    loss = Loss()
    restLost = 0
    autoInserted = 0..<0
    padded = 0..<0
  }

  mutating func reject(_ position: Int, _ reason: Rejection.Reason, isLetterOrNumber: Bool) {
    if isLetterOrNumber { loss.letters += 1 } else { loss.others += 1 }
    rejected.append(reason, at: position, state: reason == .notAllowedHere ? states.programState : nil)
  }
}

extension Candidate {
  /// Notes that of a character the first scalar was read alone.
  mutating func rejectMarks(_ position: Int) { reject(position, .marksLeftOut, isLetterOrNumber: false) }
}

extension Layout {
  /// Why a character is rejected that does not fit after the value.
  var reasonToReject: Rejection.Reason { isFull ? .full : isAtLimit ? .tooLong : .notAllowedHere }
  /// The state of the program after the value; none of a value with an empty slot, for which the program has no states.
  var programState: Int? { mayHaveEmptySlots ? nil : stateNumber(count) }
}

/// Lists that the edits of a field work with; kept, so that they are allocated once.
struct Scratch: ~Copyable {
  /// The text of an edit, in symbols.
  var text = NumberList(capacity: 32)
  /// Which cluster of the text each symbol is, where some were rejected before they were read; else empty.
  var positions = NumberList(capacity: 4)
  /// The nodes of literals between the last value character and the caret.
  var passed = NumberList(capacity: 32)
  /// What stands after the edit, and what may become of it.
  var rest = Rest()
  var filling = Rest()
  /// Which characters of it did not fit, counted from the value's end.
  var lost = NumberList(capacity: 32)
  var way = NumberList(capacity: 32)
  var loops = NumberList(capacity: 4)
  var padded: Layout
  /// Whether the text begins after the separator that may come next, as the number before has ended.
  var endsNumber = false

  init(padded: consuming Layout) { self.padded = padded }

  /// Which cluster of the text a symbol is.
  func position(_ i: Int) -> Int { positions.isEmpty ? i : Int(positions[i]) }

  mutating func removeText() {
    text.removeAll()
    positions.removeAll()
  }

  func wipe() {
    text.wipe()
    rest.wipe()
    filling.wipe()
    padded.wipe()
  }
}
