extension NumberingPlans {
  /// The plans as a table that can be read and compared line by line: `NumberingPlans(text: plans.text)` gives them
  /// back.
  ///
  ///     source phonenumbers 9.0.43
  ///
  ///     region AD
  ///       calling-code 376
  ///       main
  ///       international-prefix 00
  ///       general
  ///         lengths 6,8-9
  ///         pattern (?:1|6\d)\d{7}|[135-9]\d{5}
  ///       format (\d{3})(\d{3})
  ///         layout $1 $2
  ///         leading-digits [135-9]
  ///
  /// - Complexity: linear in the size of the plans.
  public var text: String {
    var text = "\(PlanKey.source.rawValue) \(source) \(version)\n"
    for plan in plans {
      text += "\n"
      plan.write(to: &text)
    }
    return text
  }
}

extension NumberingPlan {
  fileprivate func write(to text: inout String) {
    text.line(0, .region, region)
    text.line(1, .callingCode, String(callingCode))
    if isMain { text.line(1, .main) }
    text.line(1, .internationalPrefix, ifAny: internationalPrefix)
    text.line(1, .preferredInternationalPrefix, ifAny: preferredInternationalPrefix)
    text.line(1, .nationalPrefix, ifAny: nationalPrefix)
    text.line(1, .nationalPrefixForParsing, ifAny: nationalPrefixForParsing)
    text.line(1, .nationalPrefixTransform, ifAny: nationalPrefixTransform)
    text.line(1, .extensionPrefix, ifAny: extensionPrefix)
    text.line(1, .leadingDigits, ifAny: leadingDigits)
    general.write(PlanKey.general.rawValue, to: &text)
    for kind in NumberKind.allCases { kinds[kind]?.write(kind.rawValue, to: &text) }
    for format in formats { format.write(.format, to: &text) }
    for format in internationalFormats { format.write(.internationalFormat, to: &text) }
  }
}

extension NumberDescription {
  fileprivate func write(_ name: String, to text: inout String) {
    text.line(1, name)
    text.line(2, .lengths, ifAny: lengths.isEmpty ? nil : NumberDescription.ranges(of: lengths))
    text.line(2, .localLengths, ifAny: localLengths.isEmpty ? nil : NumberDescription.ranges(of: localLengths))
    text.line(2, .example, ifAny: example)
    text.line(2, .pattern, ifAny: pattern)
  }

  /// Ascending numbers, those that follow one another as a range: `7,9-10`.
  private static func ranges(of lengths: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for length in lengths {
      if let last = ranges.last, last.upperBound + 1 == length {
        ranges[ranges.count - 1] = last.lowerBound...length
      } else {
        ranges.append(length...length)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(
      separator: ",")
  }
}

extension PlanFormat {
  fileprivate func write(_ key: PlanKey, to text: inout String) {
    text.line(1, key, pattern)
    text.line(2, .layout, layout)
    for digits in leadingDigits { text.line(2, .leadingDigits, digits) }
    text.line(2, .nationalPrefixRule, ifAny: nationalPrefixRule)
    if isNationalPrefixOptional { text.line(2, .nationalPrefixOptional) }
    text.line(2, .carrierRule, ifAny: carrierRule)
  }
}

extension String {
  fileprivate mutating func line(_ level: Int, _ key: String, _ value: String? = nil) {
    self += String(repeating: "  ", count: level) + key
    if let value { self += " " + PlanTextQuote.written(value) }
    self += "\n"
  }

  fileprivate mutating func line(_ level: Int, _ key: PlanKey, _ value: String? = nil) {
    line(level, key.rawValue, value)
  }

  fileprivate mutating func line(_ level: Int, _ key: PlanKey, ifAny value: String?) {
    if let value { line(level, key, value) }
  }
}
