internal import FieldEditing
internal import MaskFuzzing
internal import NumberFormatting

extension WorstKey {
  private static let repeats = 25

  /// Times keys one by one, each in the field as it was when it was pressed, and takes the one whose median is
  /// greatest. A paste is many keys, and is left out. nil without keys.
  ///
  /// - Parameter most: how many keys are looked at, evenly chosen.
  init?(of tape: KeystrokeTape, clock: ClockPrecision, among most: Int) {
    let all = tape.scripts.enumerated().flatMap { number, script in
      script.keys.filter { tape.kinds[$0] != .paste }.map { KeyOccurrence(script: number, key: $0) }
    }.sampled(most)
    let pool = FieldPool(tape.fields)
    let plan = BatchPlan.keys(all, tape, pool, size: 1)
    let timer = BatchTimer(tape: tape, clock: clock)
    var times = [[Double]](repeating: [], count: all.count)
    for _ in 0..<Self.repeats {
      for (i, time) in timer.pass(plan).times.enumerated() { times[i].append(time) }
    }
    let medians = times.map { SampleStatistics($0).median }
    guard let worst = medians.indices.max(by: { medians[$0] < medians[$1] }) else { return nil }
    let (occurrence, text) = withExtendedLifetime(pool) { (all[worst], tape.text(before: all[worst], pool)) }
    self.init(
      nanoseconds: medians[worst], kind: tape.kinds[occurrence.key], key: tape.name(of: occurrence.key), text: text)
  }
}

extension KeystrokeTape {
  /// What a field shows before a key.
  fileprivate func text(before occurrence: KeyOccurrence, _ pool: FieldPool) -> String {
    let script = scripts[occurrence.script]
    let field = pool.field(0, of: script.format)
    field.pointee.clear()
    withPlayer { _ = $0.play(script.keys.lowerBound..<occurrence.key, on: field) }
    return field.pointee.text
  }

  /// As in a script.
  fileprivate func name(of key: Int) -> String {
    let key = keys[key]
    let text = { texts[Int(key.first)] }
    let command: EditCommand
    switch key.action {
    case .type: command = .typing(key.scalar)
    case .paste: command = .paste(text())
    case .set: command = .setText(text())
    case .setValue: command = .setValue(text())
    case .setMarkedText: command = .setMarkedText(text())
    case .select: command = .setSelection(anchor: Int(key.first), head: Int(key.second))
    case .left: command = .move(.backward, extending: key.isOn)
    case .right: command = .move(.forward, extending: key.isOn)
    case .backspace: command = .deleteBackward()
    case .delete: command = .deleteForward()
    case .home: command = .move(.start)
    case .end: command = .move(.end)
    case .endEditing: command = .endEditing
    case .step: command = .step(by: Int(key.first), StepSize.allCases[Int(key.second)])
    case .undo: command = .undo
    case .redo: command = .redo
    case .unmarkText: command = .unmarkText
    case .overwrite: command = .overwrite(key.isOn)
    case .region: command = .changeRegion(regions[Int(key.first)])
    case .nothing, .clear: return ""
    }
    return command.description
  }
}
