@_exported public import FieldEditing

/// Named formats: what `caret format NAME` and `Mask(named:)` know.
///
/// A catalogue is text, so that adding a format is adding lines; `init(parsing:)` reads one.
public struct FormatCatalog: Sendable {
  /// In the order in which they are listed.
  public internal(set) var formats: [NamedFormat]
  /// What answers names with arguments, in the order in which they are asked.
  var providers: [FormatProvider] = []

  /// A catalogue of formats that have different names.
  ///
  /// - Parameter formats: The formats, in the order in which they are listed.
  /// - Complexity: O(1): the array is shared.
  public init(_ formats: [NamedFormat] = []) { self.formats = formats }

  /// The format with a name.
  ///
  /// - Parameter name: The name, in lower case with hyphens; names with arguments are for `format(named:)`.
  /// - Returns: The format, or `nil` for a name that the catalogue does not have.
  /// - Complexity: O(*n*) in the formats.
  public subscript(name: String) -> NamedFormat? { formats.first { $0.name == name } }

  /// Adds a format; one of the same name gives way.
  ///
  /// - Parameter format: The format, which is listed last, or in the place of the one that gives way.
  public mutating func add(_ format: NamedFormat) {
    if let place = formats.firstIndex(where: { $0.name == format.name }) {
      formats[place] = format
    } else {
      formats.append(format)
    }
  }

  /// Adds all formats of another catalogue, and what answers names there; those of the same name give way.
  ///
  /// - Parameter other: The catalogue whose formats are added; its names with arguments are asked before those of this
  ///   one.
  /// - Complexity: linear in the formats of both.
  public mutating func add(_ other: FormatCatalog) {
    var places = formats.indices.reduce(into: [String: Int]()) { $0[formats[$1].name] = $1 }
    for format in other.formats {
      if let place = places[format.name] {
        formats[place] = format
      } else {
        places[format.name] = formats.count
        formats.append(format)
      }
    }
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
