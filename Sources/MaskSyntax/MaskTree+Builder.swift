/// Parts of a mask in the builder form, nested so that `RegexBuilder` can be imported beside them.
extension MaskTree {
  /// One slot: `One(.letter, casing: .upper)` is `^@`.
  public struct One: MaskComponent {
    public let expression: MaskExpression
    /// A slot of a kind.
    ///
    /// - Parameters:
    ///   - kind: Which characters the slot takes.
    ///   - casing: How it changes their case.
    public init(_ kind: Slot.Kind, casing: Slot.Casing = .unchanged) {
      expression = MaskExpression(.slot(Slot(kind, casing: casing)))
    }

    /// One character of a set, or not of it: `One(of: "a"..."f", "0"..."9", casing: .lower)` is `~[a-f0-9]`.
    ///
    /// - Parameters:
    ///   - ranges: The characters of the set.
    ///   - negated: Whether the slot takes all characters but those of the set.
    ///   - casing: How it changes the case of what it takes.
    public init(of ranges: ClosedRange<Unicode.Scalar>..., negated: Bool = false, casing: Slot.Casing = .unchanged) {
      let set = ranges.map { SlotRange($0.lowerBound, $0.upperBound) }
      expression = MaskExpression(.slot(Slot(.set(set, negated: negated), casing: casing)))
    }
  }

  /// Text that is part of the value: `ValueLiteral("+7")` is `"+7"`.
  public struct ValueLiteral: MaskComponent {
    public let expression: MaskExpression
    /// A value literal for each character of a text.
    ///
    /// - Parameter text: The text, as it stands in the value.
    public init(_ text: String) {
      expression = MaskExpression(.sequence(text.clusters.map { MaskExpression(.valueLiteral($0)) }))
    }
  }

  /// A part several times: `Repeat(.digit, 1...5)` is `#{1,5}`.
  public struct Repeat: MaskComponent {
    public let expression: MaskExpression

    /// Exactly so many slots of a kind: `Repeat(.digit, count: 3)` is `#{3}`.
    ///
    /// - Parameters:
    ///   - kind: Which characters each slot takes.
    ///   - count: How many slots there are.
    public init(_ kind: Slot.Kind, count: Int) { self.init(MaskExpression(.slot(Slot(kind))), count, count) }
    /// Slots of a kind, as many as a range allows: `Repeat(.digit, 1...5)` is `#{1,5}`.
    ///
    /// - Parameters:
    ///   - kind: Which characters each slot takes.
    ///   - counts: The least and the greatest number of slots.
    public init(_ kind: Slot.Kind, _ counts: ClosedRange<Int>) {
      self.init(MaskExpression(.slot(Slot(kind))), counts.lowerBound, counts.upperBound)
    }
    /// Slots of a kind, so many or more: `Repeat(.digit, 1...)` is `#{1,}`.
    ///
    /// - Parameters:
    ///   - kind: Which characters each slot takes.
    ///   - counts: The least number of slots.
    public init(_ kind: Slot.Kind, _ counts: PartialRangeFrom<Int>) {
      self.init(MaskExpression(.slot(Slot(kind))), counts.lowerBound, nil)
    }
    /// A part exactly so many times: `Repeat(One(.letter, casing: .upper), count: 2)` is `^@{2}`.
    ///
    /// - Parameters:
    ///   - part: What is repeated.
    ///   - count: How many times.
    public init(_ part: some MaskComponent, count: Int) {
      self.init(MaskExpression.group([part.expression]), count, count)
    }
    /// Parts exactly so many times.
    ///
    /// - Parameters:
    ///   - count: How many times.
    ///   - parts: What is repeated, as a group.
    public init(count: Int, @MaskBuilder _ parts: () -> [MaskExpression]) {
      self.init(MaskExpression.group(parts()), count, count)
    }
    /// Parts as many times as a range allows.
    ///
    /// - Parameters:
    ///   - counts: The least and the greatest number of times.
    ///   - parts: What is repeated, as a group.
    public init(_ counts: ClosedRange<Int>, @MaskBuilder _ parts: () -> [MaskExpression]) {
      self.init(MaskExpression.group(parts()), counts.lowerBound, counts.upperBound)
    }
    /// Parts so many times or more.
    ///
    /// - Parameters:
    ///   - counts: The least number of times.
    ///   - parts: What is repeated, as a group.
    public init(_ counts: PartialRangeFrom<Int>, @MaskBuilder _ parts: () -> [MaskExpression]) {
      self.init(MaskExpression.group(parts()), counts.lowerBound, nil)
    }
    private init(_ body: MaskExpression, _ least: Int, _ most: Int?) {
      expression = MaskExpression(.repetition(body, least: least, most: most))
    }
  }

