internal import MaskOracle
public import PhonePlanCompiler

/// Keys typed into an empty field of phone numbers.
public struct PhoneSession: Hashable, Sendable {
  /// The region where the number is dialled; `nil` is nowhere.
  public var region: String?
  /// The characters that are typed, one a key.
  public var keys: String

  /// A session.
  ///
  /// - Parameters:
  ///   - keys: The characters that are typed, one a key.
  ///   - region: Where the number is dialled; `nil` is nowhere.
  public init(_ keys: String, region: String?) {
    self.keys = keys
    self.region = region
  }
}

extension NumberingPlans {
  /// The example numbers of all regions and kinds: as they are, after the national prefix, and after plus and calling
  /// code.
  public var exampleSessions: [PhoneSession] {
    plans.flatMap { plan in
      let home = plan.isOfRegion ? plan.region : nil
      return plan.examples.flatMap { number in
        var keys = ["+\(plan.callingCode)\(number)"]
        if home != nil { keys += [number] + (plan.nationalPrefix.map { [$0.filter(\.isNumber) + number] } ?? []) }
        return keys.map { PhoneSession($0, region: home) }
      }
    }
  }
}

extension NumberingPlan {
  /// Whether it is not the plan of a calling code that belongs to none.
  var isOfRegion: Bool { region != PhoneOracle.noRegion }

  /// An example number of each kind, no number twice.
  var examples: [String] {
    NumberKind.allCases.compactMap { kinds[$0]?.example }.reduce(into: []) { numbers, number in
      if !numbers.contains(number) { numbers.append(number) }
    }
  }
}
