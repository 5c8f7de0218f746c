import CCaretaker
internal import FieldFormats
internal import LocaleTables

@c @implementation public func caretaker_format_named(
  _ name: UnsafePointer<CChar>!, _ length: Int, _ options: UnsafePointer<caretaker_name_options>!,
  _ format: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe makeFormat(format, error) { () throws(FormatFailure) in
    let text = try orFailure { () throws(caretaker_status) in try unsafe InputText(name, length).string }
    let given = try unsafe orFailure { () throws(caretaker_status) in try unsafe CaretakerC.options(options) }
    let today = try orFailure { () throws(caretaker_status) in try unsafe date(given?.today) }
    let name = try FormatName(text)
    if let symbols = unsafe given?.symbols, localNames.contains(where: { $0 == name.base }) {
      return try unsafe numberFormat(symbols, given?.entry, named: name)
    }
    let format = try name.format(today, in: text)
    guard case .number(let numbers, _) = format.kind else { return format }
    return try unsafe numberFormat(numbers, given?.entry, named: name)
  }
}

/// Formats of numbers, which symbols that are given may be of.
private let localNames = ["decimal", "percent", "currency", "accounting", "unit"]

extension FormatCatalog {
  /// The standard catalogue, and numbers, dates and times of the locales of the tables.
  static let tabled: FormatCatalog = {
    var catalog = FormatCatalog.standard
    catalog.add(.tabledNumbers)
    catalog.add(.tabledDates)
    return catalog
  }()
}

extension FormatName {
  fileprivate init(_ text: String) throws(FormatFailure) {
    do throws(FormatNameError) { try self.init(parsing: text) } catch { throw FormatFailure(error, in: text) }
  }

  /// The format of the catalogue.
  fileprivate func format(_ today: CalendarDate?, in text: String) throws(FormatFailure) -> FieldFormat {
    do throws(FormatNameError) {
      return try FormatCatalog.tabled.format(named: self, today: today)
    } catch {
      throw FormatFailure(error, in: text)
    }
  }
}

/// A date as ISO 8601 writes it.
func date(_ text: UnsafePointer<CChar>?) throws(caretaker_status) -> CalendarDate? {
  guard let text = try unsafe string(text) else { return nil }
  guard let date = CalendarDate(iso: text) else { throw CARETAKER_INVALID_TEXT }
  return date
}

@c @implementation public func caretaker_catalog_count() -> Int { FormatCatalog.tabled.names.count }

@c @implementation public func caretaker_catalog_name(
  _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    try unsafe OutputText(buffer, capacity, length).write(try FormatCatalog.tabled.names.element(at: index))
  }
}
