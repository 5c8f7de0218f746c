public import FieldEditing
import FieldFormats
import MaskOracle

/// Plays scripts on a mask, and returns the laws that they broke: empty where all hold.
///
///     let checker = LawChecker(try Mask("##/##"))
///     checker.violations(of: try Script(parsing: "12«BS»3"))     // []
///
/// - Complexity: The script is played some ten times, and each key that adds to the end plays what came before it once
///   more.
public struct LawChecker: Sendable {
  /// The mask alone: what a format of the catalogue knows beyond it, the oracle does not.
  let mask: Mask
  /// How the mask alone reads texts.
  let format: FieldFormat
  /// The format that it may be of.
  let given: FieldFormat
  private(set) var options: FieldOptions
  /// The laws that are checked.
  public var laws: Set<Law>
  /// The units of offsets in which edits are to say what changed.
  public var offsetUnits = FieldOptions.OffsetUnit.allCases

  /// A checker of fields over a mask.
  ///
  /// - Parameters:
  ///   - mask: What the scripts are played on.
  ///   - options: How the field behaves; whole texts are always taken verbatim, as the oracle takes them.
  ///   - laws: Which laws are checked.
  public init(_ mask: Mask, options: FieldOptions = FieldOptions(), laws: Set<Law> = Set(Law.allCases)) {
    self.mask = mask.alone
    format = FieldFormat(mask.alone)
    given = FieldFormat(mask)
    self.options = options
    self.options.pastes = .verbatim
    self.laws = laws
  }

  /// Returns the laws that a script breaks.
  ///
  /// - Parameter script: The keys, pressed in an empty field.
  /// - Returns: The violations found, with the keys that show each; empty where all laws hold.
  public func violations(of script: Script) -> [LawViolation] {
    var found: [LawViolation] = []
    for unit in offsetUnits where laws.contains(.editIsWhatChanged) {
      found += edits(script, unit)
    }
    found += states(script)
    if laws.contains(.typingIsPasting) { found += typing(script) }
    if laws.contains(.wholeTextIsKept) { found += wholeText(script) }
    if laws.contains(.backspaceInverts) { found += backspace(script) }
    found += rejectionViolations(script)
    if laws.contains(.undoInverts) { found += undo(script) }
    if laws.contains(.movementIsArrow) { found += movements(script) }
    if laws.contains(.clearedIsNew) { found += clearing(script) }
    if laws.contains(.stepIsManySteps), options.isEager { found += steps(script) }
    if laws.contains(.engineIsOracle) { found += oracle(script) }
    return found
  }

  func violation(_ law: Law, _ keys: some Sequence<EditCommand>, _ detail: String, lazy: Bool = false) -> LawViolation {
    var options = options
    if lazy { options.isEager = false }
    return LawViolation(
      law: law, mask: mask.tree.text, keys: Script(Array(keys)).description, options: options, detail: detail)
  }

  /// The options with those that laws speak of changed.
  func options(lazy: Bool) -> FieldOptions {
    var options = options
    if lazy { (options.isEager, options.showsSuffix) = (false, false) }
    options.isSecure = false
    return options
  }

}

/// What stands in a field.
struct FieldState: Equatable {
  let text: [Unicode.Scalar]
  let value: [Unicode.Scalar]

  init(_ text: String, _ value: String) {
    self.text = Array(text.unicodeScalars)
    self.value = Array(value.unicodeScalars)
  }
}

extension FieldState: CustomStringConvertible {
  var description: String { "\(String(scalars: text)) | \(String(scalars: value))" }
}

extension EngineTarget {
  var state: FieldState { FieldState(text, field.value) }

  /// What the field, cleared, shows of a value: in a lazy one that is the display without trailing literals.
  mutating func display(of value: String) -> String {
    field.clear()
    _ = setValue(value)
    return text
  }

  /// Whether characters of the value make one where they stand side by side, as the halves of a flag do: as text it is
  /// another value.
  var valueMerges: Bool {
    let value = field.value
    if value.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return false }
    return !value.lazy.map(String.init).elementsEqual(field.valueCharacters)
  }
}

extension String {
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
