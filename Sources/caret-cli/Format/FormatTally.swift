import BulkFormatting
import CommandConsole

/// Counts what became of lines.
struct FormatTally: CustomStringConvertible {
  private(set) var lines = 0
  private var incomplete = 0
  private var rejected = 0
  private var invalid = 0
  private var ambiguous = 0
  private var rounded = 0

  mutating func count(_ outcome: LineOutcome) {
    lines += 1
    if !outcome.isComplete { incomplete += 1 }
    if outcome.isRejected { rejected += 1 }
    if outcome.isInvalid { invalid += 1 }
    if outcome.isAmbiguous { ambiguous += 1 }
    if outcome.isRounded { rounded += 1 }
  }

  /// Counts a line that is not a text.
  mutating func countFault() {
    lines += 1
    rejected += 1
  }

  /// Counts lines that no field saw: nothing of them was lost.
  mutating func count(_ report: BulkReport) {
    lines += report.lines
    incomplete += report.incomplete
    invalid += report.invalid
    rejected += report.rejected
  }

  /// Counts the lines of another tally, too.
  mutating func add(_ other: FormatTally) {
    lines += other.lines
    incomplete += other.incomplete
    rejected += other.rejected
    invalid += other.invalid
    ambiguous += other.ambiguous
    rounded += other.rounded
  }

  /// Whether a line was rejected.
  var hasRejected: Bool { rejected > 0 }

  /// Whether every line was accepted, was complete, obeyed its format and could be read in one way only.
  var isClean: Bool { incomplete == 0 && rejected == 0 && invalid == 0 && ambiguous == 0 }

  /// `12 lines: 1 incomplete, 2 rejected`
  var description: String {
    let rare = [(invalid, "invalid"), (ambiguous, "ambiguous"), (rounded, "rounded")].filter { $0.0 > 0 }.map {
      ", \($0) \($1)"
    }
    return "\(counted(lines, "line")): \(incomplete) incomplete, \(rejected) rejected" + rare.joined()
  }
}
