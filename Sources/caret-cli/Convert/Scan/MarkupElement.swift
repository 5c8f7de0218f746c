import MaskDialects

/// An element of HTML, JSX, Vue or Angular, with its attributes.
struct MarkupElement {
  struct Attribute {
    /// Without what binds it: `mask` of `[mask]`, `:mask` and `v-bind:mask`; `...` of `{...props}`.
    let name: String
    /// Where its value stands, without its quotes or braces; `nil` of a name alone.
    let value: Range<Int>?
    /// Whether the value is an expression of a program, not a text.
    let isExpression: Bool
  }
  let name: String
  private(set) var attributes: [Attribute] = []

  /// The element that begins at a `<`; `nil` where there is none.
  init?(at position: Int, in source: SourceText) {
    let start = position + 1
    var place = start
    while let c = source.character(at: place), c.isNameLike || c == "-" || c == "." { place += 1 }
    guard place > start, source.characters[start].properties.isAlphabetic else { return nil }
    name = source[start..<place]
    place = source.afterTypes(place)
    while true {
      place = source.afterBlank(place)
      guard let c = source.character(at: place), c != ">", c != "<" else { return }
      if c == "{" {
        guard let end = source.end(of: place) else { return }
        let inner = source.trimmed(place + 1..<end - 1)
        if source.has([".", ".", "."], at: inner.lowerBound) {
          let value = inner.lowerBound + 3..<inner.upperBound
          attributes.append(Attribute(name: "...", value: value, isExpression: true))
        }
        place = end
      } else if c.isAttributeLike {
        place = take(from: place, in: source)
      } else {
        place += 1
      }
    }
  }

  /// Adds the attribute that begins at a position.
  ///
  /// - Returns: Where it ends.
  private mutating func take(from start: Int, in source: SourceText) -> Int {
    var place = start
    while let c = source.character(at: place), c.isAttributeLike { place += 1 }
    let written = source[start..<place]
    let unbound = written.hasPrefix("v-bind:") ? written.dropFirst(7) : written.drop { $0 == "[" || $0 == ":" }
    // a directive may have an argument: `v-maska:value.unmasked`; an action of Svelte has its name after a colon
    let action = unbound.prefix { $0 != ":" } == "use" ? "use:" : ""
    let name = action + unbound.dropFirst(action.count).prefix { $0 != "]" && $0 != ":" && $0 != "." }
    let isBound = written.hasPrefix("[") || written.hasPrefix(":") || written.hasPrefix("v-")
    let sign = source.afterSpace(place)
    guard source.character(at: sign) == "=" else {
      attributes.append(Attribute(name: name, value: nil, isExpression: false))
      return place
    }
    let value = source.afterSpace(sign + 1)
    guard let end = source.end(of: value) else { return source.afterName(value + 1) }
    let isExpression = isBound || source.characters[value] == "{"
    // spaces of a text are part of it
    let inner = isExpression ? source.trimmed(value + 1..<end - 1) : value + 1..<end - 1
    attributes.append(Attribute(name: name, value: inner, isExpression: isExpression))
    return end
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in the name of an attribute, bound or not.
  fileprivate var isAttributeLike: Bool { isNameLike || "-.:[]@()#*".unicodeScalars.contains(self) }
}

/// The way in which an element has its mask: in attributes that have the names of options.
struct ElementSign {
  let dialect: MaskDialect
  /// The elements; `nil` where an attribute of any says it.
  let elements: Set<String>?
  /// The attributes without all of which there is no mask; `nil` where any option will do.
  let attributes: Set<String>?
  /// What the names of its attributes begin with; those have no capitals then, as HTML has none.
  let prefix: String
  /// The names of attributes that are options; all others are the element's own. `nil` where each with the prefix is
  /// one.
  let options: Set<String>?
  /// The endings of files in which it is not looked for.
  let exceptions: Set<String>

