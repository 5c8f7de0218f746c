import Foundation

/// How far long work is, drawn over and over in one line of standard error; nothing where that is not a terminal.
///
///     ███████████░░░░░░░░░░░░░ 47 %  1240 of 2630  12 s left
package struct ProgressBar {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?
  private static let width = 24

  package init(total: Int) {
    self.total = total
    isShown = FileDescriptor.error.isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Draws it, if the last time is long enough ago to be seen.
  ///
  /// - Parameter note: what else there is to say of what is done.
  package mutating func show(_ done: Int, note: @autoclosure () -> String = "") {
    if !isShown { return }
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < .milliseconds(100) { return }
    lastDrawn = now
    let note = note()
    put(ProgressBar.text(done, of: total, after: (now - start) / .seconds(1)) + (note.isEmpty ? "" : "  " + note))
  }

  /// Takes it away, so that something else can be written.
  package mutating func hide() {
    if lastDrawn != nil { put("") }
    lastDrawn = nil
  }

  private func put(_ text: String) {
    if isShown { try? FileDescriptor.error.write(Array("\r\u{1B}[K\(text)".utf8)) }
  }

  package static func text(_ done: Int, of total: Int, after seconds: Double) -> String {
    let part = total == 0 ? 1 : Double(done) / Double(total)
    let filled = Int(part * Double(width))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let left = done == 0 ? "" : "  \(Int((seconds / part - seconds).rounded(.up))) s left"
    return "\(bar) \(Int(part * 100)) %  \(done) of \(total)\(left)"
  }
}
