package import MaskSyntax

/// What a state of a program accepts.
extension MaskProgram {
  /// Whether some parse takes a character in a state, perhaps with literals before it.
  ///
  /// - Complexity: O(1) for ASCII, otherwise O(*n*) in the classes and slots.
  package func accepts(_ scalar: Unicode.Scalar, inState state: Int) -> Bool {
    guard let k = tables.classNumber(ofPlain: scalar.value) else { return false }
    return Row.takes(tables.rows[state * tables.rowStride + Row.header + k])
  }

  /// The ranges that the sets of the mask name.
  package var namedRanges: [SlotRange] { tables.ranges.indices.map { tables.ranges[$0] } }
}
