import Caretaker

/// Formats lines as a locale's numbers.
struct NumberLineFormatter: LineFormatter {
  private let format: LocaleNumberFormat
  /// Reads no more fraction digits than are shown, so that what is rounded away is told.
  private let exactReader: NumberReader
  private(set) var text = ""
  private(set) var value = ""
  private var ambiguity: Int?
  private var error: NumberError?

  init(_ format: LocaleNumberFormat) {
    self.format = format
    var limits = NumberLimits()
    limits.fractionDigits = format.symbols.maximumFractionDigits
    exactReader = NumberReader(format.symbols, limits: limits)
  }

  mutating func format(_ line: String) -> LineOutcome {
    (text, value, ambiguity, error) = ("", "", nil, nil)
    if line.isEmpty { return LineOutcome() }
    do {
      show(try exactReader.read(line))
    } catch {
      self.error = error
      if case .tooManyFractionDigits = error.reason, let reading = try? format.reader.read(line) { show(reading) }
    }
    return LineOutcome(
      isComplete: !text.isEmpty, fits: error == nil, isAmbiguous: ambiguity != nil, problem: error.map { "\($0)" })
  }

  private mutating func show(_ reading: NumberReading) {
    value = reading.text
    ambiguity = reading.ambiguity
    do { text = try format.format(value) } catch { self.error = error }
  }

  func members(of line: String) -> [JSONValue.Member] {
    var members = [JSONValue.Member(key: "ambiguous", value: .bool(ambiguity != nil))]
    if let position = error?.position ?? ambiguity { members.append(.init(key: "position", value: .number(position))) }
    if let error { members.append(.init(key: "error", value: .string("\(error.problem): \(error.mend)"))) }
    return members
  }
}
