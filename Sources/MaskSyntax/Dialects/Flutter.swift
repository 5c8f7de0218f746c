/// MaskTextInputFormatter of Flutter: a mask, and a filter that says what its characters stand for.
///
///     MaskTextInputFormatter(mask: '+# (###) ###-##-##', filter: {'#': RegExp(r'[0-9]')})
extension DialectReader {
  mutating func flutter() throws(SyntaxError) -> DialectMask.Content {
    options.isEager = false
    let notDigit = Slot.Kind.set([SlotRange("0", "9")], negated: true)
    var table = DialectTable(tokens: [.init("#", .digit), .init("A", notDigit)], escape: nil)
    var reader = PeerValueReader(source, dialect: dialect, limits: limits)
    let isCall = source.starts(with: Array("MaskTextInputFormatter".unicodeScalars))
    guard var value = isCall ? try reader.whole() : try literal() else { return .mask(try self.table(table, cursor)) }
    if case .call(_, let arguments) = value.kind, let given = arguments.first { value = given }
    guard let members = value.members else { throw failure(.malformedOptions(expected: "options"), value.span) }
    var options = PeerOptions(members, value.span)
    if let filter = options.take("filter") {
      if filter.members != nil { table.tokens = [] }
      try define(filter, &table)
    }
    if let type = options.take("type") {
      self.options.isEager = (type.word ?? type.text?.string)?.hasSuffix("eager") ?? false
    }
    // what is there at first is the program's
    for name in ["initialText", "key"] { _ = options.take(name) }
    let mask = options.take("mask")
    leaveOut(options)
    guard let cursor = mask?.cursor else {
      throw failure(.malformedOptions(expected: "the option 'mask'"), mask?.span ?? value.span)
    }
    return .mask(try self.table(table, cursor))
  }
}
