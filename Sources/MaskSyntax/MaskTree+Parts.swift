/// Parts of a mask in the builder form, nested so that `RegexBuilder` can be imported beside them.
extension MaskTree {
  /// One slot: `One(.letter, casing: .upper)` is `^@`.
  public struct One: MaskComponent {
    public let tree: MaskTree
    /// A slot of a kind.
    ///
    /// - Parameters:
    ///   - kind: Which characters the slot takes.
    ///   - casing: How it changes their case.
    public init(_ kind: Slot.Kind, casing: Slot.Casing = .unchanged) {
      tree = MaskTree(.slot(Slot(kind, casing: casing)))
    }

    /// One character of a set, or not of it: `One(of: "a"..."f", "0"..."9", casing: .lower)` is `~[a-f0-9]`.
    ///
    /// - Parameters:
    ///   - ranges: The characters of the set.
    ///   - negated: Whether the slot takes all characters but those of the set.
    ///   - casing: How it changes the case of what it takes.
    public init(of ranges: ClosedRange<Unicode.Scalar>..., negated: Bool = false, casing: Slot.Casing = .unchanged) {
      let set = ranges.map { SlotRange($0.lowerBound, $0.upperBound) }
      tree = MaskTree(.slot(Slot(.set(set, negated: negated), casing: casing)))
    }
  }

  /// Text that is part of the value: `ValueLiteral("+7")` is `"+7"`.
  public struct ValueLiteral: MaskComponent {
    public let tree: MaskTree
    /// A value literal for each character of a text.
    ///
    /// - Parameter text: The text, as it stands in the value.
    public init(_ text: String) { tree = MaskTree(.sequence(text.clusters.map { MaskTree(.valueLiteral($0)) })) }
  }

  /// A part several times: `Repeat(.digit, 1...5)` is `#{1,5}`.
  public struct Repeat: MaskComponent {
    public let tree: MaskTree

    /// Exactly so many slots of a kind: `Repeat(.digit, count: 3)` is `#{3}`.
    ///
    /// - Parameters:
    ///   - kind: Which characters each slot takes.
    ///   - count: How many slots there are.
    public init(_ kind: Slot.Kind, count: Int) { self.init(MaskTree(.slot(Slot(kind))), count, count) }
    /// Slots of a kind, as many as a range allows: `Repeat(.digit, 1...5)` is `#{1,5}`.
    ///
    /// - Parameters:
    ///   - kind: Which characters each slot takes.
    ///   - counts: The least and the greatest number of slots.
    public init(_ kind: Slot.Kind, _ counts: ClosedRange<Int>) {
      self.init(MaskTree(.slot(Slot(kind))), counts.lowerBound, counts.upperBound)
    }
    /// Slots of a kind, so many or more: `Repeat(.digit, 1...)` is `#{1,}`.
    ///
    /// - Parameters:
    ///   - kind: Which characters each slot takes.
    ///   - counts: The least number of slots.
    public init(_ kind: Slot.Kind, _ counts: PartialRangeFrom<Int>) {
      self.init(MaskTree(.slot(Slot(kind))), counts.lowerBound, nil)
    }
    /// A part exactly so many times: `Repeat(One(.letter, casing: .upper), count: 2)` is `^@{2}`.
    ///
    /// - Parameters:
    ///   - part: What is repeated.
    ///   - count: How many times.
    public init(_ part: some MaskComponent, count: Int) { self.init(MaskTree.group([part.tree]), count, count) }
    /// Parts exactly so many times.
    ///
    /// - Parameters:
    ///   - count: How many times.
    ///   - parts: What is repeated, as a group.
    public init(count: Int, @MaskBuilder _ parts: () -> [MaskTree]) { self.init(MaskTree.group(parts()), count, count) }
    /// Parts as many times as a range allows.
    ///
    /// - Parameters:
    ///   - counts: The least and the greatest number of times.
    ///   - parts: What is repeated, as a group.
    public init(_ counts: ClosedRange<Int>, @MaskBuilder _ parts: () -> [MaskTree]) {
      self.init(MaskTree.group(parts()), counts.lowerBound, counts.upperBound)
    }
    /// Parts so many times or more.
    ///
    /// - Parameters:
    ///   - counts: The least number of times.
    ///   - parts: What is repeated, as a group.
    public init(_ counts: PartialRangeFrom<Int>, @MaskBuilder _ parts: () -> [MaskTree]) {
      self.init(MaskTree.group(parts()), counts.lowerBound, nil)
    }
    private init(_ body: MaskTree, _ least: Int, _ most: Int?) {
      tree = MaskTree(.repetition(body, least: least, most: most))
    }
  }

