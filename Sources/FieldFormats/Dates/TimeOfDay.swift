/// A time of the day, to the second: 00:00:00 to 23:59:59.
public struct TimeOfDay: Hashable, Sendable, Comparable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int

  /// A time; `nil` where no day has it. A leap second is not a time.
  ///
  /// - Parameters:
  ///   - hour: The hour, 0 to 23.
  ///   - minute: The minute, 0 to 59.
  ///   - second: The second, 0 to 59.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Whether the first time comes before the second.
  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool {
    (a.hour, a.minute, a.second) < (b.hour, b.minute, b.second)
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as ISO 8601 writes it: `23:59:00`.
  public var description: String { "\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2))" }
}
