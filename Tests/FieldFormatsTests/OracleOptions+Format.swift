import FieldFormats
import MaskOracle

extension OracleOptions {
  /// What is known of a format's values beside its mask.
  init(_ format: FieldFormat) {
    self.init()
    years = format.years.map { ($0.years, $0.digits) }
    words = format.typedWords.mapValues { meaning in
      switch meaning {
      case .month(let month): .month(month)
      case .half(let isAfternoon): .half(isAfternoon: isAfternoon)
      case .end: .end
      case .nothing: .nothing
      }
    }
  }
}
