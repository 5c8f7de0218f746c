/// A line of a table of numbering plans, with the lines that are indented below it.
struct PlanTextBlock {
  /// Counted from 1.
  let line: Int
  let key: String
  let value: String?
  var parts: [PlanTextBlock] = []
}

extension PlanTextBlock {
  /// The blocks of a text. Empty lines and remarks, which begin with `#`, are left out.
  static func blocks(of text: String) throws(PlanTextError) -> [PlanTextBlock] {
    var blocks: [PlanTextBlock] = []
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let last = line.lastIndex(where: { !isBlank($0) }) else { continue }
      let indented = line[...last]
      let words = indented.drop { $0 == UInt8(ascii: " ") }
      if words.first == UInt8(ascii: "#") { continue }
      if words.first == UInt8(ascii: "\t") { throw PlanTextError(.wrongIndent, line: number) }
      let block = try PlanTextBlock(line: number, words)
      switch indented.count - words.count {
      case 0: blocks.append(block)
      case 2 where !blocks.isEmpty: blocks[blocks.count - 1].parts.append(block)
      case 4 where blocks.last?.parts.isEmpty == false:
        let part = blocks[blocks.count - 1].parts.count - 1
        blocks[blocks.count - 1].parts[part].parts.append(block)
      default: throw PlanTextError(.wrongIndent, line: number)
      }
    }
    return blocks
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// A line without the blanks around it.
  private init(line: Int, _ words: Substring.UTF8View) throws(PlanTextError) {
    self.line = line
    let key = words.prefix { !PlanTextBlock.isBlank($0) }
    self.key = String(Substring(key))
    let value = words[key.endIndex...].drop(while: PlanTextBlock.isBlank)
    if value.isEmpty {
      self.value = nil
    } else if value.first == UInt8(ascii: "\"") {
      guard let text = try PlanTextQuote.read(Substring(value).unicodeScalars, line: line) else {
        throw PlanTextError(.unclosedQuote, line: line)
      }
      self.value = text
    } else {
      self.value = String(Substring(value))
    }
  }
}

/// Reading what a block says. Each fails with the block's line.
extension PlanTextBlock {
  func failure(_ kind: PlanTextError.Kind) -> PlanTextError { PlanTextError(kind, line: line) }

  /// The value of a line that has nothing below it.
  func text() throws(PlanTextError) -> String {
    if let part = parts.first { throw part.failure(.unexpectedParts(key: key)) }
    guard let value else { throw failure(.missingValue(key: key)) }
    return value
  }

  /// A line that says something by being there.
  func flag() throws(PlanTextError) -> Bool {
    if let part = parts.first { throw part.failure(.unexpectedParts(key: key)) }
    try checkNoValue()
    return true
  }

  func checkNoValue() throws(PlanTextError) {
    if value != nil { throw failure(.unexpectedValue(key: key)) }
  }

  func number(in range: ClosedRange<Int>) throws(PlanTextError) -> Int {
    let text = try text()
    guard let number = Int(text), range ~= number, String(number) == text else {
      throw failure(.noNumber(text, lowest: range.lowerBound, highest: range.upperBound))
    }
    return number
  }

  /// Numbers and ranges of them between commas, ascending: `7,9-10`.
  func lengths() throws(PlanTextError) -> [Int] {
    let limits = NumberingPlans.Limits.lengths
    let text = try text()
    var lengths: [Int] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = item.split(separator: "-", omittingEmptySubsequences: false)
      let bounds = ends.compactMap { end in Int(end).flatMap { String($0) == end ? $0 : nil } }
      guard let low = bounds.first, let high = bounds.last, bounds.count == ends.count, ends.count <= 2,
        limits ~= low, limits ~= high, ends.count == 1 || low < high, low > lengths.last ?? 0
      else { throw failure(.noLengths(text, highest: limits.upperBound)) }
      lengths += low...high
    }
    return lengths
  }

  /// Whether every part is known, and is there once unless it may be there more often.
  func checkParts(known: [String], repeatable: [PlanKey] = []) throws(PlanTextError) {
    var seen: Set<String> = []
    for part in parts {
      guard known.contains(part.key) else { throw part.failure(.unknownKey(part.key, known: known)) }
      let isNew = seen.insert(part.key).inserted
      guard isNew || repeatable.contains(where: { $0.rawValue == part.key }) else {
        throw part.failure(.repeatedKey(part.key))
      }
    }
  }

  /// The one part of a name, if it is there.
  func part(_ key: String) -> PlanTextBlock? { parts.first { $0.key == key } }
  func part(_ key: PlanKey) -> PlanTextBlock? { part(key.rawValue) }
  func parts(_ key: PlanKey) -> [PlanTextBlock] { parts.filter { $0.key == key.rawValue } }

  /// The one part of a name that must be there.
  func requiredPart(_ key: PlanKey) throws(PlanTextError) -> PlanTextBlock {
    guard let part = part(key) else { throw failure(.missingKey(key.rawValue, of: self.key)) }
    return part
  }
}
