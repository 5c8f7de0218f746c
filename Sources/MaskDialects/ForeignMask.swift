internal import MaskSyntax

/// A text that is not a mask here, looked at as what other libraries take: what it is, and the same as a mask of this
/// library.
///
///     ForeignMask("\\d{3}")     // a regular expression (regex): #{3}
///
/// What it suggests can be parsed.
struct ForeignMask {
  /// What it is, in words, and the dialect that reads it: `a regular expression (regex)`.
  let dialect: String
  let mask: String

  init?(_ source: [Unicode.Scalar]) {
    guard source.count <= 200 else { return nil }
    let readers = [
      ForeignMask.regularExpression, ForeignMask.doubledBraces, ForeignMask.brackets, ForeignMask.digits,
      ForeignMask.slots,
    ]
    for read in readers {
      guard let (dialect, mask) = read(source), (try? MaskTree(parsing: mask)) != nil else { continue }
      (self.dialect, self.mask) = (dialect, mask)
      return
    }
    return nil
  }

  private typealias Translation = (dialect: String, mask: String)

  /// `^\\d{3}[A-Z]+(?:x|y)$`: what has a class after a backslash, both anchors, or a group that captures nothing.
  private static func regularExpression(_ source: [Unicode.Scalar]) -> Translation? {
    let hasAnchors = source.first == "^" && source.last == "$"
    let hasClass = zip(source, source.dropFirst()).contains { $0 == "\\" && "dws".unicodeScalars.contains($1) }
    guard hasAnchors || hasClass || source.starts(with: "(?:".unicodeScalars) else { return nil }
    return translation("a regular expression", .regex, source)
  }

  /// `+1 ([000]) [000]-[0000]`: slots stand in brackets, what stands in braces is part of the value.
  private static func brackets(_ source: [Unicode.Scalar]) -> Translation? {
    // what has slots of this library is a mask of it, with a slip
    let isOwn = source.contains { MaskParser.isSpecial($0) && !"[]{}\\".unicodeScalars.contains($0) }
    guard source.contains("["), !isOwn else { return nil }
    return translation("a mask of RedMadRobot's InputMask", .redmadrobot, source)
  }

  /// `(999) 999-9999? x99999`, `(999) 999-9999[ x9{1,5}]`, `+{7}(000)000-00-00`: digits that stand for digits, and
  /// characters that mean something only there.
  private static func digits(_ source: [Unicode.Scalar]) -> Translation? {
    if source.contains(where: { MaskParser.isSpecial($0) && !"[]{}?".unicodeScalars.contains($0) }) { return nil }
    let (nines, zeros) = (source.filter { $0 == "9" }.count, source.filter { $0 == "0" }.count)
    guard source.contains(where: { "[]{}?".unicodeScalars.contains($0) }) else { return nil }
    if nines > 1 && zeros == 0 {
      return source.contains("?")
        ? translation("a mask of jQuery Masked Input", .maskedinput, source)
        : translation("a mask of Inputmask", .inputmask, source)
    }
    return zeros > 1 && nines == 0 ? translation("a mask of IMask", .imask, source) : nil
  }

  private static func translation(
    _ words: String, _ dialect: MaskDialect, _ source: [Unicode.Scalar]
  ) -> Translation? {
    guard let tree = (try? DialectMask(reading: source, dialect: dialect))?.tree else { return nil }
    return ("\(words) (\(dialect.name))", tree.text)
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
        mask += c.literal
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
    let mask = before.map { $0.literal }.joined() + found.instead + after.map { $0.literal }.joined()
    let present = Set(found.text.unicodeScalars)
    let isDate = !present.isDisjoint(with: ["D", "d", "M", "Y", "y", "H", "h"])
    let dialect =
      isDate
      ? "a date pattern"
      : present.contains("9")
        ? "a mask of Inputmask or jQuery Masked Input (inputmask)"
        : present.contains("0")
          ? "a mask of IMask or jQuery Mask (imask)"
          : present.contains("_") ? "the placeholder of a mask" : "a mask of another library"
    return (dialect, mask)
  }
}

extension Unicode.Scalar {
  /// The character as a literal of a mask.
  fileprivate var literal: String { (MaskParser.isSpecial(self) ? "\\" : "") + String(self) }
}
