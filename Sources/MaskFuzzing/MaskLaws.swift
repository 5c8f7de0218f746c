package import FieldEditing
internal import FieldFormats
package import MaskOracle
internal import MaskSyntax

/// The laws of fields over a mask, which are played on the engine alone.
struct MaskLaws: FieldLaws {
  /// The mask alone: what a format of the catalogue knows beyond it, the oracle does not.
  let mask: Mask
  /// How the mask alone reads texts.
  let format: FieldFormat
  /// The format that it may be of.
  let given: FieldFormat
  /// The name of the mask in the catalogue, if it is one of the catalogue: then it stands for the mask, which may have
  /// no text.
  let preset: String?
  let options: FieldOptions

  let kind = Law.Kind.mask
  let offsetUnit = FieldOptions.OffsetUnit.scalars

  init(_ mask: Mask, options: FieldOptions, preset: String? = nil) {
    self.mask = mask.alone
    format = FieldFormat(mask.alone)
    given = FieldFormat(mask)
    self.preset = preset
    self.options = options.reading(.verbatim)
  }

  func field(in offsetUnit: FieldOptions.OffsetUnit) -> EngineTarget {
    EngineTarget(format, options: options, offsetUnit: offsetUnit)
  }
  func visitedField() -> EngineTarget { EngineTarget(given, options: options.reading(.lossless)) }

  /// The options of a field whose text can be read.
  var readableOptions: FieldOptions {
    var options = options
    options.isSecure = false
    return options
  }

  /// A field whose text can be read; a lazy one shows the value alone.
  func readable(lazy: Bool = false) -> EngineTarget {
    var options = readableOptions
    if lazy { (options.isEager, options.showsSuffix) = (false, false) }
    return EngineTarget(format, options: options)
  }

  /// What names a mask in a line of `caret replay`: its name in the standard catalogue, if it has one, else its text.
  static func session(of tree: MaskTree, preset: String?) -> String {
    preset.map { "\"preset\": \($0.asJSON)" } ?? "\"mask\": \(tree.text.asJSON)"
  }

  func session(of law: Law) -> String {
    let field = Self.session(of: mask.tree, preset: preset)
    let overflow = "\"overflow\": \"\(options.overflow == .drop ? "drop" : "reject")\""
    let others = options.unusualFlags.filter { $0 != .eager }.map { ", \"\($0.rawValue)\": \(options[$0])" }
    let steps = options.steps.given.map { ", \"\($0.name)\": \($0.length.description.asJSON)" }
    return "\(field), \"options\": {\"eager\": \(isEager(law)), \(overflow)\((others + steps).joined())}"
  }

  /// Whether a field shows literals ahead in which a law was broken.
  private func isEager(_ law: Law?) -> Bool { options.isEager && law != .typingIsPasting }

  func isSteppedEvenly(from before: FieldState, to after: FieldState) -> Bool {
    options.isEager && before != after && before.digits == after.digits
  }

  func fixture(_ broken: BrokenLaw) -> FixtureCase? {
    var options = OracleOptions(options)
    options.eager = isEager(Law(rawValue: broken.law))
    guard mask.tree.hasText, var oracle = try? Oracle(mask.tree, options: options) else { return nil }
    let steps = broken.script.keys.map { key in
      oracle.press(key)
      return FixtureStep(oracle.text, caret: oracle.caret, value: oracle.value, isComplete: oracle.isComplete)
    }
    return FixtureCase(broken, steps: steps)
  }

  func fault<Target: EntryTarget & ~Copyable>(_ law: Law, _ replay: EntryReplay<Target>) -> Fault? {
    let replay = EntryReplay(keys: replay.keys) { readable() }
    let whole = EntryReplay(keys: replay.keys) { EngineTarget(given, options: readableOptions.reading(.lossless)) }
    switch law {
    case .typingIsPasting: return differenceOfPaste(replay.keys.insertedText)
    case .wholeTextIsKept: return lostOfWholeText(replay.keys.insertedText)
    case .backspaceInverts: return wrongBackspace(replay)
    case .rejectionChangesNothing:
      // of a text that arrives whole a part may be taken
      return replay.wrongRejection { $0.typedScalar == nil } ?? whole.changingRejection()
    case .lossIsReported:
      // in another form a value has its parts in another order
      let isReadOtherwise = given.namedFormat != nil || format.isReadInOtherForms
      return replay.silentLoss() ?? (isReadOtherwise ? nil : whole.silentLoss())
    case .nothingIsJoined: return mask.tree.expression.hasOpenNumbers ? replay.joining() : nil
    case .undoInverts: return replay.keys.count > options.undoSteps ? nil : replay.wrongUndo()
    case .engineIsOracle: return differenceFromOracle(replay)
    default: return nil
    }
  }
}

extension FieldOptions {
  /// The same for a field that takes whole texts so.
  func reading(_ pastes: Pasting) -> FieldOptions {
    var options = self
    options.pastes = pastes
    return options
  }
}

extension OracleOptions {
  /// How the oracle plays a field of options.
  package init(_ options: FieldOptions) {
    self.init(eager: options.isEager, overflow: options.overflow == .drop ? .drop : .reject)
    flags = Set(FieldOptions.Flag.independent.filter { options[$0] }.map(\.rawValue))
    steps = options.steps
  }
}

extension FieldState {
  /// The digits that are shown.
  fileprivate var digits: [Unicode.Scalar] { text.filter { ("0"..."9").contains($0) } }
}

extension [EditCommand] {
  /// All that is typed and pasted.
  fileprivate var insertedText: String {
    reduce(into: "") { text, key in
      switch key {
      case .insert(let typed): text += typed
      case .paste(let pasted): text += pasted
      default: break
      }
    }
  }
}
