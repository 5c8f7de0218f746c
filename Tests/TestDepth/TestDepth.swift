import Foundation

/// Whether a run tries all that it can, as the environment says by `CARETAKER_TESTS=full`: that wants a release build,
/// and is the piece `worlds` of `.ci/full`. The usual run tries as much as finds the planted faults.
package let isFullRun = ProcessInfo.processInfo.environment["CARETAKER_TESTS"] == "full"

/// The number of times that something is tried.
package func tries(_ usual: Int, full: Int) -> Int { isFullRun ? full : usual }

extension Sequence {
  /// Every `count`-th element, or all in a full run.
  ///
  /// - Parameter offset: Shifts the sample, so that those of several sequences meet different elements: it begins at
  ///   the remainder of `offset` by `count`.
  package func sample(oneIn count: Int, after offset: Int = 0) -> [Element] {
    if isFullRun { return Array(self) }
    return enumerated().compactMap { $0.offset % count == offset % count ? $0.element : nil }
  }
}
