import Foundation

/// How bad it is what a message reports.
package enum Severity { case error, warning, finding }

/// Colours, where a terminal shows them and no one asked for none (https://no-color.org).
package struct Style {
  private let isColoured: Bool

  package init(for descriptor: FileDescriptor) {
    let environment = ProcessInfo.processInfo.environment
    let isRejected = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    isColoured = descriptor.isTerminal && !isRejected
  }

  private init(isColoured: Bool) { self.isColoured = isColoured }

  /// Without colours, for what goes into a file.
  package static let plain = Style(isColoured: false)

  package func error(_ text: String) -> String { paint(text, "1;31") }
  package func title(_ severity: Severity) -> String {
    switch severity {
    case .error: error("error:")
    case .warning: paint("warning:", "1;33")
    case .finding: paint("finding:", "1;33")
    }
  }
  package func heading(_ text: String) -> String { paint(text, "1") }

  private func paint(_ text: String, _ code: String) -> String { isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}

extension String {
  /// Each line moved to the right.
  package func indented(by columns: Int = 2) -> String {
    let margin = String(repeating: " ", count: columns)
    return split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }.joined(
      separator: "\n")
  }
}

/// `1 line`, `2 lines`.
package func counted(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
  let word = number == 1 ? singular : plural ?? singular + "s"
  return "\(number) \(word)"
}
