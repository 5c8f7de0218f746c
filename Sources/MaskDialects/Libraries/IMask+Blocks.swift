internal import MaskSyntax

/// Blocks, dates and numbers of imask.
extension DialectReader {
  /// Blocks by their names, the longest first, as imask looks for them.
  mutating func imaskBlocks(_ blocks: PeerValue, _ table: inout DialectTable) throws(SyntaxError) {
    for member in members(of: blocks, "blocks") {
      if member.name.unicodeScalars.isEmpty { continue }
      var value = member.value
      if let members = value.members, !(value.member("mask")?.isIMaskEnum ?? false) {
        if let own = value.member("placeholderChar")?.character { table.wordPrompts.append((member.name, own)) }
        value = PeerValue(kind: .object(members.filter { $0.name != "placeholderChar" }), span: value.span)
      }
      table.words.append((member.name, try imaskBlock(value)))
    }
    table.words.sort { $0.word.unicodeScalars.count > $1.word.unicodeScalars.count }
  }

  private mutating func imaskBlock(_ value: PeerValue) throws(SyntaxError) -> MaskExpression {
    guard let members = value.members else { throw failure(.malformedOptions(expected: "a block"), value.span) }
    var options = PeerOptions(members, value.span)
    let mask = value.member("mask")
    switch mask?.word {
    case "IMask.MaskedRange", "MaskedRange":
      _ = options.take("mask")
      let range = try imaskRange(&options)
      leaveOut(options)
      return range
    case "IMask.MaskedEnum", "MaskedEnum":
      _ = options.take("mask")
      let choice = try imaskEnum(&options)
      leaveOut(options)
      return choice
    default:
      let content = try nested(value.span) { reader throws(SyntaxError) in try reader.imask(value) }
      guard case .mask(let tree) = content else { throw failure(.notAMask, value.span) }
      return tree
    }
  }

  /// `{mask: IMask.MaskedRange, from: 1, to: 12}`.
  mutating func imaskRange(_ options: inout PeerOptions) throws(SyntaxError) -> MaskExpression {
    noteAutofix(&options)
    let length = try digits(&options, "maxLength")
    guard let fromValue = options.take("from"), let toValue = options.take("to"), let from = fromValue.count,
      let to = toValue.count
    else {
      throw failure(.malformedOptions(expected: "'from' and 'to'"), options.span)
    }
    if to < from { throw failure(.rangeBoundsReversed, fromValue.span) }
    let width = max(length ?? 0, String(to).utf8.count)
    if width > 9 { throw failure(.rangeTooWide, toValue.span) }
    // a slot for each digit of the longest: what is too short is not complete there, and padded here
    let range = NumberRange(low: UInt32(from), high: UInt32(to), lowWidth: width, highWidth: width)
    return try leaf(.range(range), options.span)
  }

  /// Notes an `autofix` that makes another number of one that is beyond a bound. Numbers are padded with any of them.
  private mutating func noteAutofix(_ options: inout PeerOptions) {
    guard let fix = options.written("autofix"), fix.word == "true" else { return }
    note(.differs, "a number beyond a bound is rejected, and not made that bound", fix.span)
  }

  /// `{mask: IMask.MaskedEnum, enum: ['AM', 'PM']}`.
  mutating func imaskEnum(_ options: inout PeerOptions) throws(SyntaxError) -> MaskExpression {
    guard let values = options.take("enum")?.items, !values.isEmpty else {
      throw failure(.malformedOptions(expected: "the option 'enum'"), options.span)
    }
    var branches: [MaskExpression] = []
    for value in values {
      guard let text = value.text else { throw failure(.malformedOptions(expected: "a string"), value.span) }
      branches.append(MaskExpression(.sequence(try fixed(text, isValue: true)), span: value.span))
    }
    return branches.count == 1 ? branches[0] : MaskExpression(.alternatives(branches), span: options.span)
  }

