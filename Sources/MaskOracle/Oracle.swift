public import MaskSyntax

/// An oracle of what should happen when a mask is typed into: slow, plain, and the judge of everything fast.
///
/// It keeps every reading of the value whole and shares nothing with the compiler but the tree. Offsets count scalars
/// of the text shown; one inside a grapheme cluster stands for the cluster's start, or for its end where it ends a
/// range. An edit returns false where it was rejected or lost something.
///
///     var field = try Oracle(MaskTree(parsing: "(###) ###-####"))
///     field.insert("5551234567")
///     field.text      // (555) 123-4567
///
/// - Complexity: An edit takes about the cube of the value's length, times the live parses.
public struct Oracle: Sendable {
  var field: PathField
  /// States that `undo` brings back, the last first, and those that `redo` does.
  var past: [PathField] = []
  var future: [PathField] = []
  /// Where the last typed character left the caret: what is typed here belongs to the same step of undo.
  var typingCaret: Int?
  /// Text of a composition not yet committed; it stands in place of the selection.
  var marked: [Unicode.Scalar]?

  /// Whether a typed character replaces the next slot's.
  public var overwrites = false

  /// An empty field over a mask.
  ///
  /// - Parameters:
  ///   - tree: The mask, which need not be lawful.
  ///   - options: How the field behaves.
  ///   - limits: How many nodes the mask may have with its repeats written out.
  /// - Throws: `SyntaxError` where the mask expands to more nodes than the limit.
  public init(
    _ tree: MaskTree, options: OracleOptions = OracleOptions(), limits: MaskLimits = MaskLimits()
  ) throws(SyntaxError) {
    field = PathField(try Graph(tree, limits: limits), options: options)
  }

  /// The text shown, with that of a composition.
  public var text: String {
    let display = field.display
    guard let marked else { return display.string }
    let range = field.selection.range.clamped(to: 0..<display.count)
    return display[..<range.lowerBound].string + String(scalars: marked) + display[range.upperBound...].string
  }

  /// The placeholder of what is still to come after the text: fixed text, and for each slot the mask's prompt at its
  /// place, or an underscore.
  public var placeholder: String { field.placeholder.string }

  /// The slots' characters and the value literals, in order. An empty slot is U+FFFC.
  public var value: String { field.value.string }

  /// The number of characters in the value: as text, some of them may make one where they stand side by side.
  public var valueCount: Int { field.value.count }

  /// Whether the value is whole but for literals that are certain to come.
  public var isComplete: Bool { field.isComplete }

  /// The texts of the named groups.
  public var captures: [String: String] { field.captures }

  /// The end of the selection that moves with the keys.
  public var caret: Int { selection.head }

  /// The selection. Set beyond the text, it ends there; setting it commits a composition first.
  public var selection: (anchor: Int, head: Int) {
    get {
      if let marked {
        let caret = field.scalarOffset(field.selection.range.lowerBound) + marked.count
        return (caret, caret)
      }
      return (field.scalarOffset(field.selection.anchor), field.scalarOffset(field.selection.head))
    }
    set {
      unmarkText()
      select(field.selection(from: newValue.anchor, to: newValue.head))
    }
  }

  private mutating func select(_ selection: Selection) {
    if selection != field.selection {
      typingCaret = nil
      field.place = TypedPlace()
    }
    field.selection = selection
  }
}

/// Offsets in scalars.
extension PathField {
  func scalarOffset(_ offset: Int) -> Int {
    let display = display
    // a caret beyond the text would be a fault to be seen, not mended
    return display.prefix(offset).reduce(0) { $0 + $1.scalars.count } + max(0, offset - display.count)
  }

  /// How many characters of the display end at or before a scalar offset; rounded up, also the one it stands in.
  func characterOffset(_ scalars: Int, roundedUp: Bool = false) -> Int {
    var count = 0
    var end = 0
    for c in display {
      if end >= scalars { break }
      end += c.scalars.count
      if end > scalars, !roundedUp { break }
      count += 1
    }
    return count
  }

  func selection(from anchor: Int, to head: Int) -> Selection {
    Selection(
      anchor: characterOffset(anchor, roundedUp: anchor > head), head: characterOffset(head, roundedUp: head > anchor))
  }
}
