import MaskFuzzing
import MaskOracle
import PhoneNumbering
import PhonePlanCompiler

/// Types phone numbers.
protocol PhoneTypist {
  /// What an empty field shows after each key.
  mutating func shown(_ session: PhoneSession) -> [String]
}

/// Reads phone numbers from texts.
protocol PhoneTextReader {
  func result(of text: PhoneText) -> PhoneResult
}

/// A text, and where the number in it is dialled: nil is nowhere.
struct PhoneText: Hashable {
  let text: String
  let region: String?
}

/// What is compared.
struct PhoneSubjects {
  let typist: any PhoneTypist
  /// Nil where only typing is compared.
  let reader: (any PhoneTextReader)?

  /// Fields and numbers, over tables made of the plans.
  static func engine(_ plans: NumberingPlans) throws(PlanError) -> PhoneSubjects {
    let engine = PhoneEngine(tables: try PhoneTables(plans))
    return PhoneSubjects(typist: engine, reader: engine)
  }

  /// The slow oracle, which needs the plans as texts.
  static func oracle(_ plans: NumberingPlans) throws -> PhoneSubjects {
    PhoneSubjects(typist: OracleTypist(plans: try TypingPlans(plans)), reader: nil)
  }
}

/// The slow oracle as one who types.
struct OracleTypist: PhoneTypist {
  let plans: TypingPlans
  private var oracles: [String?: PhoneOracle] = [:]

  init(plans: TypingPlans) { self.plans = plans }

  mutating func shown(_ session: PhoneSession) -> [String] {
    var oracle = oracles[session.region] ?? PhoneOracle(plans, region: session.region)
    // the only copy, so that typing copies nothing
    oracles[session.region] = nil
    oracle.clear()
    defer { oracles[session.region] = oracle }
    return session.keys.map { oracle.type($0) }
  }
}
