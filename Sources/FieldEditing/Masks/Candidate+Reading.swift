internal import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Reading a text as a person types it: each character walks over literals, or is a value character, or is made to fit.
extension Candidate {
  /// Reads `scratch.text`, `walked` being the literals between the last value character and the caret.
  ///
  /// - Parameters:
  ///   - start: where reading begins, or goes on.
  ///   - untilLost: whether it ends after the first character that is lost.
  /// - Returns: where it ended.
  @discardableResult mutating func read(
    _ typed: TypedClusters, _ scratch: inout Scratch, from start: Int = 0, untilLost: Bool = false
  ) -> Int {
    if scratch.endsNumber && start == 0 { autoInsertSeparator() }
    var i = start
    while i < scratch.text.count && !(untilLost && loss != Loss()) {
      let taken = states.enter(scratch.text, from: i, after: walked.count).taken
      if taken > 0 { walked.removeAll() }
      i += taken > 0 ? taken : readNext(i, typed, &scratch)
    }
    return i
  }

  /// Reads the one separator that may come next, which was not typed.
  private mutating func autoInsertSeparator() {
    let count = states.count
    if states.exact(states.state(count).separator) { autoInserted = count..<states.count }
  }

  /// Reads a character of the text, with those after it that are walked over like it.
  ///
  /// - Returns: How many.
  private mutating func readNext(_ i: Int, _ typed: TypedClusters, _ scratch: inout Scratch) -> Int {
    let (c, tables) = (scratch.text[i], states.tables)
    let taken = take(c, i, typed, &scratch)
    if taken > 0 { return taken }
    if let plain = c.plainForm, case let taken = take(plain, i, typed, &scratch), taken > 0 { return taken }
    if c >= .firstCluster, case let first = tables.firstScalar(of: c, typed).value,
      case let taken = take(first, i, typed, &scratch), taken > 0
    {
      rejectMarks(scratch.position(i))
      return taken
    }
    reject(scratch.position(i), states.reasonToReject, isLetterOrNumber: tables.isLetterOrNumber(c, typed))
    return 1
  }

  /// Reads a character in place of that of the text.
  ///
  /// - Returns: How many of the text were read, none where it does not fit.
  private mutating func take(_ c: Symbol, _ i: Int, _ typed: TypedClusters, _ scratch: inout Scratch) -> Int {
    let tables = states.tables
    let isWord = tables.isLetterOrNumber(c, typed)
    lookAhead(&scratch)
    if let walk = firstWalk(scratch.way, isWord, typed, { $0 == c }) {
      var (end, taken) = (walk + 1, 1)
      while end < scratch.way.count, i + taken < scratch.text.count,
        scratch.text[i + taken] == tables.node(scratch.way[end]).argument
      {
        end += 1
        taken += 1
      }
      walked.append(scratch.way, 0..<end)
      return taken
    }
    if take({ _ in c }) { return 1 }
    if tables.isLetter(c, typed) {
      let lower = tables.lowercase(c)
      if let walk = firstWalk(scratch.way, isWord, typed, { tables.lowercase($0) == lower }) {
        walked.append(scratch.way, 0..<walk + 1)
        return 1
      }
    }
    if walked.isEmpty && readPadded(c, &scratch) { return 1 }
    // another separator stands for the one that fits: that which was just shown, or one ahead
    if c.isSeparator && isConfirmed && walkedOverSeparator { return 1 }
    if c.isSeparator && walkOverSeparator(&scratch) { return 1 }
    if c.isSeparator && takeSeparator(for: c) { return 1 }
    return !isWord && isAheadElsewhere(c, &scratch) ? 1 : 0
  }

  /// Whether a character begins literals that another parse has next: it is shown once that parse is, and nothing
  /// changes until then.
  private func isAheadElsewhere(_ c: Symbol, _ scratch: inout Scratch) -> Bool {
    let (tables, state) = (states.tables, states.state(states.count))
    if !walked.isEmpty || tables.hasOpenNumbers { return false }
    for i in 1..<max(1, Int(state.parseCount)) {
      tables.ahead(from: tables.parses[Int(state.parses) + i], certain: false, into: &scratch.way, &scratch.loops)
      for i in 0..<scratch.way.count where tables.node(scratch.way[i]).argument == c { return true }
    }
    return false
  }

  /// Finds the literals on the way ahead of the caret.
  private func lookAhead(_ scratch: inout Scratch) {
    let at = walked.last.map { states.tables.node($0).next } ?? states.top(states.count)
    states.tables.ahead(from: at, certain: states.isSingle(states.count), into: &scratch.way, &scratch.loops)
  }

  /// Whether a separator of the value was walked over.
  private var walkedOverSeparator: Bool {
    for i in 0..<walked.count {
      let node = states.tables.node(walked[i])
      if node.isValueLiteral && node.argument.isSeparator { return true }
    }
    return false
  }

