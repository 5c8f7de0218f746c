internal import MaskSyntax

/// A part in whose place numbers are tried.
struct NumberPart {
  let range: Range<Int>
  let shown: String
  let isLast: Bool
  private let first: Readings
  /// Readings by how many digits are read, and by the number that they are: of ten thousand most begin as another that
  /// does not fit.
  private var begun: [Int: [Int: Readings]] = [:]

  init(_ range: Range<Int>, of field: PathField) {
    let value = field.value
    (self.range, shown, isLast) = (range, value[range].string, range.upperBound == value.count)
    first = field.states[range.lowerBound]
  }

  /// The readings after a number that is written with so many digits.
  mutating func readings(_ number: Int, width: Int, _ graph: Graph) -> Readings {
    if width == 0 { return first }
    if let found = begun[width]?[number] { return found }
    let before = readings(number / 10, width: width - 1, graph)
    if before.isEmpty { return before }
    let found = graph.step(before, Cluster(Unicode.Scalar(48 + UInt8(number % 10))))
    begun[width, default: [:]][number] = found
    return found
  }
}
