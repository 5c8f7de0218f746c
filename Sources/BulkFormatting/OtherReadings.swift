import FieldFormats

/// What a line may be beside a value as the mask has it: one in another form, a part of it, what stands after a label.
///
/// Where none of that is possible, a line of which the mask and each form lose a letter or a digit is rejected, whatever
/// its other characters are, and a value that a check finds wrong is read in no other way.
struct OtherReadings {
  private let facts: FieldFormat.OtherReadings
  private let forms: [FormReading]
  /// Whether a field has to see to the line, whatever follows.
  private(set) var isOpen = false
  private var isEmpty = true
  private var beginsWithLetter = false
  /// Whether a sentence ends there, and what stands before that may be a value.
  private var endsInStop = false
  /// How many letters there are at the end, as far as these may be a word.
  private var letterCount = 0
  /// How many characters there are from the last full stop on, if the others are digits and these may be a fraction; 0
  /// for none.
  private var fractionCount = 0

  private final class FormReading {
    var reading: MaskReading
    init(_ form: Mask) { reading = MaskReading(form) }
  }

  /// - Returns: `nil` where a field always has to see to it.
  init?(_ format: FieldFormat) {
    guard let facts = format.otherReadings else { return nil }
    self.facts = facts
    forms = facts.forms.map { FormReading($0) }
  }

  mutating func begin() {
    (isOpen, isEmpty, beginsWithLetter, endsInStop) = (false, true, false, false)
    (letterCount, fractionCount) = (0, 0)
    for form in forms { form.reading.clear() }
  }

  /// - Parameter isLost: Whether the mask has lost a letter or a digit of what stands before the byte.
  mutating func read(_ byte: UInt8, isLost: Bool) {
    if isOpen { return }
    let isFraction = 48...57 ~= byte && 1...3 ~= fractionCount
    fractionCount = byte == UInt8(ascii: ".") ? 1 : isFraction ? fractionCount + 1 : 0
    switch byte {
    case 48...57: letterCount = 0
    case 65...90, 97...122:
      if isEmpty { beginsWithLetter = true }
      if let shortest = facts.shortestWord {
        letterCount += 1
        if letterCount >= shortest { isOpen = true }
      }
      if facts.precedeTimes.contains(byte) { isOpen = true }
    default:
      letterCount = 0
      // marks that are lost alone may mean nothing
      let isMeant = Symbol(byte).isSeparator || isLost && forms.allSatisfy { $0.reading.isLost }
      if !isMeant || TextReader.isEdgeAnywhere(byte) { isOpen = true }
      if beginsWithLetter && facts.marks.contains(byte) { isOpen = true }
    }
    endsInStop = TextReader.isEdge(byte)
    isEmpty = false
    for form in forms where !form.reading.isLost {
      form.reading.read(byte)
      if form.reading.isUncertain || form.reading.tables.changesCase && form.reading.key() == nil { isOpen = true }
    }
  }

  /// Whether the line is a value as the mask has it, or none.
  var areExcluded: Bool {
    !isOpen && !endsInStop && !(2...3 ~= fractionCount) && forms.allSatisfy { $0.reading.isLost }
  }

  /// What decides how the line may go on beside what the mask reads.
  var key: [UInt32] {
    if isOpen { return [.max - 3] }
    let signs = (beginsWithLetter ? 1 : 0) | (endsInStop ? 2 : 0) | letterCount << 2 | fractionCount << 12
    var key: [UInt32] = [.max - 4, UInt32(signs)]
    for (number, form) in forms.enumerated() where !form.reading.isLost {
      key += [.max - 5, UInt32(number)] + (form.reading.key() ?? [])
    }
    return key
  }

  /// Whether forms that may yet be read read two digits alike.
  func takesAlike(_ a: UInt8, _ b: UInt8) -> Bool {
    isOpen || forms.allSatisfy { $0.reading.isLost || $0.reading.takesAlike(a, b) }
  }

  /// What bytes are told apart by, beside what the mask tells.
  func signature(_ byte: UInt8) -> [UInt16] {
    let isItself = facts.marks.contains(byte) || facts.precedeTimes.contains(byte)
    return forms.map { $0.reading.tables.ascii[Int(byte)] }
      + [TextReader.isEdgeAnywhere(byte) ? 1 : 0, isItself ? UInt16(byte) : 0]
  }
}
