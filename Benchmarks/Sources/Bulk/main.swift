import CLoop
import Caretaker
import Foundation

/// Whole columns: on one core with the working set in memory, beside `memcpy`; and, where a path to `caret` is given,
/// the whole program beside `cat`, `mawk`, `sed` and `perl`.
///
///     swift run -c release bulk              # 256 MB a column; another number after it for another size
///     swift run -c release bulk columns      # values and offsets of mixed shapes, a million rows; or another number
///     swift run -c release bulk columns 200000 ISO      # those whose names have a word
///     swift run -c release bulk formats      # every format of the catalogue, a third of its lines damaged
///     swift run -c release bulk formats 60000 date      # those whose names have a word, over so many lines
///     swift run -c release bulk 256 ../.build/release/caret
struct Column {
  let name: String
  let bytes: [UInt8]

  /// So many megabytes of lines, of which a function makes as many as wanted.
  init(_ name: String, megabytes: Int, _ line: (inout SystemRandomNumberGenerator) -> String) {
    self.name = name
    var random = SystemRandomNumberGenerator()
    // some lines again and again: random ones take longer to make than to format
    var part: [UInt8] = []
    while part.count < min(megabytes, 8) << 20 { part += Array(line(&random).utf8) + [10] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.count * (megabytes / 8 + 1))
    repeat { bytes += part } while bytes.count < megabytes << 20
    self.bytes = bytes
  }
}

func digits(_ count: Int, _ random: inout some RandomNumberGenerator) -> String {
  String((0..<count).map { _ in Character(String(Int.random(in: 0...9, using: &random))) })
}

func card(_ random: inout some RandomNumberGenerator) -> String {
  let prefixes = ["4", "51", "55", "2221", "34", "37", "6011", "65", "3528", "62", "2200", "9792"]
  let prefix = prefixes.randomElement(using: &random) ?? "4"
  let number = prefix + digits((prefix == "34" || prefix == "37" ? 14 : 15) - prefix.utf8.count, &random)
  return (0...9).map { number + String($0) }.first { Check.luhn.failure(of: $0) == nil } ?? number
}

/// The time that this thread has had a core for, in nanoseconds: others may use the machine as well.
func nanosecondsOfThread() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Millions a second of one core, of bytes or rows, the best of several times.
func rate(_ count: Int, times: Int = 7, _ body: () -> Void) -> Double {
  body()
  var best = UInt64.max
  for _ in 0..<times {
    let start = nanosecondsOfThread()
    body()
    best = min(best, nanosecondsOfThread() - start)
  }
  return Double(count) / Double(best) * 1000
}

func measure(_ column: Column, _ formatter: consuming BulkFormatter) {
  let copy = UnsafeMutableRawPointer.allocate(byteCount: column.bytes.count, alignment: 64)
  let copied = column.bytes.withUnsafeBytes { bytes in
    rate(bytes.count) { if let start = bytes.baseAddress { memcpy(copy, start, bytes.count) } }
  }
  copy.deallocate()
  var output = LineBuffer(capacity: column.bytes.count * 3)
  var report = BulkReport()
  var formatter = formatter
  let formatted = rate(column.bytes.count) {
    output.removeAll()
    report = formatter.format(lines: column.bytes.span, into: &output)
  }
  print(
    "\(column.name): \(rounded(formatted)) MB/s, \(rounded(formatted / copied)) of memcpy (\(rounded(copied)) MB/s); "
      + "\(report.lines) lines, \(report.complete) complete")
}

/// How long a command line takes, in seconds: the best of several times.
func time(_ command: String, times: Int = 5) -> Double {
  (0..<times).map { _ in
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardError = FileHandle.nullDevice
    let start = loop_nanoseconds()
    try? process.run()
    process.waitUntilExit()
    return Double(loop_nanoseconds() - start) / 1e9
  }.min() ?? .infinity
}

