public import FieldEditing
internal import FieldFormats
internal import MaskFuzzing
internal import MaskSyntax

/// Measures how costs grow.
///
///     let study = GrowthStudy(LatencyMeasurement(clock: .measured(), rounds: 9), largest: 1_000)
///     try study.valueLength { _ in }
public struct GrowthStudy: Sendable {
  private let measurement: LatencyMeasurement
  /// The greatest number of anything.
  private let largest: Int
  /// When no further point is begun.
  private let end: Double

  /// A study.
  ///
  /// - Parameters:
  ///   - measurement: how long each point is measured.
  ///   - largest: the greatest number of characters, slots, alternatives or scripts.
  ///   - seconds: from now on; after them no further point is begun.
  public init(_ measurement: LatencyMeasurement, largest: Int = 10_000, seconds: Double = .infinity) {
    (self.measurement, self.largest) = (measurement, largest)
    end = Double(MonotonicClock.now) + seconds * 1e9
  }

  private var isOver: Bool { Double(MonotonicClock.now) > end }

  /// The greatest number of points on a curve.
  public var pointCount: Int { sizes.count }
  /// 1, 3, 10, 30, 100, … up to the largest.
  private var sizes: [Int] { [1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000].filter { $0 <= largest } }

  private static let edits: [KeyKind] = [.append, .middle, .delete, .paste]

  /// Keys in a value of so many characters, of a mask that goes on without end.
  ///
  /// - Parameter report: called before each point, with its size.
  public func valueLength(_ report: (Int) -> Void) throws(MaskError) -> [GrowthCurve] {
    var curve = GrowthCurve(name: "value length", countUnit: "characters", cost: "time a key", costUnit: "ns")
    let mask = try Mask("#{0,}")
    // as many characters a value of such a mask may have
    for size in sizes where size <= 10_000 && !isOver {
      report(size)
      add(size, editing(mask, filledWith: size), to: &curve)
    }
    return [curve]
  }

  /// Keys in a half filled mask of so many slots, and what it costs to compile it.
  public func maskLength(_ report: (Int) -> Void) throws(MaskError) -> [GrowthCurve] {
    var curves = Self.curves(of: "mask length", countUnit: "slots")
    for size in sizes where size <= 10_000 && !isOver {
      report(size)
      let text = String(repeating: "#### ", count: size / 4) + String(repeating: "#", count: size % 4)
      let trimmed = text.hasSuffix(" ") ? String(text.dropLast()) : text
      let mask = try add(size, to: &curves) { () throws(MaskError) in try Mask(trimmed, limits: .forGrowth) }
      add(size, editing(mask, filledWith: size / 2), to: &curves[0])
    }
    return curves
  }

  /// Typing into a mask of so many alternatives of three layouts, each known by its first four digits.
  ///
  /// - Parameters:
  ///   - patience: after a mask that took so many seconds to compile no larger one is tried.
  ///   - report: called before each size, with the size.
  public func alternatives(patience: Double = 20, _ report: (Int) -> Void) throws(MaskError) -> [GrowthCurve] {
    var curves = Self.curves(of: "alternatives", countUnit: "alternatives")
    for size in sizes where size <= 10_000 && !isOver {
      report(size)
      let prefixes = (0..<size).map { String(repeating: "0", count: 4 - String($0).count) + String($0) }
      let mask = try add(size, to: &curves) { () throws(MaskError) in
        try Mask(
          prefixes.enumerated().map { "\"\($1)\"" + ["-##", " ##", "/##"][$0 % 3] }.joined(separator: "|"),
          limits: .forGrowth)
      }
      var tape = KeystrokeTape()
      let format = tape.add(FieldFormat(mask))
      for prefix in prefixes.sampled(1_000) {
        tape.append(Script((prefix + "12").unicodeScalars.map { .typing($0) }), to: format)
      }
      add(size, tape, kinds: [.append], to: &curves[0])
      if (curves[1].lines.first?.points.last?.last ?? 0) > patience * 1000 { break }
    }
    return curves
  }

  /// Typing of so many scripts of a corpus.
  ///
  /// - Parameters:
  ///   - tape: makes so many scripts ready.
  ///   - report: called before each size, with the size.
  public func corpusSize(
    _ tape: (Int) throws -> KeystrokeTape, _ report: (Int) -> Void
  ) rethrows -> [GrowthCurve] {
    var curve = GrowthCurve(name: "corpus size", countUnit: "scripts", cost: "time a key", costUnit: "ns")
    for size in sizes where !isOver {
      report(size)
      add(size, try tape(size), kinds: [], to: &curve)
    }
    return [curve]
  }
}

extension GrowthStudy {
  private static func curves(of name: String, countUnit: String) -> [GrowthCurve] {
    [("time a key", "ns"), ("compile time", "ms"), ("program size", "bytes")].map {
      GrowthCurve(name: name, countUnit: countUnit, cost: $0.0, costUnit: $0.1)
    }
  }

  /// Compiles a mask, and adds what that cost to the second and the third curve.
  private func add(
    _ size: Int, to curves: inout [GrowthCurve], _ compile: () throws(MaskError) -> Mask
  ) throws(MaskError) -> Mask {
    let cost = try ProgramCost(compiling: compile)
    curves[1].add(size, cost.compile / 1000, to: "compile")
    curves[2].add(size, Double(cost.bytes), to: "program")
    return try compile()
  }

  /// Edits at the end and in the middle of a value.
  private func editing(_ mask: Mask, filledWith count: Int) -> KeystrokeTape {
    var tape = KeystrokeTape()
    let format = tape.add(FieldFormat(mask))
    let digits = Array("0123456789".unicodeScalars)
    for first in 0..<10 {
      var value = String.UnicodeScalarView()
      value.append(contentsOf: (0..<count).map { digits[(first + $0) % 10] })
      let keys: [EditCommand] = [
        .paste(String(value)), .insert("4"), .insert("2"), .setSelection(anchor: count / 2, head: count / 2),
      ]
      tape.append(Script(keys + [.insert("7"), .deleteBackward(), .insert("1"), .deleteBackward()]), to: format)
    }
    return tape
  }

  private func add(_ size: Int, _ tape: KeystrokeTape, to curve: inout GrowthCurve) {
    add(size, tape, kinds: Self.edits, to: &curve)
  }

  /// Adds what keys cost: of each kind, or of all in order where no kind is named.
  private func add(_ size: Int, _ tape: KeystrokeTape, kinds: [KeyKind], to curve: inout GrowthCurve) {
    let result = measurement.run(tape, name: curve.name, kinds: kinds)
    for row in result.rows
    where kinds.isEmpty ? row.kind == LatencyRow.typing : kinds.contains(where: { $0.rawValue == row.kind }) {
      curve.add(size, row.nanoseconds, to: row.kind)
    }
  }
}

extension MaskLimits {
  /// For masks that are larger than anybody's.
  fileprivate static var forGrowth: MaskLimits {
    var limits = MaskLimits()
    (limits.nodes, limits.states, limits.parses) = (1_000_000, 1_000_000, 10_000_000)
    (limits.cells, limits.steps) = (30_000_000, 200_000_000)
    return limits
  }
}
