import FieldFormats

/// An element of HTML, JSX, Vue or Angular, with its attributes.
struct MarkupElement {
  struct Attribute {
    /// Without what binds it: `mask` of `[mask]`, `:mask` and `v-bind:mask`.
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
    while true {
      place = source.afterSpace(place)
      guard let c = source.character(at: place), c != ">", c != "<" else { return }
      if c == "{" {
        // `{...props}`
        guard let end = source.end(of: place) else { return }
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
    let name = String(unbound.prefix { $0 != "]" })
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

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

extension Unicode.Scalar {
  /// Whether it may stand in the name of an attribute, bound or not.
  fileprivate var isAttributeLike: Bool { isNameLike || "-.:[]@()#*".unicodeScalars.contains(self) }
}

/// The way in which an element has its mask: in attributes that have the names of options.
struct ElementSign {
  let dialect: MaskDialect
  /// The component; `nil` where an attribute of any element says it.
  let component: String?
  /// The attribute without which there is no mask.
  let attribute: String?
  /// What the names of its attributes begin with; those have no capitals then, as HTML has none.
  let prefix: String
  /// The names of attributes that are options; all others are the element's own.
  let options: Set<String>

  static let all = [
    ElementSign(.imask, component: "IMaskInput", options: imask),
    ElementSign(
      .reactNumberFormat, component: "PatternFormat", options: "format mask patternChar allowEmptyFormatting"),
    ElementSign(.reactNumberFormat, component: "NumericFormat", options: numeric),
    ElementSign(.ngx, attribute: "mask", options: ngx),
    ElementSign(.maska, attribute: "data-maska", prefix: "data-maska-", options: "tokens eager reversed"),
    ElementSign(.maska, attribute: "v-maska", options: ""),
    ElementSign(.inputmask, attribute: "data-inputmask", options: ""),
    ElementSign(
      .inputmask, attribute: "data-inputmask-mask", prefix: "data-inputmask-", options: "mask placeholder greedy"),
    ElementSign(
      .inputmask, attribute: "data-inputmask-alias", prefix: "data-inputmask-",
      options: "alias inputFormat digits groupSeparator radixPoint prefix suffix"),
  ]

  private static let imask =
    "mask lazy placeholderChar displayChar definitions blocks eager overwrite radix scale thousandsSeparator min max from to "
    + "pattern autofix padFractionalZeros normalizeZeros mapToRadix repeat enum"
  private static let numeric =
    "thousandSeparator decimalSeparator prefix suffix decimalScale fixedDecimalScale allowNegative allowLeadingZeros "
    + "thousandsGroupStyle allowedDecimalSeparators"
  private static let ngx =
    "mask prefix suffix thousandSeparator decimalMarker dropSpecialCharacters hiddenInput showMaskTyped "
    + "placeHolderCharacter allowNegativeNumbers leadZeroDateTime leadZero patterns specialCharacters separatorLimit apm "
    + "keepCharacterPositions"

  private init(
    _ dialect: MaskDialect, component: String? = nil, attribute: String? = nil, prefix: String = "", options: String
  ) {
    (self.dialect, self.component, self.attribute, self.prefix) = (dialect, component, attribute, prefix)
    self.options = Set(options.split(separator: " ").map(String.init))
  }

  /// The use that an element is; `nil` where it is none.
  func use(_ element: MarkupElement, at position: Int, in source: SourceText) -> MaskUse? {
    if let component {
      if element.name != component { return nil }
    } else if let attribute {
      guard element.has(attribute), element.name.first?.isLowercase == true else { return nil }
    }
    func use(_ content: MaskUse.Content) -> MaskUse { MaskUse(dialect: dialect, content: content, position: position) }
    // one attribute alone is the mask, or all of its options
    let isAlone = !element.attributes.contains { isOption($0) && $0.name != attribute }
    if isAlone, let own = element.attributes.first(where: { $0.name == attribute }), name(of: own) != "alias" {
      guard let value = own.value, !value.isEmpty else { return nil }
      if own.isExpression { return use(source.content(of: value)) }
      // an image is masked by another one
      return source[value].hasPrefix("url(") ? nil : use(.text(source[value]))
    }
    var members: [String] = []
    for option in element.attributes where isOption(option) {
      let name = name(of: option) ?? "mask"
      guard let value = option.value else {
        members.append("\(name): true")
        continue
      }
      let text = source[value]
      // an object in an attribute is written as JSON
      let isWritten = option.isExpression || name != "mask" && text.hasPrefix("{")
      members.append("\(name): \(isWritten ? text : text.quotedInScript)")
    }
    return members.isEmpty ? nil : use(.text("{\(members.joined(separator: ", "))}"))
  }

  private func isOption(_ attribute: MarkupElement.Attribute) -> Bool {
    attribute.name == self.attribute || name(of: attribute) != nil
  }

  /// The option that an attribute is; `nil` of the element's own.
  private func name(of attribute: MarkupElement.Attribute) -> String? {
    guard attribute.name.hasPrefix(prefix) else { return nil }
    let name = attribute.name.dropFirst(prefix.count)
    return options.contains(String(name)) ? String(name) : options.first { $0.lowercased() == name }
  }
}

extension String {
  fileprivate var quotedInScript: String { "'\(replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'" }
}
