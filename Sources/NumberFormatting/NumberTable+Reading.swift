/// Reading what people write: the rules are those of `NumberReader`. It walks over the text a few times, and allocates
/// nothing.
extension NumberTable {
  /// Reads a number out of a text: its digits as they were written, zeros in front and an open separator included.
  ///
  /// - Returns: what the text reported beside them.
  /// - Throws: `NumberError`, with the position in scalars of what does not belong.
  @export(interface)
  package func read(_ text: String, into number: inout DigitBuffer, limits: NumberLimits) throws(NumberError)
    -> NumberFinding
  {
    var text = text
    // closures of the standard library throw any error, so this one is carried past them
    var message: NumberError?
    let finding = text.withUTF8 { text -> NumberFinding? in
      do throws(NumberError) {
        return try read(unsafe NumberText(text, limit: limits.textLength), into: &number, limits)
      } catch {
        message = error
        return nil
      }
    }
    guard let finding else { throw message ?? NumberError(.noDigits, at: 0) }
    return finding
  }

  /// Where a digit of the number stands that was read from a text, in scalars.
  package func position(ofDigit digit: Int, of finding: NumberFinding, in text: String) -> Int {
    var text = text
    return text.withUTF8 {
      position(ofDigit: digit, in: unsafe NumberText($0, byte: finding.start, position: finding.startPosition))
    }
  }

  /// Where each of so many digits stands.
  func positions(of count: Int, _ finding: NumberFinding, in text: String) -> [Int] {
    var text = text
    var positions: [Int] = []
    text.withUTF8 {
      var body = unsafe NumberText($0, byte: finding.start, position: finding.startPosition)
      while positions.count < count, let scalar = body.scalar {
        if part(of: scalar).isDigit { positions.append(body.position) }
        body.advance()
      }
    }
    return positions
  }

  private func read(
    _ text: NumberText, into number: inout DigitBuffer, _ limits: NumberLimits
  ) throws(NumberError) -> NumberFinding {
    var surroundings = NumberSurroundings()
    let start = try skipSurroundings(&surroundings, in: text)
    let (digitsEnd, end) = bodyEnd(start)
    let dashes = afterDashes(end, after: start)
    surroundings.isAfterNumber = true
    let after = try skipSurroundings(&surroundings, in: dashes.rest)
    if let stranger = after.scalar { throw NumberError(.unexpected(stranger), at: after.position) }
    if let open = surroundings.parenthesis { throw NumberError(.unclosedParenthesis, at: open) }
    var body = start.upTo(end)
    readDigits(of: body, into: &number)
    if number.count == 0 { throw NumberError(.noDigits, at: body.scalar == nil ? text.length : body.position) }
    var separators: (ambiguity: Int?, isDecimalCertain: Bool)
    do throws(NumberError) {
      separators = try readSeparators(of: body, into: &number)
    } catch {
      // a stop or a comma after the number belongs to the text around it, or to the dashes
      if digitsEnd.byte == end.byte { throw error }
      body = start.upTo(digitsEnd)
      separators = try readSeparators(of: body, into: &number)
    }
    // dashes say that there is no fraction: only zeros of one may stand before them, and `1.000,-` has none
    let isWhole = number.fractionCount == 0 || separators.isDecimalCertain && number.endsInZeros(number.fractionCount)
    if let first = dashes.first, !isWhole { throw NumberError(.unexpected(first.scalar), at: first.position) }
    if number.exceeds(limits) {
      let (reason, digit) = number.excess(over: limits)
      throw NumberError(reason, at: position(ofDigit: digit, in: body))
    }
    number.isNegative = surroundings.isNegative
    return NumberFinding(
      ambiguity: separators.ambiguity, isDecimalCertain: separators.isDecimalCertain,
      hasSurroundings: surroundings.signPosition != nil || surroundings.hasMark,
      signPosition: surroundings.signPosition,
      start: body.byte, startPosition: body.position)
  }

  /// Takes spaces, signs, parentheses and the format's marks off the front.
  ///
  /// - Returns: What is left.
  private func skipSurroundings(
    _ surroundings: inout NumberSurroundings, in text: NumberText
  ) throws(NumberError) -> NumberText {
    var text = text
    while let scalar = text.scalar {
      if let after = afterMark(text) {
        text = after
        surroundings.hasMark = true
        continue
      }
      let isEdge = scalar.isEdge || surroundings.isAfterNumber && scalar.isStop
      if isEdge { surroundings.isAfterEdge = surroundings.isAfterNumber }
      if !isEdge && !scalar.isSpace, try !surroundings.take(scalar, at: text.position) { break }
      text.advance()
    }
    return text
  }

  /// Where the digits end that a text begins with, with the separators among them, and where the separator does that
  /// stands directly after them. Spaces and apostrophes are none there.
  private func bodyEnd(_ text: NumberText) -> (digits: NumberText, separator: NumberText) {
    var (text, end, separatorEnd) = (text, text, text)
    while let scalar = text.scalar {
      let part = part(of: scalar)
      if part == .none { break }
      let followsDigit = text.byte == end.byte
      text.advance()
      if part.isDigit {
        (end, separatorEnd) = (text, text)
      } else if followsDigit && !scalar.isSpace && !scalar.isApostrophe {
        separatorEnd = text
      }
    }
    return (end, separatorEnd)
  }

  /// What is left after the dashes that stand for no fraction, as in `12,-` or `12.–`: right after an open separator
  /// they are not a minus. Nor are they after another mark of a whole amount, as in `1250/-` and `1250 :-`.
  private func afterDashes(
    _ text: NumberText, after start: NumberText
  ) -> (rest: NumberText, first: (scalar: Unicode.Scalar, position: Int)?) {
    var (body, last, rest) = (start.upTo(text), NumberPart.none, text)
    while let scalar = body.scalar {
      last = part(of: scalar)
      body.advance()
    }
    while rest.scalar?.isSpace ?? false { rest.advance() }
    guard let first = rest.scalar else { return (text, nil) }
    let position = rest.position
    if last.isDigit {
      if !first.endsWholeAmount { return (text, nil) }
      rest.advance()
    }
    guard rest.scalar?.isWholeDash ?? false else { return (text, nil) }
    while rest.scalar?.isWholeDash ?? false { rest.advance() }
    return (rest, (first, position))
  }

  private func readDigits(of body: NumberText, into number: inout DigitBuffer) {
    var body = body
    number.removeAll()
    while let scalar = body.scalar {
      let part = part(of: scalar)
      if part.isDigit { number.insert(48 &+ part.rawValue, at: number.count) }
      body.advance()
    }
  }

  private func position(ofDigit digit: Int, in body: NumberText) -> Int {
    var (body, rest) = (body, digit)
    while let scalar = body.scalar {
      if part(of: scalar).isDigit {
        if rest == 0 { break }
        rest &-= 1
      }
      body.advance()
    }
    return body.position
  }
}

/// What a text reported beside the digits of the number that was read from it.
package struct NumberFinding {
  /// Where the sign stands that could be read both ways, as in `1,234`: in scalars of the text.
  package let ambiguity: Int?
  /// Whether the decimal sign can be nothing else, as in `12.3456` or `1.234,567`.
  package let isDecimalCertain: Bool
  /// Whether sign, parentheses or currency stood beside the digits: such a text is a number of its own.
  package let hasSurroundings: Bool
  /// Where the sign or the parenthesis stood, if there was one.
  package let signPosition: Int?
  /// Where digits and separators begin, in bytes and in scalars.
  let start: Int
  let startPosition: Int
}
