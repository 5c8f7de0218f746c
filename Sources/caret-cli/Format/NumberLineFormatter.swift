import BulkFormatting
import CommandConsole
import NumberFormatting

/// Formats lines as numbers.
struct NumberLineFormatter: LineFormatter {
  private let format: NumberFormat
  private let readsValues: Bool
  /// A number may be as long as a line.
  private let limits: NumberLimits
  private let reader: NumberReader
  /// Reads no more fraction digits than are shown: says where those begin that are rounded away.
  private let exactReader: NumberReader
  private(set) var text = ""
  private(set) var value = ""
  private var ambiguity: Int?
  private var doubt: String?
  private var isRounded = false
  private var error: NumberError?

  init(_ format: NumberFormat, readsValues: Bool, lineLimit: Int) {
    self.format = format
    self.readsValues = readsValues
    limits = .ofLines(lineLimit)
    reader = NumberReader(format.symbols, limits: limits)
    var shown = limits
    shown.fractionDigits = format.symbols.maximumFractionDigits
    exactReader = NumberReader(format.symbols, limits: shown)
  }

  mutating func format(_ line: String, explains: Bool) -> LineOutcome {
    (text, value, ambiguity, doubt, isRounded, error) = ("", "", nil, nil, false, nil)
    if line.allSatisfy(\.isWhitespace) { return LineOutcome() }
    do throws(NumberError) {
      try show(line)
      if isRounded && !readsValues { _ = try exactReader.read(line) }
    } catch {
      // what is rejected was read in no way
      (ambiguity, doubt, isRounded) = (nil, nil, false)
      self.error = error
    }
    return LineOutcome(
      isComplete: !text.isEmpty && error == nil, isRejected: error != nil, isAmbiguous: ambiguity != nil,
      isRounded: isRounded, message: explains ? error?.commandMessage : nil, doubt: doubt)
  }

  private mutating func show(_ line: String) throws(NumberError) {
    var number = line
    if !readsValues {
      let reading = try reader.read(line)
      number = reading.text
      (ambiguity, doubt) = (reading.ambiguity, reading.doubt(in: line))
    }
    text = try format.format(number, limits: limits)
    value = number
    let shown = try format.rounded(number, limits: limits)
    isRounded = try ExactDecimal(shown, limits: limits) != ExactDecimal(number, limits: limits)
  }

  func members(of line: String) -> [JSONValue.Member] {
    var members = [
      JSONValue.Member(key: "rounded", value: .bool(isRounded)),
      JSONValue.Member(key: "ambiguous", value: .bool(ambiguity != nil)),
    ]
    if let position = error?.position ?? ambiguity { members.append(.init(key: "position", value: .number(position))) }
    if let error { members.append(.init(key: "error", value: .string("\(error.message): \(error.commandSuggestion)"))) }
    return members
  }
}

extension LineEngine {
  /// Numbers of which nothing has to be said beside what is written.
  static func numbers(_ format: NumberFormat, writesValues: Bool, lineLimit: Int) -> LineEngine {
    var formatter = NumberLineFormatter(format, readsValues: false, lineLimit: lineLimit)
    return LineEngine(format.symbols, longest: lineLimit, writesValues: writesValues) { line in
      let outcome = formatter.format(line, explains: false)
      if outcome.isRejected || outcome.isRounded || outcome.isAmbiguous { return nil }
      return FormattedNumber(writesValues ? formatter.value : formatter.text)
    }
  }
}

extension NumberLimits {
  /// Numbers as long as the lines they are read from.
  static func ofLines(_ length: Int) -> NumberLimits {
    var limits = NumberLimits()
    (limits.integerDigits, limits.fractionDigits, limits.textLength) = (length, length, length)
    return limits
  }
}
