extension Check {
  /// A check sum.
  ///
  ///     let first = CheckSum(
  ///       weights: .fromStart([1, 2, 3, 4, 5, 6, 7, 8]), modulo: 11, remainder: .characters("0123456789-"))
  ///     let second = CheckSum(
  ///       weights: .fromStart([3, 4, 5, 6, 7, 8, 9, 10]), modulo: 11, remainder: .characters("01234567890"))
  ///     let bulgarian = Check.checkSum(first, or: second)
  ///
  /// - Parameters:
  ///   - sum: the sum that decides.
  ///   - others: what holds in its place, one after the other, where its table has no entry for the remainder.
  /// - Returns: A rule that fails where the check characters are others than those of the sum.
  public static func checkSum(_ sum: CheckSum, or others: CheckSum...) -> Check { .sums([sum] + others) }

  static func sums(_ sums: [CheckSum]) -> Check {
    let kind = sums[0].weighting == .number ? "number" : "weights"
    let rule = "\(kind) mod \(sums[0].modulus)"
    let compiled = sums.map { CompiledSum($0) }
    return .ofCharacters(rule) { characters in
      for sum in compiled {
        switch sum.verdict(on: characters) {
        case .holds: return nil
        case .fails: return .checkDigits(rule: rule)
        case .hasNoAnswer: continue
        }
      }
      return .checkDigits(rule: rule)
    }
  }

  /// `weights W… mod M …` or `number mod M …`, and others after `else`.
  static func sums(_ words: [String]) -> Check? {
    var sums: [CheckSum] = []
    for part in words.split(separator: "else", omittingEmptySubsequences: false) {
      guard let sum = CheckSum(CheckWords(part)) else { return nil }
      // what is after an answer is never asked
      guard sums.last?.mayHaveNoAnswer ?? true else { return nil }
      sums.append(sum)
    }
    return .sums(sums)
  }
}

extension CheckSum {
  fileprivate var mayHaveNoAnswer: Bool {
    if case .table(let entries) = result { entries.contains(nil) } else { false }
  }

  /// Reads a sum of its words; `nil` where they say none.
  fileprivate init?(_ given: CheckWords) {
    var words = given
    var weights: [Int]?
    switch words.next() {
    case "weights":
      weights = words.numbers()
      if weights?.isEmpty ?? true { return nil }
    case "number": break
    default: return nil
    }
    var sum = CheckSum(weights: .number, modulo: 2)
    var isRightAligned = false
    var modulus: Int?
    var table: String?
    var seen: [String] = []
    while let word = words.next() {
      if seen.contains(word) { return nil }
      seen.append(word)
      switch word {
      case "mod": modulus = words.number(in: 2...10_000)
      case "then": sum.secondModulus = words.number(in: 2...10_000) ?? 0
      case "gives": table = words.next()
      case "right": isRightAligned = true
      case "digits": sum.addsDigits = true
      case "times": sum.factor = words.number(in: 1...10_000) ?? 0
      case "plus": sum.constant = words.number(in: 1...10_000) ?? 0
      case "at": sum.place = words.number(in: 1...100) ?? 0
      case "letters":
        guard let entries = words.next() else { return nil }
        guard let values = entries == "ascii" ? .ascii : CharacterValues(letters: entries) else { return nil }
        sum.values = values
      case "odd":
        guard let values = words.next().flatMap({ CharacterValues($0) }) else { return nil }
        sum.oddValues = values
      default: return nil
      }
    }
    if sum.factor == 0 || sum.place == 0 || sum.secondModulus == 0 || seen.contains("plus") && sum.constant == 0 {
      return nil
    }
    guard let modulus, sum.secondModulus ?? modulus <= modulus, seen.contains("gives") == (table != nil) else {
      return nil
    }
    if let weights { sum.weighting = isRightAligned ? .fromEnd(weights) : .fromStart(weights) }
    // of a whole number, there are no products; where nothing is given, nothing has a place
    if weights == nil, isRightAligned || sum.addsDigits { return nil }
    if table == nil, sum.place != nil { return nil }
    sum.modulus = modulus
    if let table {
      guard let result = Result(table, sum.secondModulus ?? modulus) else { return nil }
      sum.result = result
    }
    self = sum
  }
}

extension CheckSum.Result {
  /// `0X987654321` or `97..01`; `nil` for what has not just an entry a remainder.
  fileprivate init?(_ text: String, _ modulus: Int) {
    let bytes = Array(text.utf8)
    let ends = bytes.split(separator: UInt8(ascii: "."))
    if ends.count == 2, bytes.count == ends[0].count + ends[1].count + 2 {
      guard let first = ends[0].smallNumber, let last = ends[1].smallNumber else { return nil }
      guard ends[0].count == ends[1].count, abs(last - first) + 1 == modulus else { return nil }
      self = .numbers(first: first, step: last > first ? 1 : -1, width: ends[0].count)
    } else {
      guard bytes.allSatisfy({ 48...57 ~= $0 || 65...90 ~= $0 || $0 == 45 }), bytes.count == modulus else { return nil }
      self = .characters(text)
    }
  }
}