  /// A part that may be left out: `Optionally { " x"; Repeat(.digit, 1...5) }` is `< x#{1,5}>?`.
  public struct Optionally: MaskComponent {
    public let expression: MaskExpression
    /// Parts that may be left out, all of them together.
    ///
    /// - Parameter parts: The parts in their order.
    public init(@MaskBuilder _ parts: () -> [MaskExpression]) {
      expression = MaskExpression(.repetition(MaskExpression.group(parts()), least: 0, most: 1))
    }
  }

  /// Alternatives, the first preferred: each statement is one.
  public struct ChoiceOf: MaskComponent {
    public let expression: MaskExpression
    /// One of several alternatives.
    ///
    /// - Parameter alternatives: The alternatives, a statement each, the first preferred.
    public init(@AlternativesBuilder _ alternatives: () -> [MaskExpression]) {
      expression = MaskExpression(.alternatives(alternatives()))
    }
  }

  /// Builds alternatives: each statement is one.
  @resultBuilder public enum AlternativesBuilder {
    /// The alternative that a statement stands for.
    ///
    /// - Parameter part: A string or another part of a mask.
    /// - Returns: The alternative as one expression.
    public static func buildExpression(_ part: some MaskComponent) -> MaskExpression {
      MaskExpression(.sequence(part.expression.characters))
    }
    /// The alternatives of all statements, in their order.
    ///
    /// - Parameter parts: The alternatives.
    /// - Returns: The alternatives in an array.
    public static func buildBlock(_ parts: MaskExpression...) -> [MaskExpression] { parts }
  }

  /// A named part: `Capture("month") { Number("01", "12") }` is `<month:01..12>`.
  public struct Capture: MaskComponent {
    public let expression: MaskExpression
    /// A part with a name, under which a field has what is typed into it.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - parts: What is named, as a group.
    public init(_ name: String, @MaskBuilder _ parts: () -> [MaskExpression]) {
      expression = MaskExpression(.capture(name: name, MaskExpression.captured(parts())))
    }
  }

  /// A number in a range, its bounds as they are written: `Number("01", "12")` is `<01..12>`, `Number("0", "255")` is
  /// `<0..255>`.
  public struct Number: MaskComponent {
    public let expression: MaskExpression
    /// The numbers from one bound to another.
    ///
    /// Both bounds are digits, one to nine, the first no larger than the second and written no longer.
    ///
    /// - Parameters:
    ///   - low: The lower bound, one to nine digits.
    ///   - high: The upper bound, one to nine digits; of as many digits as `low`, the number is padded to them.
    public init(_ low: String, _ high: String) {
      guard let tree = try? MaskTree(parsing: "<\(low)..\(high)>"), case .sequence(let items) = tree.expression.kind,
        items.count == 1
      else {
        preconditionFailure("no range of numbers: <\(low)..\(high)>")
      }
      expression = MaskExpression(items[0].kind)
    }
  }
}

extension MaskExpression {
  /// What a group in the text form makes of its parts.
  fileprivate static func group(_ parts: [MaskExpression]) -> MaskExpression { MaskExpression(.sequence(parts)) }

  /// A range is captured as it is, everything else as a sequence.
  fileprivate static func captured(_ parts: [MaskExpression]) -> MaskExpression {
    if parts.count == 1, case .range = parts[0].kind { parts[0] } else { MaskExpression(.sequence(parts)) }
  }
}
