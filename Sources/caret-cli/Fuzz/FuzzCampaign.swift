import Dispatch
import MaskFuzzing
import Synchronization

/// Runs of a fuzzer on all cores.
struct FuzzCampaign {
  /// What makes a campaign the same again.
  struct Plan: Sendable {
    var seed: UInt64
    /// The first run, and how many; without end where only the clock ends it.
    var first = 0
    var runs: Int?
    /// The oracle plays along in one of so many runs; 0 for none.
    var comparedShare = 20

    func compares(_ run: Int) -> Bool { comparedShare > 0 && run % comparedShare == 0 }
  }

  let source: any FuzzSource
  let plan: Plan
  /// How long it may go on.
  var limit: Duration?
  let jobs: Int
  /// How many failures end it.
  let failureLimit: Int

  private(set) var tally = FuzzTally()
  private(set) var runs = 0
  private(set) var seconds = 0.0
  /// In the order of runs, a law and subject once.
  private(set) var failures: [FuzzFailure] = []

  init(_ source: any FuzzSource, _ plan: Plan, limit: Duration? = nil, jobs: Int, failureLimit: Int = 1) {
    (self.source, self.plan, self.limit, self.jobs, self.failureLimit) = (source, plan, limit, jobs, failureLimit)
  }

  var keys: Int { tally.keys }

  /// Goes on until the runs, the time or the failures are enough, or a person has seen enough: the first SIGINT ends it
  /// after what is played at the time.
  ///
  /// All runs before a failure that is reported were played, however many jobs there are.
  mutating func run(_ report: (FuzzCampaign) -> Void) {
    let start = ContinuousClock.now
    let watch = FuzzWatch(jobs: jobs, seed: plan.seed)
    defer { watch.end() }
    var size = jobs
    while runs < plan.runs ?? .max, limit.map({ ContinuousClock.now - start < $0 }) ?? true,
      failures.count < failureLimit,
      !watch.isInterrupted
    {
      let began = ContinuousClock.now
      let batch = plan.first + runs..<plan.first + min(runs + size, plan.runs ?? .max)
      play(batch, watch)
      runs += batch.count
      // so many runs at a time that a person sees it go on
      let taken = ContinuousClock.now - began
      if taken < .milliseconds(100) { size *= 2 } else if taken > .milliseconds(400) { size = max(jobs, size / 2) }
      seconds = (ContinuousClock.now - start) / .seconds(1)
      report(self)
    }
  }

  private mutating func play(_ batch: Range<Int>, _ watch: FuzzWatch) {
    let (source, plan, jobs) = (source, plan, jobs)
    let found = Mutex<(tally: FuzzTally, failures: [FuzzFailure])>((FuzzTally(), []))
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      var tally = FuzzTally()
      var failures: [FuzzFailure] = []
      watch.watching(job: job) {
        for run in stride(from: batch.lowerBound + job, to: batch.upperBound, by: jobs) {
          watch.begin(run, job: job)
          if let failure = source.play(run, of: plan, into: &tally) { failures.append(failure) }
        }
      }
      found.withLock {
        $0.tally.add(tally)
        $0.failures += failures
      }
    }
    let all = found.withLock { $0 }
    tally.add(all.tally)
    for failure in all.failures.sorted(by: { $0.run < $1.run }) where failures.count < failureLimit {
      let isKnown = failures.contains { $0.title == failure.title && $0.broken.law == failure.broken.law }
      if isKnown { continue }
      let shortened = watch.watching(job: 0) {
        // a run's keys are played thousands of times
        watch.begin(failure.run, job: 0, patience: 600)
        return source.shortened(failure, of: plan)
      }
      failures.append(shortened)
    }
  }
}
