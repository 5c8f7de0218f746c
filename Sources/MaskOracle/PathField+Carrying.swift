/// Steps that carry into the next greater part of a date or time.
extension PathField {
  /// What a part may become while all else stays, with the place of each in the order of what it counts.
  typealias Choices = [(place: Int, field: PathField)]
  /// The field with a part stepped, and what is left of the amount where it began again.
  typealias Progress = (field: PathField, part: Range<Int>, left: Int)

  /// The field with a part stepped: to what stands that much on among its choices, or further. Beyond the last of them
  /// the part begins again, and the greater one goes on by one.
  func carrying(
    _ part: Range<Int>, by count: Int, among choices: (all: Choices, current: Int), into greater: String
  ) -> Progress? {
    let isUp = count > 0
    let target = choices.current + count
    // in the direction of the step
    let ahead = isUp ? choices.all : choices.all.reversed()
    func isBeyond(_ place: Int, _ other: Int) -> Bool { isUp ? place > other : place < other }
    if let next = ahead.first(where: { !isBeyond(target, $0.place) }) { return next.field.found(part).map(done) }
    guard let origin = ahead.first(where: { !isBeyond($0.place, choices.current) }),
      let again = origin.field.found(part)
    else { return nil }
    let passed = ahead.last { isBeyond($0.place, choices.current) }?.place ?? choices.current
    guard let name = again.field.unitName(of: again.part), let place = again.field.place(of: greater),
      let moved = again.field.stepped(place, by: isUp ? 1 : -1, of: 1)?.field, let own = moved.place(of: name)
    else { return origin.place == choices.current ? nil : done(again) }
    // a month that is greater now may have another last day
    guard let those = moved.choices(of: own, under: greater)?.all, let first = isUp ? those.first : those.last,
      let begun = first.field.found(own)
    else { return (moved, own, 0) }
    return (begun.field, begun.part, left: target - passed - (isUp ? 1 : -1))
  }

  private func done(_ found: (field: PathField, part: Range<Int>)) -> Progress { (found.field, found.part, 0) }

  private func found(_ part: Range<Int>) -> (field: PathField, part: Range<Int>)? {
    (period(at: part.lowerBound) ?? self.part(around: part.lowerBound)).map { (self, $0) }
  }

  /// All that a part may become, and the place of what it is; nil where it is only begun, or too great a number.
  func choices(of part: Range<Int>, under greater: String) -> (all: Choices, current: Int)? {
    let typed = Array(value[part])
    var tried = NumberPart(part, of: self)
    if let number = Int(value[part].string) {
      if number > 99 { return nil }
      if !greater.hasSuffix("period") || number > 12 {
        return ((0...99).compactMap { place in replacing(&tried, with: place).map { (place, $0) } }, number)
      }
      // twelve comes before one
      let clock = (0...11).compactMap { place -> (place: Int, field: PathField)? in
        let twelve = place == 0 ? replacing(&tried, with: 12) : nil
        return (twelve ?? replacing(&tried, with: place)).map { (place, $0) }
      }
      return (clock, number % 12)
    }
    let words = graph.words(after: states[part.lowerBound], ofPeriod: period(at: part.lowerBound) == part)
    guard words.first(where: { $0.starts(with: typed) }) == typed, let current = words.firstIndex(of: typed) else {
      return nil
    }
    let all = words.indices.compactMap { place in replacing(part, with: words[place]).map { (place, $0) } }
    return (all, current)
  }

  // MARK: names

  /// The names that parts of dates and times end with, from the least to the greatest.
  private static let units = [
    ["second", "seconds"], ["minute", "minutes"], ["hour", "hours"], ["period"], ["day"], ["month"], ["year"],
  ]

  /// The name of the part that a whole part carries into, which is whole as well and can be stepped by itself.
  func greaterName(than part: Range<Int>) -> String? {
    guard isWhole(part), let name = unitName(of: part), let (prefix, unit) = Self.unit(name) else { return nil }
    var next = unit + 1
    if Self.units[unit].contains("hour"), !graph.hasCapture(named: prefix + "period") { next += 1 }
    guard next < Self.units.count else { return nil }
    let names = Self.units[next].map { prefix + $0 }
    guard let greater = namedParts.last(where: { names.contains($0.name) }), isWhole(greater.range),
      period(at: greater.range.lowerBound) != nil || self.part(around: greater.range.lowerBound) == greater.range
    else { return nil }
    return greater.name
  }

  private func unitName(of part: Range<Int>) -> String? {
    namedParts.last { $0.range == part && Self.unit($0.name) != nil }?.name
  }

  private func place(of name: String) -> Range<Int>? { namedParts.last { $0.name == name }?.range }

  /// The whole of a period that begins at a place, whose letters may be typed.
  func period(at place: Int) -> Range<Int>? {
    namedParts.last { $0.name.hasSuffix("period") && $0.range.lowerBound == place }?.range
  }

  private static func unit(_ name: String) -> (prefix: String, unit: Int)? {
    for (unit, endings) in units.enumerated() {
      for ending in endings where name.hasSuffix(ending) { return (String(name.dropLast(ending.count)), unit) }
    }
    return nil
  }

  private func isWhole(_ part: Range<Int>) -> Bool { part.upperBound < value.count || mayEndPart }
}

extension Graph {
  fileprivate func hasCapture(named name: String) -> Bool {
    nodes.contains { node in
      if case .edge(let edge, _) = node, case .capture(name) = edge.kind { true } else { false }
    }
  }
}
