internal import MaskSyntax
internal import UnicodeFacts

/// Slots as regular expressions.
extension Slot {
  /// The characters that the slot keeps.
  var pattern: Pattern {
    @export(interface) get {
      switch kind {
      case .digit: return Pattern(text: "[0-9]", binding: .atom)
      case .letter: return Pattern(text: otherCase + #"\p{L}[\p{M}\p{Cf}]*"#, binding: .sequence)
      case .letterOrDigit: return Pattern(text: otherCase + #"(?:[0-9]|\p{L}[\p{M}\p{Cf}]*)"#, binding: .sequence)
      case .printable: return Pattern(text: otherCase + Slot.printablePattern, binding: .sequence)
      case .set(let ranges, negated: false): return setPattern(ranges)
      case .set(let ranges, negated: true): return complementPattern(ranges)
      }
    }
  }

  /// A grapheme cluster that shows: a flag, or a character with marks, and emoji joined to it.
  private static var printablePattern: String {
    let marks = #"[\p{M}\p{EMod}\p{Cf}\uFF9E\uFF9F]*"#
    return #"(?:\p{RI}\p{RI}|[^\p{C}\p{Z}\p{M}]| )\#(marks)(?:\u200D\p{ExtPict}\#(marks))*"#
  }

  /// Keeps out the ASCII letters that the slot changes.
  private var otherCase: String {
    switch casing {
    case .unchanged: ""
    case .upper: "(?![a-z])"
    case .lower: "(?![A-Z])"
    }
  }

  private func setPattern(_ ranges: [SlotRange]) -> Pattern {
    let text = ScalarRanges(asciiKept + nonASCIIKept(ranges)).pattern
    let marks = ScalarRanges(ranges.filter { $0.hasMarks })
    if marks.isEmpty { return Pattern(text: text, binding: .atom) }
    return Pattern(text: #"\#(text)(?:(?=\p{M})\#(marks.pattern))*"#, binding: .sequence)
  }

  /// ASCII exactly; of all else what shows and is not named.
  private func complementPattern(_ ranges: [SlotRange]) -> Pattern {
    let named = ScalarRanges(ranges.compactMap { $0.beyondASCII })
    let others = #"(?![\x00-\x7F])"# + (named.isEmpty ? "" : "(?!\(named.pattern))") + Slot.printablePattern
    return Pattern(text: "\(ScalarRanges(asciiKept).pattern)|\(others)", binding: .alternatives)
  }

  private var asciiKept: [SlotRange] {
    ([9] + Array(32..<127)).map { Unicode.Scalar(UInt8($0)) }.filter { accepts($0) }.map {
      SlotRange(keeps($0), keeps($0))
    }
  }

  private func nonASCIIKept(_ ranges: [SlotRange]) -> [SlotRange] {
    let foreign = ranges.compactMap { $0.beyondASCII }
    if casing == .unchanged { return foreign }
    return foreign.flatMap { range in
      (range.low.value...range.high.value).compactMap { Unicode.Scalar($0) }.map { SlotRange(keeps($0), keeps($0)) }
    }
  }
}

extension SlotRange {
  fileprivate var beyondASCII: SlotRange? {
    high.isASCII ? nil : SlotRange(max(low, "\u{80}"), high)
  }

  fileprivate var hasMarks: Bool {
    high.value >= 0x300 && (low.value...high.value).contains { Unicode.Scalar($0)?.continuesCluster ?? false }
  }
}

/// Ranges of scalars in order, none of which touches another.
private struct ScalarRanges {
  private var ranges: [ClosedRange<UInt32>] = []

  init(_ ranges: [SlotRange]) {
    for range in ranges.sorted(by: { $0.low < $1.low }) {
      if let last = self.ranges.last, last.upperBound + 1 >= range.low.value {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.high.value)
      } else {
        self.ranges.append(range.low.value...range.high.value)
      }
    }
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// A class in brackets, or its only character. No sign is doubled in it, which the flag `v` would take for an
  /// operator.
  var pattern: String {
    if isEmpty { return "(?!)" }
    if ranges.count == 1, ranges[0].count == 1, let scalar = Unicode.Scalar(ranges[0].lowerBound) {
      return Pattern(literal: Cluster(scalar)).text
    }
    var text = ""
    for range in ranges {
      text += Self.escaped(range.lowerBound)
      if range.count > 2 { text += "-" }
      if range.count > 1 { text += Self.escaped(range.upperBound) }
    }
    return "[\(text)]"
  }

  private static func escaped(_ value: UInt32) -> String {
    guard let scalar = Unicode.Scalar(value) else { return "" }
    // a colon begins the name of a class in other dialects
    if scalar == ":" { return #"\x3A"# }
    return #"()[]{}/-\|^"#.unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
  }
}
