/// The limits of a JSON document; beyond one, reading throws an error that names it. Of errors the first are reported.
public struct JSONLimits: Hashable, Sendable {
  /// Bytes of the document.
  public var byteCount: Int
  /// The depth to which values are nested.
  public var depth: Int
  /// Values in all.
  public var valueCount: Int
  /// Fields of a form.
  public var fieldCount: Int
  /// Errors that are reported, the first ones by place.
  public var errorCount: Int

  /// Limits.
  ///
  /// - Parameters:
  ///   - byteCount: Bytes of the document.
  ///   - depth: How deep values are nested.
  ///   - valueCount: Values in all.
  ///   - fieldCount: Fields of a form.
  ///   - errorCount: Errors that are reported.
  /// - Complexity: O(1)
  public init(
    byteCount: Int = 4 << 20, depth: Int = 64, valueCount: Int = 200_000, fieldCount: Int = 1_000,
    errorCount: Int = 100
  ) {
    self.byteCount = byteCount
    self.depth = depth
    self.valueCount = valueCount
    self.fieldCount = fieldCount
    self.errorCount = errorCount
  }
}
