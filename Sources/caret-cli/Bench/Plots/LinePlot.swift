/// Lines over an axis, each named at its end.
struct LinePlot {
  struct Line {
    let name: String
    /// Which of the drawing's lines it looks like.
    let look: Int
    let points: [(x: Double, y: Double)]
    var hasDots = false
  }
  let title: String
  let subtitle: String
  let xTitle: String
  let yTitle: String
  /// Points are places on these.
  let xAxis: PlotAxis
  let yAxis: PlotAxis
  /// Where points stand, from 0 to 1 of both axes.
  let lines: [Line]

  private static let (left, top, width, height) = (64.0, 56.0, 560.0, 280.0)
  static let size = (width: 760.0, height: 396.0)

  var drawing: SVGDrawing {
    var drawing = SVGDrawing(width: Self.size.width, height: Self.size.height)
    let (left, top, width, height) = (Self.left, Self.top, Self.width, Self.height)
    drawing.text(title, 16, 24, style: "h")
    drawing.text(subtitle, 16, 42, style: "n")
    for tick in yAxis.ticks {
      let y = top + height * (1 - tick.place)
      drawing.line(left, y, left + width, y, "grid")
      drawing.text(tick.label, left - 8, y + 4, .end)
    }
    for tick in xAxis.ticks {
      let x = left + width * tick.place
      drawing.line(x, top, x, top + height, "grid")
      drawing.text(tick.label, x, top + height + 18, .middle)
    }
    drawing.line(left, top + height, left + width, top + height, "axis")
    drawing.line(left, top, left, top + height, "axis")
    drawing.text(xTitle, left + width / 2, top + height + 40, .middle)
    drawing.text(yTitle, 18, top + height / 2, .middle, turned: true)
    var ends: [(y: Double, index: Int)] = []
    for (index, line) in lines.enumerated() where !line.points.isEmpty {
      let look = line.look % SVGDrawing.lookCount
      let points = line.points.map { (x: left + width * $0.x, y: top + height * (1 - $0.y)) }
      drawing.path(points, "l\(look)")
      if line.hasDots { for point in points { drawing.dot(point.x, point.y, "f\(look)") } }
      ends.append((points[points.count - 1].y, index))
    }
    name(ends, &drawing)
    return drawing
  }

  /// Names lines beside their ends, from the uppermost on, none over another.
  private func name(_ ends: [(y: Double, index: Int)], _ drawing: inout SVGDrawing) {
    let (left, gap) = (Self.left + Self.width + 10, 16.0)
    let sorted = ends.sorted { $0.y < $1.y }
    // as high as leaves room for those below
    var y = -Double.infinity
    for (place, end) in sorted.enumerated() {
      let lowest = Self.top + Self.height - gap * Double(sorted.count - 1 - place)
      y = max(min(end.y, lowest), y + gap)
      drawing.line(left, y, left + 22, y, "l\(lines[end.index].look % SVGDrawing.lookCount)")
      drawing.text(lines[end.index].name, left + 28, y + 4)
    }
  }
}
