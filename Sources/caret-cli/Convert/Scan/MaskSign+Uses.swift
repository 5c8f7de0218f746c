extension MaskSign {
  /// Adds the uses that a source has.
  func find(in source: SourceText, _ uses: inout [MaskUse]) {
    // between the name of a call and its parenthesis there may be types: `new Cleave<Options>(`
    let isCall = text.last == "("
    let sign = Array((isCall ? String(text.dropLast()) : text).unicodeScalars)
    // much has a mask in C#
    if dialect == .dotnet, text == "Mask", source.next(Array("MaskedText".unicodeScalars), from: 0) == nil { return }
    if let package, !source.imports(String(text.dropLast()), from: package) { return }
    var place = 0
    while let found = source.next(sign, from: place) {
      place = found + sign.count
      if isCall {
        let parenthesis = source.afterTypes(place)
        guard source.character(at: parenthesis) == "(" else { continue }
        place = parenthesis + 1
      }
      // `IMask(` is not in `ReactIMask(`
      let before = source.character(at: found - 1)
      if sign[0].isNameLike, before?.isNameLike ?? false || package != nil && before == "." { continue }
      if isCall, dialect != .maskedinput, source.isTooLong(at: place - 1) {
        uses.append(MaskUse(dialect: dialect, content: .expression(source[found..<place] + "…)"), position: found))
        continue
      }
      switch kind {
      case .argument(let number):
        let arguments = source.arguments(at: place - 1)
        if dialect == .autoNumeric {
          if let use = autoNumeric(arguments, at: found, source) {
            uses.append(source.end(of: place - 1).map { source.renamed(use, after: $0) } ?? use)
          }
          continue
        }
        guard arguments.indices.contains(number) else { continue }
        let rest = Array(arguments[(number + 1)...])
        if let use = use(arguments[number], and: rest, source) { uses.append(use) }
      case .member(let name):
        let members =
          source.arguments(at: place - 1).first.map { source.members(at: $0.lowerBound, separator: ":") } ?? []
        guard let value = members.first(where: { $0.name == name })?.value else { continue }
        if let use = use(value, source) { uses.append(use) }
      case .assigned:
        let equals = source.afterSpace(place)
        guard source.character(at: equals) == "=" else { continue }
        if let use = use(source.expression(from: equals + 1), source) { uses.append(use) }
      case .typed:
        for value in source.values(ofType: found..<place) {
          if let use = use(value, source) { uses.append(use) }
        }
      case .call:
        guard let end = source.endOfCall(found) else { continue }
        uses.append(MaskUse(dialect: dialect, content: source.content(of: found..<end), position: found))
      case .shared(let kind):
        let given = isCall ? source.arguments(at: place - 1).first : source.setting(of: found..<place)
        guard let range = given, !range.isEmpty else { continue }
        let content = isCall ? source.content(of: range) : .expression(source[range])
        uses.append(MaskUse(dialect: dialect, content: content, position: found, shared: kind))
      case .value:
        if let use = use(source.expression(from: place), source) { uses.append(use) }
      }
    }
  }

  /// The use that a call of autoNumeric is. Its options stand last, and without any the usual ones are meant.
  private func autoNumeric(_ arguments: [Range<Int>], at position: Int, _ source: SourceText) -> MaskUse? {
    func use(_ content: MaskUse.Content, _ position: Int) -> MaskUse {
      MaskUse(dialect: dialect, content: content, position: position)
    }
    var rest = arguments.filter { !$0.isEmpty }[...]
    if text != ".autoNumeric(" {
      // the elements, and their value
      guard rest.popFirst() != nil else { return nil }
      if let value = rest.first, source[value].isValue { rest.removeFirst() }
    } else if let first = rest.first, case .mask(let command) = source.content(of: first) {
      rest.removeFirst()
      // some options of a mask that is made elsewhere
      if command == "update" { return rest.last.map { use(.expression(source[$0]), $0.lowerBound) } }
      if command != "init" { return nil }
    }
    guard let last = rest.last else { return use(.options("{}"), position) }
    let content = source.content(of: last)
    // options by their name are read as they are
    if case .expression(let name) = content, name.hasPrefix("AutoNumeric.getPredefinedOptions().") {
      return use(.options(name), last.lowerBound)
    }
    return use(content, last.lowerBound)
  }

  private func use(_ range: Range<Int>, and rest: [Range<Int>] = [], _ source: SourceText) -> MaskUse? {
    if range.isEmpty { return nil }
    var content = source.content(of: range)
    if dialect == .redmadrobot, source.hasOtherFormats(after: range, rest) {
      content = .expression(source[range])
    }
    switch (dialect, content) {
    case (.inputmask, .mask(let mask)), (.maskedinput, .mask(let mask)):
      if dialect == .inputmask ? Self.commands.contains(mask) : !source.isOfMaskedInput(mask) { return nil }
      if dialect == .maskedinput, source.definesTokens(of: mask) {
        content = .expression(source[range])
        break
      }
      switch rest.first.map(source.content) {
      case .options(let options)?: content = .options(mask.withOptions(options, mayBeAlias: dialect == .inputmask))
      case .expression(let options)?: content = .expression("\(source[range]), \(options)")
      case .mask?, nil: break
      }
    case (.maskedinput, _): return nil
    case (.maska, .expression) where text == "new Mask(": return nil
    case (.dotnet, .expression) where text != "Mask": return nil
    case (.dotnet, .mask(let mask)): content = source.initialized(mask, at: range)
    case (.redmadrobot, .expression):
      // a parameter's type, a named argument, or nothing
      let isType = source.characters[range.lowerBound].properties.isUppercase
      let isNamed = source[range].contains("=") || source[range] == "null" || source[range].first == "_"
      if isType || isNamed { return nil }
    default: break
    }
    return MaskUse(dialect: dialect, content: content, position: range.lowerBound)
  }
}
