/// The kinds of checks that a catalogue may name, each with what makes a check of the words behind its name.
///
/// A small open set: add a rule of your own, and catalogues read with these rules may name it.
///
///     var rules = CheckRules.standard
///     rules.add("even") { _ in Check("even") { $0.text.utf8.last! % 2 == 0 ? nil : .other("is odd") } }
///     let mine = try FormatCatalog(parsing: text, rules: rules)
public struct CheckRules: Sendable {
  /// Makes a rule of the words behind its name; nil where they mean nothing to it.
  public typealias Maker = @Sendable (_ words: [String]) -> Check?

  private var makers: [(name: String, make: Maker)] = []

  /// No rules.
  public init() {}

  /// Adds a kind of rule; one of the same name gives way.
  public mutating func add(_ name: String, _ make: @escaping Maker) {
    makers.removeAll { $0.name == name }
    makers.append((name, make))
  }

  /// The names of all kinds.
  public var names: [String] { makers.map { $0.name } }

  /// The check that a rule makes; nil for a name that there is not, and words that mean nothing.
  func check(_ words: [String], of capture: String?) -> Check? {
    guard let first = words.first, let maker = makers.first(where: { $0.name == first }) else { return nil }
    return maker.make(Array(words.dropFirst()))?.scoped(to: capture)
  }
}

extension CheckRules {
  /// The rules that come with the package.
  public static let standard: CheckRules = {
    var rules = CheckRules()
    rules.add("luhn") { words in words.isEmpty ? .luhn : nil }
    rules.addDates()
    rules.addNetworks()
    rules.addMeasures()
    return rules
  }()
}