  /// A date by its pattern: day, month and year of two and four digits.
  mutating func imaskDate(_ options: inout PeerOptions, _ span: Range<Int>) throws(SyntaxError) -> MaskExpression {
    var table = DialectTable.imask
    let parts = [("d", "day", "01..31"), ("m", "month", "01..12"), ("Y", "year", "1900..9999")]
    if let blocks = options.take("blocks") { try imaskBlocks(blocks, &table) }
    for (word, name, range) in parts {
      if let own = table.words.firstIndex(where: { $0.word == word }) {
        // a program's own block is that part, if it is a number; a year has two digits or four
        let part = table.words[own].part
        guard case .range(let range) = part.kind, name != "year" || range.isFixedWidth && range.highWidth % 2 == 0
        else { continue }
        table.words[own].part = MaskExpression(.capture(name: name, part), span: part.span)
      } else {
        table.words.append((word, alias("<\(name):\(range)>", span)))
      }
    }
    noteAutofix(&options)
    takeDateBounds(&options, first: "min", last: "max")
    let pattern = options.written("pattern")
    let usual = "d{.}m{.}Y".unicodeScalars.map { PeerCharacter(scalar: $0, span: span) }
    return try self.table(table, pattern?.cursor ?? PeerCursor(usual, span: span))
  }

  /// A mask of an amount and fixed text around it: `$num`.
  mutating func imaskAmount(
    _ amount: PeerMember, in mask: PeerValue, _ table: DialectTable
  ) throws(SyntaxError) -> Meaning {
    let (text, name) = (mask.text ?? [], Array(amount.name.unicodeScalars))
    var around: [String] = []
    var rest = text[...]
    while let start = rest.indices.first(where: { rest[$0...].starts(with: name, by: { $0.scalar == $1 }) }) {
      around.append(try affix(rest[..<start], table, mask))
      rest = rest[(start + name.count)...]
    }
    around.append(try affix(rest, table, mask))
    guard around.count == 2, !name.isEmpty else { throw unsupported("an amount as one part of several", mask.span) }
    var options = PeerOptions(amount.value.members ?? [], amount.value.span)
    _ = options.take("mask")
    return try imaskNumber(&options, prefix: around[0], suffix: around[1])
  }

  /// Fixed text of a mask around an amount.
  private mutating func affix(
    _ text: ArraySlice<PeerCharacter>, _ table: DialectTable, _ mask: PeerValue
  ) throws(SyntaxError) -> String {
    let tree = try self.table(table, PeerCursor(Array(text), span: mask.span))
    var affix = ""
    for item in tree.items {
      guard case .literal(let cluster) = item.kind else { throw unsupported("an amount as one part", mask.span) }
      affix += String(cluster.scalars)
    }
    return affix
  }

  mutating func imaskNumber(
    _ options: inout PeerOptions, prefix: String = "", suffix: String = ""
  ) throws(SyntaxError) -> Meaning {
    var number = DialectNumber()
    (number.prefix, number.suffix) = (prefix, suffix)
    // a minus is part of the amount
    number.negativePrefix = prefix + "-"
    number.maximumFractionDigits = try digits(&options, "scale") ?? 2
    number.groupingSeparator = try groupingSeparator(&options, "thousandsSeparator") ?? ""
    number.decimalSeparator = try decimalSeparator(&options, "radix", usual: ",", of: number)
    let keys = options.written("mapToRadix")
    number.decimalKeys = keys?.items?.compactMap { $0.text?.string }.joined() ?? "."
    if try flag(&options, "padFractionalZeros") == true { number.minimumFractionDigits = number.maximumFractionDigits }
    // an option of earlier versions
    number.allowsNegative = try flag(&options, "signed") ?? true
    bound(&number, from: try decimal(&options, "min"), to: try decimal(&options, "max"))
    let content = try content(of: number, &options, zeros: "normalizeZeros", kept: "false", dropped: "true")
    leaveOut(options)
    return content
  }
}

extension PeerValue {
  /// Whether it is the mask of a choice, in which no slot has a character to be shown for it.
  fileprivate var isIMaskEnum: Bool { word == "IMask.MaskedEnum" || word == "MaskedEnum" }
  /// Whether it is the mask of numbers.
  var isIMaskNumber: Bool { word == "Number" || word == "IMask.MaskedNumber" || word == "MaskedNumber" }
}
