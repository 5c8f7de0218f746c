public import UnicodeFacts

/// The reason why a column cannot be formatted. Nothing is written then.
///
///     do {
///       try formatter.format(values: values.span, offsets: offsets.span, into: &output)
///     } catch {
///       print(error.message)     // "row 7: its offset is less than the one before"
///     }
public enum ColumnError: Error, Hashable, Diagnosis {
  /// Values of the format do not have an answer to the question; the format by its title.
  case doesNotApply(ColumnQuestion, format: String)
  /// The offset with which the first row begins is missing.
  case missingOffsets
  /// The first offset is less than 0.
  case negativeOffset
  /// A row ends before it begins.
  case decreasingOffset(row: Int)
  /// The last offset is beyond the bytes that were given.
  case offsetBeyondValues(offset: Int, count: Int)
  /// The bitmap has fewer bits than there are rows, or begins before its first bit.
  case shortValidity(rows: Int)
  /// The output would have more bytes than offsets of 32 bits can count.
  case tooLarge

  /// A description of what is wrong, without a capital or a stop.
  public var message: String {
    switch self {
    case .doesNotApply(let question, let format): "'\(question.name)' does not apply to \(format)"
    case .missingOffsets: "a column has one offset more than rows, so one at least"
    case .negativeOffset: "the first offset is negative"
    case .decreasingOffset(let row): "row \(row): its offset is less than the one before"
    case .offsetBeyondValues(let offset, let count): "offset \(offset) is beyond the \(count) bytes of the values"
    case .shortValidity(let rows): "the validity bitmap has fewer than \(rows) bits"
    case .tooLarge: "offsets of 32 bits count 2147483647 bytes at most: use 64 bits"
    }
  }
}
