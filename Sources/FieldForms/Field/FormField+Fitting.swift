internal import FieldEditing
internal import SecretMemory
internal import UnicodeFacts

/// What is shown of a text that is wider than its frame, while the field does not have the focus.
extension FormField {
  /// The text cut to a width: clipped, or with an ellipsis where the description puts it.
  ///
  ///     form[name].text(fitting: 8)     // "Ada Love", or "Ada Lov…", "…ovelace", "Ada…lace"
  ///
  /// - Parameters:
  ///   - width: How wide it may be, as the ruler measures.
  ///   - ruler: How wide characters are, the ellipsis included.
  /// - Returns: The text, or a part of it with an ellipsis.
  /// - Complexity: O(*n*) in the text.
  public func text(fitting width: Int, ruler: TextRuler = .characters) -> String {
    let (clusters, width) = (ruler.clusters(of: text), max(0, width))
    let total = clusters.reduce(0) { $0 + $1.width }
    if total <= width { return text }
    func join(_ parts: some Sequence<TextRuler.Cluster>) -> String { parts.reduce(into: "") { $0 += $1.text } }
    let room = max(0, width - ruler.width(0, "…"))
    switch plan.description.overflow {
    case .clip: return join(clusters.fitting(width))
    case .truncateTail: return join(clusters.fitting(room)) + "…"
    case .truncateHead: return "…" + join(clusters.reversed().fitting(room).reversed())
    case .truncateMiddle:
      let head = clusters.fitting((room + 1) / 2)
      return join(head) + "…" + join(clusters.reversed().fitting(room - (room + 1) / 2).reversed())
    }
  }

  /// The whole text, if a frame hides a part of it; `nil` if all of it is seen, for a hidden secret, and in a text of
  /// several lines.
  ///
  /// - Parameters:
  ///   - width: How wide the frame is, as the ruler measures.
  ///   - ruler: How wide characters are.
  /// - Returns: What is shown when somebody asks for it, or `nil`.
  /// - Complexity: O(*n*) in the text.
  public func expansion(width: Int, ruler: TextRuler = .characters) -> String? {
    if kind.hasRows || isSecure && !isRevealed { return nil }
    return ruler.clusters(of: text).reduce(0) { $0 + $1.width } > width ? text : nil
  }

  /// The selected text, to be copied; `nil` if nothing is selected, and for a hidden secret.
  ///
  /// - Complexity: O(*n*) in what is selected.
  public var selectedText: String? {
    hidesSelection || selection.isEmpty ? nil : text(in: selection)
  }

  var isCaretAtEnd: Bool { entry.caret == entry.textLength }

  /// What is shown of a secret for a moment after a key: bullets, and the character typed last.
  var textWithLastCharacter: String {
    let bullets = TextRuler.characters.clusters(of: entry.text)
    return bullets.dropLast().reduce(into: "") { $0 += $1.text } + entry.lastCharacter
  }

  /// Whether what is selected is a secret that nobody sees.
  var hidesSelection: Bool { isSecure && !isRevealed }
}

extension Field {
  /// The last character of the value, and no other text of it.
  fileprivate var lastCharacter: String {
    valueBytes.withText { value in
      let scalars = value.unicodeScalars
      var (breaker, start) = (GraphemeBreaker(), scalars.startIndex)
      for i in scalars.indices where breaker.isBoundary(before: scalars[i]) { start = i }
      return String(Substring(scalars[start...]))
    }
  }
}

extension TextRuler {
  struct Cluster {
    var text: String
    var width: Int
  }

  fileprivate func clusters(of text: String) -> [Cluster] {
    var (clusters, breaker) = ([Cluster](), GraphemeBreaker())
    for scalar in text.unicodeScalars {
      if breaker.isBoundary(before: scalar) { clusters.append(Cluster(text: "", width: 0)) }
      clusters[clusters.count - 1].text.unicodeScalars.append(scalar)
      clusters[clusters.count - 1].width = width(clusters[clusters.count - 1].width, scalar)
    }
    return clusters
  }
}

extension Collection<TextRuler.Cluster> {
  /// As many as fit.
  fileprivate func fitting(_ width: Int) -> [TextRuler.Cluster] {
    var left = width
    return Array(
      prefix {
        left -= $0.width
        return left >= 0
      })
  }
}
