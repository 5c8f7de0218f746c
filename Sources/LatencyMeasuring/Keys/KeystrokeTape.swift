public import FieldEditing
public import FieldFormats
public import MaskFuzzing
internal import NumberFormatting
internal import PhoneNumbering

/// Scripts that are ready to be played: decoded, and the kind of each key known.
///
///     var tape = KeystrokeTape()
///     let mask = tape.add(FieldFormat(try Mask("##/##")))
///     tape.append(try Script(parsing: "1227«BS»"), to: mask)
///     tape.kinds     // append, append, append, append, delete
///
/// A key takes 17 bytes, and texts what they have.
public struct KeystrokeTape: Sendable {
  /// What is typed into.
  private(set) var fields: [TapedField] = []
  /// The kind of each key.
  public internal(set) var kinds: [KeyKind] = []
  var keys: [Keystroke] = []
  var texts: [String] = []
  var regions: [PhoneRegion?] = []
  var scripts: [TapedScript] = []

  public init() {}

  /// The number of scripts.
  public var scriptCount: Int { scripts.count }
  /// The number of keys.
  public var keyCount: Int { kinds.count }

  /// Adds something to type into. Its offsets count characters, as those of most fields do.
  ///
  /// - Returns: Its number.
  public mutating func add(_ format: FieldFormat, options: FieldOptions = FieldOptions()) -> Int {
    var options = options
    options.offsetUnit = .characters
    // what is measured is the field, not the reader of whole texts before it
    options.pastes = .verbatim
    fields.append(TapedField(format: format, options: options))
    return fields.count - 1
  }

  /// Adds a script, which is played once to see what its keys do. A script without keys is left out.
  ///
  /// - Parameters:
  ///   - script: the keys, in order.
  ///   - format: the number of what it is typed into.
  public mutating func append(_ script: Script, to format: Int) {
    let start = keys.count
    var taper = ScriptTaper(fields[format])
    for key in script.keys { taper.press(key, &self) }
    if keys.count > start {
      scripts.append(TapedScript(format: format, keys: start..<keys.count, isPlain: taper.isPlain))
    }
  }

  /// Adds a script of keys that do nothing: what is left is what playing them costs.
  mutating func appendIdleKeys(_ count: Int, to format: Int) {
    scripts.append(TapedScript(format: format, keys: keys.count..<(keys.count + count), isPlain: true))
    keys += Array(repeating: Keystroke(action: .nothing), count: count)
    kinds += Array(repeating: .other, count: count)
  }
}

/// What the scripts of a tape are typed into.
struct TapedField: Sendable {
  let format: FieldFormat
  let options: FieldOptions

  /// An empty field, as a program would make it.
  func field() -> Field { Field(format, options: options) }
}

/// A script on a tape.
struct TapedScript: Sendable {
  let format: Int
  let keys: Range<Int>
  /// Whether clearing the field brings it back to its beginning: neither overwriting nor the region was changed.
  let isPlain: Bool
}

/// Presses the keys of a script, and notes them on a tape.
private struct ScriptTaper: ~Copyable {
  private var target: EngineTarget
  var isPlain = true

  init(_ taped: TapedField) {
    // its scripts count scalars
    target = EngineTarget(taped.format, options: taped.options, offsetUnit: .characters)
  }

  mutating func press(_ key: EditCommand, _ tape: inout KeystrokeTape) {
    switch key {
    case .replace(let range, let text):
      note(.setSelection(anchor: range.lowerBound, head: range.upperBound), &tape)
      note(.insert(text), &tape)
    case .deleteBackward(let unit):
      select(unit, .wordBackward, .start, &tape)
      note(.deleteBackward(), &tape)
    case .deleteForward(let unit):
      select(unit, .wordForward, .end, &tape)
      note(.deleteForward(), &tape)
    default: note(key, &tape)
    }
  }

  /// Selects what is deleted where nothing is selected.
  private mutating func select(
    _ unit: Field.TextUnit, _ word: Field.Movement, _ edge: Field.Movement, _ tape: inout KeystrokeTape
  ) {
    if unit == .all { return note(.selectAll, &tape) }
    if unit == .character || !target.field.selection.isEmpty { return }
    note(.move(unit == .word ? word : edge, extending: true), &tape)
  }

  private mutating func note(_ key: EditCommand, _ tape: inout KeystrokeTape) {
    let before = FieldView(target.field)
    target.result = nil
    target.press(key)
    let kind = KeyKind(key, before, FieldView(target.field), target.result)
    tape.kinds.append(kind)
    tape.keys.append(keystroke(key, &tape))
  }

  private mutating func keystroke(_ key: EditCommand, _ tape: inout KeystrokeTape) -> Keystroke {
    func text(_ action: Keystroke.Action, _ text: String) -> Keystroke {
      tape.texts.append(text)
      return Keystroke(action: action, first: Int32(tape.texts.count - 1))
    }
    switch key {
    case .insert(let typed): return key.typedScalar.map { Keystroke(action: .type, scalar: $0) } ?? text(.paste, typed)
    case .paste(let pasted), .replace(_, let pasted): return text(.paste, pasted)
    case .setText(let whole): return text(.set, whole)
    case .setValue(let value): return text(.setValue, value)
    case .setMarkedText(let marked): return text(.setMarkedText, marked)
    case .deleteBackward: return Keystroke(action: .backspace)
    case .deleteForward: return Keystroke(action: .delete)
    case .move(.backward, let extending): return Keystroke(action: .left, isOn: extending)
    case .move(.forward, let extending): return Keystroke(action: .right, isOn: extending)
    case .move(.start, false): return Keystroke(action: .home)
    case .move(.end, false): return Keystroke(action: .end)
    case .move, .setSelection, .selectAll:
      // as the field counts: scripts count scalars
      return Keystroke(action: .select, first: Int32(target.field.selectionAnchor), second: Int32(target.field.caret))
    case .endEditing: return Keystroke(action: .endEditing)
    case .step(let count, let size):
      let place = StepSize.allCases.firstIndex(of: size) ?? 0
      return Keystroke(action: .step, first: Int32(clamping: count), second: Int32(place))
    case .undo: return Keystroke(action: .undo)
    case .redo: return Keystroke(action: .redo)
    case .unmarkText: return Keystroke(action: .unmarkText)
    case .overwrite(let isOn):
      isPlain = false
      return Keystroke(action: .overwrite, isOn: isOn)
    case .changeRegion(let region):
      isPlain = false
      tape.regions.append(region)
      return Keystroke(action: .region, first: Int32(tape.regions.count - 1))
    case .clear: return Keystroke(action: .clear)
    // what is secret is not measured otherwise
    case .reveal: return Keystroke(action: .nothing)
    }
  }
}
