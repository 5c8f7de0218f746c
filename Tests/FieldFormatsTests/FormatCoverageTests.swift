import FieldEditing
import FieldFormats
import FixtureCases
import MaskSyntax
import Testing

/// Every format of the catalogue is shown by cases: what they are to show, and a test for each that says what is
/// missing.
@Suite struct FormatCoverageTests {
  enum Kind: CaseIterable {
    /// A value that is one.
    case complete
    /// One that is begun, where a single character is not complete already.
    case halfTyped
    /// One that is written with other separators than the format's, where it has any and they could not be part of a
    /// value.
    case otherSeparators
    /// One of the right shape that a check rejects, where there are checks.
    case invalid
  }

  @Test(arguments: FormatCatalog.standard.formats.map(\.name)) func everyKindIsShown(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let mask = try #require(FormatMasks.all[name])
    let cases = Fixtures.formats.filter { $0.format == name }
    let missing = Kind.allCases.filter { kind in
      switch kind {
      case .complete: !cases.contains { $0.steps.last?.stateToBe == "complete" }
      case .halfTyped:
        mask.minimumLength ?? 0 > 1
          && !cases.contains { $0.steps.contains { $0.stateToBe == "incomplete" && !$0.value.isEmpty } }
      case .otherSeparators: format.tree.expression.hasSeparators && !cases.contains { $0.hasOtherSeparators }
      case .invalid:
        !format.checks.isEmpty && !cases.contains { $0.steps.last?.stateToBe.hasPrefix("invalid: ") == true }
      }
    }
    #expect(missing.isEmpty, "\(name) has no case: \(missing)")
  }

  /// What a catalogue calls an example is one, and is shown so, or becomes it when editing ends.
  @Test(arguments: FormatCatalog.standard.formats.map(\.name)) func examplesAreComplete(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    var field = Field(try #require(FormatMasks.all[name]))
    field.setText(format.example)
    let shown = field.text
    field.endEditing()
    let (left, state) = (field.text, format.state(of: field).text)
    #expect([shown, left].contains(format.example))
    #expect(state == "complete")
  }

  /// What is typed key by key as it is written, separators and all, comes out so, and no key is rejected.
  @Test(arguments: FormatCatalog.standard.formats.map(\.name)) func writtenFormsAreTyped(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let mask = try #require(FormatMasks.all[name])
    for written in [format.example] + mask.examples(12).map({ mask.format($0) }) {
      var field = Field(mask)
      for character in written {
        field.insert(String(character))
        let rejections = field.rejections
        #expect(rejections.isEmpty, "\(character) of \(written)")
      }
      let typed = field.text
      field.endEditing()
      let left = field.text
      #expect([typed, left].contains(written))
    }
  }
}

extension FormatCase {
  private static let separators: Set<Unicode.Scalar> = [" ", "-", "/", ".", ":", ",", ";", "–", "—"]

  /// Whether a complete text is separated where, or as, its display is not.
  fileprivate var hasOtherSeparators: Bool {
    guard let text, let step = steps.first, step.complete == true else { return false }
    let places = text.unicodeScalars.contains { Self.separators.contains($0) }
    return places && !text.isSame(as: step.shown) && !text.isSame(as: step.value)
  }
}

extension MaskExpression {
  /// Whether separators stand in it, and none could be a value's own character.
  fileprivate var hasSeparators: Bool {
    let usual: [Unicode.Scalar] = [" ", "-", "/", ".", ":"]
    return fixed.contains { usual.contains($0) } && !slots.contains { slot in usual.contains { slot.accepts($0) } }
  }

  private var fixed: [Unicode.Scalar] {
    switch kind {
    case .literal(let text), .valueLiteral(let text): text.scalars
    default: parts.flatMap(\.fixed)
    }
  }

  private var slots: [Slot] {
    if case .slot(let slot) = kind { [slot] } else { parts.flatMap(\.slots) }
  }
}
