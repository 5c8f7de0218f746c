import PhonePlanCompiler

/// Metadata of the Python package `phonenumbers` as a numbering plan.
extension NumberingPlan {
  /// What is left out, and why.
  static let leftOut: KeyValuePairs = [
    "mobile_number_portable_region": "whether numbers move between carriers changes nothing in how they are written",
    "same_mobile_and_fixed_line_pattern": "it follows from the patterns",
    "leading_zero_possible": "a zero in front is a digit like others",
    "emergency": "short numbers belong to no numbering plan",
    "short_code": "short numbers belong to no numbering plan",
    "standard_rate": "short numbers belong to no numbering plan",
    "carrier_specific": "short numbers belong to no numbering plan",
    "sms_services": "short numbers belong to no numbering plan",
    "register": "it says only where Python keeps the metadata",
  ]

  private static let kindNames: KeyValuePairs<String, NumberKind> = [
    "fixed_line": .fixedLine, "mobile": .mobile, "toll_free": .tollFree, "premium_rate": .premiumRate,
    "shared_cost": .sharedCost, "personal_number": .personal, "voip": .voip, "pager": .pager, "uan": .uan,
    "voicemail": .voicemail, "no_international_dialling": .domesticOnly,
  ]

  private static let known =
    [
      "id", "country_code", "international_prefix", "preferred_international_prefix", "national_prefix",
      "preferred_extn_prefix",
      "national_prefix_for_parsing", "national_prefix_transform_rule", "leading_digits", "main_country_for_code",
      "short_data",
      "general_desc", "number_format", "intl_number_format",
    ] + kindNames.map(\.key)

  /// A plan, with what was left out of it.
  static func reading(_ value: PythonValue, file: String) throws -> (
    plan: NumberingPlan, isMarkedMain: Bool, leftOut: [String]
  ) {
    let call = try PythonCall(value, of: "PhoneMetadata", known: known, leftOut: leftOut.map(\.key), file: file)
    if try call.truth("short_data") {
      throw call.failure("short_data", "expected a numbering plan, found short numbers")
    }
    var plan = NumberingPlan(region: try call.requiredText("id"), callingCode: try call.number("country_code"))
    plan.internationalPrefix = try call.text("international_prefix")
    plan.preferredInternationalPrefix = try call.text("preferred_international_prefix")
    plan.nationalPrefix = try call.text("national_prefix")
    plan.nationalPrefixForParsing = try call.text("national_prefix_for_parsing")
    plan.nationalPrefixTransform = try call.layout("national_prefix_transform_rule")
    plan.extensionPrefix = try call.text("preferred_extn_prefix")
    plan.leadingDigits = try call.text("leading_digits")
    guard let general = call.argument("general_desc") else {
      throw call.failure("general_desc", "expected a description, found none")
    }
    plan.general = try NumberDescription(general, file: file)
    if plan.general.pattern == nil { throw call.failure("general_desc", "expected a pattern, found none") }

    var leftOut = leftOut.map(\.key).filter(call.has)
    for (name, kind) in kindNames {
      guard let argument = call.argument(name) else { continue }
      var description = try NumberDescription(argument, file: file)
      // There are no numbers of this kind.
      if description.pattern == nil {
        leftOut.append(name)
        continue
      }
      if description.lengths == plan.general.lengths { description.lengths = [] }
      plan.kinds[kind] = description
    }
    plan.formats = try call.elements("number_format").map { try PlanFormat($0, file: file) }
    plan.internationalFormats = try call.elements("intl_number_format").map { try PlanFormat($0, file: file) }
    return (plan, try call.truth("main_country_for_code"), leftOut)
  }
}

extension NumberDescription {
  private static let known = [
    "national_number_pattern", "example_number", "possible_length", "possible_length_local_only",
  ]

  fileprivate init(_ value: PythonValue, file: String) throws {
    let call = try PythonCall(value, of: "PhoneNumberDesc", known: NumberDescription.known, file: file)
    self.init()
    pattern = try call.text("national_number_pattern")
    example = try call.text("example_number")
    lengths = try call.lengths("possible_length")
    localLengths = try call.lengths("possible_length_local_only")
  }
}

extension PlanFormat {
  private static let known = [
    "pattern", "format", "leading_digits_pattern", "national_prefix_formatting_rule",
    "national_prefix_optional_when_formatting",
    "domestic_carrier_code_formatting_rule",
  ]

  fileprivate init(_ value: PythonValue, file: String) throws {
    let call = try PythonCall(value, of: "NumberFormat", known: PlanFormat.known, file: file)
    guard let layout = try call.layout("format") else { throw call.failure("format", "expected a text, found none") }
    self.init(pattern: try call.requiredText("pattern"), layout: layout)
    leadingDigits = try call.texts("leading_digits_pattern")
    nationalPrefixRule = try call.layout("national_prefix_formatting_rule")
    isNationalPrefixOptional = try call.truth("national_prefix_optional_when_formatting")
    carrierRule = try call.layout("domestic_carrier_code_formatting_rule", mayNameCarrier: true)
  }
}

extension PythonCall {
  fileprivate func lengths(_ name: String) throws -> [Int] {
    let lengths = try numbers(name)
    let limits = NumberingPlans.Limits.lengths
    guard lengths.allSatisfy(limits.contains), zip(lengths, lengths.dropFirst()).allSatisfy(<) else {
      throw failure(
        name, "expected ascending numbers of \(limits.lowerBound) to \(limits.upperBound), found \(lengths)")
    }
    return lengths
  }

  /// A text in which `\1` to `\9` stand for groups; in ours, it is `$1` to `$9`.
  fileprivate func layout(_ name: String, mayNameCarrier: Bool = false) throws -> String? {
    guard let text = try text(name) else { return nil }
    var layout = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        guard let group = rest.popFirst(), "1"..."9" ~= group else {
          throw failure(name, "expected \\1 to \\9 in '\(text)'")
        }
        layout += "$\(group)"
      case "$":
        guard mayNameCarrier, rest.hasPrefix("CC") else { throw failure(name, "expected no '$' in '\(text)'") }
        layout += "$"
      default: layout.append(character)
      }
    }
    return layout
  }
}
