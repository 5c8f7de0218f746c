import CTables

/// Finds where lines may break (UAX #14), fed with one scalar after another.
///
/// The rules' names are those of the annex, of the tables' version. Numbers are kept together as its section 8.2,
/// example 7, describes, which its own test file asks for, too.
///
/// - Complexity: One table look-up a scalar, a few bytes of state.
package struct LineBreaker: Sendable {
  /// What may stand between two scalars.
  package enum Opportunity: Sendable {
    case prohibited
    case allowed
    /// The line ends here, whatever its length.
    case mandatory
  }

  /// How far a number has come (LB25).
  private enum Number {
    case none
    case digits
    /// After its closing bracket.
    case closed
  }

  /// The class before, which marks do not change (LB9); `nil` at the start.
  private var previous: unicode_line_class?
  /// What stands before spaces, if spaces are the previous class.
  private var beforeSpaces: unicode_line_class?
  private var number = Number.none
  /// Whether a joiner stands right before (LB8a).
  private var isAfterJoiner = false
  /// Whether a hyphen stands before that follows a Hebrew letter (LB21a).
  private var isHebrewHyphen = false
  /// Whether the regional indicators up to here are odd in number (LB30a).
  private var flagIsOpen = false

  package init() {}

  /// What may be before this scalar, which stands after those asked about before.
  ///
  /// - Parameters:
  ///   - scalar: The scalar.
  ///   - following: The first scalar after it that is not a mark; asked for only where a number may begin in brackets.
  package mutating func opportunity(
    before scalar: Unicode.Scalar, following: () -> Unicode.Scalar?
  ) -> Opportunity {
    var next = scalar.lineClass
    let isJoiner = next == .zwj
    let isMark = next == .cm || isJoiner
    defer { isAfterJoiner = isJoiner }
    if isMark, let previous, !previous.endsLine, previous != .sp, previous != .zw { return .prohibited }  // LB9
    if isMark { next = .al }  // LB10
    let answer = opportunity(before: next, following: following)
    advance(next)
    return answer
  }

  private mutating func advance(_ next: unicode_line_class) {
    isHebrewHyphen = previous == .hl && (next == .hy || next == .ba)
    flagIsOpen = next == .ri && !flagIsOpen
    switch next {
    case .nu: number = .digits
    case .sy, .is: break
    case .cl, .cp, .wideCP: number = number == .digits ? .closed : .none
    default: number = .none
    }
    if number == .closed, next == .sy || next == .is { number = .none }
    if next == .sp {
      if previous != .sp { beforeSpaces = previous }
    } else {
      beforeSpaces = nil
    }
    previous = next
  }

  private func opportunity(
    before next: unicode_line_class, following: () -> Unicode.Scalar?
  ) -> Opportunity {
    guard let previous else { return .prohibited }  // LB2
    switch (previous, next) {
    case (.cr, .lf): return .prohibited  // LB5
    case (.bk, _), (.cr, _), (.lf, _): return .mandatory  // LB4, LB5
    case (_, .bk), (_, .cr), (_, .lf), (_, .sp), (_, .zw): return .prohibited  // LB6, LB7
    default: break
    }
    let base = previous == .sp ? beforeSpaces : previous
    if base == .zw { return .allowed }  // LB8
    if isAfterJoiner { return .prohibited }  // LB8a
    switch next {
    case .wj, .cl, .cp, .wideCP, .ex, .is, .sy: return .prohibited  // LB11, LB13
    default: break
    }
    switch (base, next) {
    case (.op, _), (.wideOP, _): return .prohibited  // LB14
    case (.qu, .op), (.qu, .wideOP): return .prohibited  // LB15
    case (.cl, .ns), (.cp, .ns), (.wideCP, .ns): return .prohibited  // LB16
    case (.b2, .b2): return .prohibited  // LB17
    default: break
    }
    if previous == .sp { return .allowed }  // LB18
    return isKept(previous, next, following) ? .prohibited : .allowed
  }

  /// Whether two classes that stand side by side stay on one line.
  private func isKept(
    _ previous: unicode_line_class, _ next: unicode_line_class, _ following: () -> Unicode.Scalar?
  ) -> Bool {
    switch (previous, next) {
    case (.wj, _), (.gl, _): true  // LB11, LB12
    case (_, .gl): previous != .ba && previous != .hy  // LB12a
    case (_, .qu), (.qu, _): true  // LB19
    case (_, .cb), (.cb, _): false  // LB20
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _): true  // LB21
    case _ where isHebrewHyphen: true  // LB21a
    case (.sy, .hl), (_, .in): true  // LB21b, LB22
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): true  // LB23
    case (.pr, .id), (.pr, .futureID), (.pr, .eb), (.pr, .em): true  // LB23a
    case (.id, .po), (.futureID, .po), (.eb, .po), (.em, .po): true  // LB23a
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): true  // LB24
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): true  // LB24
    case (.pr, .nu), (.po, .nu), (.hy, .nu): true  // LB25
    case (.pr, .op), (.po, .op), (.pr, .wideOP), (.po, .wideOP): following()?.lineClass == .nu  // LB25
    case (_, .nu) where number == .digits, (_, .pr) where number != .none, (_, .po) where number != .none: true  // LB25
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true  // LB26
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): true  // LB26
    case (_, .po) where previous.isHangul, (.pr, _) where next.isHangul: true  // LB27
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.is, .al), (.is, .hl): true  // LB28, LB29
    case (.al, .op), (.hl, .op), (.nu, .op), (.cp, .al), (.cp, .hl), (.cp, .nu): true  // LB30
    case (.ri, .ri): flagIsOpen  // LB30a
    case (.eb, .em), (.futureID, .em): true  // LB30b
    default: false  // LB31
    }
  }
}

extension Unicode.Scalar {
  fileprivate var lineClass: unicode_line_class { UnicodeTables.breaksRows[UnicodeTables.breaks[self]].line }
}

extension unicode_line_class {
  fileprivate var endsLine: Bool { self == .bk || self == .cr || self == .lf }

  fileprivate var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }
}
