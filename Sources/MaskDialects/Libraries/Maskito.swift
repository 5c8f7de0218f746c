internal import MaskSyntax

/// maskito: arrays of fixed characters and of expressions for one character, or an expression for the whole value.
///
///     ['(', /\d/, /\d/, /\d/, ')']
extension DialectReader {
  mutating func maskito() throws(SyntaxError) -> Meaning {
    options.isEager = false
    if let kit = try maskitoKit() { return kit }
    guard let value = try literal(orExpression: true) else {
      throw failure(.malformedOptions(expected: "an array, options or a regular expression"), whole)
    }
    guard let members = value.members else { return .mask(try maskito(value)) }
    var options = PeerOptions(members, value.span)
    if let mode = try text(&options, "overwriteMode")?.string { self.options.isOverwriting = mode == "replace" }
    let mask = options.take("mask")
    leaveOut(options)
    guard let mask else { throw failure(.malformedOptions(expected: "the option 'mask'"), value.span) }
    return .mask(try maskito(mask))
  }

  private mutating func maskito(_ value: PeerValue) throws(SyntaxError) -> MaskExpression {
    try requireWritten(value)
    switch value.kind {
    case .expression: return try expression(value)
    case .array(let places):
      var items: [MaskExpression] = []
      for place in places {
        if let text = place.text {
          items += try fixed(text)
        } else {
          items.append(try leaf(.slot(try definedSlot(place)), place.span))
        }
      }
      return MaskExpression(.sequence(items), span: value.span)
    default: throw failure(.malformedOptions(expected: "an array or a regular expression"), value.span)
    }
  }
}
