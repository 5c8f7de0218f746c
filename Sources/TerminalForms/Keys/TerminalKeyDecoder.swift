/// Reads the bytes of a terminal as keys. What is cut off between two reads waits for its rest.
///
///     var decoder = TerminalKeyDecoder()
///     decoder.feed([0x1B, 0x5B, 0x44])
///     decoder.next()   // .named(.left)
package struct TerminalKeyDecoder {
  private var bytes: [UInt8] = []
  /// What has been pasted so far; nil outside a paste.
  private var pasted: [UInt8]?
  private static let escape: UInt8 = 0x1B
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  package init() {}

  package mutating func feed(_ more: some Sequence<UInt8>) { bytes += more }

  /// Whether an escape byte waits: if nothing follows soon, it was the key.
  package var isWaitingForEscape: Bool { pasted == nil && bytes.first == Self.escape }

  /// The next key that is there whole; nil where none is.
  package mutating func next() -> TerminalKey? {
    if pasted != nil { return nextPaste() }
    guard let first = bytes.first else { return nil }
    switch first {
    case Self.escape: return nextSequence()
    case 0..<0x20, 0x7F:
      bytes.removeFirst()
      return TerminalKey(control: first)
    default: return nextText()
    }
  }

  /// Nothing followed an escape byte: the key itself, or a sequence that never ended.
  package mutating func nextEscape() -> TerminalKey? {
    guard isWaitingForEscape else { return nil }
    let isAlone = bytes.count == 1
    bytes.removeAll()
    return isAlone ? .named(.escape) : .other
  }

  // MARK: text

  /// One character. Those that came together are cut where a reader sees one end.
  private mutating func nextText() -> TerminalKey? {
    let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
    let whole = run.count == bytes.count ? run.count - Self.unfinishedLength(run) : run.count
    guard whole > 0, let first = String(decoding: run.prefix(whole), as: UTF8.self).first else { return nil }
    // What is not UTF-8 decodes to more bytes than it came from: then a byte goes at a time.
    let isValid = bytes.starts(with: String(first).utf8)
    bytes.removeFirst(isValid ? first.utf8.count : 1)
    return isValid ? .text(String(first)) : .other
  }

  /// How many bytes at the end begin a scalar that is not there whole.
  private static func unfinishedLength(_ run: ArraySlice<UInt8>) -> Int {
    for back in 1...3 where back <= run.count {
      let byte = run[run.endIndex - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? back : 0
    }
    return 0
  }

  // MARK: pasted text

  private mutating func nextPaste() -> TerminalKey? {
    pasted? += bytes
    bytes.removeAll()
    guard let text = pasted, let end = text.firstRange(of: Self.endOfPaste) else { return nil }
    pasted = nil
    bytes = Array(text[end.upperBound...])
    return .paste(Self.withLineFeeds(text[..<end.lowerBound]))
  }

  /// Terminals send a carriage return for each line break of what is pasted.
  private static func withLineFeeds(_ pasted: ArraySlice<UInt8>) -> String {
    String(decoding: pasted, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\n")
  }

  // MARK: escape sequences

  private mutating func nextSequence() -> TerminalKey? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return nextControlSequence()
    case UInt8(ascii: "O"):
      // in between, some terminals report modifiers
      guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x30...0x3F).contains($0) }) else { return nil }
      return take(through: end, parameters: bytes[2..<end], final: bytes[end])
    case Self.escape:
      bytes.removeFirst()
      return .named(.escape)
    default:
      // Alt and a key
      bytes.removeFirst()
      return next().map(\.withAlternate)
    }
  }

  private mutating func nextControlSequence() -> TerminalKey? {
    if bytes.count > 2, bytes[2] == UInt8(ascii: "[") {
      // a function key of the Linux console, of which the first asks for help
      guard bytes.count > 3 else { return nil }
      let isFirst = bytes[3] == UInt8(ascii: "A")
      bytes.removeFirst(4)
      return isFirst ? .named(.help) : .other
    }
    // rxvt ends the shifted keys in a dollar sign
    let isFinal = { (byte: UInt8) in (0x40...0x7E).contains(byte) || byte == UInt8(ascii: "$") }
    let isBroken = { (byte: UInt8) in byte < 0x20 || byte > 0x7E }
    guard let end = bytes.dropFirst(2).firstIndex(where: { isFinal($0) || isBroken($0) }) else { return nil }
    if isBroken(bytes[end]) {
      bytes.removeFirst(end)
      return .other
    }
    return take(through: end, parameters: bytes[2..<end], final: bytes[end])
  }

  private mutating func take(through end: Int, parameters: ArraySlice<UInt8>, final: UInt8) -> TerminalKey? {
    bytes.removeFirst(end + 1)
    if final == UInt8(ascii: "~"), parameters.elementsEqual("200".utf8) {
      pasted = []
      return nextPaste()
    }
    let isPointer = parameters.first == UInt8(ascii: "<")
    let fields = parameters.drop { $0 == UInt8(ascii: "<") }.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = fields.map { Int(String(decoding: $0.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)) ?? 0 }
    if isPointer {
      return TerminalPointer(numbers, isRelease: final == UInt8(ascii: "m")).map { .pointer($0) } ?? .other
    }
    return TerminalKey(parameters: numbers, final: Character(Unicode.Scalar(final)))
  }
}
