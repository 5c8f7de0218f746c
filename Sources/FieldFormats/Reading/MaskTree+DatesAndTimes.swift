internal import SecretMemory

/// Dates and times in the forms of others: with the year first, with the month's name, by 12 hours or by 24.
extension MaskTree {
  /// The forms in which a date or a time is read, where the mask is one, by the names of its groups.
  var formsOfDates: [MaskTree] {
    let names = captureNames
    let isDate = ["year", "month", "day"].allSatisfy(names.contains)
    let isTime = ["hour", "minute"].allSatisfy(names.contains)
    // one of each, and nothing else
    guard names.allSatisfy(["year", "month", "day", "hour", "minute", "second", "period"].contains) else { return [] }
    let day = "<day:1..31>"
    let time = "<hour:0..23>:<minute:00..59>" + (names.contains("second") ? ":<second:00..59>" : "")
    let halfDay = "<hour:1..12>:<minute:00..59>" + (names.contains("second") ? ":<second:00..59>" : "")
    let forms: [String] =
      switch (isDate, isTime) {
      case (true, false):
        // quoted, since what stands between day and year decides where the day ends
        [
          "<year:####>-<month:01..12>-<day:01..31>",
          "\(day)<\"st\"|\"nd\"|\"rd\"|\"th\">?\" \"<month:@{3,9}> <year:####>",
          "<month:@{3,9}> \(day)<\"st\"|\"nd\"|\"rd\"|\"th\">?\", \"<year:####>",
          "\(day)\"-\"<month:@{3,9}>-<year:####>",
        ]
      case (true, true): ["<year:####>-<month:01..12>-<day:01..31> \(time)"]
      case (false, true):
        [time, "\(halfDay) <period:^[AP]\"M\">", "\(halfDay) <period:^[AP]\".\"^[M]\".\">"]
      case (false, false): []
      }
    return forms.compactMap { try? MaskTree(parsing: $0) }
  }

  /// Whether a date begins with its month. Where it does, dots are how others write the day first.
  var isMonthFirst: Bool {
    let names = captureNames
    return names.first == "month" && names.contains("day")
  }

  /// The names of its groups, in the order in which they begin.
  private var captureNames: [String] {
    switch kind {
    case .capture(let name, let body): [name] + body.captureNames
    case .sequence(let items), .alternatives(let items): items.flatMap { $0.captureNames }
    case .repetition(let body, _, _), .fromEnd(let body), .prompt(_, let body): body.captureNames
    case .slot, .literal, .valueLiteral, .range: []
    }
  }
}

/// What was read of a date or a time in another form, for the groups of the mask.
struct DateParts {
  private var captures: [(name: String, text: SecretList<UInt8>)]

  /// - Parameters:
  ///   - captures: The groups of the form, with their texts.
  ///   - tree: The mask that they are for.
  /// - Returns: `nil` if they are not those of one date or time, such as half past nine without AM or PM for a mask
  ///   that asks for it.
  init?(_ captures: [(name: String, text: SecretList<UInt8>)], for tree: MaskTree) {
    self.captures = captures
    if let month = text("month"), month.first.map({ $0 > 57 }) ?? false {
      guard let number = Self.month(month) else { return nil }
      set("month", number)
    }
    guard let hour = number("hour") else { return }
    let period = text("period")?.first
    let hourOfDay = period.map { hour % 12 + ($0 == UInt8(ascii: "P") ? 12 : 0) } ?? hour
    if tree.hasGroup("period") {
      let isCertain = period != nil || hour == 0 || hour > 12 || text("hour")?.first == UInt8(ascii: "0")
      if !isCertain { return nil }
      set("hour", (hourOfDay + 11) % 12 + 1)
      self.captures.removeAll { $0.name == "period" }
      self.captures.append(("period", SecretList((hourOfDay < 12 ? "AM" : "PM").utf8)))
    } else {
      set("hour", hourOfDay)
    }
  }

  /// The text in the form of the mask, in UTF-8; `nil` if the mask has more to be filled in.
  func text(in tree: MaskTree) -> SecretList<UInt8>? { tree.text(with: captures) }

  private func text(_ name: String) -> SecretList<UInt8>? { captures.first { $0.name == name }?.text }

  private func number(_ name: String) -> Int? {
    guard let text = text(name) else { return nil }
    var number = 0
    for byte in text { number = number * 10 + Int(byte & 15) }
    return number
  }

  private mutating func set(_ name: String, _ number: Int) {
    guard let i = captures.firstIndex(where: { $0.name == name }) else { return }
    captures[i].text = [UInt8(48 + number / 10), UInt8(48 + number % 10)]
  }

  /// The number of a month by its English name or the beginning of that, three letters at least.
  private static func month(_ name: SecretList<UInt8>) -> Int? {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
      "december",
    ]
    let letters = name.map { $0 | 32 }
    return names.firstIndex { $0.utf8.starts(with: letters) }.map { $0 + 1 }
  }
}
