/// A text that is not a mask here, looked at as what other libraries take: what it is, and the same as a mask of this
/// library.
///
///     ForeignMask("\\d{3}")     // a regular expression: #{3}
///
/// What it suggests can be parsed.
struct ForeignMask {
  /// What it is, in words: `a regular expression`.
  let dialect: String
  let mask: String

  init?(_ source: [Unicode.Scalar]) {
    guard source.count <= 200 else { return nil }
    for read in [ForeignMask.regularExpression, ForeignMask.doubledBraces, ForeignMask.brackets, ForeignMask.slots] {
      guard let (dialect, mask) = read(source), (try? MaskTree(parsing: mask)) != nil else { continue }
      (self.dialect, self.mask) = (dialect, mask)
      return
    }
    return nil
  }

  private typealias Translation = (dialect: String, mask: String)

  /// `^\\d{3}[A-Z]+(?:x|y)$`: what has a class after a backslash, both anchors, or a group that captures nothing.
  private static func regularExpression(_ source: [Unicode.Scalar]) -> Translation? {
    let text = String(source)
    let hasAnchors = source.first == "^" && source.last == "$"
    let hasClass = zip(source, source.dropFirst()).contains { $0 == "\\" && "dws".unicodeScalars.contains($1) }
    guard hasAnchors || hasClass || text.utf8.starts(with: "(?:".utf8) else { return nil }
    var rest = source[...]
    if rest.first == "^" { rest = rest.dropFirst() }
    if rest.last == "$" { rest = rest.dropLast() }
    var mask = ""
    while let c = rest.popFirst() {
      switch c {
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        switch escaped {
        case "d": mask += "#"
        case "w": mask += "[A-Za-z0-9_]"
        case "s": mask += "\" \""
        case _ where escaped.properties.isAlphabetic || escaped.decimalDigit != nil: return nil
        default: mask += MaskParser.literal(escaped)
        }
      case ".": mask += "&"
      case "+": mask += "{1,}"
      case "*": mask += "{0,}"
      case "(":
        if rest.starts(with: ["?", ":"]) { rest = rest.dropFirst(2) }
        mask += "<"
      case ")": mask += ">"
      case "[", "{":
        // sets and counts are written alike
        guard let end = rest.firstIndex(of: c == "[" ? "]" : "}") else { return nil }
        mask += String(c) + String(Array(rest[...end]))
        rest = rest[(end + 1)...]
      case "?", "|": mask.unicodeScalars.append(c)
      default: mask += "\"\(c)\""
      }
    }
    return ("a regular expression", mask)
  }

  /// `+1 ([000]) [000]-[0000]`: slots stand in brackets, what stands in braces is part of the value.
  private static func brackets(_ source: [Unicode.Scalar]) -> Translation? {
    // a digit, a letter, either; the second of each may be left out
    let slots: [Unicode.Scalar: String] = ["0": "#", "9": "#?", "A": "@", "a": "@?", "_": "*", "-": "*?"]
    let mask = parts(source, open: ["["], close: ["]"], slots)
    return mask.map { ("a mask of RedMadRobot's InputMask", $0) }
  }

  /// `{{999}}-{{aa}}`: slots stand in doubled braces.
  private static func doubledBraces(_ source: [Unicode.Scalar]) -> Translation? {
    let mask = parts(source, open: ["{", "{"], close: ["}", "}"], ["9": "#", "a": "@", "*": "*"])
    return mask.map { ("a pattern of Formatter.js", $0) }
  }

  /// A mask whose slots stand between brackets; `nil` where something else does, or there are none.
  private static func parts(
    _ source: [Unicode.Scalar], open: [Unicode.Scalar], close: [Unicode.Scalar], _ slots: [Unicode.Scalar: String]
  ) -> String? {
    var rest = source[...]
    var mask = ""
    var hasSlots = false
    while let c = rest.first {
      if rest.starts(with: open) {
        rest = rest.dropFirst(open.count)
        while let slot = rest.first, !rest.starts(with: close) {
          guard let here = slots[slot] else { return nil }
          mask += here
          hasSlots = true
          rest = rest.dropFirst()
        }
        if rest.isEmpty { return nil }
        rest = rest.dropFirst(close.count)
      } else if c == "{", let end = rest.firstIndex(of: "}") {
        mask += "\"" + String(Array(rest[..<end].dropFirst())) + "\""
        rest = rest[(end + 1)...]
      } else if MaskParser.isSpecial(c) {
        return nil
      } else {
        mask += MaskParser.literal(c)
        rest = rest.dropFirst()
      }
    }
    return hasSlots ? mask : nil
  }

  /// `000-0000`, `(999) 999-9999`, `DD/MM/YYYY`: characters that stand for slots, in runs.
  private static func slots(_ source: [Unicode.Scalar]) -> Translation? {
    // what has slots of this library is a mask of it, with a slip
    if source.contains(where: MaskParser.isSpecial) { return nil }
    let found = ForeignSlots(source.enumerated().map { ($1, $0..<$0 + 1) })
    guard found.isLikely else { return nil }
    let (before, after) = (source[..<found.span.lowerBound], source[found.span.upperBound...])
    let mask = before.map(MaskParser.literal).joined() + found.instead + after.map(MaskParser.literal).joined()
    let present = Set(found.text.unicodeScalars)
    let isDate = !present.isDisjoint(with: ["D", "d", "M", "Y", "y", "H", "h"])
    let dialect =
      isDate
      ? "a date pattern"
      : present.contains("9")
        ? "a mask of Inputmask or jQuery Masked Input"
        : present.contains("0")
          ? "a mask of IMask or jQuery Mask"
          : present.contains("_") ? "the placeholder of a mask" : "a mask of another library"
    return (dialect, mask)
  }
}

extension MaskParser {
  /// A character as literals.
  fileprivate static func literal(_ c: Unicode.Scalar) -> String { (isSpecial(c) ? "\\" : "") + String(c) }
}

extension String {
  fileprivate init(_ scalars: [Unicode.Scalar]) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
