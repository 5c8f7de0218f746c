/// The names that a source declares.
extension SourceText {
  /// Where the value of a constant of this file begins, as it is known at a position: that of the last one before it,
  /// or of the first.
  func value(of name: String, at position: Int) -> Int? {
    let values = constants[name] ?? []
    return (values.last { $0 <= position } ?? values.first).map(afterBlank)
  }

  /// Whether there is one constant of a name in this file, which is set there and nowhere else.
  func isWrittenOnce(_ name: String) -> Bool { constants[name]?.count == 1 }

  /// What begins a declaration in one of the languages.
  private static let declaring: Set = [
    "const", "let", "var", "val", "static", "private", "public", "protected", "readonly", "final", "string", "String",
  ]

  /// Names with a type or without, before a sign: `const string zip =`, `val f: String =`, and `mask =` of a class,
  /// which has a space that an attribute has not.
  func findConstants() -> [String: [Int]] {
    var constants: [String: [Int]] = [:]
    var place = 0
    while let sign = characters[place...].firstIndex(of: "=") {
      place = sign + 1
      // no comparison, no arrow
      let (before, after) = (sign > 0 ? characters[sign - 1] : " ", place < characters.count ? characters[place] : " ")
      if "=!<>+-*/|&?".unicodeScalars.contains(before) || "=>".unicodeScalars.contains(after) { continue }
      if isInComment(sign) { continue }
      let line = characters[max(0, sign - 200)..<sign]
      let start = line.lastIndex { "\n;{}(),".unicodeScalars.contains($0) }.map { $0 + 1 } ?? line.startIndex
      func words(_ text: ArraySlice<Unicode.Scalar>) -> [String] {
        text.split { !$0.isNameLike }.map { String(String.UnicodeScalarView($0)) }
      }
      let all = words(characters[start..<sign])
      guard all.count == 1 && before == " " || !Self.declaring.isDisjoint(with: all) else { continue }
      // its type stands after a colon, or before it
      if let name = words(characters[start..<sign].prefix { $0 != ":" }).last {
        constants[name, default: []].append(place)
      }
    }
    return constants
  }

  /// Whether a source imports a name from a package: `import { createMask } from 'imask/esm/index'`.
  func imports(_ name: String, from package: String) -> Bool {
    let sign = Array(package.unicodeScalars)
    var place = 0
    while let found = next(sign, from: place) {
      place = found + sign.count
      guard character(at: found - 1)?.isQuote ?? false else { continue }
      let line = characters[max(0, found - 1_000)..<found]
      let names = line.lastIndex(of: "{").map { line[$0...].split { !$0.isNameLike } } ?? []
      if names.contains(where: { $0.elementsEqual(name.unicodeScalars) }) { return true }
    }
    return false
  }
}
