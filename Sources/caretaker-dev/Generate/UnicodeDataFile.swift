import Foundation

/// What is wrong with the Unicode Character Database, and in which line of which file.
struct UnicodeDataError: Error, CustomStringConvertible {
  let file: String
  let line: Int?
  let message: String

  var description: String { line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)" }
}

/// A file of the Unicode Character Database: lines of fields between semicolons, and remarks after `#`.
struct UnicodeDataFile {
  /// A line with its fields, spaces around them taken off.
  struct Line {
    let file: String
    let number: Int
    let fields: [Substring]
  }

  /// The lines that hold data.
  let lines: [Line]
  /// The remark in the first line, as `GraphemeBreakProperty-15.0.0.txt`; empty where there is none.
  let title: String

  init(_ name: String, in directory: String) throws {
    let path = directory + "/" + name
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw UnicodeDataError(file: path, line: nil, message: "cannot be read")
    }
    let text = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    title = text.first.map { $0.hasPrefix("#") ? String($0.dropFirst().trimmed) : "" } ?? ""
    lines = text.enumerated().compactMap { index, line in
      let data = line.prefix { $0 != "#" }.trimmed
      guard !data.isEmpty else { return nil }
      let fields = data.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
      return Line(file: path, number: index + 1, fields: fields)
    }
  }
}

extension UnicodeDataFile.Line {
  func failure(_ message: String) -> UnicodeDataError { UnicodeDataError(file: file, line: number, message: message) }

  /// A field that must be there.
  func field(_ index: Int) throws -> Substring {
    guard index < fields.count else { throw failure("has \(fields.count) fields, not \(index + 1)") }
    return fields[index]
  }

  /// The scalars of a field, hexadecimal, between spaces.
  func scalars(_ index: Int) throws -> [Int] {
    try field(index).split(separator: " ").map { try scalar($0) }
  }

  /// A field with one scalar, or `first..last`.
  func scalarRange(_ index: Int) throws -> ClosedRange<Int> {
    let text = try field(index)
    guard let dots = text.range(of: "..") else {
      let only = try scalar(text)
      return only...only
    }
    let (low, high) = (try scalar(text[..<dots.lowerBound]), try scalar(text[dots.upperBound...]))
    guard low <= high else { throw failure("the range \(text) runs backwards") }
    return low...high
  }

  private func scalar(_ text: Substring) throws -> Int {
    guard let value = Int(text, radix: 16), 0...0x10FFFF ~= value else {
      throw failure("'\(text)' is not a code point")
    }
    return value
  }

  /// A decimal number of a field that must lie in a range.
  func number(_ index: Int, in range: ClosedRange<Int>) throws -> Int {
    guard let value = Int(try field(index)), range ~= value else {
      throw failure("field \(index) is '\(fields[index])', not a number of \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let first = firstIndex(where: { !blank($0) }), let last = lastIndex(where: { !blank($0) }) else { return "" }
    return self[first...last]
  }
}
