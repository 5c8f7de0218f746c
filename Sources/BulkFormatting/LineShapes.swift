import CBulkKernel

/// Which lines are rejected, by their classes alone, where no reading of the mask takes all letters and digits of them.
///
/// Whether the reader of whole texts rejects a line is the same for all lines of the same classes, if these are digits
/// and separators; and for words without a digit, where no value is without one.
///
/// A state before the first loss stands for all lines that the mask reads alike, and a slot may take what a part of a
/// line is told apart by: `&` takes `4` and `(`, yet `42` is rejected and `(2` has a part. So ``kinds`` belong to the
/// key of such a state, separators do with their places, and all digits have to be of one class.
struct LineShapes {
  private let format: FieldFormat
  private let rejected: RejectedLayout
  /// Whether digits decide only by where they stand.
  let readsDigitsAlike: Bool
  private let rejectsWords: Bool
  /// The classes of the line.
  private var classes: [UInt8] = []
  /// What the line has beside separators.
  private var kinds = Kinds()
  /// How many keys were made: each is one of a line, so they are not to take the room of others.
  private var keyCount = 0

  private struct Kinds: OptionSet {
    let rawValue: UInt32
    static let digits = Kinds(rawValue: 1)
    static let letters = Kinds(rawValue: 2)
    static let others = Kinds(rawValue: 4)
  }

  private static var longest: Int { 40 }
  private static var mostKeys: Int { 1 << 13 }

  /// - Parameter classes: those of the mask.
  init(_ format: FieldFormat, _ mask: Mask, _ classes: LineClasses, _ rejected: RejectedLayout) {
    (self.format, self.rejected) = (format, rejected)
    // other forms and checks look at digits, and so do numbers that are padded or have zeros in front
    let isShapeAlone = !format.isReadInOtherForms && format.namedFormat?.checks.isEmpty ?? true
    let hasNumbers = mask.program.tables.hasFixedNumbers || mask.program.tables.hasOpenNumbers
    let areDigitsOneClass = Set(classes.numbers[48...57]).count == 1
    readsDigitsAlike = isShapeAlone && format.prefixesHaveNoDigits && !hasNumbers && areDigitsOneClass
    rejectsWords = format.valuesNeedDigits
  }

  mutating func begin() {
    classes.removeAll(keepingCapacity: true)
    kinds = []
  }

  mutating func read(_ byte: UInt8, _ number: UInt8) {
    if 48...57 ~= byte {
      kinds.insert(.digits)
    } else if 65...90 ~= byte & ~32 {
      kinds.insert(.letters)
    } else if !Symbol(byte).isSeparator {
      kinds.insert(.others)
    }
    classes.append(number)
  }

  /// What tells lines apart that the mask reads alike, until one of them loses something.
  var keyBeforeLoss: UInt32 { readsDigitsAlike || rejectsWords ? kinds.rawValue : 0 }

  /// Whether classes decide.
  var decide: Bool {
    let areKnown = kinds.contains(.letters) ? kinds == .letters && rejectsWords : readsDigitsAlike
    return areKnown && !kinds.contains(.others)
  }

  /// The classes of the line; `nil` where there is no room for them.
  mutating func key() -> [UInt32]? {
    if classes.count > Self.longest || keyCount == Self.mostKeys { return nil }
    keyCount += 1
    return [.max - 1] + classes.map { UInt32($0) }
  }

  /// What is written of a line that is rejected; `nil` where a field has to see to it.
  func rejectedLayout(of line: UnsafeRawBufferPointer, _ reading: TextReading) -> LineLayout? {
    if rejected == .field { return nil }
    // a named format has words of its own for a label, after which a part of the line may be a value
    if format.namedFormat != nil && kinds.contains(.digits) { return nil }
    if reading.isAccepted || reading.rejections.contains(where: { $0.reason == .severalFit }) { return nil }
    return Self.mayHaveFraction(line) ? nil : rejected.layout(of: line)
  }

  /// Whether a line may be a whole number with a fraction of one digit or two, whatever blanks stand after it: what
  /// becomes of that depends on its digits.
  static func mayHaveFraction(_ line: UnsafeRawBufferPointer) -> Bool {
    let end = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? 0
    guard let mark = line.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) else { return false }
    return 1...2 ~= end - mark && !line[..<mark].contains { Symbol($0).isSeparator }
  }
}

/// What is written of lines that are rejected.
enum RejectedLayout {
  /// The text that a field makes of them.
  case field
  /// The line as it came.
  case line
  case nothing
  case null

  init(_ question: ColumnQuestion, _ rejectedLines: RejectedLines?) {
    switch rejectedLines {
    case .fit: self = .field
    case .keep where question == .text: self = .line
    case .empty where question == .text: self = .nothing
    case .keep, .empty, nil: self = question.isOfFaults ? .field : question == .valid ? .nothing : .null
    }
  }

  /// How a line is laid out in which something is missing; `nil` where it is what a field shows of it.
  func layoutOfIncomplete(_ line: UnsafeRawBufferPointer, flags: UInt8) -> LineLayout? {
    if self != .line { return nil }
    return LineLayout(cells: line.indices.map { .source($0, casing: 0) }, flags: flags)
  }

  /// How a line is laid out that is rejected, and all of its length; `nil` where a field has to see to it.
  func layout(of line: UnsafeRawBufferPointer) -> LineLayout? {
    if self == .field || self == .line && line.count > LineLayout.most { return nil }
    return LineLayout(
      cells: self == .line ? line.indices.map { .source($0, casing: 0) } : [],
      flags: UInt8(bulk_rejected | (self == .null ? bulk_null : 0)))
  }
}