  /// A part that may be left out: `Optionally { " x"; Repeat(.digit, 1...5) }` is `< x#{1,5}>?`.
  public struct Optionally: MaskComponent {
    public let tree: MaskTree
    /// Parts that may be left out, all of them together.
    ///
    /// - Parameter parts: The parts in their order.
    public init(@MaskBuilder _ parts: () -> [MaskTree]) {
      tree = MaskTree(.repetition(MaskTree.group(parts()), least: 0, most: 1))
    }
  }

  /// Alternatives, the first preferred: each statement is one.
  public struct ChoiceOf: MaskComponent {
    public let tree: MaskTree
    /// One of several alternatives.
    ///
    /// - Parameter alternatives: The alternatives, a statement each, the first preferred.
    public init(@AlternativesBuilder _ alternatives: () -> [MaskTree]) {
      tree = MaskTree(.alternatives(alternatives()))
    }
  }

  /// Builds alternatives: each statement is one.
  @resultBuilder public enum AlternativesBuilder {
    /// The alternative that a statement stands for.
    ///
    /// - Parameter part: A string or another part of a mask.
    /// - Returns: The alternative as one tree.
    public static func buildExpression(_ part: some MaskComponent) -> MaskTree { MaskTree(.sequence(part.tree.parts)) }
    /// The alternatives of all statements, in their order.
    ///
    /// - Parameter parts: The alternatives.
    /// - Returns: The alternatives in an array.
    public static func buildBlock(_ parts: MaskTree...) -> [MaskTree] { parts }
  }

  /// A named part: `Capture("month") { Number("01", "12") }` is `<month:01..12>`.
  public struct Capture: MaskComponent {
    public let tree: MaskTree
    /// A part with a name, under which a field has what is typed into it.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - parts: What is named, as a group.
    public init(_ name: String, @MaskBuilder _ parts: () -> [MaskTree]) {
      tree = MaskTree(.capture(name: name, MaskTree.captured(parts())))
    }
  }

  /// A whole mask that is filled from its end: `FromEnd { Repeat(.digit, 1...7); "-"; One(.digit) }` is
  /// `{from-end}#{1,7}-#`.
  public struct FromEnd: MaskComponent {
    public let tree: MaskTree
    /// A mask whose last slot has the last character of a value.
    ///
    /// - Parameter parts: The parts in their order. None is a number in a range, or repeats without bound.
    public init(@MaskBuilder _ parts: () -> [MaskTree]) { tree = MaskTree(.fromEnd(MaskTree.group(parts()))) }
  }

  /// A whole mask with a prompt: `Prompt("DD/MM") { Number("01", "31"); "/"; Number("01", "12") }` is
  /// `{prompt "DD/MM"}<01..31>/<01..12>`.
  public struct Prompt: MaskComponent {
    public let tree: MaskTree
    /// A mask that shows characters of its own for what is still to come.
    ///
    /// - Parameters:
    ///   - text: A character for each place of the display.
    ///   - parts: The parts in their order.
    public init(_ text: String, @MaskBuilder _ parts: () -> [MaskTree]) {
      tree = MaskTree(.prompt(text.clusters, MaskTree.group(parts())))
    }
  }

  /// A number in a range, its bounds as they are written: `Number("01", "12")` is `<01..12>`, `Number("0", "255")` is
  /// `<0..255>`.
  public struct Number: MaskComponent {
    public let tree: MaskTree
    /// The numbers from one bound to another.
    ///
    /// Both bounds are digits, one to nine, the first no larger than the second and written no longer.
    ///
    /// - Parameters:
    ///   - low: The lower bound, one to nine digits.
    ///   - high: The upper bound, one to nine digits; of as many digits as `low`, the number is padded to them.
    public init(_ low: String, _ high: String) {
      guard let tree = try? MaskTree(parsing: "<\(low)..\(high)>"), case .sequence(let items) = tree.kind,
        items.count == 1
      else {
        preconditionFailure("no range of numbers: <\(low)..\(high)>")
      }
      self.tree = MaskTree(items[0].kind)
    }
  }
}

extension MaskTree {
  /// What a group in the text form makes of its parts.
  fileprivate static func group(_ parts: [MaskTree]) -> MaskTree { MaskTree(.sequence(parts)) }

  /// A range is captured as it is, everything else as a sequence.
  fileprivate static func captured(_ parts: [MaskTree]) -> MaskTree {
    if parts.count == 1, case .range = parts[0].kind { parts[0] } else { MaskTree(.sequence(parts)) }
  }
}
