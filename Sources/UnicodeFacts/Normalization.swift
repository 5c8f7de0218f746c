import CTables
package import SecretMemory

/// Normalization Form C (UAX #15): canonically equivalent texts become the same, and mostly shorter, scalars.
package enum Normalization {
  /// Whether `composed` would leave the text as it is.
  ///
  /// - Complexity: One pass for nearly all text; where that is in doubt, composition of what follows. The text is
  ///   copied first.
  package static func isComposed(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    unsafe SecretList(scalars).withBuffer { unsafe isComposed($0) }
  }

  /// The same of a buffer.
  package static func isComposed(_ scalars: UnsafeBufferPointer<Unicode.Scalar>) -> Bool {
    guard let doubt = unsafe firstDoubt(in: scalars) else { return true }
    return unsafe !doubt.isCertain && composition(of: scalars, from: doubt.start).elementsEqual(scalars)
  }

  /// Whether composition leaves a scalar as it is, whatever stands before it.
  package static func keeps(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x300
      || scalar.facts.flags & UInt8(unicode_flag_never_composed | unicode_flag_maybe_composes) == 0
  }

  /// The text in Normalization Form C.
  ///
  /// Text that is so already is given back as it is, after one pass and without an allocation. Cost otherwise: linear,
  /// and n log n in the length of a run of combining marks that stand out of order.
  package static func composed(_ scalars: SecretList<Unicode.Scalar>) -> SecretList<Unicode.Scalar> {
    unsafe scalars.withBuffer { text in
      unsafe firstDoubt(in: text).map { unsafe composition(of: text, from: $0.start) }
    } ?? scalars
  }

  /// The quick check: where composition has to start, at the last starter before a scalar that is not sure to stay, and
  /// whether it is certain to change something.
  private static func firstDoubt(in scalars: UnsafeBufferPointer<Unicode.Scalar>) -> (start: Int, isCertain: Bool)? {
    var start = 0
    var lastClass: UInt8 = 0
    for index in scalars.indices {
      let scalar = unsafe scalars[index]
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

  /// Decomposes a text from some place on, puts its marks in order and composes it; nothing composes with what stands
  /// before.
  private static func composition(of text: UnsafeBufferPointer<Unicode.Scalar>, from start: Int) -> SecretList<
    Unicode.Scalar
  > {
    var decomposition = Decomposition()
    for i in start..<text.count { decomposition.append(unsafe text[i]) }
    decomposition.orderMarks()
    var result = SecretList<Unicode.Scalar>()
    result.reserveCapacity(start + decomposition.scalars.count)
    for i in 0..<start { result.append(unsafe text[i]) }
    var starter: Int?
    var lastClass = -1  // of what stands after the starter and did not compose with it; -1 for nothing
    for next in decomposition.scalars {
      let combiningClass = Int(next.combiningClass)
      if let starter, lastClass < combiningClass, let composite = CanonicalPair.composite(result[starter], next.scalar)
      {
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
