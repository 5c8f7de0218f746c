import FieldFormats
import FixtureCases
import MaskCompiler
import TestDepth
import Testing

@testable import FieldEditing

/// Each action that a program has for a key, held against the general path: for each state, class of characters and
/// situation.
@Suite struct KeyActionTests {
  static let masks = Array(Set(Fixtures.editing.map(\.mask))).sorted()

  @Test(arguments: FormatMasks.distinct.sample(oneIn: 3)) func formatsOfTheCatalogue(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    var trial = try KeyActionTrial(format.mask())
    trial.run()
    #expect(!trial.actions.isEmpty)
  }

  @Test func masksOfTheFixtures() throws {
    var actions: Set<KeyAction> = []
    for mask in Self.masks {
      var trial = try KeyActionTrial(Mask(mask, strictness: .permissive))
      trial.run()
      actions.formUnion(trial.actions)
    }
    #expect(actions.union([.general]) == Set(KeyAction.allCases))
  }
}

/// One mask, tried: what is typed by its action, and again by the general path.
struct KeyActionTrial {
  private let mask: Mask
  private let tables: MaskTables
  /// A shortest value that leads to each state.
  private var values: [Int: [Character]] = [:]
  /// A character of each class.
  private var members: [Character?]
  /// The actions that were tried.
  private(set) var actions: Set<KeyAction> = []

  init(_ mask: Mask) {
    self.mask = mask
    tables = mask.program.tables
    members = [Character?](repeating: nil, count: tables.classCount)
    for c in (32..<127).reversed() { members[Int(tables.ascii[c])] = Character(Unicode.Scalar(UInt8(c))) }
    findValues()
  }

  private mutating func findValues() {
    values[0] = []
    var queue = [0]
    var next = 0
    while next < queue.count {
      let s = queue[next]
      next += 1
      for (target, c) in steps(from: s) where values[target] == nil {
        values[target] = values[s, default: []] + [c]
        queue.append(target)
      }
    }
  }

  /// The states that a character leads to from another, with nothing inserted.
  private func steps(from s: Int) -> [(target: Int, Character)] {
    members.indices.compactMap { k in
      let cell = cell(s, k)
      guard let c = members[k], Row.takes(cell), !Row.isAutoInsertion(cell) else { return nil }
      return (Int(cell & Row.targetMask) / tables.rowStride, c)
    }
  }

  private func cell(_ s: Int, _ k: Int) -> UInt64 { tables.rows[s * tables.rowStride + Row.header + k] }

  mutating func run() {
    let states = values.sorted { $0.key < $1.key }.map {
      (value: $0.value, keys: keys(in: $0.key), rest: rest(after: $0.key))
    }
    for situation in Situation.allCases {
      var pair = FieldPair(mask, situation)
      for (value, keys, rest) in states {
        for (c, action) in keys {
          guard pair.begin(value, rest) else { break }
          actions.insert(action)
          let (typed, expected) = pair.type(c)
          if typed == expected { continue }
          Issue.record("\(c) in \(situation) after \(String(value)): \(action), \(typed), not \(expected)")
          return
        }
      }
    }
  }

  /// A character for each two actions that the state has, and each literal that has one.
  private func keys(in s: Int) -> [(Character, KeyAction)] {
    var seen: Set<[UInt64]> = []
    return members.indices.compactMap { k in
      guard let c = members[k], let ascii = c.asciiValue else { return nil }
      let cell = cell(s, k)
      let actions = [false, true].map { Row.action(cell, afterLiterals: $0) }
      let isLiteral = tables.signatures[k * tables.signatureStride + 2] & 0xFE != 0
      guard seen.insert(actions + [isLiteral ? UInt64(ascii) : 0, cell & Row.targetMask]).inserted else { return nil }
      // what the general path decides in both situations is not a claim to be tried
      guard let action = actions.first(where: { $0 != 0 }) else { return nil }
      return KeyAction(rawValue: UInt8(action)).map { (c, $0) }
    }
  }

