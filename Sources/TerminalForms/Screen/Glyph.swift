internal import FieldForms
internal import UnicodeFacts

/// A character as a screen shows it: never anything that a terminal would obey.
package struct Glyph: Hashable, Sendable {
  /// What is written; several characters of ASCII where it stands for one that the terminal lacks.
  package var text: GlyphText
  /// How many columns it takes.
  package var columns: Int
  /// Whether all terminals agree on its width.
  package var isPlain: Bool

  init(text: GlyphText, columns: Int, isPlain: Bool) {
    (self.text, self.columns, self.isPlain) = (text, columns, isPlain)
  }

  /// A character of ASCII, from the blank on.
  init(ascii: UInt8) { self.init(text: GlyphText(ascii: ascii), columns: 1, isPlain: true) }
}

extension FormLook {
  /// The characters of a text, as they are shown.
  package func glyphs(of text: String) -> [Glyph] {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.map { Glyph(ascii: $0) } }
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    var (breaker, cluster) = (GraphemeBreaker(), String.UnicodeScalarView())
    for scalar in text.unicodeScalars {
      if breaker.isBoundary(before: scalar), !cluster.isEmpty {
        glyphs.append(glyph(cluster))
        cluster.removeAll(keepingCapacity: true)
      }
      cluster.append(scalar)
    }
    if !cluster.isEmpty { glyphs.append(glyph(cluster)) }
    return glyphs
  }

  /// How many columns a text takes.
  package func columns(of text: String) -> Int {
    let isASCII = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    return isASCII ? text.utf8.count : glyphs(of: text).reduce(0) { $0 + $1.columns }
  }

  /// The same measure, for a model that wraps and cuts texts.
  var ruler: TextRuler {
    TextRuler { [self] width, scalar in
      if width == 0 && scalar.isUndrawable { return 1 }
      if isASCII { return width > 0 ? width : scalar == "…" ? 3 : 1 }
      return widths.width(width, adding: scalar)
    }
  }

  private func glyph(_ cluster: String.UnicodeScalarView) -> Glyph {
    guard let first = cluster.first, !first.isUndrawable else {
      return Glyph(text: isASCII ? "?" : "\u{FFFD}", columns: 1, isPlain: true)
    }
    if first.isASCII && cluster.count == 1 { return Glyph(ascii: UInt8(first.value)) }
    if isASCII {
      let text = first.isASCII ? String(first) : Self.spelled[first] ?? "?"
      return Glyph(text: GlyphText(text), columns: text.utf8.count, isPlain: true)
    }
    let isPlain = cluster.count == 1 && (first.widthClass == .narrow || first.widthClass == .ambiguous)
    let columns = cluster.reduce(0) { widths.width($0, adding: $1) }
    return Glyph(text: GlyphText(String(cluster)), columns: columns, isPlain: isPlain && columns == 1)
  }

  /// What characters of messages are in ASCII.
  private static let spelled: [Unicode.Scalar: String] = [
    "…": "...", "•": "*", "‘": "'", "’": "'", "“": "\"", "”": "\"", "„": "\"", "–": "-", "—": "-", "\u{A0}": " ",
    "\u{202F}": " ", "€": "E", "£": "L",
  ]
}

extension [Glyph] {
  /// How many columns they take together.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension FormLook {
  /// What stands for what is left out.
  var ellipsis: Glyph { isASCII ? Glyph(text: "...", columns: 3, isPlain: true) : glyphs(of: "…")[0] }

  /// What fits of a text, with an ellipsis in place of the rest.
  func cut(_ glyphs: [Glyph], to width: Int) -> [Glyph] {
    if glyphs.columns <= width { return glyphs }
    var (kept, left) = ([Glyph](), width - ellipsis.columns)
    for glyph in glyphs {
      left -= glyph.columns
      if left < 0 { break }
      kept.append(glyph)
    }
    while kept.last?.text == " " { kept.removeLast() }
    return ellipsis.columns <= width ? kept + [ellipsis] : kept
  }

  /// The rows of a text that is broken at blanks, and within a word that is wider than a row.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: How wide a row may be.
  ///   - most: How many rows there may be; what does not fit the last of them is cut.
  func rows(of text: String, width: Int, most: Int = .max) -> [[Glyph]] {
    let width = max(1, width)
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { self.rows(ofLine: $0, width) }
    if rows.count <= most { return rows }
    let blank = Glyph(text: " ", columns: 1, isPlain: true)
    return rows.prefix(most - 1) + [cut(Array(rows[(most - 1)...].joined(separator: [blank])), to: width)]
  }

  private func rows(ofLine line: Substring, _ width: Int) -> [[Glyph]] {
    let whole = glyphs(of: String(line))
    if whole.columns <= width { return [whole] }
    var (rows, row, columns): ([[Glyph]], [Glyph], Int) = ([], [], 0)
    func end() {
      rows.append(row)
      (row, columns) = ([], 0)
    }
    for (i, word) in line.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let glyphs = self.glyphs(of: String(word))
      if columns > 0, columns + 1 + glyphs.columns > width {
        end()
      } else if i > 0, columns > 0 || word.isEmpty {
        row.append(Glyph(text: " ", columns: 1, isPlain: true))
        columns += 1
      }
      for glyph in glyphs {
        if columns + glyph.columns > width, columns > 0 { end() }
        row.append(glyph)
        columns += glyph.columns
      }
    }
    end()
    return rows
  }
}
