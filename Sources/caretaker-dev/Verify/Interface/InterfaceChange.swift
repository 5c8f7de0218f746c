/// A declaration, or several of one name, that are not as they were recorded.
struct InterfaceChange: Equatable {
  let module: String
  /// `Field.insert(_:)`.
  let name: String
  /// What is declared now and was not, and what was declared and is no longer.
  let added, removed: [String]
  /// The words by one of which a changelog names the change, the closest first.
  let words: [String]

  /// The heading that it stands under in a changelog.
  var heading: String { removed.isEmpty ? "Added" : added.isEmpty ? "Removed" : "Changed" }

  /// What is to be done about it, in several lines, the last one ended.
  ///
  ///     FieldEditing: Field.clear()
  ///       + mutating func clear()
  ///       under "Added", name `clear`
  var text: String {
    let alternatives = words.map { "`\($0)`" }.joined(separator: " or ")
    let lines =
      ["\(module): \(name)"] + added.map { "  + " + $0 } + removed.map { "  - " + $0 }
      + ["  under \"\(heading)\", name \(alternatives)"]
    return lines.map { $0 + "\n" }.joined()
  }
}

extension InterfaceChange {
  /// The changes from one interface of a module to another, by name; `nil` is a module that is not there.
  static func all(in module: String, from former: ModuleInterface?, to current: ModuleInterface?) -> [InterfaceChange] {
    let (was, now) = (former?.declarations ?? [], current?.declarations ?? [])
    let added = Dictionary(grouping: now.subtracting(was), by: \.name)
    let removed = Dictionary(grouping: was.subtracting(now), by: \.name)
    // a type that is new or gone stands for its members, and a module for all that it declares
    let types = (current?.types ?? []).symmetricDifference(former?.types ?? [])
    let modules = former == nil || current == nil ? [module] : []
    return Set(added.keys).union(removed.keys).sorted().map { name in
      let (added, removed) = ((added[name] ?? []).sorted(), (removed[name] ?? []).sorted())
      let declaration = (added + removed)[0]
      let whole = declaration.enclosingTypes.filter(types.contains).reversed().map {
        String($0.split(separator: ".").last!)
      }
      return InterfaceChange(
        module: module, name: name, added: added.map(\.text), removed: removed.map(\.text),
        words: [declaration.word] + whole + modules)
    }
  }
}

extension ModuleInterface.Declaration {
  /// What it is called in a sentence: `insert` of `Field.insert(_:)`, and the type of an initializer or a subscript.
  fileprivate var word: String {
    let names = path
    let last = names.last ?? name
    return ["init", "subscript"].contains(last) ? names.dropLast().last ?? last : last
  }
}
