public import PhoneNumbering

/// The name of a format, and the arguments that it is made with: `card`, `phone(GB)`, `currency(EUR, de_DE)`.
///
///     let name = try FormatName(parsing: "currency(EUR, de_DE)")
///     name.base           // "currency"
///     name.arguments      // ["EUR", "de_DE"]
public struct FormatName: Hashable, Sendable {
  /// The name before the arguments: letters, digits and hyphens.
  public let base: String
  /// The arguments in the parentheses, without the blanks around each.
  public let arguments: [String]

  /// A name of its parts.
  ///
  /// - Parameters:
  ///   - base: The name before the parenthesis, such as `phone`.
  ///   - arguments: What stands in the parentheses, unquoted.
  /// - Complexity: O(1)
  public init(_ base: String, _ arguments: [String] = []) {
    self.base = base
    self.arguments = arguments
  }

  /// The name of phone numbers: `phone`, `phone(GB)`, `phone(GB, international)`.
  ///
  /// - Parameter format: The format whose region and style are the arguments.
  public init(_ format: PhoneFormat) {
    let style = format.style == .international ? ["international"] : []
    self.init("phone", format.region.map { [$0.code] + style } ?? [])
  }

  /// Reads a name.
  ///
  /// Arguments are separated by commas. One that has a blank, a comma, a parenthesis or a sign of a mask stands in
  /// quotes: `unit(" kg", de_DE)`.
  ///
  /// - Parameter text: The name, such as `phone(GB)`.
  /// - Throws: `FormatNameError` if the text is not a name, whatever a catalogue has.
  /// - Complexity: linear in the text.
  @export(interface) public init(parsing text: String) throws(FormatNameError) {
    var reader = FormatNameReader(text)
    base = try reader.base()
    arguments = try reader.arguments()
  }
}

extension FormatName: CustomStringConvertible {
  /// The name as it is read.
  public var description: String {
    if arguments.isEmpty { return base }
    var text = base
    for (i, argument) in arguments.enumerated() {
      text += i == 0 ? "(" : ", "
      text += FormatNameReader.isPlain(argument) ? argument : "\"" + argument + "\""
    }
    return text + ")"
  }
}

/// Reads a name byte by byte, so that no table of characters is needed.
private struct FormatNameReader {
  private let text: String
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func base() throws(FormatNameError) -> String {
    let start = place
    while let byte = next, byte.isLetterOrDigit || byte == UInt8(ascii: "-") { place += 1 }
    if place == start { throw unexpected("a name") }
    return slice(start..<place)
  }

  /// What stands in parentheses, to the end of the text; nothing where there are none.
  mutating func arguments() throws(FormatNameError) -> [String] {
    if next == nil { return [] }
    var found: [String] = []
    var end = UInt8(ascii: "(")
    repeat {
      if next != end { throw unexpected("'('") }
      place += 1
      skipBlanks()
      found.append(next == UInt8(ascii: "\"") ? try quoted() : try plain())
      skipBlanks()
      end = UInt8(ascii: ",")
    } while next == end
    if next != UInt8(ascii: ")") { throw unexpected("',' or ')'") }
    place += 1
    if next != nil { throw unexpected("the end") }
    return found
  }

  private mutating func plain() throws(FormatNameError) -> String {
    let start = place
    while let byte = next, byte.isPlain { place += 1 }
    if place == start { throw unexpected("an argument") }
    return slice(start..<place)
  }

  private mutating func quoted() throws(FormatNameError) -> String {
    place += 1
    let start = place
    while let byte = next, byte != UInt8(ascii: "\"") { place += 1 }
    if next == nil { throw unexpected("'\"'") }
    place += 1
    return slice(start..<place - 1)
  }

  private mutating func skipBlanks() { while next == UInt8(ascii: " ") { place += 1 } }
  private func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  private func unexpected(_ expected: String) -> FormatNameError {
    let offset = slice(0..<place).unicodeScalars.count
    return FormatNameError(
      .malformed(text, expected: expected, offset: offset), "write it as phone(GB) or currency(EUR, de_DE)")
  }

  /// Whether an argument needs no quotes.
  static func isPlain(_ argument: String) -> Bool { !argument.isEmpty && argument.utf8.allSatisfy { $0.isPlain } }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool { 97...122 ~= self | 32 || 48...57 ~= self }

  /// What stands in an argument without quotes: whatever is in names of locales, currencies and regions, and in words.
  fileprivate var isPlain: Bool {
    if isLetterOrDigit || self >= 0x80 { return true }
    return self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: "@")
      || self == UInt8(ascii: "=")
      || self == UInt8(ascii: "+") || self == UInt8(ascii: ".") || self == UInt8(ascii: ";")
  }
}
