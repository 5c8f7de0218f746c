import LatencyMeasuring

extension LatencyResult {
  /// All plots of it, one below the other.
  var plots: SVGDrawing {
    let drawings = plotList
    var whole = SVGDrawing(width: LinePlot.size.width, height: max(40, drawings.reduce(0) { $0 + $1.height }))
    var y = 0.0
    for drawing in drawings {
      whole.add(drawing, y: y)
      y += drawing.height
    }
    return whole
  }

  /// Of a workload its distributions and its kinds of keys; of an overview each one's typing; and all growth.
  var plotList: [SVGDrawing] {
    let surroundings = "\(machine.processor), \(machine.build) build"
    let drawings =
      isOverview
      ? [catalogPlot(surroundings).drawing]
      : workloads.flatMap { [$0.percentilePlot(surroundings).drawing, $0.kindPlot(surroundings).drawing] }
    return drawings + growth.filter { !$0.lines.isEmpty }.map { $0.plot(surroundings).drawing }
  }

  /// A bar a workload, the slowest first.
  private func catalogPlot(_ machine: String) -> BarPlot {
    let rows = workloads.compactMap { workload in workload.row(LatencyRow.typing).map { (workload, $0) } }
    return BarPlot(
      title: "Time a key, by format",
      subtitle: "median of rounds; the line goes on to the slowest single key; \(machine)",
      xTitle: "nanoseconds a key (logarithmic)",
      bars: rows.sorted { $0.1.nanoseconds > $1.1.nanoseconds }.map { workload, row in
        let worst = max(workload.worstKey?.nanoseconds ?? 0, row.nanoseconds)
        return BarPlot.Bar(
          name: workload.name, value: row.nanoseconds, whisker: worst,
          label: "\(row.nanoseconds.nanoseconds) ns, to \(worst.nanoseconds)")
      })
  }
}

extension WorkloadResult {
  /// Rows that are kinds of keys, and all keys in order.
  private var shownRows: [LatencyRow] { rows.filter { !$0.isOfThousands && $0.kind != LatencyRow.reset } }

  fileprivate func percentilePlot(_ machine: String) -> LinePlot {
    let rows = shownRows
    let counts = rows.map(\.distribution.count).max() ?? 1
    let xAxis = PlotAxis(nines: 100 * (1 - 1 / Double(max(10, counts))))
    let yAxis = PlotAxis(logarithmic: rows.flatMap { $0.distribution.curve.map { $0[1] } })
    return LinePlot(
      title: "Time a key: \(name.cut(to: 60))", subtitle: "\(keys.grouped) keys, timed in batches; \(machine)",
      xTitle: "percentile of keys, each as the mean of its batch", yTitle: "nanoseconds a key", xAxis: xAxis,
      yAxis: yAxis,
      lines: rows.map { row in
        LinePlot.Line(
          name: row.title, look: SVGDrawing.look(of: row.kind),
          points: row.distribution.curve.map { (x: xAxis.place(ofPercentile: $0[0]), y: yAxis.place($0[1])) })
      })
  }

  fileprivate func kindPlot(_ machine: String) -> BarPlot {
    BarPlot(
      title: "Time a key, by kind of key: \(name.cut(to: 60))",
      subtitle: "median of batches; the line goes on to the 99th percentile; \(machine)",
      xTitle: "nanoseconds a key (logarithmic)",
      bars: shownRows.map { row in
        let times = row.distribution
        return BarPlot.Bar(
          name: row.title, value: times.p50, whisker: times.p99,
          label: "\(times.p50.nanoseconds) ns, to \(times.p99.nanoseconds)")
      })
  }
}

extension GrowthCurve {
  fileprivate func plot(_ machine: String) -> LinePlot {
    let points = lines.flatMap(\.points)
    let (xAxis, yAxis) = (PlotAxis(logarithmic: points.map { $0[0] }), PlotAxis(logarithmic: points.map { $0[1] }))
    return LinePlot(
      title: "\(cost) by \(name)".capitalizedFirst, subtitle: machine, xTitle: "\(countUnit) (logarithmic)",
      yTitle: "\(costUnit) (logarithmic)", xAxis: xAxis, yAxis: yAxis,
      lines: lines.map { line in
        LinePlot.Line(
          name: LatencyRow.typing == line.name ? "all, in order" : line.name, look: SVGDrawing.look(of: line.name),
          points: line.points.map { (x: xAxis.place($0[0]), y: yAxis.place($0[1])) }, hasDots: true)
      })
  }
}

extension SVGDrawing {
  /// A kind of keys looks the same in every plot.
  fileprivate static func look(of kind: String) -> Int {
    KeyKind.allCases.firstIndex { $0.rawValue == kind }.map { $0 + 1 } ?? 0
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
