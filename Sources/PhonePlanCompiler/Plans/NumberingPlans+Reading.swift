extension NumberingPlans {
  /// Reads a table of numbering plans, as `text` writes it: `source`, then a block a region. fixtures/README.md
  /// describes every key.
  ///
  ///     let plans = try NumberingPlans(
  ///       text: """
  ///         source example 1
  ///
  ///         region GB
  ///           calling-code 44
  ///           main
  ///           national-prefix 0
  ///           general
  ///             lengths 7,9-10
  ///             pattern [1-357-9]\\d{9}|[18]\\d{8}|8\\d{6}
  ///           format (\\d{2})(\\d{4})(\\d{4})
  ///             layout $1 $2 $3
  ///             leading-digits 2
  ///             national-prefix-rule 0$1
  ///         """)
  ///
  /// What patterns and layouts say is not looked at here; the compiler of tables does.
  ///
  /// - Parameter text: The table.
  /// - Throws: `PlanTextError`, with the line and what would mend it.
  /// - Complexity: linear in the length of the text.
  public init(text: String) throws(PlanTextError) {
    let blocks = try PlanTextBlock.blocks(of: text)
    guard let first = blocks.first, first.key == PlanKey.source.rawValue else {
      throw PlanTextError(.noSource, line: blocks.first?.line ?? 1)
    }
    let name = try first.text()
    guard let space = name.lastIndex(of: " "), let end = name[..<space].lastIndex(where: { $0 != " " }) else {
      throw first.failure(.noSource)
    }
    self.init(source: String(name[...end]), version: String(name[space...].dropFirst()), plans: [])

    var lines: [String: Int] = [:]
    for block in blocks.dropFirst() {
      guard block.key == PlanKey.region.rawValue else {
        throw block.failure(.unknownKey(block.key, known: [PlanKey.region.rawValue]))
      }
      let plan = try NumberingPlan(block)
      let name = plan.region == NumberingPlan.worldRegion ? "\(plan.region) of \(plan.callingCode)" : plan.region
      if let line = lines.updateValue(block.line, forKey: name) {
        throw block.failure(.repeatedRegion(name, firstLine: line))
      }
      try checkPlace(of: plan, block)
      plans.append(plan)
    }
  }

  /// Whether a plan may follow those that there are: sorted by calling code, the main region first.
  private func checkPlace(of plan: NumberingPlan, _ block: PlanTextBlock) throws(PlanTextError) {
    let before = plans.last?.callingCode ?? 0
    let code = plan.callingCode
    if code < before { throw try block.requiredPart(.callingCode).failure(.callingCodeOutOfOrder(code, after: before)) }
    if code > before && !plan.isMain { throw block.failure(.mainRegionNotFirst(callingCode: code)) }
    if code == before && plan.isMain {
      throw try block.requiredPart(.main).failure(.secondMainRegion(callingCode: code))
    }
  }
}

extension NumberingPlan {
  /// The region of a calling code that belongs to none.
  static let worldRegion = "001"

  fileprivate init(_ block: PlanTextBlock) throws(PlanTextError) {
    let region = block.value ?? ""
    let isCountry = region.utf8.count == 2 && region.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    guard isCountry || region == NumberingPlan.worldRegion else {
      throw block.failure(block.value == nil ? .missingValue(key: block.key) : .noRegion(region))
    }
    try block.checkParts(known: PlanKey.ofRegions, repeatable: [.format, .internationalFormat])
    self.init(
      region: region, callingCode: try block.requiredPart(.callingCode).number(in: NumberingPlans.Limits.callingCodes))
    isMain = try block.part(.main)?.flag() ?? false
    internationalPrefix = try block.part(.internationalPrefix)?.text()
    preferredInternationalPrefix = try block.part(.preferredInternationalPrefix)?.text()
    nationalPrefix = try block.part(.nationalPrefix)?.text()
    nationalPrefixForParsing = try block.part(.nationalPrefixForParsing)?.text()
    nationalPrefixTransform = try block.part(.nationalPrefixTransform)?.text()
    extensionPrefix = try block.part(.extensionPrefix)?.text()
    leadingDigits = try block.part(.leadingDigits)?.text()
    general = try NumberDescription(block.requiredPart(.general))
    for kind in NumberKind.allCases {
      if let part = block.part(kind.rawValue) { kinds[kind] = try NumberDescription(part) }
    }
    for part in block.parts(.format) { formats.append(try PlanFormat(part)) }
    for part in block.parts(.internationalFormat) { internationalFormats.append(try PlanFormat(part)) }
  }
}

extension NumberDescription {
  fileprivate init(_ block: PlanTextBlock) throws(PlanTextError) {
    try block.checkNoValue()
    try block.checkParts(known: PlanKey.ofDescriptions)
    self.init()
    pattern = try block.requiredPart(.pattern).text()
    lengths = try block.part(.lengths)?.lengths() ?? []
    localLengths = try block.part(.localLengths)?.lengths() ?? []
    example = try block.part(.example)?.text()
  }
}

extension PlanFormat {
  fileprivate init(_ block: PlanTextBlock) throws(PlanTextError) {
    guard let pattern = block.value else { throw block.failure(.missingValue(key: block.key)) }
    try block.checkParts(known: PlanKey.ofFormats, repeatable: [.leadingDigits])
    self.init(pattern: pattern, layout: try block.requiredPart(.layout).text())
    for part in block.parts(.leadingDigits) { leadingDigits.append(try part.text()) }
    nationalPrefixRule = try block.part(.nationalPrefixRule)?.text()
    isNationalPrefixOptional = try block.part(.nationalPrefixOptional)?.flag() ?? false
    carrierRule = try block.part(.carrierRule)?.text()
  }
}
