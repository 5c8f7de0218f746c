internal import MaskSyntax

/// Reads a text in a dialect: what the readers of all dialects share. Each dialect's own stands in a file of its name.
struct DialectReader {
  /// What a text of a dialect means, before what is said of a whole mask is known.
  enum Meaning {
    case mask(MaskExpression)
    case number(DialectNumber)
    case named(String)
  }

  let source: [Unicode.Scalar]
  let dialect: MaskDialect
  let limits: MaskLimits
  var options = DialectOptions()
  var notes: [DialectNote] = []
  var isList = false
  /// The end from which the mask is filled.
  var direction = MaskTree.Direction.fromStart
  /// What is shown for slots that are still to come.
  var prompt: PeerPrompt?
  /// The characters of slots and parts that have their own, by where these stand in the text.
  var ownCharacters: [(span: Range<Int>, character: Cluster)] = []
  /// The bounds of dates, as options say them; `nil` where no part is one of a date.
  var dateBounds: [PeerDateBound]?
  /// The date that the mask is.
  var date: DialectDate?
  var depth = 0
  /// How deep the expression that is read stands: anchors are at its ends.
  var expressionDepth = 0
  private var leaves = 0

  init(_ source: [Unicode.Scalar], dialect: MaskDialect, limits: MaskLimits) {
    self.source = source
    self.dialect = dialect
    self.limits = limits
    (options.takesWhatFits, options.dropsOverflow) = (dialect.takesWhatFits, dialect.dropsOverflow)
  }

  var whole: Range<Int> { 0..<source.count }
  /// The whole text as a mask, character by character; of one in quotes, as code has it, what stands between them.
  var cursor: PeerCursor {
    if let quoted, let cursor = quoted.cursor { return cursor }
    return PeerCursor(source.enumerated().map { PeerCharacter(scalar: $1, span: $0..<$0 + 1) }, span: whole)
  }

  /// The text in quotes that the whole text is; `nil` where the quotes may be the mask's.
  private var quoted: PeerValue? {
    // in C# a text may begin with a sign that its backslashes are characters as others
    let start = dialect == .dotnet && source.first == "@" ? 1 : 0
    guard dialect != .regex, start < source.count, source[start] == "'" || source[start] == "\"" else { return nil }
    var reader = PeerValueReader(source, dialect: dialect, limits: limits)
    reader.position = start
    guard let value = try? reader.whole(isRaw: start > 0), value.text != nil else { return nil }
    return value
  }

  mutating func content() throws(SyntaxError) -> DialectMask.Content {
    let meaning: Meaning =
      switch dialect {
      case .redmadrobot: try redMadRobot()
      case .inputmask: try inputmask()
      case .imask: try imask()
      case .maska: try maska(.maska)
      case .ngx: try ngxMask()
      case .dotnet: try dotNet()
      case .maskedinput: try maskedInput()
      case .cleave: try cleave()
      case .reactNumberFormat: try reactNumberFormat()
      case .maskito: try maskito()
      case .autoNumeric: try autoNumeric()
      case .vueTheMask: try maska(.vueTheMask)
      case .flutter: try flutter()
      case .qt: try qt()
      case .regex: try regularExpression()
      }
    switch meaning {
    case .number(let number): return .number(number)
    case .named(let name): return .named(name)
    case .mask(let expression):
      // in a mask that is filled from its end how many characters there are decides
      let dated = dated(expression)
      let (mask, quoted) = direction == .fromEnd ? (dated, []) : dated.withDecidingText()
      if !mask.takesCharacters { throw failure(.takesNothing, whole) }
      noteQuoted(quoted)
      return .mask(MaskTree(mask, direction: direction, prompt: prompt(of: mask)))
    }
  }

