/// A declaration, or several of one name, that are not as they were recorded.
struct InterfaceChange: Equatable {
  let module: String
  let kind: Kind
  /// `Field.insert(_:)`.
  let name: String
  /// What is declared now and was not, then what was declared and is no longer.
  let texts: [String]
  /// The words by one of which a changelog names the change, the closest first.
  let words: [String]

  enum Kind: String {
    case new, gone, changed

    /// The heading in a changelog.
    var heading: String {
      switch self {
      case .new: "Added"
      case .gone: "Removed"
      case .changed: "Changed"
      }
    }
  }

  /// What is to be done about it, in several lines, the last one ended.
  ///
  ///     FieldEditing: new Field.clear()
  ///       mutating func clear()
  ///       under "Added", name `clear`
  var text: String {
    let alternatives = words.map { "`\($0)`" }.joined(separator: " or ")
    let lines =
      ["\(module): \(kind.rawValue) \(name)"] + texts.map { "  " + $0 }
      + ["  under \"\(kind.heading)\", name \(alternatives)"]
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
      let declarations = (added[name] ?? []).sorted() + (removed[name] ?? []).sorted()
      let whole = declarations[0].enclosingTypes.filter(types.contains).reversed().map {
        $0.split(separator: ".").last!
      }
      return InterfaceChange(
        module: module, kind: removed[name] == nil ? .new : added[name] == nil ? .gone : .changed, name: name,
        texts: declarations.map(\.text), words: [declarations[0].word] + whole.map(String.init) + modules)
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
