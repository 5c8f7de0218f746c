import Caretaker
import CommandConsole

/// Counts what became of lines.
struct FormatTally: CustomStringConvertible {
  private(set) var lines = 0
  private var incomplete = 0
  private var unfitting = 0
  private var invalid = 0
  private var ambiguous = 0
  private var rounded = 0

  mutating func count(_ outcome: LineOutcome) {
    lines += 1
    if !outcome.isComplete { incomplete += 1 }
    if !outcome.fits { unfitting += 1 }
    if outcome.isInvalid { invalid += 1 }
    if outcome.isAmbiguous { ambiguous += 1 }
    if outcome.isRounded { rounded += 1 }
  }

  /// Counts a line that is no text.
  mutating func countFault() {
    lines += 1
    unfitting += 1
  }

  /// Counts lines that no field saw: nothing of them was lost.
  mutating func count(_ report: BulkReport) {
    lines += report.lines
    incomplete += report.incomplete
    invalid += report.invalid
  }

  /// Counts the lines of another tally, too.
  mutating func add(_ other: FormatTally) {
    lines += other.lines
    incomplete += other.incomplete
    unfitting += other.unfitting
    invalid += other.invalid
    ambiguous += other.ambiguous
    rounded += other.rounded
  }

  /// Whether every line fitted wholly, was complete, obeyed its format and could be read in one way only.
  var isClean: Bool { incomplete == 0 && unfitting == 0 && invalid == 0 && ambiguous == 0 }

  /// `12 lines, 1 incomplete, 2 not fitting`
  var description: String {
    let rare = [(invalid, "invalid"), (ambiguous, "ambiguous"), (rounded, "rounded")].filter { $0.0 > 0 }.map { ", \($0) \($1)" }
    return "\(counted(lines, "line")), \(incomplete) incomplete, \(unfitting) not fitting" + rare.joined()
  }
}
