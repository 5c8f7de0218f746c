internal import FieldEditing

/// A field that is cleared and used again, as a view does that shows one row of a list after another.
extension EntryReplay where Target == EngineTarget {
  /// - Returns: The keys after which a cleared field is not a new one, or does not do the same with them again.
  func wrongClearing() -> Fault? {
    // the region that was chosen stays
    if keys.contains(where: \.choosesRegion) { return nil }
    var target = target(after: keys[...])
    var new = makeTarget()
    new.overwrites = target.overwrites
    target.field.clear()
    func difference(_ again: ArraySlice<EditCommand>) -> Fault? {
      if target.state == new.state && target.selection == new.selection { return nil }
      return Fault(
        keys: keys + again,
        detail: "cleared: \(target.state) \(target.selection), new: \(new.state) \(new.selection)")
    }
    if let fault = difference([]) { return fault }
    if target.field.canUndo || target.field.canRedo || !target.field.rejections.isEmpty || target.field.hasMarkedText {
      return Fault(keys: keys, detail: "cleared it still has something to undo, or to report")
    }
    for (i, key) in keys.enumerated() {
      target.press(key)
      new.press(key)
      if let fault = difference(keys[...i]) { return fault }
    }
    return nil
  }
}

extension EditCommand {
  fileprivate var choosesRegion: Bool { if case .changeRegion = self { true } else { false } }
}
