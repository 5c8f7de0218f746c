internal import MaskSyntax

/// Qt's input masks, and after a semicolon what is shown for slots that are still to come.
///
///     (999) 999-9999;_
extension DialectTable {
  static var qt: DialectTable {
    let hexadecimal = Slot.Kind.set([SlotRange("0", "9"), SlotRange("A", "F"), SlotRange("a", "f")])
    let signed = Slot.Kind.set([SlotRange("+", "+"), SlotRange("-", "-"), SlotRange("0", "9")])
    let kinds: [(required: Unicode.Scalar?, permitted: Unicode.Scalar, kind: Slot.Kind)] = [
      ("A", "a", .letter), ("N", "n", .letterOrDigit), ("X", "x", .set([SlotRange(" ", " ")], negated: true)),
      ("9", "0", .digit), ("D", "d", .set([SlotRange("1", "9")])), (nil, "#", signed), ("H", "h", hexadecimal),
      ("B", "b", .set([SlotRange("0", "1")])),
    ]
    var table = DialectTable(
      tokens: kinds.flatMap { kind in
        (kind.required.map { [Token($0, kind.kind)] } ?? []) + [Token(kind.permitted, kind.kind, isOptional: true)]
      }, escape: "\\")
    table.casings = ["<": .lower, ">": .upper, "!": .unchanged]
    // kept for later there, and passed over
    table.ignored = ["[", "]", "{", "}"]
    return table
  }
}

extension DialectReader {
  mutating func qt() throws(SyntaxError) -> Meaning {
    options.isEager = true
    var cursor = cursor
    if let value = try literal(), let members = value.members {
      var options = PeerOptions(members, value.span)
      // as QML calls it
      cursor = try mask(&options, "inputMask")
      leaveOut(options)
    }
    var mask = cursor.text
    // the first one ends the mask, whatever stands before it
    if let end = mask.firstIndex(where: { $0.scalar == ";" }) {
      if end + 1 < mask.count, case let blank = mask[end + 1], blank.scalar != "_" && blank.scalar != " " {
        prompt = PeerPrompt(text: [Cluster(blank.scalar)], rule: .byPlace, span: blank.span)
      }
      mask = Array(mask[..<end])
    }
    return .mask(try tableKeepingPlaces(.qt, PeerCursor(mask, span: cursor.span)))
  }
}