func comparePrograms(_ caret: String, _ column: Column) throws {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("bulk-\(UUID().uuidString)")
  try Data(column.bytes).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let input = file.path
  let pipe = time("cat \(input) | cat > /dev/null")
  let programs = [
    ("cat | cat", "cat \(input) | cat | cat > /dev/null"),
    ("caret format", "cat \(input) | \(caret) format '(###) ###-####' | cat > /dev/null"),
    (
      "mawk",
      "mawk '{ print \"(\" substr($0, 1, 3) \") \" substr($0, 4, 3) \"-\" substr($0, 7, 4) }' < \(input) > /dev/null"
    ),
    ("sed -E", "sed -E 's/^([0-9]{3})([0-9]{3})([0-9]{4})$/(\\1) \\2-\\3/' < \(input) > /dev/null"),
    ("perl", "perl -pe 's/^(\\d{3})(\\d{3})(\\d{4})$/($1) $2-$3/' < \(input) > /dev/null"),
    ("caret format, from a file", "\(caret) format '(###) ###-####' < \(input) > /dev/null"),
  ]
  print("\(column.bytes.count >> 20) MB through one pipe: \(rounded(pipe * 1000)) ms")
  for (name, command) in programs {
    let program = "/usr/bin/\(name.prefix { $0 != " " })"
    guard name.hasPrefix("ca") || FileManager.default.fileExists(atPath: program) else { continue }
    let seconds = time(command, times: name.hasPrefix("ca") ? 5 : 1)
    print("\(name): \(rounded(seconds * 1000)) ms, \(rounded(Double(column.bytes.count) / seconds / 1e6)) MB/s")
  }
}

func run() throws {
  if CommandLine.arguments.dropFirst().first == "columns" {
    let words = CommandLine.arguments.dropFirst(2)
    return try MixedColumn.measureAll(
      rows: words.first.flatMap { Int($0) } ?? 1_000_000, named: words.dropFirst().first ?? "")
  }
  if CommandLine.arguments.dropFirst().first == "formats" {
    let words = CommandLine.arguments.dropFirst(2)
    return try measureFormats(rows: words.first.flatMap { Int($0) } ?? 30_000, named: words.dropFirst().first ?? "")
  }
  let megabytes = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 256 : 256
  let phones = Column("(###) ###-#### of ten digits", megabytes: megabytes) { digits(10, &$0) }
  measure(phones, BulkFormatter(try Mask("(###) ###-####")))
  measure(
    Column("(###) ###-#### laid out already", megabytes: megabytes) {
      "(\(digits(3, &$0))) \(digits(3, &$0))-\(digits(4, &$0))"
    },
    BulkFormatter(try Mask("(###) ###-####")))
  measure(
    Column("#### #### #### #### of sixteen digits", megabytes: megabytes) { digits(16, &$0) },
    BulkFormatter(try Mask("#### #### #### ####")))
  let ipv4 = #"<0..255>"."<0..255>"."<0..255>"."<0..255>"#
  measure(
    Column(ipv4, megabytes: megabytes) { random in
      (0..<4).map { _ in String(Int.random(in: 0...255, using: &random)) }.joined(separator: ".")
    }, BulkFormatter(try Mask(ipv4)))
  measure(
    Column("<01..12>/<01..31>/####, unpadded", megabytes: megabytes) { random in
      "\(Int.random(in: 1...12, using: &random))/\(Int.random(in: 1...28, using: &random))/20\(digits(2, &random))"
    }, BulkFormatter(try Mask("<01..12>/<01..31>/####")))
  if let format = FormatCatalog.standard["card"] {
    measure(Column("cards of all networks, with Luhn", megabytes: megabytes) { card(&$0) }, try BulkFormatter(format))
  }
  for code in ["US", "GB"] {
    let region = try PhoneRegion(code)
    let prefixes = code == "US" ? ["201555", "212555", "415555"] : ["0207946", "0121496", "0740012"]
    measure(
      Column("phones of \(code)", megabytes: megabytes) { random in
        let prefix = prefixes.randomElement(using: &random) ?? ""
        return prefix + digits((code == "US" ? 10 : 11) - prefix.utf8.count, &random)
      }, BulkFormatter(PhoneFormat(region)))
  }
  if CommandLine.arguments.count > 2 { try comparePrograms(CommandLine.arguments[2], phones) }
}

do { try run() } catch { print(error) }

/// With two digits after the point.
func rounded(_ x: Double) -> Double { (x * 100).rounded() / 100 }
