import Dispatch
import Synchronization
import TerminalForms

/// Reports which run it was where a key ends the process, or does not end at all: no one else could report any more.
/// And hears a person who has seen enough.
///
/// A run that crashes or hangs is a broken law, so the exit status is 1.
///
/// A signal may come between any two instructions. So the handlers touch only memory set aside before they were
/// installed, through pointers, which no check of Swift's guards, and call only what POSIX allows there: `write`,
/// `pause`, `_exit`.
final class FuzzWatch: Sendable {
  /// What a job plays.
  private struct Slot: ~Copyable {
    /// The run, or -1.
    let run = Atomic(-1)
    /// The second when it should be done.
    let due = Atomic(0)
  }
  /// What handlers read.
  private struct State: ~Copyable {
    var slots: UnsafeMutablePointer<Slot>
    var jobs = 0
    var seed: UInt = 0
    let isInterrupted = Atomic(false)
    let isReported = Atomic(false)
  }
  private nonisolated(unsafe) static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State(slots: .allocate(capacity: 0)))
    return state
  }()

  /// Signals of a crash.
  private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT]
  private static let stackSize = 64 * 1024

  /// What each signal did before.
  private let formerActions: [(signal: Int32, action: sigaction)]
  /// A stack for the handlers of each job, one after the other.
  nonisolated(unsafe) private let stacks: UnsafeMutableRawPointer
  /// Of its own, so that jobs on all cores do not keep the timer waiting.
  private let queue = DispatchQueue(label: "FuzzWatch")
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// Begins to watch. One watches at a time, and what handlers read is never given back.
  init(jobs: Int, seed: UInt64) {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: jobs)
    for job in 0..<jobs { (slots + job).initialize(to: Slot()) }
    FuzzWatch.state.pointee = State(slots: slots, jobs: jobs, seed: UInt(seed))
    stacks = .allocate(byteCount: jobs * FuzzWatch.stackSize, alignment: 16)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { FuzzWatch.tellHanging() }
    var actions = FuzzWatch.crashes.map { ($0, FuzzWatch.install($0) { _ in FuzzWatch.reportCrash() }) }
    // a second one ends the process, as it would without a watch
    let interruption = FuzzWatch.install(SIGINT, SA_RESTART | Int32(truncatingIfNeeded: SA_RESETHAND)) { _ in
      FuzzWatch.state.pointee.isInterrupted.store(true, ordering: .relaxed)
    }
    actions.append((SIGINT, interruption))
    formerActions = actions
    // what is ignored, as after nohup, stays so
    if interruption.isIgnored { FuzzWatch.restore(SIGINT, interruption) }
    timer.activate()
  }

  /// Gives the signals back: what comes now is not a run.
  func end() {
    timer.cancel()
    queue.sync {}
    for (signal, action) in formerActions { FuzzWatch.restore(signal, action) }
  }

  /// Whether a person asked for the end.
  var isInterrupted: Bool { FuzzWatch.state.pointee.isInterrupted.load(ordering: .relaxed) }

  /// Watches what this thread does as a job.
  ///
  /// Each thread has to be given a stack for handlers, as the crash may be that its own has no room left. Threads that
  /// a run would start have none: their overflow ends the process untold.
  func watching<Result>(job: Int, _ work: () -> Result) -> Result {
    var stack = stack_t(at: stacks + job * FuzzWatch.stackSize, size: FuzzWatch.stackSize)
    var former = stack_t()
    sigaltstack(&stack, &former)
    defer {
      FuzzWatch.state.pointee.slots[job].run.store(-1, ordering: .relaxed)
      sigaltstack(&former, nil)
    }
    return work()
  }

  /// The job begins with a run, and is done with the one before.
  ///
  /// - Parameter patience: after so many seconds it hangs. It should take milliseconds.
  func begin(_ run: Int, job: Int, patience: Int = 60) {
    // the time first: a run is never seen with the time of an earlier one
    FuzzWatch.state.pointee.slots[job].due.store(FuzzWatch.now + patience, ordering: .relaxed)
    FuzzWatch.state.pointee.slots[job].run.store(run, ordering: .releasing)
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }

  private static func tellHanging() {
    let now = now
    for job in 0..<state.pointee.jobs where isPlaying(job, past: now) { report("a key does not end", past: now) }
  }

  // MARK: what handlers call

  private static func reportCrash() { report("the program crashed", past: .max) }

  /// Names the runs that should have been done before a second, and ends the process.
  private static func report(_ message: StaticString, past second: Int) {
    // threads may crash at the same time: one of them reports, and ends all
    while state.pointee.isReported.exchange(true, ordering: .relaxed) { pause() }
    write("caret: ")
    write(message)
    var count = 0
    var job = 0
    while job < state.pointee.jobs {
      if isPlaying(job, past: second) {
        write(count == 0 ? " in run " : " or ")
        write(UInt(bitPattern: state.pointee.slots[job].run.load(ordering: .relaxed)))
        count += 1
      }
      job += 1
    }
    write(count == 0 ? " between runs of seed " : " of seed ")
    write(state.pointee.seed)
    write(count == 0 ? "\n" : ": the same with --first RUN --runs 1 repeats it\n")
    _exit(1)
  }

  /// Whether a job plays a run that should have been done before a second.
  private static func isPlaying(_ job: Int, past second: Int) -> Bool {
    let run = state.pointee.slots[job].run.load(ordering: .acquiring)
    return run >= 0 && state.pointee.slots[job].due.load(ordering: .relaxed) < second
  }

  private static func write(_ text: StaticString) {
    writeBytes(text.utf8Start, text.utf8CodeUnitCount, to: STDERR_FILENO)
  }

  private static func write(_ number: UInt) {
    if number > 9 { write(number / 10) }
    let digits: StaticString = "0123456789"
    writeBytes(digits.utf8Start + Int(bitPattern: number % 10), 1, to: STDERR_FILENO)
  }
}

extension FuzzWatch {
  /// - Returns: What the signal did before.
  private static func install(
    _ signal: Int32, _ flags: Int32 = 0, _ handler: @escaping @convention(c) (Int32) -> Void
  ) -> sigaction {
    var action = sigaction()
    action.handler = handler
    action.sa_flags = SA_ONSTACK | flags
    var former = sigaction()
    sigaction(signal, &action, &former)
    return former
  }

  private static func restore(_ signal: Int32, _ former: sigaction) {
    var former = former
    sigaction(signal, &former, nil)
  }
}
