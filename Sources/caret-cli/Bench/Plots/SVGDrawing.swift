import CommandConsole

/// A drawing that grows by lines, texts and shapes.
///
/// Colours stand in its style sheet: for light and for dark surroundings, each line of its own lightness and dashes, so
/// that they are also distinguishable in grey.
struct SVGDrawing {
  let width: Double
  let height: Double
  private var elements: [String] = []

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  enum Anchor: String { case start, middle, end }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) {
    elements.append(#"<line class="\#(style)" x1="\#(x1.svg)" y1="\#(y1.svg)" x2="\#(x2.svg)" y2="\#(y2.svg)"/>"#)
  }

  mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String) {
    elements.append(
      #"<rect class="\#(style)" x="\#(x.svg)" y="\#(y.svg)" width="\#(max(0, width).svg)" height="\#(height.svg)"/>"#)
  }

  mutating func path(_ points: [(x: Double, y: Double)], _ style: String) {
    let list = points.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
    elements.append(#"<polyline class="\#(style)" points="\#(list)"/>"#)
  }

  mutating func dot(_ x: Double, _ y: Double, _ style: String) {
    elements.append(#"<circle class="\#(style)" cx="\#(x.svg)" cy="\#(y.svg)" r="2.5"/>"#)
  }

  mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ anchor: Anchor = .start, style: String = "t", turned: Bool = false
  ) {
    let turn = turned ? #" transform="rotate(-90 \#(x.svg) \#(y.svg))""# : ""
    elements.append(
      #"<text class="\#(style)" x="\#(x.svg)" y="\#(y.svg)" text-anchor="\#(anchor.rawValue)"\#(turn)>\#(text.asMarkup)</text>"#
    )
  }

  /// Puts another drawing in, with its upper edge at some height.
  mutating func add(_ other: SVGDrawing, y: Double) {
    elements.append(#"<g transform="translate(0 \#(y.svg))">"#)
    elements += other.elements
    elements.append("</g>")
  }

  /// A whole document.
  var svg: String {
    let box = #"viewBox="0 0 \#(width.svg) \#(height.svg)" width="\#(width.svg)" height="\#(height.svg)""#
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(box) font-family="Helvetica, Arial, sans-serif" font-size="12">
      <style>
      \(SVGDrawing.style)
      </style>
      <rect class="back" width="100%" height="100%"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// How many lines are told apart.
  static let lookCount = 10
  private static let colours = [
    ("#14406f", "#9cc4ff"), ("#c2410c", "#fdba74"), ("#15803d", "#86efac"), ("#7e22ce", "#d8b4fe"),
    ("#0e7490", "#67e8f9"),
    ("#a16207", "#fde047"), ("#be185d", "#f9a8d4"), ("#525252", "#d4d4d4"), ("#1d4ed8", "#bfdbfe"),
    ("#3f6212", "#bef264"),
  ]
  private static let dashes = ["", "9 3", "2 3", "9 3 2 3", "14 4", "1 4", "6 6", "14 4 2 4 2 4", "4 2", "1 2"]

  private static var style: String {
    func rules(_ colour: (String, String) -> String) -> String {
      colours.enumerated().map { i, pair in
        ".l\(i){stroke:\(colour(pair.0, pair.1))}.f\(i){fill:\(colour(pair.0, pair.1))}"
      }.joined()
    }
    let lines = dashes.enumerated().map { i, dash in
      ".l\(i){fill:none;stroke-width:2" + (dash.isEmpty ? "" : ";stroke-dasharray:\(dash)") + "}"
    }.joined()
    return """
      .back{fill:#fff}.t{fill:#1f1f1f}.h{fill:#1f1f1f;font-weight:bold;font-size:14px}.n{fill:#5b5b5b}
      .axis{stroke:#1f1f1f}.grid{stroke:#e2e2e2}.whisker{stroke:#1f1f1f;stroke-width:1.5}.bar{fill:#6f9bd1}
      \(lines)
      \(rules { light, _ in light })
      @media (prefers-color-scheme:dark){
      .back{fill:#181a1d}.t,.h{fill:#ececec}.n{fill:#ababab}
      .axis,.whisker{stroke:#ececec}.grid{stroke:#34373c}.bar{fill:#3f6ea8}
      \(rules { _, dark in dark })
      }
      """
  }
}

extension Double {
  /// With two digits after the point.
  fileprivate var svg: String {
    let hundredths = Int((self * 100).rounded())
    let whole = "\(hundredths < 0 ? "-" : "")\(hundredths.magnitude / 100)"
    let rest = hundredths.magnitude % 100
    return rest == 0 ? whole : whole + (rest < 10 ? ".0\(rest)" : ".\(rest)")
  }
}
