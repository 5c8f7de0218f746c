/// Comments, in which masks are out of use.
extension SourceText {
  /// Files of markup, where a quote may be an apostrophe: comments after code are found in its scripts alone.
  private static let markup: Set = [
    "html", "htm", "vue", "svelte", "astro", "cshtml", "razor", "php", "erb", "twig", "jsp", "ejs", "hbs", "mustache",
    "njk", "jinja", "ftl", "liquid", "aspx", "xhtml",
  ]

  /// Where comments stand, in their order.
  func findComments() -> [Range<Int>] {
    let isMarkup = Self.markup.contains(ending)
    let line: [Unicode.Scalar] = ending == "py" ? ["#"] : ["/", "/"]
    var comments: [Range<Int>] = []
    var (place, isScript, isFirst) = (0, !isMarkup, true)
    var marksWithoutEnd: Set<[Unicode.Scalar]> = []
    // one that begins its line may have no end; else it is not a comment then
    func endOfBlock(_ mark: [Unicode.Scalar]) -> Int? {
      if marksWithoutEnd.contains(mark) { return nil }
      if let found = next(mark, from: place + 2) { return found + mark.count }
      marksWithoutEnd.insert(mark)
      return isFirst ? characters.count : nil
    }
    while let c = character(at: place) {
      var end: Int?
      if has(line, at: place) {
        // an address in a text of markup is not a comment
        let isAddress = place > 0 && characters[place - 1] == ":"
        if isFirst || isScript && !isAddress { end = next(["\n"], from: place) ?? characters.count }
      } else if has(["/", "*"], at: place) {
        if isFirst || isScript { end = endOfBlock(["*", "/"]) }
      } else if has(["<", "!", "-", "-"], at: place) {
        end = endOfBlock(["-", "-", ">"])
      }
      if let end {
        comments.append(place..<end)
        place = end
        continue
      }
      if isMarkup, c == "<" {
        if has(Array("<script".unicodeScalars), at: place) { isScript = true }
        if has(Array("</script".unicodeScalars), at: place) { isScript = false }
      }
      if c == "\n" { isFirst = true } else if !c.properties.isWhitespace { isFirst = false }
      if !isScript {
        place += 1
      } else if c == "\\" {
        // in a regular expression, whose slashes do not begin a comment
        place += 2
      } else {
        place = (c.isQuote ? endOfQuoted(place) : c == "/" ? endOfExpression(place) : nil) ?? place + 1
      }
    }
    return comments
  }

  /// Whether a position is in a comment.
  func isInComment(_ position: Int) -> Bool {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low < comments.count && comments[low].contains(position)
  }
}