  /// Notes the text that is part of the value here and not there, a run at a time.
  private mutating func noteQuoted(_ quoted: [MaskExpression]) {
    var rest = quoted[...]
    while let first = rest.first {
      var (text, end) = ("", first.span.lowerBound)
      while let next = rest.first, next.span.lowerBound == end, case .valueLiteral(let cluster) = next.kind {
        text += String(cluster.scalars)
        end = next.span.upperBound
        rest = rest.dropFirst()
      }
      note(.differs, "'\(text)' is part of the value, as it decides the layout", first.span.lowerBound..<end)
    }
  }

  /// An error that does not say yet what would mend it: that is added once all was read.
  func failure(_ kind: SyntaxError.Kind, _ span: Range<Int>) -> SyntaxError {
    SyntaxError(kind, at: span.lowerBound, span: span, in: source)
  }

  /// A part that no mask of this library can have, in words: `a back reference`.
  func unsupported(_ what: String, _ span: Range<Int>) -> SyntaxError { failure(.notSupported(what), span) }

  mutating func note(_ kind: DialectNote.Kind, _ message: String, _ span: Range<Int>) {
    notes.append(DialectNote(kind, message, span: span))
  }

  /// A slot, a range or a fixed character, counted against the limit of nodes.
  mutating func leaf(_ kind: MaskExpression.Kind, _ span: Range<Int>) throws(SyntaxError) -> MaskExpression {
    leaves += 1
    if leaves > limits.nodes { throw failure(.tooManyNodes(limit: limits.nodes), span) }
    return MaskExpression(kind, span: span)
  }

  /// The next characters as literals, or as value literals.
  mutating func fixed(_ cursor: inout PeerCursor, isValue: Bool = false) throws(SyntaxError) -> MaskExpression {
    let start = cursor.position
    let cluster = cursor.cluster()
    return try leaf(isValue ? .valueLiteral(cluster) : .literal(cluster), cursor.span(from: start))
  }

  /// A text as literals.
  mutating func fixed(_ text: [PeerCharacter], isValue: Bool = false) throws(SyntaxError) -> [MaskExpression] {
    var cursor = PeerCursor(text, span: whole)
    var out: [MaskExpression] = []
    while !cursor.isAtEnd { out.append(try fixed(&cursor, isValue: isValue)) }
    return out
  }

  /// A part several times; `nil` where there is no upper bound.
  func repeated(
    _ expression: MaskExpression, _ least: Int, _ most: Int?, _ span: Range<Int>
  ) throws(SyntaxError) -> MaskExpression {
    if max(least, most ?? 0) > limits.repeatCount { throw failure(.repeatTooLarge(limit: limits.repeatCount), span) }
    if let most, most < least { throw failure(.repeatBoundsReversed, span) }
    if most == 0 { throw failure(.repeatOfZero, span) }
    if least == 1 && most == 1 { return expression }
    return MaskExpression(.repetition(expression, least: least, most: most), span: expression.span.joined(with: span))
  }

  /// A mask of this library's own language at a place of the text: what an alias of the dialect stands for.
  func alias(_ mask: String, _ span: Range<Int>) -> MaskExpression {
    // aliases are written here, and tests read each
    guard let tree = try? MaskTree(parsing: mask) else { return MaskExpression(.sequence([]), span: span) }
    return tree.expression.placed(at: span)
  }

  /// Masks of which a longer one takes over as more is typed: the shorter first.
  mutating func list(_ trees: [MaskExpression], _ span: Range<Int>) -> MaskExpression {
    isList = true
    let ordered = trees.enumerated().sorted { left, right in
      let (a, b) = (left.element.slotCount, right.element.slotCount)
      return a != b ? a < b : left.offset < right.offset
    }
    return MaskExpression(.alternatives(ordered.map { $0.element.withoutDateParts }), span: span)
  }

  /// Counts a level of nesting around what is read.
  mutating func nested<Result>(
    _ span: Range<Int>, _ read: (inout DialectReader) throws(SyntaxError) -> Result
  ) throws(SyntaxError) -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > limits.nesting { throw failure(.nestingTooDeep(limit: limits.nesting), span) }
    return try read(&self)
  }
}
