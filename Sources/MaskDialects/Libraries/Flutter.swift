internal import MaskSyntax

/// MaskTextInputFormatter of Flutter: a mask, and a filter that says what its characters stand for.
///
///     MaskTextInputFormatter(mask: '+# (###) ###-##-##', filter: {'#': RegExp(r'[0-9]')})
extension DialectReader {
  mutating func flutter() throws(SyntaxError) -> Meaning {
    options.isEager = false
    let notDigit = Slot.Kind.set([SlotRange("0", "9")], negated: true)
    var table = DialectTable(tokens: [.init("#", .digit), .init("A", notDigit)], escape: nil)
    var reader = PeerValueReader(source, dialect: dialect, limits: limits)
    let isCall = ["MaskTextInputFormatter", "new MaskTextInputFormatter", "const MaskTextInputFormatter"].contains {
      source.starts(with: Array($0.unicodeScalars))
    }
    guard var value = isCall ? try reader.whole() : try literal() else { return .mask(try self.table(table, cursor)) }
    if case .call(let name, let arguments) = value.kind, let given = arguments.first {
      self.options.isEager = name.hasSuffix(".eager")
      value = given
    }
    guard let members = value.members else { throw failure(.malformedOptions(expected: "options"), value.span) }
    var options = PeerOptions(members, value.span)
    if let filter = options.take("filter") {
      if filter.members != nil { table.tokens = [] }
      try define(filter, &table)
    }
    if let type = options.take("type") {
      switch type.word ?? type.text?.string {
      case "MaskAutoCompletionType.eager", "eager": self.options.isEager = true
      case "MaskAutoCompletionType.lazy", "lazy": self.options.isEager = false
      default: note(.leftOut, "literals are shown late, as the type is not written here", type.span)
      }
    }
    // what is there at first is the program's
    for name in ["initialText", "key"] { _ = options.take(name) }
    let cursor = try mask(&options)
    leaveOut(options)
    return .mask(try self.table(table, cursor))
  }
}
