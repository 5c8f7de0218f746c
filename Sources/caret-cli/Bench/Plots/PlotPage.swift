import CommandConsole
import Foundation
import LatencyMeasuring

/// A result as a page that needs nothing beside it.
struct PlotPage {
  let result: LatencyResult

  var html: String {
    let title = result.workloads.count == 1 ? "caret bench \(result.workloads[0].name)" : "caret bench"
    let plots = result.plotList.map { "<figure>\n\($0.svg)</figure>" }.joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.asMarkup)</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 15px/1.5 Helvetica, Arial, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
             background: #fff; color: #1f1f1f; }
      figure { margin: 1.5rem 0; } figure svg { max-width: 100%; height: auto; }
      pre { overflow-x: auto; font: 13px/1.45 ui-monospace, monospace; }
      @media (prefers-color-scheme: dark) { body { background: #181a1d; color: #ececec; } }
      </style>
      </head>
      <body>
      <h1>\(title.asMarkup)</h1>
      <pre>\(BenchReport(result: result).text(Style.plain).split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0).asMarkup
      }.joined(separator: "\n"))</pre>
      \(plots)
      <h2>How it was measured</h2>
      <p>Keys take less time than reading the clock, so they are timed in batches that take a hundred times the clock’s resolution
      or longer; what a reading costs is subtracted. Every key of a kind is pressed in a field as it was when somebody pressed it.
      Percentiles take each key as the mean of its batch; a batch of one key is that key.</p>
      </body>
      </html>

      """
  }
}
