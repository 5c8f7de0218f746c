import Caretaker
import Workloads

/// Columns as people keep them: values laid out in many ways, some of them wrong, some missing.
struct MixedColumn {
  let name: String
  let values: [UInt8]
  let offsets: [Int32]
  let validity: [UInt8]
  var rows: Int { offsets.count - 1 }

  /// So many rows, of which a function makes as many as wanted; every thirtieth or so is a null.
  init(_ name: String, rows: Int, _ value: (inout SplitMix) -> String) {
    self.name = name
    var random = SplitMix(state: 1)
    var (values, offsets) = ([UInt8](), [Int32(0)])
    var validity = [UInt8](repeating: 0, count: (rows + 7) / 8)
    for row in 0..<rows {
      if Int.random(in: 0..<30, using: &random) > 0 {
        values += Array(value(&random).utf8)
        validity[row / 8] |= 1 << UInt8(row % 8)
      }
      offsets.append(Int32(values.count))
    }
    (self.values, self.offsets, self.validity) = (values, offsets, validity)
  }

  /// Millions of rows a second of one core for each question.
  func measure(_ format: FieldFormat, _ questions: [ColumnQuestion]) throws {
    var rates: [String] = []
    for question in questions {
      var formatter = try BulkFormatter(format, answering: question, rejectedLines: .keep)
      var output = ColumnBuffer<Int32>(capacity: rows)
      var report = BulkReport()
      let rate = rate(rows, times: 5) {
        output.removeAll()
        do {
          report = try formatter.format(
            values: values.span, offsets: offsets.span, validity: validity.span, into: &output)
        } catch { print(error) }
      }
      let share = Double(report.complete) / Double(max(1, report.lines))
      rates.append("\(question.name) \(rounded(rate)) (\(rounded(share * 100)) % complete)")
    }
    print("\(name): million rows/s: " + rates.joined(separator: ", "))
  }
}

extension MixedColumn {
  /// What may be wrong with a text.
  private static func spoiled(_ text: String, _ random: inout SplitMix) -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case 0: String(text.dropLast(3))
    case 1: text + "1"
    case 2: "n/a"
    case 3: " " + text
    default: text
    }
  }

  /// Valid numbers of a region in the ways people write them.
  static func phones(_ code: String, rows: Int) throws -> MixedColumn {
    let region = try PhoneRegion(code)
    let examples = [PhoneNumberType.fixedLine, .mobile, .mobile, .tollFree].compactMap { region.example(of: $0) }
    return MixedColumn("phones of \(code)", rows: rows) { random in
      let example = examples.randomElement(using: &random) ?? examples[0]
      var number = example
      repeat {
        let kept = Int.random(in: 1...4, using: &random)
        let digits =
          example.nationalNumber.prefix(kept)
          + example.nationalNumber.dropFirst(kept).map { _ in
            Character(String(Int.random(in: 0...9, using: &random)))
          }
        number = (try? PhoneNumber(callingCode: example.callingCode, nationalNumber: String(digits))) ?? example
      } while !number.isValid
      let text =
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2: number.e164
        case 3: number.international
        case 4...5: number.national
        case 6: number.national.replacing(" ", with: "-")
        default: number.national.filter(\.isNumber)
        }
      return spoiled(text, &random)
    }
  }

  /// Numbers of all networks, most with a check digit that is right.
  static func cards(rows: Int) -> MixedColumn {
    MixedColumn("cards of all networks", rows: rows) { random in
      let number = card(&random)
      let groups = number.enumerated().map { $0.offset > 0 && $0.offset % 4 == 0 ? " \($0.element)" : "\($0.element)" }
      let text =
        switch Int.random(in: 0..<10, using: &random) {
        case 0...5: number
        case 6...8: groups.joined()
        default: groups.joined().replacing(" ", with: "-")
        }
      return spoiled(text, &random)
    }
  }

  /// Ten digits as they are, laid out, and laid out otherwise.
  static func masked(rows: Int) -> MixedColumn {
    MixedColumn("(###) ###-####", rows: rows) { random in
      let (a, b, c) = (digits(3, &random), digits(3, &random), digits(4, &random))
      let text =
        switch Int.random(in: 0..<10, using: &random) {
        case 0...4: a + b + c
        case 5...6: "(\(a)) \(b)-\(c)"
        case 7: "\(a)-\(b)-\(c)"
        case 8: "\(a) \(b) \(c)"
        default: "(\(a))\(b)-\(c)"
        }
      return spoiled(text, &random)
    }
  }

  /// Months, days and years, padded and not.
  static func dates(rows: Int) -> MixedColumn {
    MixedColumn("<01..12>/<01..31>/####", rows: rows) { random in
      let (month, day) = (Int.random(in: 1...12, using: &random), Int.random(in: 1...28, using: &random))
      let year = "20" + digits(2, &random)
      func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let text =
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: "\(padded(month))/\(padded(day))/\(year)"
        case 4...7: "\(month)/\(day)/\(year)"
        case 8: "\(padded(month))-\(padded(day))-\(year)"
        default: padded(month) + padded(day) + year
        }
      return spoiled(text, &random)
    }
  }

  /// Days as ISO 8601 writes them, one after the other for fourteen hundred years, then again.
  static func isoDates(rows: Int) -> MixedColumn {
    let first = CalendarDate(iso: "1600-01-01")
    var day = first
    return MixedColumn("ISO dates into date-mdy", rows: rows) { _ in
      defer { day = day?.next.flatMap { $0.year < 3000 ? $0 : first } }
      return day?.description ?? ""
    }
  }

  /// All of them, or those whose names have a word.
  static func measureAll(rows: Int, named word: String = "") throws {
    func format(_ name: String) throws -> FieldFormat { try FormatCatalog.standard.format(named: name) }
    let dates = try FieldFormat(Mask("<01..12>/<01..31>/####"))
    var all: [(column: MixedColumn, format: FieldFormat, questions: [ColumnQuestion])] = [
      (masked(rows: rows), try FieldFormat(Mask("(###) ###-####")), [.text, .value, .valid]),
      (Self.dates(rows: rows), dates, [.text, .value, .valid]),
      (cards(rows: rows), try format("card"), [.text, .value, .valid, .network]),
      (isoDates(rows: rows), try format("date-mdy"), [.text, .valid]),
    ]
    for code in ["US", "GB", "DE"] {
      let phones = FieldFormat(PhoneFormat(try PhoneRegion(code)))
      all.append((try Self.phones(code, rows: rows), phones, [.text, .valid, .e164, .type, .region]))
    }
    for (column, format, questions) in all where word.isEmpty || column.name.contains(word) {
      try column.measure(format, questions)
    }
  }
}

extension CalendarDate {
  /// The next day; `nil` after the last that there is.
  fileprivate var next: CalendarDate? {
    CalendarDate(year: year, month: month, day: day + 1) ?? CalendarDate(year: year, month: month + 1, day: 1)
      ?? CalendarDate(year: year + 1, month: 1, day: 1)
  }
}
