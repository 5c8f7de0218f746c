import MaskFuzzing
import MaskOracle
import PhonePlanCompiler

// What is compared is put in here, and nowhere else.

/// Types phone numbers.
protocol PhoneTypist {
  /// What an empty field shows after each key.
  mutating func shown(_ session: PhoneSession) -> [String]
}

/// Reads phone numbers from texts.
protocol PhoneReader {
  func result(of text: PhoneText) -> PhoneResult
}

/// A text, and where the number in it is dialled: nil is nowhere.
struct PhoneText: Hashable {
  let text: String
  let region: String?
}

enum PhoneSubjects {
  /// What types.
  static func typist(_ plans: NumberingPlans) -> some PhoneTypist { OracleTypist(plans: plans) }
  /// What reads; nil where only typing is compared.
  static func reader(_ plans: NumberingPlans) -> (any PhoneReader)? { nil }
}

/// The slow oracle, which needs the plans as texts.
struct OracleTypist: PhoneTypist {
  let plans: NumberingPlans
  private var oracles: [String?: PhoneOracle] = [:]

  init(plans: NumberingPlans) { self.plans = plans }

  mutating func shown(_ session: PhoneSession) -> [String] {
    var oracle = oracles[session.region] ?? PhoneOracle(plans, region: session.region)
    // the only copy, so that typing copies nothing
    oracles[session.region] = nil
    oracle.clear()
    defer { oracles[session.region] = oracle }
    return session.keys.map { oracle.type($0) }
  }
}
