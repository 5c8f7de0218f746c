/// Where a pattern's match at the beginning of a text ends, and its groups, digit by digit: of several ways the
/// preferred one, which is neither the longest nor the shortest.
struct PrefixMatcher: Hashable {
  /// A match: its length, and where its groups begin and end (-1 where they take no part).
  struct Match: Hashable {
    var length: Int
    var marks: [Int]

    func group(_ number: Int) -> Range<Int>? {
      marks[2 * number + 1] < 0 ? nil : marks[2 * number]..<marks[2 * number + 1]
    }
  }
  private struct Thread: Hashable {
    var place: Int
    var marks: [Int]
  }
  /// Ways still open, the preferred first, all preferred to `match`.
  private var threads: [Thread] = []
  private var count = 0
  private var match: Match?
  /// The match if the text ends here.
  private(set) var result: Match?
  /// Whether further digits change nothing: no way is open, and the match is none that holds only where the text ends.
  var isSettled: Bool { threads.isEmpty && result == match }

  init(_ program: PatternProgram) {
    let marks = [Int](repeating: -1, count: 2 * program.groupCount + 2)
    follow([Thread(place: program.start, marks: marks)], in: program)
  }

  mutating func next(_ digit: Int, in program: PatternProgram) {
    count += 1
    let moved = threads.compactMap { thread -> Thread? in
      guard case .digit(let digits, let next) = program.steps[thread.place], digits >> digit & 1 != 0 else {
        return nil
      }
      return Thread(place: next, marks: thread.marks)
    }
    follow(moved, in: program)
  }

  /// Follows threads to the steps that take digits. What is less preferred than a match is dropped with it; one that
  /// holds only where the text ends drops nothing.
  private mutating func follow(_ moved: [Thread], in program: PatternProgram) {
    var open: [Thread] = []
    var seen: Set<Int> = []
    var (endMatch, isDecided) = (Match?.none, false)
    func walk(_ thread: Thread, atEnd: Bool) {
      if isDecided || !seen.insert(2 * thread.place + (atEnd ? 1 : 0)).inserted { return }
      switch program.steps[thread.place] {
      case .digit: if !atEnd { open.append(thread) }
      case .split(let branches): for place in branches { walk(Thread(place: place, marks: thread.marks), atEnd: atEnd) }
      case .end(let next): walk(Thread(place: next, marks: thread.marks), atEnd: true)
      case .mark(let mark, let next):
        var marked = Thread(place: next, marks: thread.marks)
        marked.marks[mark] = count
        walk(marked, atEnd: atEnd)
      case .match:
        let found = Match(length: count, marks: thread.marks)
        if atEnd {
          endMatch = endMatch ?? found
        } else {
          match = found
          isDecided = true
        }
      }
    }
    for thread in moved { walk(thread, atEnd: false) }
    threads = open
    result = endMatch ?? match
  }
}
