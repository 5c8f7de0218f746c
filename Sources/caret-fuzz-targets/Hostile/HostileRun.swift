import Foundation
import MaskFuzzing

/// Hostile texts, given to every entry: how long each call takes, and how much memory it all needs.
struct HostileRun {
  let texts: HostileTextGenerator
  let entries: [HostileEntry]
  /// What an entry took, its call, and the text.
  struct Slowest: Sendable {
    var duration = Duration.zero
    var index = 0
  }
  /// Of each entry, in the order of those.
  private(set) var calls: [Int]
  private(set) var slowest: [Slowest]
  private(set) var total: [Duration]

  init(seed: UInt64, entries: [HostileEntry] = HostileEntry.all) {
    texts = HostileTextGenerator(seed: seed)
    self.entries = entries
    calls = Array(repeating: 0, count: entries.count)
    slowest = Array(repeating: Slowest(), count: entries.count)
    total = Array(repeating: .zero, count: entries.count)
    // what is made once and shared is made now, and counts for none
    for entry in entries { entry.call(HostileText(text: "", index: 0)) }
  }

  /// Gives text number `index` to every entry.
  mutating func play(_ index: Int) {
    let input = HostileText(text: texts.text(index), index: index)
    for i in entries.indices {
      let start = HostileRun.processorTime
      entries[i].call(input)
      let taken = HostileRun.processorTime - start
      calls[i] += 1
      total[i] += taken
      if taken > slowest[i].duration { slowest[i] = Slowest(duration: taken, index: index) }
    }
  }

  /// The longest call of all.
  var longest: Duration { slowest.map(\.duration).max() ?? .zero }

  /// How long the process has had a processor: no call is slow because the machine is busy.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// How much memory the process has held at most, in bytes.
  static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    // Linux counts kilobytes
    #if os(Linux)
      return usage.ru_maxrss * 1_024
    #else
      return usage.ru_maxrss
    #endif
  }
}

/// The summary: a line an entry.
extension HostileRun: CustomStringConvertible {
  var description: String {
    var lines = ["      calls    mean µs  slowest ms  at text  entry"]
    for i in entries.indices {
      lines.append(
        column(calls[i], 11) + column(total[i] / max(1, calls[i]), .microseconds(1), 11)
          + column(slowest[i].duration, .milliseconds(1), 12)
          + column(slowest[i].index, 9) + "  " + entries[i].name)
    }
    return lines.joined(separator: "\n")
  }

  private func column(_ number: Int, _ width: Int) -> String { padded("\(number)", width) }
  private func column(_ duration: Duration, _ unit: Duration, _ width: Int) -> String {
    padded("\(((duration / unit) * 10).rounded() / 10)", width)
  }
  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
