/// What single libraries have of their own in sources.
extension SourceText {
  // MARK: jQuery

  /// Whether a mask is one of jQuery.maskedinput. Other plugins have the same names for theirs: one has 0 and # for
  /// digits, and one hides a page. What a file loads decides; else a row of its tokens alone does, as in `(099) 999`.
  func isOfMaskedInput(_ mask: String) -> Bool {
    let isLoaded = loads("jquery.maskedinput") || loads("jquery-maskedinput") || loads("jquery.masked-input")
    let isOtherLoaded = loads("jquery.mask.") || loads("jquery-mask-plugin") || loads("jquery.mask'")
    if isOtherLoaded && !isLoaded { return false }
    let hasTokens = mask.contains { $0 == "9" || $0 == "*" }
    if isLoaded && !isOtherLoaded { return hasTokens }
    let rows = mask.split { !$0.isLetter && !$0.isNumber && $0 != "*" }
    return hasTokens && !mask.contains("#") && rows.contains { $0.allSatisfy("9a*".contains) }
  }

  private func loads(_ script: String) -> Bool { next(Array(script.unicodeScalars), from: 0) != nil }

  /// Whether a program has tokens of its own for jQuery.maskedinput that are in a mask: `$.mask.definitions['~'] = …`.
  func definesTokens(of mask: String) -> Bool {
    let sign = Array("mask.definitions[".unicodeScalars)
    var place = 0
    while let found = next(sign, from: place) {
      place = found + sign.count
      if let token = character(at: place + 1), mask.unicodeScalars.contains(token) { return true }
    }
    return false
  }

  // MARK: autoNumeric

  /// A use with the options by name that a method after its call sets: `.french()`, `.northAmerican({…})`.
  func renamed(_ use: MaskUse, after end: Int) -> MaskUse {
    let dot = afterBlank(end)
    let name = dot + 1..<afterName(dot + 1)
    guard character(at: dot) == ".", !name.isEmpty, character(at: name.upperBound) == "(" else { return use }
    let known = [
      "french", "spanish", "northAmerican", "british", "swiss", "japanese", "chinese", "brazilian", "turkish",
    ]
    guard known.contains(self[name]), case .options(let given) = use.content else { return use }
    var list = [self[name].prefix(1).uppercased() + self[name].dropFirst()].map(\.quotedInScript)
    if let own = arguments(at: name.upperBound).first, !own.isEmpty {
      guard case .options(let options) = content(of: own) else {
        return MaskUse(dialect: use.dialect, content: .expression(self[own]), position: use.position)
      }
      list.append(options)
    }
    if given != "{}" { list.insert(given, at: 0) }
    return MaskUse(dialect: use.dialect, content: .options("[\(list.joined(separator: ", "))]"), position: use.position)
  }

  // MARK: maskito

  /// The objects that have a type which is written there: of a constant, of what is returned, or as it is cast.
  func values(ofType type: Range<Int>) -> [Range<Int>] {
    var after = afterBlank(type.upperBound)
    while character(at: after) == ">" { after = afterBlank(after + 1) }
    if character(at: after) == "|" {
      // or nothing: `MaskitoOptions | null`
      after = afterBlank(afterName(afterBlank(after + 1)))
    }
    if character(at: after) == "(" {
      return arguments(at: after).prefix(1).flatMap { argument in
        let sign = [Unicode.Scalar]("=>".unicodeScalars)
        guard let arrow = next(sign, from: argument.lowerBound, within: argument.count),
          characters[argument.lowerBound] != "{"
        else { return [withoutTypes(argument)] }
        return returned(trimmed(arrow + 2..<argument.upperBound))
      }
    }
    let start = characters[..<type.lowerBound].lastIndex { !$0.isNameLike && !"< ".unicodeScalars.contains($0) } ?? 0
    let words = self[start + 1..<type.lowerBound].split { $0 == " " || $0 == "<" }
    if words.first == "as" || words.first == "satisfies" || words.dropFirst().contains("satisfies") {
      let brace = (max(0, start - 3_000)...start).first { characters[$0] == "{" && end(of: $0) == start + 1 }
      return brace.map { [$0..<start + 1] } ?? []
    }
    switch character(at: after) {
    case "=" where character(at: after + 1) == ">": return returned(expression(from: after + 2))
    case "=": return [expression(from: after + 1)]
    case "{":
      // a cast in front, or the body of a function
      let isCast = self[type.upperBound..<after].contains(">") && !self[start..<start + 1].contains(":")
      return isCast ? [expression(from: after)] : returned(expression(from: after))
    default: return []
    }
  }

  /// What a function returns whose body, or whose only expression, stands there.
  private func returned(_ body: Range<Int>) -> [Range<Int>] {
    guard character(at: body.lowerBound) == "{" else { return [withoutTypes(body)] }
    let sign = Array("return ".unicodeScalars)
    var (values, place) = ([Range<Int>](), body.lowerBound)
    while let found = next(sign, from: place, within: body.upperBound - place) {
      place = found + sign.count
      values.append(expression(from: place))
    }
    return values
  }

  // MARK: RedMadRobot's InputMask

  /// Whether RedMadRobot's listener gets more than its first format, which decides with it what is shown.
  func hasOtherFormats(after range: Range<Int>, _ rest: [Range<Int>]) -> Bool {
    let names = ["affineFormats", "affineMaskFormats", "customNotations", "rightToLeft"]
    // what stands in the same brackets
    var end = range.upperBound
    while let c = character(at: end), c != ")", c != "}", end < range.upperBound + 500 {
      end = self.end(of: end) ?? end + 1
    }
    let start = characters[max(0, range.lowerBound - 300)..<range.lowerBound].lastIndex(of: "(") ?? range.lowerBound
    let text = self[start..<min(end, characters.count)].replacing(/\w+\s*:\s*\[\s*\]/, with: "")
    return names.contains { text.contains($0) } || rest.contains { self[$0].hasPrefix("listOf") }
  }
}
