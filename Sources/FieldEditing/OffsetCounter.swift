internal import MaskCompiler
internal import UnicodeFacts

/// Counts text in one of the units of offsets.
package struct OffsetCounter {
  private let unit: FieldOptions.OffsetUnit
  private var breaker = GraphemeBreaker()
  package private(set) var total = 0

  package init(_ unit: FieldOptions.OffsetUnit) { self.unit = unit }

  package mutating func count(_ scalar: Unicode.Scalar) {
    switch unit {
    case .utf8: total += UTF8.width(scalar)
    case .utf16: total += UTF16.width(scalar)
    case .scalars: total += 1
    case .characters: if breaker.isBoundary(before: scalar) { total += 1 }
    }
  }
}

extension FieldOptions.OffsetUnit {
  /// Scalars from here on count as more than one.
  var evenEnd: Symbol {
    switch self {
    case .utf8: 0x80
    case .utf16: 0x1_0000
    case .scalars, .characters: .firstCluster
    }
  }
}

extension String {
  /// Where an offset stands: within a character of that unit, where that begins; the end beyond it.
  ///
  /// - Complexity: O(*n*)
  package func index(at offset: Int, in unit: FieldOptions.OffsetUnit) -> Index {
    var counter = OffsetCounter(unit)
    var index = startIndex
    while index < endIndex {
      counter.count(unicodeScalars[index])
      if counter.total > offset { return index }
      index = unicodeScalars.index(after: index)
    }
    return endIndex
  }

  /// The characters of a range of offsets; what lies beyond the end is left out.
  ///
  /// - Complexity: O(*n*)
  package func part(_ range: Range<Int>, in unit: FieldOptions.OffsetUnit) -> String {
    String(self[index(at: range.lowerBound, in: unit)..<index(at: range.upperBound, in: unit)])
  }

  /// How many of a unit come before an index.
  ///
  /// - Complexity: O(*n*)
  package func offset(of index: Index, in unit: FieldOptions.OffsetUnit) -> Int { unit.count(unicodeScalars[..<index]) }

  /// How many characters end before a scalar.
  func clusters(before scalar: Int) -> Int {
    var counter = OffsetCounter(.characters)
    for each in unicodeScalars.prefix(scalar + 1) { counter.count(each) }
    return unicodeScalars.count <= scalar ? counter.total : max(0, counter.total - 1)
  }
}
