internal import MaskSyntax
internal import SecretMemory
internal import UnicodeFacts

/// The two day periods as a mask: what they begin with alike is auto-inserted, and the first character by which they
/// differ is typed.
///
/// That one is a slot, which takes its letter with its marks or without. Where the two differ in marks on one letter
/// alone, it is a literal and has to be typed with them.
struct DayPeriodMask {
  private let am: [Cluster]
  private let pm: [Cluster]
  /// How many characters they begin with alike.
  private let common: Int

  /// `nil` where one begins as the other is, so that the first would never be certain.
  init?(_ am: String, _ pm: String) {
    self.am = DayPeriodMask.clusters(am)
    self.pm = DayPeriodMask.clusters(pm)
    var same = 0
    while same < self.am.count, same < self.pm.count, self.am[same] == self.pm[same] { same += 1 }
    guard same < self.am.count, same < self.pm.count else { return nil }
    common = same
  }

  var expression: MaskExpression { MaskExpression(.alternatives([alternative(am), alternative(pm)])) }

  private func alternative(_ clusters: [Cluster]) -> MaskExpression {
    MaskExpression(
      .sequence(
        clusters.enumerated().map { at, cluster in
          guard at == common, isSlot else { return MaskExpression(.valueLiteral(cluster)) }
          // with its marks, which a set takes where it has them
          let ranges = ([cluster.first] + cluster.rest).map { SlotRange($0, $0) }
          return MaskExpression(.slot(Slot(.set(ranges), casing: cluster.first.casing)))
        }))
  }

  /// Whether the letters differ, marks aside: a slot takes a letter with its marks or without.
  private var isSlot: Bool { am[common].first != pm[common].first }

  /// Whether what was typed of a day period is the second one; `nil` where it does not report.
  func isAfternoon(_ text: SecretList<UInt8>) -> Bool? {
    text.withText { text in
      let starts = text.starts
      guard common < starts.count else { return nil }
      let end = common + 1 < starts.count ? starts[common + 1] : text.endIndex
      let typed = text.unicodeScalars[starts[common]..<end]
      func isSame(_ other: Cluster) -> Bool { isSlot ? typed.first == other.first : typed.elementsEqual(other.scalars) }
      return isSame(pm[common]) ? true : isSame(am[common]) ? false : nil
    }
  }

  private static func clusters(_ text: String) -> [Cluster] {
    guard case .sequence(let items) = text.expression.kind else { return [] }
    return items.compactMap { if case .literal(let cluster) = $0.kind { cluster } else { nil } }
  }
}

extension Unicode.Scalar {
  /// The case that it has; unchanged where it has none.
  fileprivate var casing: Slot.Casing {
    if simpleLowercase != self { return .upper }
    return simpleUppercase != self ? .lower : .unchanged
  }
}
