import CPhonePlans

extension NumberingPlans {
  /// The plans of all regions, as the linked tables have them: the text of `fixtures/tables/phone-plans.txt` goes with
  /// the program.
  ///
  /// - Returns: The plans of all regions.
  /// - Throws: `PlanTextError`, which does not happen: the text is that which the tables were made of.
  /// - Complexity: the text is read again, in some hundredths of a second.
  public static func linked() throws(PlanTextError) -> NumberingPlans {
    let bytes = UnsafeBufferPointer(start: caretaker_phone_plans, count: caretaker_phone_plans_size)
    return try NumberingPlans(text: String(decoding: bytes, as: UTF8.self))
  }
}