  /// What may stand after a state: a few characters more.
  private func rest(after s: Int) -> [Character] {
    var (at, out) = (s, [Character]())
    while out.count < 5, let (target, c) = steps(from: at).last {
      out.append(c)
      at = target
    }
    return out
  }
}

/// Where the caret stands when a key is typed.
enum Situation: CaseIterable {
  /// After the literals that are certain to come; just carried over them; with none shown.
  case shown, carried, lazy
  /// In the middle: right after a character, or after the literals that follow it.
  case within, withinAfterLiterals

  /// Puts a value into a field and the caret in its place. Returns `false` where the situation does not arise.
  func begin(_ field: inout Field, _ value: [Character], _ rest: [Character]) -> Bool {
    field.clear()
    switch self {
    case .shown, .lazy:
      field.setValue(String(value))
      return field.value == String(value)
    case .carried:
      guard let last = value.last, value.count < 40 else { return false }
      field.setValue(String(value.dropLast()))
      field.typeGenerally(last)
      return field.value == String(value)
    case .within, .withinAfterLiterals:
      if rest.isEmpty { return false }
      field.setValue(String(value + rest))
      guard field.value == String(value + rest) else { return false }
      field.placeCaret(after: value.count, afterLiterals: self == .withinAfterLiterals)
      return true
    }
  }
}

/// Two fields over a mask, one of which types by actions, the other by the general path.
struct FieldPair: ~Copyable {
  let situation: Situation
  private var byAction: Field
  private var generally: Field

  init(_ mask: Mask, _ situation: Situation) {
    self.situation = situation
    let options = FieldOptions(isEager: situation != .lazy)
    byAction = Field(mask, options: options)
    generally = Field(mask, options: options)
  }

  /// Puts a value into both and the caret in its place. Returns `false` where the situation does not arise.
  mutating func begin(_ value: [Character], _ rest: [Character]) -> Bool {
    situation.begin(&byAction, value, rest) && situation.begin(&generally, value, rest)
  }

  mutating func type(_ c: Character) -> (FieldTrace, FieldTrace) {
    var (first, second) = (FieldTrace(), FieldTrace())
    first.note(byAction.insert(String(c)), byAction)
    second.note(generally.typeGenerally(c), generally)
    for i in 0..<3 {
      first.note(i == 1 ? byAction.redo() : byAction.undo(), byAction)
      second.note(i == 1 ? generally.redo() : generally.undo(), generally)
    }
    return (first, second)
  }
}

/// What a field shows, holds and reports after some edits.
struct FieldTrace: Equatable {
  private struct State: Equatable {
    let text, value: String
    let anchor, caret: Int
    let effects: EditResult.Effects
    let autoInserted, padded, selection: Range<Int>
    let isComplete, canUndo: Bool
    let positions: [Int]
    let reasons: [Rejection.Reason]
  }
  private var states: [State] = []

  mutating func note(_ result: EditResult, _ field: borrowing Field) {
    states.append(
      State(
        text: field.text, value: field.value, anchor: field.selectionAnchor, caret: field.caret,
        effects: result.effects, autoInserted: result.autoInserted, padded: result.padded, selection: result.selection,
        isComplete: result.isComplete, canUndo: field.canUndo, positions: field.rejections.map(\.position),
        reasons: field.rejections.map(\.reason)))
  }
}

extension Field {
  @discardableResult fileprivate mutating func typeGenerally(_ c: Character) -> EditResult {
    guard case .mask(let editor) = entry, let ascii = c.asciiValue else { return insert(String(c)) }
    return editor.typeGeneral(Unicode.Scalar(ascii))
  }

  fileprivate mutating func placeCaret(after k: Int, afterLiterals: Bool) {
    guard case .mask(let editor) = entry else { return }
    moveCaret(to: editor.content.now.offset(k) + (afterLiterals ? editor.content.now.shortRunLength(k) : 0))
  }
}
