import Foundation

/// Where findings and complaints are written.
enum Console {
  /// A line for standard error.
  static func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
