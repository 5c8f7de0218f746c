import Workloads

/// How the time of one workload stands to another's, in one run.
struct Ratio {
  let concern: Concern
  let name: String
  let other: String
  /// What is reached, with some room for noise.
  let reached: Double
  /// What is aimed at, if it is more.
  var target: Double?

  static let all = [
    Ratio(concern: .keystroke, name: "phone", other: "phone, C loop", reached: 2.5, target: 2),
    Ratio(concern: .keystroke, name: "phone", other: "phone, C loop, restrict", reached: 2.5),
    Ratio(concern: .keystroke, name: "phone, lazy", other: "phone, C loop", reached: 2.5, target: 2),
    Ratio(concern: .keystroke, name: "phone and back", other: "phone and back, C loop", reached: 3.5),
    Ratio(concern: .keystroke, name: "phone", other: "phone, Regex", reached: 0.01),
    Ratio(concern: .middleEdit, name: "phone", other: "phone, C loop", reached: 3.2, target: 2.5),
    Ratio(concern: .middleEdit, name: "phone", other: "phone, C loop, restrict", reached: 3.4),
    Ratio(concern: .paste, name: "phone, digits", other: "phone, digits, C loop", reached: 2.5),
    Ratio(
      concern: .number, name: "en_US USD, finished", other: "en_US USD, finished, ICU", reached: 1 / 10.0,
      target: 1 / 15.0),
    Ratio(concern: .number, name: "en_US USD", other: "en_US USD, ICU", reached: 1 / 40.0),
    Ratio(concern: .number, name: "en_US USD", other: "en_US USD, NumberFormatter", reached: 1 / 100.0),
    Ratio(concern: .number, name: "en_US USD", other: "en_US USD, FormatStyle", reached: 1 / 100.0),
    Ratio(concern: .card, name: "four groups", other: "four groups, C loop", reached: 2.5, target: 2),
    Ratio(concern: .card, name: "Visa", other: "four groups", reached: 1.8),
    Ratio(concern: .card, name: "Mastercard", other: "four groups", reached: 1.8),
    Ratio(concern: .card, name: "Amex", other: "four groups", reached: 1.8),
    Ratio(concern: .card, name: "UnionPay", other: "four groups", reached: 1.8),
    Ratio(concern: .card, name: "Elo", other: "four groups", reached: 2.2, target: 1.5),
    Ratio(concern: .card, name: "Visa, middle", other: "four groups, middle", reached: 2),
    Ratio(concern: .phone, name: "national", other: "one mask, C loop", reached: 4),
    Ratio(concern: .phone, name: "national", other: "national, libphonenumber", reached: 1 / 50.0),
    Ratio(concern: .phone, name: "after a plus", other: "after a plus, libphonenumber", reached: 1 / 50.0),
    // what a form adds to a key is at most 50 ns
    Ratio(concern: .form, name: "card and back, 200 fields", other: "card and back, field alone", reached: 4.5),
    Ratio(concern: .form, name: "name and back, 200 fields", other: "name and back, field alone", reached: 4.5),
    Ratio(concern: .form, name: "box of 100 KB, middle", other: "box of 1 KB, middle", reached: 1.5),
  ]

  /// Prints all of them. A ratio above what is reached is warned of and no more: the machine's time is shared.
  static func report(_ concerns: [Concern]) throws {
    print("\nRatios of time (least of 15 runs)")
    for concern in concerns {
      let workloads = try concern.workloads()
      var times: [String: Double] = [:]
      func time(_ name: String) -> Double? {
        if let time = times[name] { return time }
        guard let workload = workloads.first(where: { $0.name == name }) else { return nil }
        let time = workload.nanoseconds()
        times[name] = time
        return time
      }
      for ratio in all where ratio.concern == concern {
        guard let own = time(ratio.name), let other = time(ratio.other) else {
          print("  \(concern.rawValue): \(ratio.name): no \(ratio.other) here")
          continue
        }
        ratio.report(own, beside: other)
      }
    }
  }

  private func report(_ own: Double, beside least: Double) {
    let quotient = own / least
    let shown = quotient < 0.2 ? "\(rounded(1 / quotient)) times faster than" : "\(rounded(quotient)) times"
    func bound(_ x: Double) -> String { x < 0.2 ? "at least \(rounded(1 / x))" : "at most \(rounded(x))" }
    var line =
      "  \(concern.rawValue): \(name), \(rounded(own)) ns: \(shown) \(other), \(rounded(least)) ns; \(bound(reached))"
    if let target { line += ", target \(bound(target))" }
    if quotient > reached { line += ": WARNING, that is passed" }
    print(line)
  }

  private func rounded(_ x: Double) -> Double { (x * 100).rounded() / 100 }
}

extension Workload {
  /// Time a piece: the least of several runs, since what is above it is the machine's.
  fileprivate func nanoseconds() -> Double {
    let clock = ContinuousClock()
    var rounds = max(1, 1_000 / count)
    var sum = self.rounds(rounds)
    // runs of a millisecond: short, so that few are interrupted
    let one = clock.measure { sum &+= self.rounds(rounds) }
    rounds = max(1, Int(Double(rounds) * (Duration.milliseconds(1) / one)))
    var best = Duration.seconds(1_000)
    for _ in 0..<15 { best = min(best, clock.measure { sum &+= self.rounds(rounds) }) }
    withExtendedLifetime(sum) {}
    return Double(best.components.attoseconds) / 1e9 / Double(rounds * count)
  }
}
