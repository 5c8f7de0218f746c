import CICULoop
import CLoop
import Caretaker
import Measuring

/// A locale's amounts, and what ICU calls them.
struct Subject {
  let locale: String
  let currency: String
  /// The decimal key there.
  let separator: Unicode.Scalar

  var skeleton: String { currency.isEmpty ? "" : "currency/\(currency)" }
  var name: String { currency.isEmpty ? locale : "\(locale) \(currency)" }

  func format() throws -> LocaleNumberFormat {
    try LocaleNumberFormat(locale: locale, style: currency.isEmpty ? .decimal : .currency(currency))
  }
}

let subjects = [
  Subject(locale: "en_US", currency: "USD", separator: "."), Subject(locale: "de_DE", currency: "EUR", separator: ","),
  Subject(locale: "fr_FR", currency: "EUR", separator: ","), Subject(locale: "hi_IN", currency: "INR", separator: "."),
  Subject(locale: "ar_EG", currency: "EGP", separator: "٫"), Subject(locale: "en_US", currency: "", separator: "."),
]

struct Benchmark {
  let rounds: Int
  var failed = false

  /// Keys of an amount, one after another, into an empty field; the text asked for after each, or not.
  func typing(_ format: LocaleNumberFormat, _ keys: [Unicode.Scalar], readsText: Bool = false) -> Measurement {
    var field = Field(format)
    return Measurement.of(keys: keys.count, rounds: rounds) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        field.clear()
        for key in keys {
          let result = field.insert(key)
          sum &+= UInt64(result.replacement.upperBound &+ result.selection.lowerBound)
          if readsText { sum &+= UInt64(field.text.utf8.count) }
        }
      }
      return sum
    }
  }

  /// A digit put in at a caret in the middle and taken out again.
  func middle(_ format: LocaleNumberFormat) -> Measurement {
    var field = Field(format)
    field.insert("1234567")
    field.move(.left)
    field.move(.left)
    return Measurement.of(keys: 10, rounds: rounds) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        for i in 0..<5 {
          let typed = field.insert(Unicode.Scalar(UInt8(49 + i)))
          let removed = field.backspace()
          sum &+= UInt64(typed.replacement.upperBound &+ removed.selection.lowerBound)
        }
      }
      return sum
    }
  }

  /// A finished number, as UTF-8 into memory that is there, and as a string.
  func finished(_ format: LocaleNumberFormat, _ decimal: String) -> (bytes: Measurement, string: Measurement) {
    let numbers = format.numberFormat
    let digits = Array(decimal.utf8)
    var output = [UInt8](repeating: 0, count: numbers.byteCount(forDigits: digits.count))
    let bytes = Measurement.of(keys: 1, rounds: rounds) { rounds in
      var sum: UInt64 = 0
      digits.withUnsafeBufferPointer { digits in
        output.withUnsafeMutableBufferPointer { output in
          for _ in 0..<rounds { sum &+= UInt64((try? numbers.format(digits, into: output)) ?? 0) }
        }
      }
      return sum
    }
    let string = Measurement.of(keys: 1, rounds: rounds) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds { sum &+= UInt64((try? numbers.format(decimal))?.utf8.count ?? 0) }
      return sum
    }
    return (bytes, string)
  }

  mutating func run(_ subject: Subject) throws {
    let format = try subject.format()
    guard let icu = icu_loop_open(subject.skeleton, subject.locale, subject.currency) else { return }
    defer { icu_loop_close(icu) }
    let keys = Array("1234567".unicodeScalars) + [subject.separator] + Array("50".unicodeScalars)
    let typed = typing(format, keys)
    let edited = middle(format)
    let read = typing(format, keys, readsText: true)
    let (bytes, string) = finished(format, "-1234567.5")
    let formatted = Measurement.of(keys: 1, rounds: rounds / 10) { icu_loop_format_rounds(icu, "-1234567.5", 10, $0) }
    let parsed = Measurement.of(keys: 1, rounds: rounds / 10) { icu_loop_parse_rounds(icu, $0) }
    let ratio = formatted.nanoseconds / bytes.nanoseconds
    if ratio < 15 || typed.nanoseconds > 20 || typed.allocations + edited.allocations + bytes.allocations > 0 { failed = true }
    print(
      """
      \(subject.name)
        key at the end            \(rounded(typed.nanoseconds)) ns, \(typed.allocations) allocations
        key in the middle         \(rounded(edited.nanoseconds)) ns, \(edited.allocations) allocations
        key, and its text         \(rounded(read.nanoseconds)) ns
        the same keys by ICU      \(rounded(formatted.nanoseconds + parsed.nanoseconds)) ns: \
      \(rounded(parsed.nanoseconds)) to read, \(rounded(formatted.nanoseconds)) to format
        finished number           \(rounded(bytes.nanoseconds)) ns, \(rounded(ratio)) times faster than ICU (at least 15)
        finished number, string   \(rounded(string.nanoseconds)) ns
      """)
  }

  /// What opening a format costs: the first time, past the caches of both, and from the cache.
  func opening() throws {
    var opened = 0
    let start = loop_nanoseconds()
    for locale in LocaleNumberFormat.availableLocales {
      _ = try LocaleNumberFormat(locale: locale, style: .currency("EUR"))
      opened += 1
    }
    let first = Double(loop_nanoseconds() - start) / Double(opened) / 1000
    let known = Measurement.of(keys: 1, rounds: 1_000) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        sum &+= (try? LocaleNumberFormat(locale: "de_DE", style: .currency("EUR"))) == nil ? 0 : 1
      }
      return sum
    }
    let icu = Measurement.of(keys: 1, rounds: 100) { icu_loop_open_rounds("currency/EUR", "de_DE", $0) }
    print(
      """
      opening amounts in euros
        each of \(opened) locales for the first time   \(rounded(first)) µs
        known                                 \(rounded(known.nanoseconds / 1000)) µs
        ICU, warm: open, format once, close   \(rounded(icu.nanoseconds / 1000)) µs
      """)
  }
}

var benchmark = Benchmark(rounds: CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 100_000 : 100_000)
try benchmark.opening()
for subject in subjects { try benchmark.run(subject) }
if benchmark.failed { print("a limit was passed") }
