import BulkFormatting
import Dispatch
import FieldEditing
import Synchronization
import Testing

/// Lines that are read, formatted and written as streams.
@Suite struct StreamTests {
  /// Hands out bytes in blocks of a size, and takes what is written.
  private final class Pipe: Sendable {
    private let input: Mutex<ArraySlice<UInt8>>
    private let output = Mutex<[UInt8]>([])
    private let block: Int

    init(_ text: String, block: Int) {
      input = Mutex(Array(text.utf8)[...])
      self.block = block
    }

    var written: String { String(decoding: output.withLock { $0 }, as: UTF8.self) }

    func read(into room: UnsafeMutableRawBufferPointer) -> Int {
      input.withLock { input in
        let piece = input.prefix(min(block, room.count))
        room.copyBytes(from: piece)
        input = input.dropFirst(piece.count)
        return piece.count
      }
    }

    func write(_ bytes: UnsafeRawBufferPointer) { output.withLock { $0 += bytes } }
  }
  private struct Broken: Error {}

  private static let mask = try? Mask("(###) ###-####")

  private func stream(_ text: String, block: Int) throws -> (text: String, report: BulkReport) {
    let mask = try #require(Self.mask)
    let pipe = Pipe(text, block: block)
    let report = try BulkFormatter.formatStream {
      BulkFormatter(mask)
    } reading: {
      pipe.read(into: $0)
    } writing: {
      pipe.write($0)
    }
    return (pipe.written, report)
  }

  /// However the bytes arrive, the lines come out as if they were formatted together, in order.
  @Test(arguments: [7, 4_096, 1 << 20]) func linesKeepTheirOrder(block: Int) throws {
    let count = block == 7 ? 3_000 : 120_000
    let text = (0..<count).map { "\(5_550_000_000 + $0)" + ($0 % 11 == 3 ? "\r\n" : "\n") }.joined() + "555"
    let streamed = try stream(text, block: block)
    var formatter = BulkFormatter(try #require(Self.mask))
    var output = LineBuffer()
    let report = formatter.format(lines: Array(text.utf8).span, into: &output)
    #expect(streamed.text == String(decoding: output.bytes, as: UTF8.self))
    #expect(streamed.report == report)
    #expect(report.lines == count + 1)
  }

  @Test func nothingIsWrittenOfNothing() throws {
    let streamed = try stream("", block: 10)
    #expect(streamed.text == "")
    #expect(streamed.report == BulkReport())
  }

  /// Of a line longer than is kept its end is written, and the lines around it are formatted.
  @Test(arguments: ["\n", "\r\n", ""], [0, 12]) func aLineThatIsTooLongIsUnreadable(ending: String, less: Int) throws {
    // twelve bytes less, and a carriage return is the last of what is read at once
    let long = String(repeating: "5", count: 3 << 20 - less)
    let after = ending.isEmpty ? "" : "5551234567\n"
    let streamed = try stream("5551234567\n" + long + ending + after, block: 1 << 16)
    let formatted = "(555) 123-4567\n"
    #expect(streamed.text == formatted + ending + (after.isEmpty ? "" : formatted))
    #expect(streamed.report.unreadable == 1)
    #expect(streamed.report.lines == (after.isEmpty ? 2 : 3))
  }

  /// What was read is written before more is waited for: here each line comes when the one before it is answered.
  @Test func eachLineIsAnsweredAtOnce() throws {
    let mask = try #require(Self.mask)
    let pipe = Pipe((1...20).map { "555\($0 + 1_000_000)\n" }.joined(), block: 11)
    // one that ends below the value it began with traps
    let answers = DispatchSemaphore(value: 0)
    answers.signal()
    let unanswered = Mutex(0)
    try BulkFormatter.formatStream {
      BulkFormatter(mask)
    } reading: { room in
      if answers.wait(timeout: .now() + 20) == .timedOut { unanswered.withLock { $0 += 1 } }
      return pipe.read(into: room)
    } writing: {
      pipe.write($0)
      answers.signal()
    }
    #expect(unanswered.withLock { $0 } == 0)
    #expect(pipe.written.split(separator: "\n").count == 20)
  }

  @Test func whatKeepsAStreamFromBeingReadIsThrownInTheEnd() throws {
    let mask = try #require(Self.mask)
    let pipe = Pipe("5551234567\n", block: 100)
    let reads = Mutex(0)
    #expect(throws: Broken.self) {
      try BulkFormatter.formatStream {
        BulkFormatter(mask)
      } reading: { room in
        let isFirst = reads.withLock { reads in
          reads += 1
          return reads == 1
        }
        if !isFirst { throw Broken() }
        return pipe.read(into: room)
      } writing: {
        pipe.write($0)
      }
    }
    #expect(pipe.written == "(555) 123-4567\n")
  }

  /// A thread that waits for input is not waited for.
  @Test func whatKeepsAStreamFromBeingWrittenIsThrown() throws {
    let mask = try #require(Self.mask)
    let pipe = Pipe(String(repeating: "5551234567\n", count: 200_000), block: 1 << 16)
    #expect(throws: Broken.self) {
      try BulkFormatter.formatStream {
        BulkFormatter(mask)
      } reading: {
        pipe.read(into: $0)
      } writing: { _ in
        throw Broken()
      }
    }
  }
}
