/// Bars beside their names, each with a mark further out.
struct BarPlot {
  struct Bar {
    let name: String
    let value: Double
    /// As far as a thin line goes on.
    let whisker: Double
    let label: String
  }
  let title: String
  let subtitle: String
  let xTitle: String
  let bars: [Bar]

  private static let (top, step) = (56.0, 26.0)
  private static let (barsEnd, letter, longestName) = (550.0, 7.0, 28)

  /// Where bars begin: after the longest name.
  private var left: Double {
    let longest = bars.map { min($0.name.count, Self.longestName) }.max() ?? 0
    return max(90, 20 + Self.letter * Double(longest))
  }

  var drawing: SVGDrawing {
    let height = Self.step * Double(bars.count)
    var drawing = SVGDrawing(width: LinePlot.size.width, height: Self.top + height + 56)
    // a bar begins where the axis does: half of the shortest one is seen at least
    let axis = PlotAxis(logarithmic: bars.flatMap { [$0.value / 2, $0.value, $0.whisker] })
    let (left, top, width) = (left, Self.top, Self.barsEnd - left)
    drawing.text(title, 16, 24, style: "h")
    drawing.text(subtitle, 16, 42, style: "n")
    for tick in axis.ticks {
      let x = left + width * tick.place
      drawing.line(x, top, x, top + height, "grid")
      drawing.text(tick.label, x, top + height + 18, .middle)
    }
    for (index, bar) in bars.enumerated() {
      let y = top + Self.step * Double(index)
      let (end, whisker) = (left + width * axis.place(bar.value), left + width * axis.place(bar.whisker))
      drawing.text(bar.name.cut(to: Self.longestName), left - 8, y + Self.step / 2 + 4, .end)
      drawing.rectangle(left, y + 5, end - left, Self.step - 10, "bar")
      drawing.line(end, y + Self.step / 2, whisker, y + Self.step / 2, "whisker")
      drawing.line(whisker, y + 7, whisker, y + Self.step - 7, "whisker")
      drawing.text(bar.label, left + width + 12, y + Self.step / 2 + 4)
    }
    drawing.line(left, top, left, top + height, "axis")
    drawing.line(left, top + height, left + width, top + height, "axis")
    drawing.text(xTitle, left + width / 2, top + height + 40, .middle)
    return drawing
  }
}
