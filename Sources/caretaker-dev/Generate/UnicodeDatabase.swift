/// The facts that the tables hold, gathered from the files of the Unicode Character Database.
struct UnicodeDatabase {
  /// As `GraphemeBreakProperty.txt` names them, and Extended_Pictographic, which no other class overlaps.
  enum GraphemeClass: String, CaseIterable {
    case other = "Other"
    case cr = "CR"
    case lf = "LF"
    case control = "Control"
    case extend = "Extend"
    case zwj = "ZWJ"
    case regionalIndicator = "Regional_Indicator"
    case prepend = "Prepend"
    case spacingMark = "SpacingMark"
    case l = "L"
    case v = "V"
    case t = "T"
    case lv = "LV"
    case lvt = "LVT"
    case pictographic = "Extended_Pictographic"
  }

  /// Yes or no of a scalar; the raw value is its bit in the tables.
  struct Flags: OptionSet, Hashable {
    let rawValue: Int
    static let letter = Flags(rawValue: 1)
    static let letterOrNumber = Flags(rawValue: 2)
    static let printable = Flags(rawValue: 4)
    static let nonspacingMark = Flags(rawValue: 8)
    static let whitespace = Flags(rawValue: 16)
    /// In no composed text (NFC_Quick_Check=No).
    static let neverComposed = Flags(rawValue: 32)
    /// May compose with what stands before it (NFC_Quick_Check=Maybe).
    static let maybeComposes = Flags(rawValue: 64)
    /// Shows nothing, wherever it stands.
    static let invisible = Flags(rawValue: 128)
  }

  /// What is known of a scalar; an unassigned one has the initial values.
  struct Facts: Hashable {
    var flags: Flags = []
    var graphemeClass = GraphemeClass.other
    var combiningClass = 0
    var digit: Int?
  }

  /// How far the other cases of a letter are from it; 0 where there is none, or one of several scalars.
  struct CaseDistances: Hashable {
    var upper = 0
    var lower = 0
  }

  /// The version, as in `15.0.0`.
  private(set) var version = ""
  private(set) var facts = [Facts](repeating: Facts(), count: 0x110000)
  private(set) var cases = [CaseDistances](repeating: CaseDistances(), count: 0x110000)
  /// Canonical decompositions of one step, to one scalar or two.
  private(set) var decompositions: [Int: [Int]] = [:]
  /// What decomposes but is never composed again.
  private(set) var compositionExclusions: Set<Int> = []

  init(directory: String) throws {
    try readCharacters(UnicodeDataFile("UnicodeData.txt", in: directory))
    try readCasing(UnicodeDataFile("SpecialCasing.txt", in: directory))
    try readGraphemeClasses(UnicodeDataFile("auxiliary/GraphemeBreakProperty.txt", in: directory))
    try readPictographs(UnicodeDataFile("emoji/emoji-data.txt", in: directory))
    try readNormalization(UnicodeDataFile("DerivedNormalizationProps.txt", in: directory))
    try readInvisible(UnicodeDataFile("DerivedCoreProperties.txt", in: directory))
  }
}

extension UnicodeDatabase {
  private mutating func readCharacters(_ file: UnicodeDataFile) throws {
    var rangeStart: Int?
    for line in file.lines {
      let scalar = try line.scalarRange(0).lowerBound
      let name = try line.field(1)
      if name.hasSuffix(", First>") {
        rangeStart = scalar
        continue
      }
      if name.hasSuffix(", Last>") != (rangeStart != nil) {
        throw line.failure("a range of characters is not First, then Last")
      }
      let known = try Facts(line)
      for each in (rangeStart ?? scalar)...scalar { facts[each] = known }
      rangeStart = nil
      if let upper = try line.scalars(12).first { cases[scalar].upper = upper - scalar }
      if let lower = try line.scalars(13).first { cases[scalar].lower = lower - scalar }
      if try !line.field(5).isEmpty, try !line.field(5).hasPrefix("<") {
        let parts = try line.scalars(5)
        guard 1...2 ~= parts.count else {
          throw line.failure("decomposes to \(parts.count) scalars; the tables hold two")
        }
        decompositions[scalar] = parts
      }
    }
  }

