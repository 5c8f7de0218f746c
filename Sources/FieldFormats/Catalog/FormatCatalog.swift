@_exported public import FieldEditing

/// Named formats: what `caret format NAME` and `Mask(named:)` know.
///
/// A catalogue is text, so that adding a format is adding lines; `init(parsing:)` reads one.
public struct FormatCatalog: Sendable {
  /// In the order in which they are listed.
  public private(set) var formats: [NamedFormat]
  /// What answers names with arguments, in the order in which they are asked.
  var providers: [FormatProvider] = []

  public init(_ formats: [NamedFormat] = []) { self.formats = formats }

  /// The format with a name.
  public subscript(name: String) -> NamedFormat? { formats.first { $0.name == name } }

  /// Adds a format; one of the same name gives way.
  public mutating func add(_ format: NamedFormat) {
    if let place = formats.firstIndex(where: { $0.name == format.name }) {
      formats[place] = format
    } else {
      formats.append(format)
    }
  }

  /// Adds all formats of another catalogue, and what answers names there; those of the same name give way.
  public mutating func add(_ other: FormatCatalog) {
    for format in other.formats { add(format) }
    providers = other.providers + providers
  }

  /// The formats that come with the package: payment cards, those of `fixtures/tables/formats`, and phone numbers.
  public static let standard: FormatCatalog = {
    do throws(CatalogError) {
      var catalog = FormatCatalog([.card])
      catalog.add(.phones)
      catalog.add(try FormatCatalog(parsing: standardText))
      return catalog
    } catch {
      // the tests read it
      preconditionFailure(error.description)
    }
  }()
}
