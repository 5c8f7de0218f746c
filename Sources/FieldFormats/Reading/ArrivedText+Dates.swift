internal import SecretMemory
internal import UnicodeFacts

/// Dates and times as they are written with words: `5. Juni 2026`, `2026年6月5日`, `午後 9:05`, `9 h 05`.
extension ArrivedText {
  /// What stands in the groups of a date, or of a part of one, that is named: the month by its name, or all of them by
  /// what stands after each. `nil` for anything else: digits alone do not say which of them is the month.
  func namedDate(in part: Range<Int>, of groups: [DateFormat.Part], _ words: DateWords) -> DateParts? {
    if part.count > Self.longestDate { return nil }
    let runs = runs(in: part)
    guard groups.count...8 ~= runs.count, runs[0].lowerBound == part.lowerBound,
      hasOnlyLightMarks(part, between: runs)
    else { return nil }
    var date = DateParts()
    var hasNamedMonth = false
    for (i, run) in runs.enumerated() {
      let word = word(run)
      if isNumber(run) {
        let unit = i + 1 < runs.count ? unit(self.word(runs[i + 1])) : nil
        hasNamedMonth = hasNamedMonth || unit == .month
        guard date.append(unit ?? (run.count == 4 ? .year : .day), digits(run)) else { return nil }
      } else if let month = words.month(word) {
        hasNamedMonth = true
        guard date.append(.month, [UInt8(48 + month / 10), UInt8(48 + month % 10)]) else { return nil }
      } else if unit(word) == nil && !["de", "of"].contains(where: { $0.isWritten(word) }) {
        return nil
      }
    }
    return hasNamedMonth && date.has(groups) ? date : nil
  }

  /// Whether some word of a part names a month.
  func namesMonth(in part: Range<Int>, _ words: DateWords) -> Bool {
    runs(in: part).contains { !isNumber($0) && words.month(word($0)) != nil }
  }

  /// How many characters a date or a time has at most, with the words in it.
  private static var longestDate: Int { 64 }

  /// The part of a date that ends with a word: with an ordinal ending the day.
  private func unit(_ word: BareWord) -> DateFormat.Part? {
    func isOne(of words: [String]) -> Bool { words.contains { $0.isWritten(word) } }
    if isOne(of: ["年", "년"]) { return .year }
    if isOne(of: ["月", "월"]) { return .month }
    return isOne(of: ["日", "일", "st", "nd", "rd", "th", "er"]) ? .day : nil
  }

  private func hasOnlyLightMarks(_ part: Range<Int>, between runs: [Range<Int>]) -> Bool {
    part.allSatisfy { i in scalars[i].isOneOf(" .,-/") || runs.contains { $0.contains(i) } }
  }

  /// What stands in the groups of a time, with the half of the day before it or after it: its name is applied to hours
  /// of 1 to 12, and with any other the text is not a time.
  ///
  /// - Parameter hasSeconds: Whether the time has seconds, as it then must.
  func time(in part: Range<Int>, hasSeconds: Bool, _ words: DateWords) -> DateParts? {
    if part.count > Self.longestDate { return nil }
    let numbers = runs(in: part).filter { isNumber($0) }
    guard numbers.count == (hasSeconds ? 3 : 2), let last = numbers.last, numbers[0].count <= 2 else { return nil }
    let marks = [":h時时點点시", ":分분"]
    for (i, next) in numbers.dropFirst().enumerated() {
      let gap = numbers[i].upperBound..<next.lowerBound
      let mark = word(gap)
      let isMark = mark.count == 1 && mark[0].isOneOf(marks[i]) || i == 0 && "uhr".isWritten(mark)
      guard isMark || mark.isEmpty && gap.count == 1 && scalars[gap.lowerBound] == "." else { return nil }
      let hasUnit = part.contains(next.upperBound) && scalars[next.upperBound].isOneOf("分분秒초")
      guard next.count == 2 || next.count == 1 && hasUnit, value(next) < 60 else { return nil }
    }
    let before = word(part.lowerBound..<numbers[0].lowerBound)
    var after = word(last.upperBound..<part.upperBound)
    if let unit = after.first, unit.isOneOf("分분秒초h") { after = BareWord(after.dropFirst()) }
    // a letter alone is a word of its own before a time
    if before.count == 1 && before[0].isASCII || !before.isEmpty && !after.isEmpty { return nil }
    let half = before.isEmpty ? after : before
    let isAfternoon = words.isAfternoon(half)
    let hour = value(numbers[0])
    guard half.isEmpty ? hour < 24 : isAfternoon != nil && 1...12 ~= hour else { return nil }
    var time = DateParts()
    for (name, number) in zip(["hour", "minute", "second"], numbers) { time.append(name, digits(number)) }
    time.isAfternoon = isAfternoon
    return time
  }

