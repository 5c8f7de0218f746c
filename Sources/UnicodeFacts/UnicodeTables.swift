import CTables

/// A constant array of C. This and `ScalarTable` are the only places that follow its pointers.
@safe struct ConstantTable<Element> {
  let base: UnsafePointer<Element>
  let count: Int

  subscript(index: Int) -> Element {
    // Indices come out of the generated tables themselves, so a release build needs no check.
    assert(index >= 0 && index < count, "a generated table is broken")
    return unsafe base[index]
  }
}

/// A number for each scalar, by three loads; 0 for what stands after the table. The generator's `ScalarTrie` says why
/// three.
struct ScalarTable<Leaf: FixedWidthInteger> {
  let top: ConstantTable<UInt8>
  let middle: ConstantTable<UInt16>
  let leaves: ConstantTable<Leaf>

  subscript(scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    guard value >> 9 < top.count else { return 0 }
    let block = Int(middle[Int(top[value >> 9]) << 5 | value >> 4 & 31])
    return Int(leaves[block << 4 | value & 15])
  }
}

/// The tables by name. Each is made where it is used, out of addresses and counts alone, so nothing runs at the start.
enum UnicodeTables {
  static var cases: ScalarTable<UInt8> {
    unsafe ScalarTable(
      top: ConstantTable(base: unicode_case_top(), count: unicode_case_top_count),
      middle: ConstantTable(base: unicode_case_middle(), count: unicode_case_middle_count),
      leaves: ConstantTable(base: unicode_case_leaves(), count: unicode_case_leaves_count))
  }
  static var caseRows: ConstantTable<unicode_case_distances> {
    unsafe ConstantTable(base: unicode_case_rows(), count: unicode_case_rows_count)
  }
  static var decompositions: ScalarTable<UInt16> {
    unsafe ScalarTable(
      top: ConstantTable(base: unicode_decomposition_top(), count: unicode_decomposition_top_count),
      middle: ConstantTable(base: unicode_decomposition_middle(), count: unicode_decomposition_middle_count),
      leaves: ConstantTable(base: unicode_decomposition_leaves(), count: unicode_decomposition_leaves_count))
  }
  static var pairs: ConstantTable<unicode_pair> {
    unsafe ConstantTable(base: unicode_pairs(), count: unicode_pairs_count)
  }
  static var singletons: ConstantTable<UInt32> {
    unsafe ConstantTable(base: unicode_singletons(), count: unicode_singletons_count)
  }
  static var widths: ScalarTable<UInt8> {
    unsafe ScalarTable(
      top: ConstantTable(base: unicode_width_top(), count: unicode_width_top_count),
      middle: ConstantTable(base: unicode_width_middle(), count: unicode_width_middle_count),
      leaves: ConstantTable(base: unicode_width_leaves(), count: unicode_width_leaves_count))
  }
  static var breaks: ScalarTable<UInt8> {
    unsafe ScalarTable(
      top: ConstantTable(base: unicode_breaks_top(), count: unicode_breaks_top_count),
      middle: ConstantTable(base: unicode_breaks_middle(), count: unicode_breaks_middle_count),
      leaves: ConstantTable(base: unicode_breaks_leaves(), count: unicode_breaks_leaves_count))
  }
  static var breaksRows: ConstantTable<unicode_breaks> {
    unsafe ConstantTable(base: unicode_breaks_rows(), count: unicode_breaks_rows_count)
  }
  static var scriptRanges: ConstantTable<UInt32> {
    unsafe ConstantTable(base: unicode_script_ranges(), count: unicode_script_ranges_count)
  }
  static var scriptLists: ConstantTable<UInt8> {
    unsafe ConstantTable(base: unicode_script_lists(), count: unicode_script_lists_count)
  }
  static var scriptNames: ConstantTable<UInt8> {
    unsafe ConstantTable(base: unicode_script_names(), count: unicode_script_names_count)
  }
  static var lookalikes: ConstantTable<UInt32> {
    unsafe ConstantTable(base: unicode_lookalikes(), count: unicode_lookalikes_count)
  }
}
