internal import MaskSyntax
internal import UnicodeFacts

/// A character of a mask in another library's language, and where it stands in the text that was given: in a string of
/// JavaScript `\\` is one character of two.
struct PeerCharacter {
  let scalar: Unicode.Scalar
  let span: Range<Int>
}

/// A place in a mask of another library that is being read.
struct PeerCursor {
  let text: [PeerCharacter]
  /// What it all is, in scalars of the text that was given; where it is empty as well.
  let span: Range<Int>
  var position = 0

  init(_ text: [PeerCharacter], span: Range<Int>) {
    self.text = text
    self.span = span
  }

  var next: Unicode.Scalar? { position < text.count ? text[position].scalar : nil }
  /// The character after the next one.
  var second: Unicode.Scalar? { position + 1 < text.count ? text[position + 1].scalar : nil }
  var isAtEnd: Bool { position >= text.count }

  /// Where the next character stands; after the last one, the last one's place.
  var place: Range<Int> { place(of: position) }

  func place(of index: Int) -> Range<Int> {
    index < text.count ? text[index].span : text.last.map { $0.span.upperBound..<$0.span.upperBound } ?? span
  }

  /// What stands between an earlier position and this one.
  func span(from start: Int) -> Range<Int> {
    guard start < position, position <= text.count else { return place(of: start) }
    return text[start].span.lowerBound..<text[position - 1].span.upperBound
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  func starts(with word: String) -> Bool {
    var at = position
    for scalar in word.unicodeScalars {
      guard at < text.count, text[at].scalar == scalar else { return false }
      at += 1
    }
    return true
  }

  mutating func take(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    position += word.unicodeScalars.count
    return true
  }

  /// The character that a reader sees as one, marks and all.
  mutating func cluster() -> Cluster {
    let first = text[position].scalar
    position += 1
    var breaker = GraphemeBreaker()
    _ = breaker.isBoundary(before: first)
    var rest: [Unicode.Scalar] = []
    while let next, !next.isASCII, !breaker.isBoundary(before: next) {
      rest.append(next)
      position += 1
    }
    return Cluster(first, rest)
  }

  /// Digits, as a number that stops growing beyond every limit; `nil` where there are none.
  mutating func number() -> Int? {
    var value: Int?
    while let digit = next?.plainDigit {
      value = min((value ?? 0) * 10 + digit, 100_000_000)
      position += 1
    }
    return value
  }
}

extension Unicode.Scalar {
  /// 0 to 9.
  var plainDigit: Int? { "0"..."9" ~= self ? Int(value) - 48 : nil }
  /// What names of JavaScript are made of.
  var isNameLike: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
    default: false
    }
  }
}

extension [PeerCharacter] {
  /// The characters alone.
  var string: String { String(map { $0.scalar }) }
}

extension String {
  init(_ scalars: [Unicode.Scalar]) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}

extension Range<Int> {
  /// The smallest range that has both: what belongs together may stand in any order, as options do, and slots that are
  /// sorted.
  func joined(with other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
