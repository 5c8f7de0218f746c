import FieldEditing
import FieldFormats
import MaskOracle

extension OracleOptions {
  /// What is known of a format's values beside its mask.
  init(_ format: FieldFormat) {
    self.init()
    years = format.years.map { ($0.years, $0.digits) }
    (wordsOfDates, wordsOfTimes) = (
      format.typedWords.ofDates.mapValues(Self.word), format.typedWords.ofTimes.mapValues(Self.word)
    )
  }

  private static func word(_ meaning: PartWords.Meaning) -> OracleWord {
    switch meaning {
    case .month(let month): .month(month)
    case .half(let isAfternoon): .half(isAfternoon: isAfternoon)
    case .end(let name): .end(of: name)
    case .nothing: .nothing
    }
  }
}
