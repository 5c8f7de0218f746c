public import FieldFormats
import MaskFuzzing

/// What fields are made over. Their offsets count characters, as those of most fields do.
public enum MeasuredFormat: Sendable {
  case mask(Mask, FieldOptions = FieldOptions())
  case number(NumberFormat, NumberEntry = NumberEntry())
  case phone(PhoneFormat)

  /// An empty field, as a program would make it.
  func field() -> Field {
    switch self {
    case .mask(let mask, let options): Field(mask, options: options)
    case .number(let format, let entry): Field(format, entry: entry)
    case .phone(let format): Field(format)
    }
  }

  /// The same field for scripts, whose offsets count scalars.
  func target() -> EngineTarget {
    switch self {
    case .mask(let mask, let options): EngineTarget(mask, options: options, offsetUnit: .characters)
    case .number(let format, let entry): EngineTarget(format, entry: entry, offsetUnit: .characters)
    case .phone(let format): EngineTarget(format, offsetUnit: .characters)
    }
  }
}
