import Foundation

/// Tells which run it was where a key ends the process, or does not end at all: nobody else could tell any more.
///
/// A run that crashes or hangs is a broken law, so the exit status is 1.
final class FuzzWatch: Sendable {
  /// The run that each job plays, or -1, and since when in seconds: read by signal handlers, so it is plain memory that is never given back.
  private struct Slot {
    var run = -1
    var since = 0
  }
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Slot>
  private let jobs: Int
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// The watch that signal handlers read.
  nonisolated(unsafe) private static var current: (slots: UnsafeMutablePointer<Slot>, jobs: Int, seed: UInt64)?
  /// After so many seconds a run hangs: it should take milliseconds.
  private static let patience = 60

  init(jobs: Int, seed: UInt64) {
    self.jobs = jobs
    slots = .allocate(capacity: jobs)
    slots.initialize(repeating: Slot(), count: jobs)
    FuzzWatch.current = (slots, jobs, seed)
    for number in [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT] {
      signal(number) { _ in FuzzWatch.tell("a key ended the program", ofAll: true) }
    }
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { FuzzWatch.tell("a key does not end", ofAll: false) }
    timer.activate()
  }

  deinit { timer.cancel() }

  func begin(_ run: Int, job: Int) { slots[job] = Slot(run: run, since: time(nil)) }
  func end(job: Int) { slots[job].run = -1 }

  /// Ends the process, if a run is to be told of: all that are played, or those that take too long.
  private static func tell(_ problem: String, ofAll: Bool) {
    guard let (slots, jobs, seed) = current else { return }
    let now = time(nil)
    let runs = (0..<jobs).map { slots[$0] }.filter { $0.run >= 0 && (ofAll || now - $0.since > patience) }.map(\.run)
    if runs.isEmpty && !ofAll { return }
    let names = runs.map(String.init).joined(separator: " or ")
    Diagnostics.write("caret: \(problem), in run \(names) of seed \(seed): the same with --first RUN --runs 1 repeats it")
    _exit(ExitStatus.findings.rawValue)
  }
}
