#if !hasFeature(Embedded)
  /// Reads files in chunks of whole lines.
  ///
  /// Memory is bounded by the limit of a line: of a longer one no more is kept than that it was there.
  struct ChunkReader<Source: LineSource>: Sendable {
    private var source: Source
    private let limit: Int
    private let countsLines: Bool
    private var isOpen = false
    private var number = 0
    private var lines = 0
    /// What was read after the last whole line.
    private var rest: [UInt8] = []

    init(_ source: Source, limit: Int, countsLines: Bool) {
      self.source = source
      self.limit = limit
      self.countsLines = countsLines
    }

    /// Fills a chunk with what there is to read, waiting for a whole line.
    ///
    /// - Returns: `false` at the end of the last file.
    mutating func read(_ chunk: LineChunk) throws -> Bool {
      (chunk.count, chunk.tooLong, chunk.lastEnding) = (0, nil, .none)
      chunk.reserve(rest.count + LineChunk.size, keeping: 0)
      chunk.memory.copyBytes(from: rest)
      var count = rest.count
      rest.removeAll(keepingCapacity: true)
      var seen = 0
      while true {
        if !isOpen {
          isOpen = try source.openNext()
          if !isOpen { return false }
        }
        chunk.reserve(count + LineChunk.size, keeping: count)
        let room = UnsafeMutableRawBufferPointer(rebasing: chunk.memory[count..<count + LineChunk.size])
        let added = try source.read(into: room)
        if added == 0 {
          isOpen = false
          if count == 0 { continue }
          // between two files a line ends, whether it was ended or not
          chunk.lastEnding = source.hasNext ? .newline : .none
          return finish(chunk, count: count)
        }
        count += added
        if let end = chunk.memory[seen..<count].lastIndex(of: 10) {
          rest.append(contentsOf: chunk.memory[(end + 1)..<count])
          return finish(chunk, count: end + 1)
        }
        seen = count
        // one byte more may be the carriage return of the line's end
        if count - 1 > limit { return try skip(chunk, last: chunk.memory[count - 1]) }
      }
    }

    private mutating func finish(_ chunk: LineChunk, count: Int) -> Bool {
      (chunk.count, chunk.number, chunk.linesBefore) = (count, number, lines)
      number += 1
      if countsLines {
        // a sum without a branch, which vectors make
        for byte in chunk.bytes { lines &+= byte == 10 ? 1 : 0 }
        if chunk.bytes.last != 10 { lines += 1 }
      }
      return true
    }

    /// Passes over the rest of a line that is too long.
    private mutating func skip(_ chunk: LineChunk, last: UInt8) throws -> Bool {
      var last = last
      while true {
        let room = UnsafeMutableRawBufferPointer(rebasing: chunk.memory[..<LineChunk.size])
        let added = try source.read(into: room)
        if added == 0 {
          isOpen = false
          chunk.tooLong = source.hasNext ? .newline : LineEnding.none
          break
        }
        if let end = room[..<added].firstIndex(of: 10) {
          if end > 0 { last = room[end - 1] }
          chunk.tooLong = last == 13 ? .carriageReturn : .newline
          rest.append(contentsOf: room[(end + 1)..<added])
          break
        }
        last = room[added - 1]
      }
      (chunk.number, chunk.linesBefore) = (number, lines)
      number += 1
      lines += 1
      return true
    }
  }
#endif