  /// Reads the one separator that fits. Before the first character there is nothing to separate: a dash is a minus
  /// there.
  private mutating func takeSeparator(for c: Symbol) -> Bool {
    let isFirst = states.count == 0 && !walksOverValue
    if !isFirst && isWhole && c.saysMore { return false }
    return take { state in
      let fits = !isFirst || c.isDash && state.separator.isDash
      return fits && state.separator != 0 ? state.separator : nil
    }
  }

  /// Whether value literals were walked over.
  private var walksOverValue: Bool {
    for i in 0..<walked.count where states.tables.node(walked[i]).isValueLiteral { return true }
    return false
  }

  /// Walks over value literals that are certain to come next, if that is a separator; after all digits of a number of
  /// fixed width over one that is only shown, too, if digits follow it.
  private mutating func walkOverSeparator(_ scratch: inout Scratch) -> Bool {
    lookAhead(&scratch)
    let tables = states.tables
    for i in 0..<scratch.way.count {
      let node = tables.node(scratch.way[i])
      guard node.isValueLiteral || i == 0 && node.argument.isSeparator && endsBetweenNumbers else { continue }
      guard node.argument.isSeparator else { return false }
      walked.append(scratch.way, 0..<i + 1)
      return true
    }
    return false
  }

  /// Whether a number of fixed width has all its digits where the caret stands, and others follow.
  private var endsBetweenNumbers: Bool {
    guard !isWhole, walked.isEmpty, let (width, digits) = states.openNumber else { return false }
    return width == digits && states.state(states.count).flags & StateRecord.takesNoDigits == 0
  }

  /// The first node of a way that a character equals. A letter or digit skips punctuation only.
  private func firstWalk(
    _ way: borrowing NumberList, _ isWord: Bool, _ typed: TypedClusters, _ equals: (Symbol) -> Bool
  ) -> Int? {
    let tables = states.tables
    for i in 0..<way.count {
      let symbol = tables.node(way[i]).argument
      if equals(symbol) { return i }
      if isWord && tables.isLetterOrNumber(symbol, typed) { return nil }
    }
    return nil
  }

  /// Reads a value character after the value literals that were walked over; or as if neither that had been passed nor
  /// value literals that are certain to come been typed, which is shown and not yet part of the value. `character`:
  /// which one, by the state it is read in.
  private mutating func take(_ character: (StateRecord) -> Symbol?) -> Bool {
    var before = states.count
    var passed = 0
    var follows = true
    for i in 0..<walked.count where follows {
      let node = states.tables.node(walked[i])
      guard node.isValueLiteral else { continue }
      follows = states.exact(node.argument)
      passed += 1
    }
    var taken = false
    if follows, let c = character(states.state(states.count)) { taken = states.feed(c) }
    if !taken {
      if passed > 0 { states.cut(to: before) }
      passed = 0
      let kept = max(head, states.countBeforeCertainEnd)
      guard let c = character(states.state(kept)), states.fits(c, after: kept) else { return false }
      if kept < before { states.cut(to: kept) }
      retypes = retypes || kept < before || !walked.isEmpty
      before = kept
      taken = states.feed(c)
    }
    guard taken else { return false }
    walked.removeAll()
    if states.count > before + passed + 1 { autoInserted = before + passed..<states.count - 1 }
    return true
  }

  /// Pads the fixed-width number being typed with zeros, if the character fits after it so.
  private mutating func readPadded(_ c: Symbol, _ scratch: inout Scratch) -> Bool {
    guard let digits = states.openNumber?.digits, scratch.padded.pad(states) else { return false }
    let tables = states.tables
    let last = scratch.padded.count
    let start = states.count - digits
    let zeros = start..<start + last - states.count
    tables.ahead(from: scratch.padded.top(last), certain: true, into: &scratch.way, &scratch.loops)
    for i in 0..<scratch.way.count {
      let symbol = tables.node(scratch.way[i]).argument
      guard symbol == c || c.isSeparator && symbol.isSeparator else { continue }
      states.copy(scratch.padded, to: last)
      walked.append(scratch.way, 0..<i + 1)
      padded = zeros
      return true
    }
    guard scratch.padded.feed(c) else { return false }
    states.copy(scratch.padded, to: scratch.padded.count)
    padded = zeros
    return true
  }
}

extension Symbol {
  /// The ASCII character that a full-width form stands for where it does not fit itself; `nil` for any other.
  var plainForm: Symbol? {
    guard self >= 128, let plain = Unicode.Scalar(self)?.plainForm, plain.isASCII else { return nil }
    return plain.value
  }
}

extension MaskTables {
  func isLetterOrNumber(_ c: Symbol, _ typed: TypedClusters) -> Bool {
    firstScalar(of: c, typed).isLetterOrNumber
  }
  func isLetter(_ c: Symbol, _ typed: TypedClusters) -> Bool { firstScalar(of: c, typed).isLetter }
  func lowercase(_ c: Symbol) -> Symbol { c < .firstCluster ? (Unicode.Scalar(c)?.simpleLowercase.value ?? c) : c }
}