  static let all = [
    ElementSign(.imask, "IMaskInput IMaskComponent imask-input", options: imask),
    ElementSign(.imask, attributes: "imask v-imask use:imask", options: "unmask"),
    ElementSign(.reactNumberFormat, "PatternFormat", options: "format mask patternChar allowEmptyFormatting isAllowed"),
    ElementSign(.reactNumberFormat, "NumericFormat", options: numeric),
    ElementSign(.reactNumberFormat, "NumberFormat", options: numeric + " format mask"),
    ElementSign(.cleave, "Cleave cleave", attributes: "options"),
    ElementSign(
      .ngx, "input textarea", attributes: "mask", options: ngx, but: ["jsx", "tsx", "vue", "svelte", "astro"]),
    ElementSign(
      .maska, attributes: "data-maska v-maska use:maska", prefix: "data-maska-",
      options: "tokens tokens-replace eager reversed number number-fraction number-locale number-unsigned"),
    ElementSign(.vueTheMask, "the-mask TheMask", options: "mask tokens masked"),
    ElementSign(.vueTheMask, attributes: "v-mask"),
    ElementSign(.maskito, attributes: "maskito v-maskito use:maskito"),
    ElementSign(
      .inputmask, attributes: "data-inputmask data-inputmask-mask data-inputmask-alias data-inputmask-regex",
      prefix: "data-inputmask-", options: nil),
    ElementSign(.maskedinput, attributes: "data-mask"),
    ElementSign(
      .autoNumeric,
      attributes: "data-a-sep data-a-dec data-a-sign data-v-min data-v-max data-m-dec data-m-round "
        + "data-digit-group-separator data-digital-group-spacing data-decimal-character data-currency-symbol-placement",
      prefix: "data-", options: autoNumeric),
  ]

  // those that are functions are a note
  private static let imask =
    "mask lazy placeholderChar displayChar definitions blocks eager overwrite radix scale thousandsSeparator min max from to "
    + "pattern autofix padFractionalZeros normalizeZeros mapToRadix repeat enum unmask prepare prepareChar validate commit skipInvalid"
  private static let numeric =
    "thousandSeparator decimalSeparator prefix suffix decimalScale fixedDecimalScale allowNegative allowLeadingZeros "
    + "thousandsGroupStyle allowedDecimalSeparators isAllowed"
  private static let ngx =
    "mask prefix suffix thousandSeparator decimalMarker dropSpecialCharacters hiddenInput showMaskTyped "
    + "placeHolderCharacter allowNegativeNumbers leadZeroDateTime leadZero patterns specialCharacters separatorLimit apm "
    + "keepCharacterPositions clearIfNotMatch validation inputTransformFn outputTransformFn"
  private static let autoNumeric =
    "a-sep a-dec a-sign a-suffix a-pad p-sign p-neg v-min v-max m-dec m-round alt-dec d-group n-bracket l-zero w-empty "
    + "digit-group-separator digital-group-spacing decimal-character decimal-character-alternative decimal-places "
    + "currency-symbol currency-symbol-placement minimum-value maximum-value rounding-method suffix-text leading-zero "
    + "allow-decimal-padding raw-value-divisor negative-positive-sign-placement negative-brackets-type-on-blur "
    + "override-min-max-limits empty-input-behavior"
  /// Options of Inputmask that have capitals.
  private static let capitals = [
    "inputFormat", "outputFormat", "groupSeparator", "radixPoint", "digitsOptional", "allowMinus", "autoGroup",
    "integerDigits", "negationSymbol", "numericInput", "rightAlign", "clearIncomplete", "clearMaskOnLostFocus",
    "insertMode", "keepStatic", "jitMasking", "showMaskOnHover", "showMaskOnFocus", "autoUnmask", "removeMaskOnSubmit",
  ]

