import CCaretaker
import FieldFormats

@c @implementation public func caretaker_format_named(
  _ name: UnsafePointer<CChar>!, _ length: Int, _ options: UnsafePointer<caretaker_name_options>!,
  _ format: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe makeFormat(format, error) { () throws(FormatFailure) in
    let text = try orFailure { () throws(caretaker_status) in try unsafe InputText(name, length).string }
    let given = try unsafe orFailure { () throws(caretaker_status) in try unsafe CaretakerC.options(options) }
    let today = try orFailure { () throws(caretaker_status) in try unsafe date(given?.today) }
    let name = try FormatName(text)
    guard localNames.contains(where: { $0 == name.base }) else { return try name.format(today, in: text) }
    guard let symbols = unsafe given?.symbols else {
      throw FormatFailure("missingSymbols", "\(name.base) depends on a locale", "give its number symbols")
    }
    return try unsafe numberFormat(symbols, given?.entry, named: name)
  }
}

/// Formats of numbers, which depend on a locale.
private let localNames = ["decimal", "percent", "currency", "accounting", "unit"]

extension FormatName {
  fileprivate init(_ text: String) throws(FormatFailure) {
    do throws(FormatNameError) { try self.init(parsing: text) } catch { throw FormatFailure(error, in: text) }
  }

  /// The format of the catalogue.
  fileprivate func format(_ today: CalendarDate?, in text: String) throws(FormatFailure) -> FieldFormat {
    do throws(FormatNameError) {
      return try FormatCatalog.standard.format(named: self, today: today)
    } catch {
      throw FormatFailure(error, in: text)
    }
  }
}

/// A date as ISO 8601 writes it.
private func date(_ text: UnsafePointer<CChar>?) throws(caretaker_status) -> CalendarDate? {
  guard let text = try unsafe string(text) else { return nil }
  guard let date = CalendarDate(iso: text) else { throw CARETAKER_INVALID_TEXT }
  return date
}

@c @implementation public func caretaker_catalog_count() -> Int { FormatCatalog.standard.names.count }

@c @implementation public func caretaker_catalog_name(
  _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> caretaker_status {
  status { () throws(caretaker_status) in
    let output = try unsafe OutputText(buffer, capacity, length)
    let names = FormatCatalog.standard.names
    guard names.indices.contains(index) else { throw CARETAKER_OUT_OF_RANGE }
    try output.write(names[index])
  }
}
