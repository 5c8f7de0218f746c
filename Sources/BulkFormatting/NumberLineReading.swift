import CBulkKernel
internal import FieldEditing
internal import NumberFormatting

/// What becomes of a line that is a number.
package struct FormattedNumber: Equatable {
  var text: [UInt8]
  /// `bulk_complete` and the like.
  var flags: UInt8

  /// A number that is written without a doubt, or a line that is blank.
  package init(_ text: String) {
    self.init(text: Array(text.utf8), flags: text.isEmpty ? 0 : UInt8(bulk_complete))
  }

  init(text: [UInt8], flags: UInt8) { (self.text, self.flags) = (text, flags) }
}

/// Reads lines as numbers. Of all that are written alike one is formatted, and it is tried out where each of its digits
/// then stands.
///
/// Lines are written alike if they have the same characters but for their digits, and zeros where one may be left out:
/// before the first other digit, and at the end of more digits than are always shown of a fraction.
final class NumberLineReading: LineReading {
  let classes: LineClasses
  var checks: LineChecks? { nil }
  /// What becomes of a line; `nil` where a field has to see to it.
  private let outcome: (UnsafeRawBufferPointer) -> FormattedNumber?
  /// How many digits of a fraction are written even if they are zeros.
  private let fractionDigitsKept: Int
  private var isEmpty = true
  /// What stands before the digits that are being read.
  private var before: [UInt32] = []
  private var run = DigitRun()
  /// Whether a digit but zero was read.
  private var isSignificant = false

  /// - Parameters:
  ///   - writesValues: whether values are written, which may have no zeros at the end.
  ///   - outcome: what becomes of a line.
  init(
    _ symbols: NumberSymbols, writesValues: Bool, outcome: @escaping (UnsafeRawBufferPointer) -> FormattedNumber?
  ) {
    fractionDigitsKept = writesValues ? 0 : symbols.minimumFractionDigits
    self.outcome = outcome
    let own = symbols.texts.flatMap { Array($0.utf8) }
    classes = LineClasses(upTo: 255) { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "1")...UInt8(ascii: "9"): UInt8(ascii: "1")
      // letters are those of a currency; in a text of others a number is looked for
      case 65...90, 97...122, 128...: own.contains(byte) ? byte : nil
      case 32...126: byte
      default: nil
      }
    }
  }

  func begin() {
    before.removeAll(keepingCapacity: true)
    (run, isSignificant, isEmpty) = (DigitRun(), false, true)
  }

  func isAlike(_ a: UInt8, _ b: UInt8) -> Bool { false }

  func read(_ byte: UInt8) {
    isEmpty = false
    if 48...57 ~= byte {
      isSignificant = isSignificant || byte != 48
      run.read(isZero: byte == 48, isSignificant: isSignificant, kept: fractionDigitsKept)
    } else {
      before += run.key
      before.append(UInt32(byte))
      run = DigitRun()
    }
  }

  func key() -> [UInt32]? { before + run.key }

  func layout(of line: UnsafeRawBufferPointer) -> LineOutcome {
    guard !isEmpty, let outcome = outcome(line), outcome.text.count <= LineLayout.most else { return .field }
    var cells = outcome.text.map { LineLayout.Cell.literal($0) }
    let places = placesOfDigits(line)
    for place in places {
      let digit: UInt8 = line[place] == 57 ? 56 : line[place] + 1
      guard let changed = self.outcome(line, with: [(place, digit)]) else { return .field }
      guard changed.flags == outcome.flags, changed.text.count == cells.count else { return .field }
      let differing = cells.indices.filter { changed.text[$0] != outcome.text[$0] }
      // an answer that has none of them says the same of all; any other loses a digit, or counts with it
      if cells.isEmpty { continue }
      guard differing.count == 1, changed.text[differing[0]] == digit else { return .field }
      cells[differing[0]] = .source(place, casing: 0)
    }
    let layout = LineLayout(cells: cells, flags: outcome.flags)
    return holdsOfOthers(layout, line, places) ? .layout(layout) : .field
  }

  /// Whether lines with other digits are laid out in the same way: a number may be out of bounds, or be rounded.
  private func holdsOfOthers(_ layout: LineLayout, _ line: UnsafeRawBufferPointer, _ places: [Int]) -> Bool {
    [49, 57].allSatisfy { digit in
      let digits = places.map { (place: $0, digit: UInt8(digit)) }
      return NumberLineReading.replacing(digits, in: line).withUnsafeBytes {
        outcome($0) == FormattedNumber(text: LineLayout.render(layout.cells, of: $0), flags: layout.flags)
      }
    }
  }

  private func outcome(_ line: UnsafeRawBufferPointer, with digits: [(place: Int, digit: UInt8)]) -> FormattedNumber? {
    NumberLineReading.replacing(digits, in: line).withUnsafeBytes { outcome($0) }
  }

  private static func replacing(_ digits: [(place: Int, digit: UInt8)], in line: UnsafeRawBufferPointer) -> [UInt8] {
    var changed = Array(line)
    for (place, digit) in digits { changed[place] = digit }
    return changed
  }

  /// Where the digits stand that may be others.
  private func placesOfDigits(_ line: UnsafeRawBufferPointer) -> [Int] {
    var places: [Int] = []
    var (run, isSignificant) = (DigitRun(), false)
    for (place, byte) in line.enumerated() {
      let isDigit = 48...57 ~= byte
      if isDigit {
        isSignificant = isSignificant || byte != 48
        run.read(isZero: byte == 48, isSignificant: isSignificant, kept: fractionDigitsKept)
      }
      let end = isDigit ? place + 1 : place
      if !isDigit || end == line.count {
        places += run.free.map { end - run.length + $0 }
        run = DigitRun()
      }
    }
    return places
  }
}

/// Digits of a line that stand together.
private struct DigitRun {
  private(set) var length = 0
  /// How many zeros it begins with, as long as the number has had no other digit.
  private var zerosInFront = 0
  /// How many zeros at its end may be left out, where it is a fraction.
  private var zerosAtEnd = 0

  /// - Parameters:
  ///   - isSignificant: whether a digit but zero was read, this one included.
  ///   - kept: how many digits of a fraction are written even if they are zeros.
  mutating func read(isZero: Bool, isSignificant: Bool, kept: Int) {
    length += 1
    if !isSignificant { zerosInFront += 1 }
    zerosAtEnd = isZero && isSignificant ? min(zerosAtEnd + 1, max(0, length - kept)) : 0
  }

  /// The digits that may be others, of those from 0.
  var free: Range<Int> { zerosInFront..<length - zerosAtEnd }

  /// All that decides what becomes of it, whatever follows; nothing where there is no digit.
  var key: [UInt32] { length == 0 ? [] : [0x100 + UInt32(length), UInt32(zerosInFront), UInt32(zerosAtEnd)] }
}

extension NumberSymbols {
  /// All that may stand in a number beside its digits, and what people write for them.
  fileprivate var texts: [String] {
    [positive, negative, zero, negativeZero].flatMap { [$0.prefix, $0.suffix] } + marks
      + [groupingSeparator, decimalSeparator, decimalKeys, "\u{A0}\u{202F}\u{2019}\u{2212}"]
  }
}