  private init(
    _ dialect: MaskDialect, _ elements: String? = nil, attributes: String? = nil, prefix: String = "",
    options: String? = "", but exceptions: Set<String> = []
  ) {
    func names(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
    (self.dialect, self.prefix, self.exceptions) = (dialect, prefix, exceptions)
    (self.elements, self.attributes, self.options) = (elements.map(names), attributes.map(names), options.map(names))
  }

  /// The use that an element is; `nil` where it is none.
  func use(_ element: MarkupElement, at position: Int, in source: SourceText) -> MaskUse? {
    if let elements, !elements.contains(element.name) || exceptions.contains(source.ending) { return nil }
    let own = element.attributes.filter { attributes?.contains($0.name) ?? false }
    if attributes != nil && own.isEmpty { return nil }
    func use(_ content: MaskUse.Content) -> MaskUse { MaskUse(dialect: dialect, content: content, position: position) }
    // one attribute alone is the mask, or all of its options
    let given = element.attributes.filter {
      attributes?.contains($0.name) ?? ($0.name == "...") || option($0) != nil
    }
    if given.count == 1, let own = own.first, option(own) == nil || option(own) == "mask" {
      guard let value = own.value, !value.isEmpty else { return nil }
      if dialect == .maskedinput, !source.isOfMaskedInput(source[value]) { return nil }
      if source[value].isKindOfIMask { return use(.options("{mask: \(source[value])}")) }
      return use(own.isExpression ? source.content(of: value) : source[value].withoutEntities.content)
    }
    var members: [String] = []
    var unwritten: [String] = []
    for attribute in given {
      if let text = self.members(of: attribute, in: source) {
        members.append(text)
      } else if let value = attribute.value {
        if attribute.name != "..." { return use(.expression(source[value])) }
        unwritten.append(source[value])
      }
    }
    if members.isEmpty { return unwritten.isEmpty ? nil : use(.expression(unwritten.joined(separator: ", "))) }
    // what a component is given as a whole may be for something else: each is an option that no reader knows
    members += unwritten.map { "\("...\($0)".quotedInScript): true" }
    return use(.options("{\(members.joined(separator: ", "))}"))
  }

  /// What an attribute is among the options, as a script writes it; `nil` if it is needed and not written here.
  private func members(of attribute: MarkupElement.Attribute, in source: SourceText) -> String? {
    let name = option(attribute) ?? "mask"
    guard let value = attribute.value else { return option(attribute) == nil ? nil : "\(name): true" }
    // options without their braces
    if attribute.name == "data-inputmask" { return source[value].withoutEntities }
    if attribute.name == "..." {
      if case .options(let options) = source.content(of: value) { return "...\(options)" }
      return nil
    }
    let content = attribute.isExpression ? source.content(of: value) : source[value].withoutEntities.content
    switch content {
    // in place of the mask there may be all options
    case .options(let options): return name == "mask" && options.first == "{" ? "...\(options)" : "\(name): \(options)"
    case .expression(let kind) where name == "mask" && kind.isKindOfIMask: return "mask: \(kind)"
    case .expression where name == "mask" || name == "format": return nil
    case .expression(let expression): return "\(name): \(source.constant(in: value) ?? expression)"
    case .mask(let text):
      // an object stands in an attribute as JSON, and in those of HTML a word and a count do
      let isWord =
        !prefix.isEmpty && name != "mask" && (text == "true" || text == "false" || text.allSatisfy(\.isNumber))
      let isList = dialect == .maska && name == "mask" && text.first == "["
      return "\(name): \(text.first == "{" || isList || isWord ? text : text.quotedInScript)"
    }
  }

  /// The option that an attribute is; `nil` of the element's own.
  private func option(_ attribute: MarkupElement.Attribute) -> String? {
    guard attribute.name.hasPrefix(prefix), attribute.name != prefix else { return nil }
    let name = String(attribute.name.dropFirst(prefix.count))
    guard let options else { return Self.capitals.first { $0.lowercased() == name } ?? name }
    return options.contains(name) ? name.inCamelCase : nil
  }
}

extension String {
  /// The mask that an attribute has, unless a template puts it there.
  fileprivate var content: MaskUse.Content {
    contains("{{") || contains("${") || contains("<%") || contains("<?")
      || hasPrefix("@") && dropFirst().allSatisfy { $0.isLetter || $0 == "." }
      ? .expression(self) : .mask(self)
  }

  /// Whether it stands for a mask of imask by itself: a number, a date, a pattern.
  fileprivate var isKindOfIMask: Bool {
    self == "Number" || self == "Date" || hasPrefix("IMask.Masked") || hasPrefix("/") && hasSuffix("/")
  }

  /// As scripts have the names of attributes: `aSep` of `a-sep`.
  fileprivate var inCamelCase: String {
    let words = split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  private static let entities: [Substring: String] = [
    "quot": "\"", "apos": "'", "amp": "&", "lt": "<", "gt": ">", "nbsp": "\u{A0}", "euro": "€", "pound": "£",
    "yen": "¥",
  ]

  fileprivate var withoutEntities: String {
    replacing(/&(#x?[0-9A-Fa-f]+|[a-z]+);/) { match in
      let name = match.output.1
      if name.hasPrefix("#") {
        let digits = name.dropFirst()
        let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.output.0)
      }
      return Self.entities[name] ?? String(match.output.0)
    }
  }
}
