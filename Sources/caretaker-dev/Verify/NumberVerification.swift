import CommandConsole
import Foundation
import LocaleNumbers
import Synchronization

/// Comparisons with ICU, run on all cores.
struct NumberVerification {
  private let plan: ICUComparisonPlan
  /// Those of the plan that are asked for.
  private let indices: [Int]
  private(set) var summary = Summary()

  /// - Parameter styles: the styles that are compared; all where it is empty.
  init(_ plan: ICUComparisonPlan, styles: Set<NumberRequest.StyleName> = []) {
    self.plan = plan
    indices = plan.indices.filter { styles.isEmpty || styles.contains(plan[$0].style.name) }
  }

  /// How many formats are compared.
  var count: Int { indices.count }

  /// Compares, so many formats at a time that a person sees it go on.
  ///
  /// - Parameter report: called with how many formats are done, and the differences among the last ones, in the plan's
  ///   order.
  mutating func run(_ report: (_ done: Int, [ICUComparison.Difference]) throws -> Void) throws {
    let start = ContinuousClock.now
    let batch = 512
    for first in stride(from: 0, to: count, by: batch) {
      let differences = try differences(in: first..<min(count, first + batch))
      summary.add(formats: min(count, first + batch) - first, differences: differences.count)
      summary.seconds = (ContinuousClock.now - start) / .seconds(1)
      try report(summary.formats, differences)
    }
  }

  private func differences(in range: Range<Int>) throws(CommandFailure) -> [ICUComparison.Difference] {
    let found = Mutex<[Int: Result<[ICUComparison.Difference], LocaleNumberError>]>([:])
    DispatchQueue.concurrentPerform(iterations: range.count) { offset in
      let comparison = plan[indices[range.lowerBound + offset]]
      let result = Result { () throws(LocaleNumberError) in try comparison.differences(in: ICUComparisonPlan.values) }
      if case .success(let differences) = result, differences.isEmpty { return }
      found.withLock { $0[offset] = result }
    }
    do {
      return try found.withLock { $0 }.sorted { $0.key < $1.key }.flatMap { try $0.value.get() }
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}

extension NumberVerification {
  /// What was compared, and what came of it.
  struct Summary: CustomStringConvertible {
    private(set) var formats = 0
    private(set) var differences = 0
    var seconds = 0.0
    var numbers: Int { formats * ICUComparisonPlan.values.count }

    mutating func add(formats: Int, differences: Int) {
      self.formats += formats
      self.differences += differences
    }

    /// `1213 formats, 47307 numbers, 0 differences from ICU 72.1 (CLDR 42.0), 1 s`
    var description: String {
      let icu = "ICU \(LocaleNumberFormat.icuVersion ?? "?") (CLDR \(LocaleNumberFormat.cldrVersion ?? "?"))"
      return
        "\(counted(formats, "format")), \(counted(numbers, "number")), \(counted(differences, "difference")) from \(icu), "
        + "\(Int(seconds.rounded(.up))) s"
    }

    var json: JSONValue {
      [
        "formats": .number(formats), "numbers": .number(numbers), "differences": .number(differences),
        "seconds": .number(Int(seconds.rounded(.up))),
        "icu": LocaleNumberFormat.icuVersion.map { .string($0) } ?? .null,
        "cldr": LocaleNumberFormat.cldrVersion.map { .string($0) } ?? .null,
      ]
    }
  }
}
