/// What became of generated masks: how many are masks, and those that are slow, large, doubtful or never complete.
package struct MaskSurvey: Sendable {
  /// A mask that stands out, with what makes it.
  package struct Standout: Sendable {
    package let mask: String
    /// Seconds, bytes, or how many.
    package let measure: Double
  }
  /// Masks that stand out, the most so first.
  package struct List: Sendable {
    /// How many are kept.
    static let most = 5
    package private(set) var count = 0
    package private(set) var first: [Standout] = []

    mutating func add(_ mask: String, _ measure: Double) {
      add(List(count: 1, first: [Standout(mask: mask, measure: measure)]))
    }

    mutating func add(_ other: List) {
      count += other.count
      first = Array((first + other.first).sorted { ($0.measure, $1.mask) > ($1.measure, $0.mask) }.prefix(List.most))
    }
  }

  /// Texts tried.
  package private(set) var texts = 0
  /// Texts that are not masks, and masks that break the law that the value determines the layout: they are fuzzed all
  /// the same.
  package private(set) var rejected = 0
  package private(set) var unlawful = 0
  /// Masks that take longer to compile than they should, by seconds; programs that are large, by bytes.
  package private(set) var slow = List()
  package private(set) var large = List()
  /// Masks with warnings, by how many; masks of which no value is complete, by states.
  package private(set) var warned = List()
  package private(set) var endless = List()

  /// From where on a mask is slow, in seconds, and a program large, in bytes.
  package static let slowness = 0.1
  package static let largeness = 1 << 20

  package init() {}

  mutating func addRejected() {
    texts += 1
    rejected += 1
  }

  mutating func add(_ facts: MaskFacts) {
    texts += 1
    if !facts.isLawful { unlawful += 1 }
    if facts.seconds > Self.slowness { slow.add(facts.mask, facts.seconds) }
    if facts.size > Self.largeness { large.add(facts.mask, Double(facts.size)) }
    if facts.warnings > 0 { warned.add(facts.mask, Double(facts.warnings)) }
    if !facts.mayBeComplete { endless.add(facts.mask, Double(facts.states)) }
  }

  package mutating func add(_ other: MaskSurvey) {
    texts += other.texts
    rejected += other.rejected
    unlawful += other.unlawful
    slow.add(other.slow)
    large.add(other.large)
    warned.add(other.warned)
    endless.add(other.endless)
  }
}

/// What is to be known of a mask that was generated.
struct MaskFacts {
  let mask: String
  let isLawful: Bool
  /// How long it took to compile.
  let seconds: Double
  /// The program's bytes and states.
  let size, states: Int
  let warnings: Int
  let mayBeComplete: Bool
}
