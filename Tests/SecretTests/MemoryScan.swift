import CMemorySearch

/// Digits that must not be found in memory. They are kept masked, so that the search finds no copy of its own.
struct MaskedDigits {
  private let masked: [UInt8]
  private static let mask = UInt8(MEMORY_SEARCH_MASK)

  /// Digits 1 to 9, drawn at random: a run of them stands nowhere by chance.
  init(count: Int) {
    masked = (0..<count).map { _ in UInt8.random(in: 1...9) ^ MaskedDigits.mask }
  }
  var count: Int { masked.count }
  /// A digit, 1 to 9.
  subscript(i: Int) -> UInt8 { masked[i] ^ MaskedDigits.mask }
  func withMasked<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    masked.withUnsafeBufferPointer(body)
  }
  func scalar(_ i: Int) -> Unicode.Scalar { Unicode.Scalar(48 + self[i]) }

  /// Calls a closure with some of the digits as a text, before which and after which others may stand, and overwrites
  /// that text.
  ///
  /// - Parameter isWide: full-width digits, of three bytes each.
  func withText(
    _ range: Range<Int>, before: String = "", after: String = "", isWide: Bool = false, _ body: (String) -> Void
  ) {
    let (head, tail) = (Array(before.utf8), Array(after.utf8))
    let width = isWide ? 3 : 1
    let count = head.count + width * range.count + tail.count
    // with more room than it needs, a short text would be written to memory that is given back as it is
    var text = String(unsafeUninitializedCapacity: count) { bytes in
      for i in head.indices { bytes[i] = head[i] }
      for i in range {
        let place = head.count + width * (i - range.lowerBound)
        if isWide { (bytes[place], bytes[place + 1]) = (0xEF, 0xBC) }
        bytes[place + width - 1] = (isWide ? 0x90 : 48) + self[i]
      }
      for i in tail.indices { bytes[count - tail.count + i] = tail[i] }
      return count
    }
    body(text)
    // a text of 15 bytes and less lies on the stack
    text.withUTF8 { if count > 15 { memset(UnsafeMutableRawPointer(mutating: $0.baseAddress!), 0, count) } }
  }
}

/// Looks through all memory that the process can write, but for the stack of this thread, for digits in any form that
/// an engine may give them: `memory_search` says which.
struct MemoryScan {
  let digits: MaskedDigits

  /// Only Linux shows a process its own memory as a file.
  static var isPossible: Bool { access("/proc/self/mem", R_OK) == 0 }

  /// What a search finds of digits that it is given. Where it finds some it is given others, as a run of a few may
  /// stand somewhere by chance.
  static func finds(count: Int, _ search: (MaskedDigits) -> [String]) -> [String] {
    let finds = search(MaskedDigits(count: count))
    return finds.isEmpty ? [] : search(MaskedDigits(count: count))
  }

  /// What was found, each with its form; empty if nothing was.
  func finds() -> [String] {
    var found: [String] = []
    let file = open("/proc/self/mem", O_RDONLY)
    defer { close(file) }
    // read piece by piece into memory that is not searched itself
    let size = 1 << 20
    let overlap = 1 << 12
    let piece = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
    defer { munmap(piece, size) }
    let own = UInt(bitPattern: piece)..<UInt(bitPattern: piece) + UInt(size)
    // what lies on the stack of this thread is gone with the next calls
    let stack = withUnsafePointer(to: digits) { UInt(bitPattern: $0) }
    for mapping in MemoryScan.mappings() where !mapping.contains(stack) {
      var start = mapping.lowerBound
      while start < mapping.upperBound {
        let count = min(size, Int(mapping.upperBound - start))
        let read = pread(file, piece, count, off_t(start))
        if read > 0 && !own.overlaps(start..<start + UInt(read)) {
          search(UnsafeRawBufferPointer(start: piece, count: read), at: start, &found)
        }
        start += UInt(count == size ? size - overlap : count)
      }
    }
    return found
  }

  private func search(_ bytes: UnsafeRawBufferPointer, at start: UInt, _ found: inout [String]) {
    var step = 0
    let place = digits.withMasked {
      memory_search(
        bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), bytes.count, $0.baseAddress!, $0.count, &step)
    }
    if place >= 0 {
      found.append("\(step == 0 ? "packed" : "one every \(step) bytes") at \(String(start + UInt(place), radix: 16))")
    }
  }

  /// What the process can write: its heap, and memory without a file.
  private static func mappings() -> [Range<UInt>] {
    guard let file = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(file) }
    var mappings: [Range<UInt>] = []
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    while getline(&line, &size, file) > 0, let line {
      let words = String(cString: line).split(whereSeparator: { $0 == " " || $0 == "\n" })
      guard words.count >= 5, words[1].hasPrefix("rw"), words.count == 5 || words[5] == "[heap]" else { continue }
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      mappings.append(ends[0]..<ends[1])
    }
    free(line)
    return mappings
  }
}
