internal import MaskSyntax

/// One step of a reading: a character shown, or an edge passed.
struct Entry: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A character that a slot took.
    case slot(Cluster)
    case valueLiteral(Cluster)
    case literal(Cluster)
    case edge(Edge)
  }
  let kind: Kind
  /// The node after it.
  let next: Int

  /// What it shows; nil for an edge.
  var character: Cluster? {
    switch kind {
    case .slot(let c), .valueLiteral(let c), .literal(let c): c
    case .edge: nil
    }
  }
  var edge: Edge? {
    if case .edge(let edge) = kind { edge } else { nil }
  }
  var isShown: Bool { edge == nil }
  var isSlot: Bool {
    if case .slot = kind { true } else { false }
  }
  var isValueLiteral: Bool {
    if case .valueLiteral = kind { true } else { false }
  }
  /// Whether it is a letter of value literals.
  var isValueLiteralLetter: Bool { isValueLiteral && character?.isLetter ?? false }
  /// Whether it is a character of the value.
  var isValue: Bool { isSlot || isValueLiteral }
}

/// What a reading passed, in display order.
typealias Path = [Entry]

extension Path {
  var shown: [Entry] { filter(\.isShown) }
  var shownCount: Int { count { $0.isShown } }
  /// The entries that are the value.
  var kept: [Entry] { filter(\.isValue) }
  var value: [Cluster] { kept.compactMap(\.character) }
  var valueLiterals: [Cluster] { filter(\.isValueLiteral).compactMap(\.character) }

  /// The entries but for zeros in front of numbers of natural width: a zero is in front if its number goes on.
  var withoutZerosInFront: Path {
    var rest: Path = []
    for entry in self {
      if entry.edge?.bound?.isAfterZero ?? false { rest.removeLast() } else { rest.append(entry) }
    }
    return rest
  }

  /// For each character of the value its place: how many edges of fixed-width numbers stand before it.
  /// An odd count is inside such a number.
  var places: [Int] {
    var places: [Int] = []
    var edges = 0
    for entry in self {
      if case .edge(let edge) = entry.kind, case .fixedWidth = edge.kind { edges += 1 }
      if entry.isValue { places.append(edges) }
    }
    return places
  }
}

/// One way to read the value so far, kept whole.
struct Reading: Hashable, Sendable {
  var node: Int
  var path: Path = []
}

/// All live parses of a value, in priority order: the first is the one shown.
typealias Readings = [Reading]
