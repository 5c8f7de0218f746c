#if !hasFeature(Embedded)
  import CBulkKernel
  import Dispatch
  import Synchronization

  /// Formats a chunk of lines.
  package protocol ChunkFormatter: ~Copyable, SendableMetatype {
    /// What becomes of a chunk. Each thread has one, and uses it again and again.
    associatedtype Result: AnyObject

    /// A result that holds nothing yet.
    func makeResult() -> Result
    /// Formats the lines of a chunk; what the result held before is gone then.
    mutating func format(_ chunk: LineChunk, into result: Result)
  }

  /// Formats the lines of files on several threads, in order: each thread reads a chunk when it is its turn to read,
  /// formats it, and hands out the result when all before it are handed out. So there are never more chunks than
  /// threads.
  ///
  /// What was read is handed out before more is waited for: whoever waits for an answer before going on gets it.
  package final class LinePipeline<Source: LineSource, Formatter: ChunkFormatter & ~Copyable>: Sendable {
    private let makeFormatter: @Sendable () -> Formatter
    private let write: @Sendable (Formatter.Result) throws -> Void
    /// Held while reading, which may take as long as it likes; `nil` when there is nothing more to read.
    private let reader: Mutex<ChunkReader<Source>?>
    private let state: Mutex<State>
    /// A chunk waits for the one of its number, by the count of threads, and then signals the next. The chunks that
    /// threads have at a time follow one another, so that no two wait for the same.
    private let turns: [DispatchSemaphore]
    /// Signalled when all threads have ended, or nothing more can be written.
    private let end = DispatchSemaphore(value: 0)

    private struct State {
      var workers: Int
      var hasWriteFailed = false
      var failure: (any Error)?
    }

    /// - Parameters:
    ///   - source: The files.
    ///   - limit: The bytes of the longest line that is kept.
    ///   - countsLines: Whether chunks know how many lines are before theirs.
    ///   - makeFormatter: Makes a formatter for each thread.
    ///   - write: Takes each result, in order, one at a time.
    package init(
      _ source: Source, limit: Int, countsLines: Bool = false, makeFormatter: @escaping @Sendable () -> Formatter,
      write: @escaping @Sendable (Formatter.Result) throws -> Void
    ) {
      let workers = max(1, Int(bulk_cores()))
      self.makeFormatter = makeFormatter
      self.write = write
      reader = Mutex(ChunkReader(source, limit: limit, countsLines: countsLines))
      state = Mutex(State(workers: workers))
      turns = (0..<workers).map { _ in DispatchSemaphore(value: 0) }
    }

    /// Formats all there is.
    ///
    /// - Throws: What keeps a file from being read, when all before it is written; what `write` throws, at once: no
    ///   thread that waits for input is waited for.
    package func run() throws {
      turns[0].signal()
      for _ in turns { DispatchQueue.global().async { self.work() } }
      end.wait()
      if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    private func work() {
      var formatter = makeFormatter()
      let result = formatter.makeResult()
      let chunk = LineChunk()
      while read(chunk) {
        formatter.format(chunk, into: result)
        if !writeInTurn(result, of: chunk) { break }
      }
      let isLast = state.withLock {
        $0.workers -= 1
        return $0.workers == 0
      }
      if isLast { end.signal() }
    }

    /// - Returns: `false` where there is nothing more to read.
    private func read(_ chunk: LineChunk) -> Bool {
      reader.withLock { reader in
        do {
          if try reader?.read(chunk) == true { return true }
        } catch {
          state.withLock { $0.failure = $0.failure ?? error }
        }
        reader = nil
        return false
      }
    }

    /// Writes what became of a chunk when it is its turn.
    ///
    /// - Returns: `false` where nothing can be written any more.
    private func writeInTurn(_ result: Formatter.Result, of chunk: LineChunk) -> Bool {
      turns[chunk.number % turns.count].wait()
      defer { turns[(chunk.number + 1) % turns.count].signal() }
      if state.withLock({ $0.hasWriteFailed }) { return false }
      do {
        try write(result)
        return true
      } catch {
        state.withLock { ($0.hasWriteFailed, $0.failure) = (true, error) }
        end.signal()
        return false
      }
    }
  }
#endif
