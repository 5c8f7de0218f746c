public import FieldFormats
internal import MaskOracle
internal import PhonePlanCompiler

/// Makes subjects of formats. The plans of phone numbers are read once, when the first of them is asked for.
///
///     var maker = FuzzSubjectMaker()
///     let subject = try maker.subject(try FormatCatalog.standard.format(named: "phone(GB)"))
public struct FuzzSubjectMaker: Sendable {
  /// Those that are linked, for scripts and for the oracle.
  private var plans: (NumberingPlans, typing: TypingPlans)?

  /// A maker that has read no numbering plans yet.
  public init() {}

  /// The subject of a format.
  ///
  /// - Parameter format: What is fuzzed: a mask, numbers or phone numbers.
  /// - Returns: A `MaskSubject` or an `EntrySubject`.
  /// - Throws: What is wrong with the numbering plans, which is nothing where they are those that the tables were made
  ///   of.
  /// - Complexity: some tenths of a second for the first format of phone numbers.
  public mutating func subject(_ format: FieldFormat) throws -> any FuzzSubject {
    switch format.kind {
    case .mask(let mask): return MaskSubject(mask)
    case .named(let named, let mask):
      // what replays it is its name where the standard catalogue has the same by that, else its text
      let isStandard = FormatCatalog.standard[named.name]?.tree == named.tree
      return MaskSubject(mask, title: format.title, preset: isStandard ? named.name : nil)
    case .text: throw ScriptError(.unknownKey(format.title), at: 0)
    case .number(let numbers, let entry): return EntrySubject(NumberSetup(numbers, entry), title: format.title)
    case .phone(let phone):
      let (plans, typing) = try plans ?? readPlans()
      self.plans = (plans, typing)
      return EntrySubject(PhoneSetup(phone), plans, typing: typing)
    }
  }

  private func readPlans() throws -> (NumberingPlans, typing: TypingPlans) {
    let plans = try NumberingPlans.linked()
    return (plans, try TypingPlans(plans))
  }
}
