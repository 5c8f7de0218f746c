import CUnicodeTables

/// Normalization Form C (UAX #15): canonically equivalent texts become the same, and mostly shorter, scalars.
package enum Normalization {
  /// Whether `composed` would leave the text as it is.
  ///
  /// Cost: one pass for nearly all text; where that is in doubt, composition of what follows.
  package static func isComposed(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    guard let doubt = firstDoubt(in: scalars) else { return true }
    if doubt.isCertain { return false }
    let rest = scalars[doubt.start...]
    return composition(of: rest, after: []).elementsEqual(rest)
  }

  /// The text in Normalization Form C.
  ///
  /// Text that is so already is given back as it is, after one pass and without an allocation. Cost otherwise: linear, and
  /// n log n in the length of a run of combining marks that stand out of order.
  package static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let doubt = firstDoubt(in: scalars) else { return scalars }
    return composition(of: scalars[doubt.start...], after: scalars[..<doubt.start])
  }

  /// The quick check: where composition has to start, at the last starter before a scalar that is not sure to stay, and
  /// whether it is certain to change something.
  private static func firstDoubt<Text: Collection<Unicode.Scalar>>(in scalars: Text) -> (start: Text.Index, isCertain: Bool)? {
    var start = scalars.startIndex
    var lastClass: UInt8 = 0
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar.value < 0x300 {  // before the first combining mark
        (start, lastClass) = (index, 0)
        continue
      }
      let facts = scalar.facts
      let combiningClass = facts.combining_class
      if facts.flags & UInt8(unicode_flag_never_composed) != 0 || combiningClass != 0 && combiningClass < lastClass {
        return (start, true)
      }
      if facts.flags & UInt8(unicode_flag_maybe_composes) != 0 { return (start, false) }
      if combiningClass == 0 { start = index }
      lastClass = combiningClass
    }
    return nil
  }
  /// Decomposes a text, puts its marks in order and composes it; nothing composes with the prefix.
  private static func composition(
    of text: some Collection<Unicode.Scalar>, after prefix: ArraySlice<Unicode.Scalar>
  ) -> [Unicode.Scalar] {
    var decomposition = Decomposition()
    for scalar in text { decomposition.append(scalar) }
    decomposition.orderMarks()
    var result = Array(prefix)
    result.reserveCapacity(prefix.count + decomposition.scalars.count)
    var starter: Int?
    var lastClass = -1  // of what stands behind the starter and did not compose with it; -1 for nothing
    for next in decomposition.scalars {
      let combiningClass = Int(next.combiningClass)
      if let starter, lastClass < combiningClass, let composite = CanonicalPair.composite(result[starter], next.scalar) {
        result[starter] = composite
        continue
      }
      if combiningClass == 0 { starter = result.count }
      lastClass = combiningClass == 0 ? -1 : combiningClass
      result.append(next.scalar)
    }
    return result
  }
}
