/// Named formats: what `caret format NAME` and `Mask(named:)` know.
///
/// A catalogue is text, so that adding a format is adding lines; `init(parsing:)` reads one.
public struct FormatCatalog: Sendable {
  /// In the order in which they are listed; their names differ.
  private var entries: [CatalogEntry]
  /// What answers names with arguments, in the order in which they are asked.
  var providers: [FormatProvider] = []

  /// A catalogue of formats that have different names.
  ///
  /// - Parameter formats: The formats, in the order in which they are listed.
  /// - Complexity: O(*n*) in the formats.
  public init(_ formats: [NamedFormat] = []) { entries = formats.map { CatalogEntry($0) } }

  init(entries: [CatalogEntry]) { self.entries = entries }

  /// The formats, in the order in which they are listed.
  ///
  /// - Complexity: O(*n*) in the formats. Those of ``standard`` are read when they are first asked for.
  public var formats: [NamedFormat] { entries.map { $0.format } }

  /// The names of the formats, in the order in which they are listed.
  var formatNames: [String] { entries.map { $0.name } }

  /// The format with a name.
  ///
  /// - Parameter name: The name, in lower case with hyphens; names with arguments are for `format(named:)`.
  /// - Returns: The format, or `nil` for a name that the catalogue does not have.
  /// - Complexity: O(*n*) in the formats.
  public subscript(name: String) -> NamedFormat? { entries.first { $0.name == name }?.format }

  /// Adds a format; it takes the place of one of the same name.
  ///
  /// - Parameter format: The format, which is listed last, or in the place of the one that gives way.
  public mutating func add(_ format: NamedFormat) { add(FormatCatalog([format])) }

  /// Adds all formats and providers of another catalogue; they take the place of those of the same name.
  ///
  /// - Parameter other: The catalogue whose formats are added; its names with arguments are asked before those of this
  ///   one.
  /// - Complexity: linear in the formats of both.
  public mutating func add(_ other: FormatCatalog) {
    var places = entries.indices.reduce(into: [String: Int]()) { $0[entries[$1].name] = $1 }
    for entry in other.entries {
      if let place = places[entry.name] {
        entries[place] = entry
      } else {
        places[entry.name] = entries.count
        entries.append(entry)
      }
    }
    providers = other.providers + providers
  }

  /// The formats that come with the package: payment cards, those of `fixtures/tables/formats`, and phone numbers.
  /// Each is read when it is first asked for.
  public static let standard: FormatCatalog = {
    var catalog = FormatCatalog(entries: [CatalogEntry("card") { .card }])
    catalog.add(.phones)
    catalog.add(FormatCatalog(trusting: standardText))
    return catalog
  }()
}
