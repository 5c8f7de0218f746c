import Caretaker

extension JSONValue {
  /// Captures, in the order in which they close in the mask.
  init(captures: [String: String], of mask: Mask) {
    let names = captures.isEmpty ? [] : mask.tree.captureNames
    self = .object(names.compactMap { name in captures[name].map { Member(key: name, value: .string($0)) } })
  }
}

extension MaskTree {
  /// The names of all captures, each once, in the order of their ends.
  fileprivate var captureNames: [String] {
    var names: [String] = []
    addCaptureNames(to: &names)
    return names
  }

  private func addCaptureNames(to names: inout [String]) {
    switch kind {
    case .slot, .decoration, .quoted, .range: break
    case .sequence(let items), .alternatives(let items): for item in items { item.addCaptureNames(to: &names) }
    case .repetition(let body, _, _): body.addCaptureNames(to: &names)
    case .capture(let name, let body):
      body.addCaptureNames(to: &names)
      if !names.contains(name) { names.append(name) }
    }
  }
}