  /// Where a date ends that has a time of the day after it: `2026-12-31 23:59`, `20261231T235900Z`.
  var endOfDateBeforeTime: Int? {
    // a time with the fraction of its second and its zone has no more characters
    content.dropFirst().suffix(40).first { i in
      guard scalars[i].isOneOf(" Tt"), scalars[i - 1].decimalDigit != nil || scalars[i] == " " else { return false }
      let time = withoutZone(i + 1..<content.upperBound)
      let isCompact = scalars[i] != " " && (time.count == 4 || time.count == 6) && isNumber(time)
      return isCompact || [false, true].contains { self.time(in: time, hasSeconds: $0, DateWords()) != nil }
    }
  }

  /// A time without the fraction of its second and the zone after it: `Z`, `+02:00`, `UTC`, and without *Uhr*.
  private func withoutZone(_ part: Range<Int>) -> Range<Int> {
    let end = part.dropFirst(4).first { scalars[$0].isOneOf("Zz+-UG") } ?? part.upperBound
    let zone = end..<part.upperBound
    let isOffset = zone.dropFirst().allSatisfy { scalars[$0] == ":" || scalars[$0].isASCIIDigit } && zone.count <= 6
    let isZone = isOffset || ["utc", "gmt", "uhr"].contains { $0.isWritten(word(zone)) }
    let time = part.lowerBound..<(isZone ? end : part.upperBound)
    let seconds = time.prefix(8)
    let fraction = seconds.endIndex..<time.upperBound
    let hasFraction = fraction.count > 1 && scalars[fraction.lowerBound].isOneOf(".,") && isNumber(fraction.dropFirst())
    return hasFraction ? seconds : time
  }

  /// Whether a word may say which half of the day a time is in: one directly before it, and after an hour of 1 to 12
  /// one that does not stand after times of any hour.
  func hasWord(besideTime part: Range<Int>) -> Bool {
    guard isNumber(part.lowerBound..<part.lowerBound + 1) else { return false }
    let before = scalars[content.lowerBound..<part.lowerBound].last { $0 != " " && $0 != "." }
    if before.map({ $0.isLetter || $0.continuesCluster }) ?? false { return true }
    let hour = part.prefix { scalars[$0].decimalDigit != nil }
    guard isNumber(part.upperBound - 1..<part.upperBound), hour.count < 3, 1...12 ~= value(hour) else { return false }
    let rest = (part.upperBound..<content.upperBound).drop { scalars[$0] == " " }
    let after = word(rest.prefix { scalars[$0].isLetter || scalars[$0].continuesCluster })
    return !after.isEmpty && !"uhr".isWritten(after)
  }
}

extension ArrivedText {
  /// The runs of digits and of letters in a part.
  private func runs(in part: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for i in part where scalars[i].isLetterOrNumber || scalars[i].continuesCluster {
      // a run has digits alone, or none
      let isDigit = scalars[i].decimalDigit != nil
      if let run = runs.last, run.upperBound == i, (scalars[run.lowerBound].decimalDigit != nil) == isDigit {
        runs[runs.count - 1] = run.lowerBound..<i + 1
      } else {
        runs.append(i..<i + 1)
      }
    }
    return runs
  }

  private func isNumber(_ run: Range<Int>) -> Bool { run.allSatisfy { scalars[$0].decimalDigit != nil } }

  private func digits(_ run: Range<Int>) -> SecretList<UInt8> {
    SecretList(run.lazy.map { 48 + (scalars[$0].decimalDigit ?? 0) })
  }

  /// A number of few digits.
  private func value(_ run: Range<Int>) -> Int { run.reduce(0) { $0 * 10 + Int(scalars[$1].decimalDigit ?? 0) } }

  /// What a part says, as words are compared.
  private func word(_ part: Range<Int>) -> BareWord { BareWord(part.lazy.compactMap { scalars[$0].bare }) }
}
