internal import UnicodeFacts

/// What a mask shows at each place of its display, as far as it is the same for all complete values.
extension MaskExpression {
  /// How many characters a complete value is shown with: at least, and at most (`nil`: without bound).
  package var displaySize: (least: Int, most: Int?) {
    @export(interface) get {
      switch kind {
      case .slot, .literal, .valueLiteral: return (1, 1)
      case .range(let range): return (range.lowWidth, range.highWidth)
      case .sequence(let items):
        return items.reduce((0, 0)) { (sum: (Int, Int?), item) in
          let size = item.displaySize
          let most = sum.1.flatMap { sum in size.most.map { sum.joinedSize(with: $0) } }
          return (sum.0.joinedSize(with: size.least), most)
        }
      case .alternatives(let items):
        let sizes = items.map { $0.displaySize }
        let isBounded = sizes.allSatisfy { $0.most != nil }
        return (sizes.map { $0.least }.min() ?? 0, isBounded ? sizes.compactMap { $0.most }.max() ?? 0 : nil)
      case .repetition(let body, let least, let most):
        let size = body.displaySize
        let bound = size.most == 0 ? 0 : size.most.flatMap { size in most.map { size.repeatedSize($0) } }
        return (size.least.repeatedSize(least), bound)
      case .capture(_, let body): return body.displaySize
      }
    }
  }

  /// So many places of the display: counted from its start, or from its end in a mask that is filled from there.
  ///
  /// - Parameters:
  ///   - count: How many places are looked at.
  ///   - direction: The end from which the mask is filled.
  /// - Returns: As many, in the order of the display; `nil` where a place depends on the value.
  /// - Complexity: Linear in the tree and the count, times the depth of alternatives.
  @export(interface) package func places(_ count: Int, _ direction: MaskTree.Direction) -> [DisplayPlace?] {
    let isFromEnd = direction == .fromEnd
    var walk = PlaceWalk(limit: count, isFromEnd: isFromEnd)
    _ = walk.visit(self)
    let open = [DisplayPlace?](repeating: nil, count: max(0, count - walk.places.count))
    return isFromEnd ? open + walk.places.reversed() : walk.places + open
  }
}

/// A place of a display at which all complete values have the same part of a mask.
package struct DisplayPlace {
  /// The text that is shown there; `nil` for a slot.
  package var text: Cluster?
  /// Whether the text is part of the value.
  var isValueLiteral = false
  /// Where the part stands in the mask text.
  package var span: Range<Int>
}

/// Collects the places of a display, as long as it is certain which part of the mask stands there.
private struct PlaceWalk {
  let limit: Int
  let isFromEnd: Bool
  var places: [DisplayPlace?] = []

  /// - Returns: Whether the next part stands at one place, whatever the value is.
  mutating func visit(_ expression: MaskExpression) -> Bool {
    if places.count >= limit { return false }
    switch expression.kind {
    case .slot: places.append(DisplayPlace(text: nil, span: expression.span))
    case .literal(let text): places.append(DisplayPlace(text: text, span: expression.span))
    case .valueLiteral(let text):
      places.append(DisplayPlace(text: text, isValueLiteral: true, span: expression.span))
    case .range(let range):
      let count = min(range.lowWidth, limit - places.count)
      for _ in 0..<count { places.append(DisplayPlace(text: nil, span: expression.span)) }
      return range.isFixedWidth
    case .sequence(let items):
      for i in items.indices where !visit(items[isFromEnd ? items.count - 1 - i : i]) { return false }
    case .capture(_, let body): return visit(body)
    case .repetition(let body, let least, let most):
      // a body that shows nothing is nowhere, however often it is repeated
      if body.displaySize.most == 0 { return true }
      for _ in 0..<least where !visit(body) { return false }
      return least == most
    case .alternatives(let items): return visit(branches: items)
    }
    return true
  }

  /// Alternatives have in common what all of them show at a place; of words that are chosen, such as AM and PM, no
  /// letter is common.
  private mutating func visit(branches: [MaskExpression]) -> Bool {
    var common: [DisplayPlace?]?
    var isFixed = true
    for branch in branches {
      var walk = PlaceWalk(limit: limit - places.count, isFromEnd: isFromEnd)
      if !walk.visit(branch) { isFixed = false }
      if let first = common, first.count != walk.places.count { isFixed = false }
      common = common.map { PlaceWalk.common($0, walk.places) } ?? walk.places
    }
    places += common ?? []
    return isFixed
  }

  private static func common(_ first: [DisplayPlace?], _ second: [DisplayPlace?]) -> [DisplayPlace?] {
    zip(first, second).map { first, second in
      guard let first, let second, first.text == second.text, !first.isValueLiteral else { return nil }
      return first
    }
  }
}

extension Cluster {
  /// Whether it is seen by itself, as a character of a prompt is, or is the space.
  package var isShownInPrompt: Bool {
    first.isPrintable && !first.continuesCluster && !first.isInvisible && rest.allSatisfy { $0.value >= 0xA0 }
  }
}
