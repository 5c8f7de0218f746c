/// What comes from a terminal, and from the clock.
package struct TerminalInput {
  package enum Event {
    case keys([TerminalKey])
    /// The pointer has rested for half a second.
    case rest(row: Int, column: Int)
    case time(milliseconds: Int)
    /// The window has another size, or the process goes on after a stop.
    case redraw
    /// The terminal is gone.
    case end
  }
  private var decoder = TerminalKeyDecoder()
  /// Keys that came while something was asked of the terminal.
  private var kept: [TerminalKey] = []
  /// Where the pointer rests, and since when, in milliseconds.
  private var resting: (pointer: TerminalPointer, since: Int)?
  private var lastPress: (pointer: TerminalPointer, time: Int)?
  /// How long, in milliseconds, what follows an escape byte may take to come, and how long a pointer rests.
  private let patience: Int32 = 50
  private let rest = 500

  package init() {}

  /// Waits for what comes next.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - waiting: After how many milliseconds time is passed on; `nil` for never.
  package mutating func next(from terminal: borrowing TerminalMode, waiting: Int32?) -> Event {
    if !kept.isEmpty {
      defer { kept = [] }
      return .keys(kept)
    }
    let began = Self.now
    let due = resting.map { Int32(max(0, $0.since + rest - began)) }
    let limits = [decoder.isWaitingForEscape ? patience : nil, waiting, due].compactMap { $0 }
    switch terminal.wait(milliseconds: limits.min() ?? -1) {
    case .bytes(let bytes):
      decoder.feed(bytes)
      var keys: [TerminalKey] = []
      while let key = decoder.next() { keys.append(noted(key)) }
      return .keys(keys)
    case .nothing:
      if decoder.isWaitingForEscape { return .keys(decoder.nextEscape().map { [$0] } ?? []) }
      if let place = resting, Self.now - place.since >= rest {
        resting = nil
        return .rest(row: place.pointer.row, column: place.pointer.column)
      }
      return .time(milliseconds: Self.now - began)
    case .redraw: return .redraw
    case .end: return .end
    }
  }

  /// Where the pointer rests is remembered, and a press that follows another on the same place is a double one.
  private mutating func noted(_ key: TerminalKey) -> TerminalKey {
    guard case .pointer(var pointer) = key else {
      resting = nil
      return key
    }
    let now = Self.now
    resting = pointer.action == .rest ? (pointer, now) : nil
    guard pointer.action == .press else { return key }
    if let last = lastPress, last.pointer == pointer, now - last.time < 500 {
      pointer.action = .doublePress
      lastPress = nil
    } else {
      lastPress = (pointer, now)
    }
    return .pointer(pointer)
  }

  /// Milliseconds of a clock that only goes on.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }

  // MARK: how wide characters are drawn

  /// A look with the widths that the terminal has, unless only ASCII is drawn, or the environment says them.
  package mutating func fit(_ look: FormLook, to terminal: borrowing TerminalMode) -> FormLook {
    var look = look
    if !look.isASCII, getenv("CARETAKER_WIDTHS") == nil { look.widths = askForWidths(terminal) ?? look.widths }
    return look
  }

  /// Asks how wide the terminal draws five characters, in one write, in the row of the caret. Keys that come meanwhile
  /// are kept.
  ///
  /// - Returns: What it answered; `nil` if it did not within 150 milliseconds.
  private mutating func askForWidths(_ terminal: borrowing TerminalMode) -> CellWidths? {
    let questions = CellWidths.probes.map { "\r\($0)\u{1B}[6n" }.joined()
    terminal.write(questions + "\r\u{1B}[K")
    var columns: [Int] = []
    let began = Self.now
    while columns.count < CellWidths.probes.count {
      let left = 150 - (Self.now - began)
      guard left > 0 else { return nil }
      switch terminal.wait(milliseconds: Int32(left)) {
      case .bytes(let bytes): decoder.feed(bytes)
      case .nothing, .end: return nil
      case .redraw: break
      }
      while let key = decoder.next() {
        if case .position(_, let column) = key { columns.append(column) } else { kept.append(noted(key)) }
      }
    }
    return CellWidths(answers: columns)
  }
}

extension CellWidths {
  /// Characters that terminals draw in different widths: skin tone, selector, joiner, flag, line.
  static let probes = [
    "\u{1F44D}\u{1F3FD}", "\u{2764}\u{FE0F}", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}",
    "\u{2502}",
  ]

  /// What the columns say in which the caret stood after each of them.
  init(answers: [Int]) {
    self.init(
      modifiersJoin: answers[0] <= 2, selectorWidens: answers[1] >= 2, joinersJoin: answers[2] <= 2,
      flagsPair: answers[3] <= 2, ambiguousIsWide: answers[4] >= 2)
  }
}