  /// Full mappings that hold without a condition; those to several scalars leave the letter as it is.
  private mutating func readCasing(_ file: UnicodeDataFile) throws {
    for line in file.lines where try line.field(4).isEmpty {
      let scalar = try line.scalarRange(0).lowerBound
      let (lower, upper) = (try line.scalars(1), try line.scalars(3))
      guard let firstLower = lower.first, let firstUpper = upper.first else { throw line.failure("a mapping is empty") }
      cases[scalar].lower = lower.count == 1 ? firstLower - scalar : 0
      cases[scalar].upper = upper.count == 1 ? firstUpper - scalar : 0
    }
  }

  private mutating func readGraphemeClasses(_ file: UnicodeDataFile) throws {
    guard let dash = file.title.firstIndex(of: "-"), file.title.hasSuffix(".txt") else {
      throw UnicodeDataError(file: "auxiliary/GraphemeBreakProperty.txt", line: 1, message: "does not name its version")
    }
    version = String(file.title[file.title.index(after: dash)...].dropLast(4))
    for line in file.lines {
      let name = try line.field(1)
      guard let known = GraphemeClass(rawValue: String(name)) else {
        throw line.failure("unknown break class '\(name)'")
      }
      for scalar in try line.scalarRange(0) { facts[scalar].graphemeClass = known }
    }
  }

  private mutating func readPictographs(_ file: UnicodeDataFile) throws {
    for line in file.lines where try line.field(1) == "Extended_Pictographic" {
      for scalar in try line.scalarRange(0) {
        let known = facts[scalar].graphemeClass
        guard known == .other else { throw line.failure("a pictograph has the break class \(known.rawValue) too") }
        facts[scalar].graphemeClass = .pictographic
      }
    }
  }

  /// What is ignored where it is not supported, and beside it the pattern of Braille without a dot, the marks of
  /// annotations between lines, and the place of an object.
  private mutating func readInvisible(_ file: UnicodeDataFile) throws {
    for line in file.lines where try line.field(1) == "Default_Ignorable_Code_Point" {
      for scalar in try line.scalarRange(0) { facts[scalar].flags.insert(.invisible) }
    }
    for scalar in [0x2800] + Array(0xFFF9...0xFFFC) { facts[scalar].flags.insert(.invisible) }
  }

  private mutating func readNormalization(_ file: UnicodeDataFile) throws {
    for line in file.lines {
      switch try line.field(1) {
      case "Full_Composition_Exclusion": compositionExclusions.formUnion(try line.scalarRange(0))
      case "NFC_QC":
        let answer = try line.field(2)
        guard answer == "N" || answer == "M" else { throw line.failure("unknown answer '\(answer)'") }
        for scalar in try line.scalarRange(0) {
          facts[scalar].flags.insert(answer == "N" ? .neverComposed : .maybeComposes)
        }
      default: continue
      }
    }
  }
}

extension UnicodeDatabase.Facts {
  /// The facts that a line of `UnicodeData.txt` knows. White space is what Python takes for it: category Zs, or a
  /// bidirectional class of white space or of a separator.
  init(_ line: UnicodeDataFile.Line) throws {
    let (category, direction) = (try line.field(2), try line.field(4))
    guard let group = category.first, category.count == 2, "LMNPSZC".contains(group) else {
      throw line.failure("unknown category '\(category)'")
    }
    combiningClass = try line.number(3, in: 0...254)
    if try !line.field(6).isEmpty { digit = try line.number(6, in: 0...9) }
    if (digit != nil) != (category == "Nd") {
      throw line.failure("category \(category) disagrees with the decimal digit")
    }
    if group == "L" { flags.insert(.letter) }
    if try group == "L" || !line.field(8).isEmpty { flags.insert(.letterOrNumber) }
    if group != "C" && group != "Z" { flags.insert(.printable) }
    if category == "Mn" { flags.insert(.nonspacingMark) }
    if category == "Zs" || ["WS", "B", "S"].contains(direction) { flags.insert(.whitespace) }
  }
}
