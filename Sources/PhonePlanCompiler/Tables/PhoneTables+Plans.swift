package import PhoneNumbering

extension PhoneTables {
  /// Tables of other plans than those linked, in memory that is kept for as long as the program runs, since fields and
  /// numbers point there.
  package init(_ plans: NumberingPlans) throws(PlanError) {
    let words = try PhoneTablesCompiler(plans).words
    let block = UnsafeMutablePointer<UInt32>.allocate(capacity: words.count)
    block.initialize(from: words, count: words.count)
    self.init(unchecked: block)
  }
}
