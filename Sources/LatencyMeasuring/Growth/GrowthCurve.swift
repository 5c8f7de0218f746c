/// The growth of a cost with something.
public struct GrowthCurve: Hashable, Sendable, Codable {
  /// One of several costs that grow with the same.
  public struct Line: Hashable, Sendable, Codable {
    public var name: String
    /// Pairs of how much there is and what it costs.
    public var points: [[Double]]

    public init(_ name: String, points: [[Double]] = []) { (self.name, self.points) = (name, points) }
  }
  /// The name of what grows: `value length`.
  public var name: String
  /// The unit in which it is counted: `characters`.
  public var countUnit: String
  /// The name of the cost: `time a key`.
  public var cost: String
  /// The unit of the cost: `ns`.
  public var costUnit: String
  public var lines: [Line]

  public init(name: String, countUnit: String, cost: String, costUnit: String, lines: [Line] = []) {
    (self.name, self.countUnit, self.cost, self.costUnit, self.lines) = (name, countUnit, cost, costUnit, lines)
  }

  /// Adds a point to the line of a name.
  mutating func add(_ x: Int, _ y: Double, to line: String) {
    if !lines.contains(where: { $0.name == line }) { lines.append(Line(line)) }
    for i in lines.indices where lines[i].name == line { lines[i].points.append([Double(x), y]) }
  }
}
