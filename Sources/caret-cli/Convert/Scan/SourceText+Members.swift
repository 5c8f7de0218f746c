/// Members of objects, and properties that C# sets, in an initializer or by statements: `box.PromptChar = '#';`.
extension SourceText {
  /// The properties of .NET's MaskedTextBox that say what is typed and shown; all others are the control's own.
  private static let maskProperties: Set = [
    "AllowPromptAsInput", "AsciiOnly", "Culture", "HidePromptOnLeave", "InsertKeyMode", "PasswordChar", "PromptChar",
    "RejectInputOnFirstFailure", "ResetOnPrompt", "ResetOnSpace", "SkipLiterals", "UseSystemPasswordChar",
  ]

  /// A mask of C# with the properties that are set beside it, as options.
  ///
  /// - Parameter range: Where it stands, as an argument or as the value of a property.
  func initialized(_ mask: String, at range: Range<Int>) -> MaskUse.Content {
    var properties: [(name: String, value: Range<Int>)] = []
    var box = receiver(before: range.lowerBound)
    if var brace = opening(around: range.lowerBound) {
      let made = receiver(ofNewAt: brace)
      // the initializer follows the arguments
      if characters[brace] == "(", let end = end(of: brace) { brace = afterBlank(end) }
      properties = members(at: brace, separator: "=")
      box = box ?? made
    }
    if let box { properties += statements(of: box, around: range.lowerBound) }
    let options = properties.filter { Self.maskProperties.contains($0.name) }.map { property in
      switch content(of: property.value) {
      case .mask(let text): "\(property.name): \(text.quotedInScript)"
      case .options(let text), .expression(let text): "\(property.name): \(text)"
      }
    }
    if options.isEmpty { return .mask(mask) }
    return .options("{" + (["Mask: \(mask.quotedInScript)"] + options).joined(separator: ", ") + "}")
  }

  /// The control whose property has the value that begins there: `box` of `this.box.Mask = "00"`.
  private func receiver(before value: Int) -> String? {
    let line = self[max(0, value - 200)..<value]
    return line.firstMatch(of: /([\w.]+)\.Mask\s*=\s*$/).map { Self.withoutSelf($0.output.1) }
  }

  /// The control that is made where a bracket opens: `box` of `var box = new MaskedTextBox(`.
  private func receiver(ofNewAt bracket: Int) -> String? {
    let line = self[max(0, bracket - 200)..<bracket]
    return line.firstMatch(of: /([\w.]+)\s*=\s*new\b[^=;{}]*$/).map { Self.withoutSelf($0.output.1) }
  }

  private static func withoutSelf(_ path: Substring) -> String {
    String(path.hasPrefix("this.") ? path.dropFirst(5) : path)
  }

  /// The properties that statements set of a control, from where it is made to where its name gets another one.
  private func statements(of box: String, around position: Int) -> [(name: String, value: Range<Int>)] {
    let name = Array(box.unicodeScalars)
    var (place, properties) = (0, [(name: String, value: Range<Int>)]())
    while let found = next(name, from: place) {
      place = found + name.count
      let before = character(at: found - 1) ?? " "
      let isOthers = before == "." && !has(Array("this".unicodeScalars), at: found - 5)
      if before.isNameLike || isOthers || isInComment(found) { continue }
      let isMember = character(at: place) == "."
      let property = place + 1..<afterName(place + 1)
      let sign = afterBlank(isMember ? property.upperBound : place)
      guard character(at: sign) == "=", character(at: sign + 1) != "=" else { continue }
      if isMember {
        properties.append((self[property], expression(from: sign + 1)))
      } else if found > position {
        break
      } else if has(Array("new".unicodeScalars), at: afterBlank(sign + 1)) {
        properties = []
      }
    }
    return properties
  }

  /// The members of an object, with where their values stand; a name alone is a value of that name.
  ///
  /// - Parameters:
  ///   - brace: Where it opens; what are statements has no members.
  ///   - separator: What stands between a name and its value.
  func members(at brace: Int, separator: Unicode.Scalar) -> [(name: String, value: Range<Int>)] {
    guard character(at: brace) == "{", let end = end(of: brace) else { return [] }
    let body = brace + 1..<end - 1
    if parts(of: body, by: ";").count > 1 { return [] }
    return parts(of: body, by: ",").compactMap { part in
      let isQuoted = character(at: part.lowerBound)?.isQuote ?? false
      let start = isQuoted ? part.lowerBound + 1 : part.lowerBound
      let name = start..<max(start, min(afterName(start), part.upperBound))
      let after = afterBlank(isQuoted ? name.upperBound + 1 : name.upperBound)
      if after >= part.upperBound { return name.isEmpty ? nil : (self[name], name) }
      return character(at: after) == separator ? (self[name], trimmed(after + 1..<part.upperBound)) : nil
    }
  }

  /// What sets members of a value, given where the name of the value stands: the arguments of `$.extend(…)`, or an
  /// assignment.
  func setting(of name: Range<Int>) -> Range<Int>? {
    if let open = opening(around: name.lowerBound), characters[open] == "(", let end = end(of: open) {
      let call = self[max(0, open - 6)..<open]
      return call == "extend" || call == "assign" ? trimmed(open + 1..<end - 1) : nil
    }
    var start = name.lowerBound
    while let c = character(at: start - 1), c.isNameLike || c == "." { start -= 1 }
    let line = expression(from: start)
    return self[line].contains(/[^=!<>]=[^=>]/) ? line : nil
  }
}
