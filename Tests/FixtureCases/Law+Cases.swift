import MaskFuzzing
import TestDepth

extension Law {
  /// Those checked on cases of which every key is compared with the oracle's as well: a full run compares them again.
  package static let ofComparedCases = Set(allCases).subtracting(isFullRun ? [] : [.engineIsOracle])
}
