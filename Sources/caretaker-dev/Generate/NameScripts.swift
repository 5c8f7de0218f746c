import LocaleNumbers

/// What names are judged by (UTS 39), after the mapping of UTS 46: the scripts of each letter, mark and digit, and
/// which of them look like letters and digits of ASCII.
struct NameScripts {
  /// The scripts of which the code speaks, in the order of their numbers, from 1 on.
  static let known: [(name: Substring, word: String)] = [
    ("Latin", "latin"), ("Hanb", "han_with_bopomofo"), ("Jpan", "japanese"), ("Kore", "korean"),
  ]

  /// The scripts of each scalar; none where any will do (Common, Inherited). `nil` for what does not stand in names.
  private var scripts = [[Substring]?](repeating: nil, count: 0x110000)
  private var lookalikes: [(scalar: Int, text: String)] = []

  init(directory: String) throws {
    for line in try UnicodeDataFile("UnicodeData.txt", in: directory).lines {
      let scalar = try line.scalarRange(0).lowerBound
      if try line.field(1).hasSuffix(", Last>"), let first = scripts[..<scalar].lastIndex(where: { $0 != nil }) {
        for each in first..<scalar { scripts[each] = [] }
      }
      if try "LMN".contains(line.field(2).prefix(1)) || scalar < 0x80 { scripts[scalar] = [] }
    }
    // signs that names take beside certain letters, and two joiners
    for scalar in [0xB7, 0x375, 0x5F3, 0x5F4, 0x6FD, 0x6FE, 0xF0B, 0x200C, 0x200D, 0x30FB] { scripts[scalar] = [] }
    var names: [Substring: Substring] = [:]
    for line in try UnicodeDataFile("PropertyValueAliases.txt", in: directory).lines where try line.field(0) == "sc" {
      names[try line.field(1)] = try line.field(2)
    }
    try read(UnicodeDataFile("Scripts.txt", in: directory)) { $0 == "Common" || $0 == "Inherited" ? [] : [$0] }
    try read(UnicodeDataFile("ScriptExtensions.txt", in: directory)) {
      $0.split(separator: " ").compactMap { names[$0] }
    }
    try map(UnicodeDataFile("DerivedNormalizationProps.txt", in: directory))
    try findLookalikes()
  }

  private mutating func read(_ file: UnicodeDataFile, _ scriptsOfField: (Substring) -> [Substring]) throws {
    for line in file.lines {
      var found = scriptsOfField(try line.field(1))
      // UTS 39, section 5.1
      let writes: (Substring...) -> Bool = { $0.contains { found.contains($0) } }
      let added: [(Substring, Bool)] = [
        ("Hanb", writes("Han", "Bopomofo")), ("Jpan", writes("Han", "Hiragana", "Katakana")),
        ("Kore", writes("Han", "Hangul")),
      ]
      found += added.filter { $0.1 }.map { $0.0 }
      for scalar in try line.scalarRange(0) where scripts[scalar] != nil {
        // its own script comes first, which is the one that it is named by
        let own = scripts[scalar]!.first.map { [$0] } ?? []
        scripts[scalar] = own.filter(found.contains) + found.filter { !own.contains($0) }
      }
    }
  }

  /// The scripts of what a scalar is mapped to: those that all of it has in common.
  private mutating func map(_ file: UnicodeDataFile) throws {
    let unmapped = scripts
    for line in file.lines where try line.field(1) == "NFKC_CF" {
      let lists = try line.scalars(2).compactMap { unmapped[$0] }.filter { !$0.isEmpty }
      let common = lists.dropFirst().reduce(lists.first ?? []) { common, list in common.filter(list.contains) }
      for scalar in try line.scalarRange(0) where scripts[scalar] != nil { scripts[scalar] = common }
    }
  }

  /// Those whose skeletons are letters and digits; without Latin letters, which look like others of their own script.
  private mutating func findLookalikes() throws {
    #if ICU
      for (scalar, list) in scripts.enumerated() {
        guard let list, !list.isEmpty, !list.contains("Latin"), let character = Unicode.Scalar(UInt32(scalar)) else {
          continue
        }
        let text = try ICUSpoofs.skeleton(of: String(character))
        let isASCII = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if isASCII && !text.isEmpty { lookalikes.append((scalar, text)) }
      }
    #else
      throw LocaleNumberError.builtWithoutICU
    #endif
  }

  /// The tables of C.
  func tables() throws -> [CTable] {
    var numbers = Numbering<Substring>()
    for script in NameScripts.known { _ = numbers[script.name] }
    var lists: [Int] = [0]
    var offsets: [[Substring]: Int] = [[]: 0]
    var ranges: [Int] = []
    var last = -1
    for (scalar, list) in scripts.enumerated() {
      guard let list else { continue }
      if offsets[list] == nil {
        offsets[list] = lists.count
        lists += list.map { numbers[$0] + 1 } + [0]
      }
      if offsets[list]! != last { ranges.append(scalar << 11 | offsets[list]!) }
      last = offsets[list]!
    }
    guard lists.count < 1 << 11 else {
      throw UnicodeDataError(file: "ScriptExtensions.txt", line: nil, message: "has too many sets of scripts")
    }
    let names = numbers.values.map { $0.split(separator: "_").joined(separator: " ") }
    return [
      try CTable(
        "unicode_script_ranges", bits: 32,
        "Scripts of letters, marks and digits: scalar << 11 | list, from that scalar on.",
        numbers: ranges),
      try CTable(
        "unicode_script_lists", bits: 8, "Numbers of scripts, a 0 after each list; the empty one stands for all.",
        numbers: lists),
      try CTable(
        "unicode_script_names", bits: 8, "Names of scripts in ASCII, from number 1 on, a 0 after each.",
        numbers: names.flatMap { $0.utf8.map { Int($0) } + [0] }),
      try CTable(
        "unicode_lookalikes", bits: 32,
        "What scalars of other scripts than Latin look like: scalar << 8 | ASCII, in order, one for each character.",
        numbers: lookalikes.flatMap { one in one.text.utf8.map { one.scalar << 8 | Int($0) } }),
    ]
  }
}
