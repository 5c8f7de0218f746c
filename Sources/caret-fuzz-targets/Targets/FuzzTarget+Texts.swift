import CaretakerFoundation
import FieldFormats
import MaskFuzzing

/// What is written by those who program with the package: scripts, catalogues, rules, patterns.
extension FuzzTarget {
  /// A script.
  static let script = FuzzTarget("script", "A script's text: parsed, and read back as it is written.") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard let script = try? Script(parsing: text) else { return nil }
    guard let again = try? Script(parsing: script.description), again == script else {
      return "\(text.debugDescription) is read as \(script.keys) and does not read back"
    }
    return nil
  }

  /// A catalogue of formats.
  static let catalog = FuzzTarget("catalog", "A catalogue's text: parsed, or an error that reports its line.") {
    bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(CatalogError) {
      for format in try FormatCatalog(parsing: text).formats { _ = (format.maskText, format.example) }
      return nil
    } catch {
      return fault(of: error, in: text)
    }
  }

  /// Card networks.
  static let cardNetworks = FuzzTarget("card-networks", "Card networks as text: parsed, and a field made of them.") {
    bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(CatalogError) {
      let networks = try CardNetwork.networks(parsing: text)
      guard let format = try? CardFormat(networks: networks) else { return nil }
      return format.mask.tree.takesCharacters ? nil : "no card can be entered"
    } catch {
      return fault(of: error, in: text)
    }
  }

  private static func fault(of error: CatalogError, in text: String) -> String? {
    _ = error.diagnostic
    let lines = text.unicodeScalars.count { $0 == "\n" } + 1
    let tellsPlace = (1...lines + 1).contains(error.line) && !error.message.isEmpty
    return tellsPlace ? nil : "\(error) reports nothing of \(text.debugDescription)"
  }

  /// A whole text in a named format.
  static let format = FuzzTarget("format", "A named format's number in a byte; a text: filled in, and looked at.") {
    bytes in
    var reader = ByteReader(bytes)
    let (format, mask) = namedFormats[Int(reader.byte()) % namedFormats.count]
    let text = reader.rest()
    var field = Field(mask)
    let isAccepted = field.fill(text).isAccepted
    if let loss = field.rejections.first(where: { $0.position < 0 || $0.position > text.count }) {
      return "\(format.name) lost \(text.debugDescription) at \(loss.position)"
    }
    if !isAccepted {
      return field.rejections.isEmpty ? "\(format.name) does not say why it rejects \(text.debugDescription)" : nil
    }
    // what was taken is taken again
    let (shown, value, state) = (
      field.text, field.value, format.state(of: field, today: CalendarDate(iso: "2026-11-21"))
    )
    guard state == .complete else { return nil }
    var again = Field(mask)
    again.fill(shown)
    return again.value == value ? nil : "\(format.name) shows \(shown), which is \(again.value) and no more \(value)"
  }

  /// The catalogue, compiled.
  private static let namedFormats = FormatCatalog.standard.formats.compactMap { format in
    (try? format.mask()).map { (format: format, mask: $0) }
  }

  /// A check of a catalogue, and a text that it is to judge.
  static let check = FuzzTarget("check", "A rule of a catalogue, a line; a text: the rule is read and judges it.") {
    bytes in
    var reader = ByteReader(bytes)
    let rule = reader.text(until: UInt8(ascii: "\n"))
    let text = reader.rest()
    let source = "format x\n  summary s\n  label l\n  mask &{1,}\n  example a\n  check \(rule)\n"
    guard let format = try? FormatCatalog(parsing: source).formats.first else { return nil }
    for check in format.checks {
      if check.failure(of: text)?.description.isEmpty ?? false { return "\(rule) says nothing" }
    }
    return nil
  }

  /// Patterns of dates and times.
  static let datePattern = FuzzTarget(
    "date-pattern", "A pattern of dates and times, a line; a text that is typed in such fields."
  ) { bytes in
    var reader = ByteReader(bytes)
    let pattern = reader.text(until: UInt8(ascii: "\n"))
    let text = reader.rest()
    if let format = try? DateFormat(pattern: pattern), let mask = try? Mask(format.tree) {
      var field = Field(mask)
      field.setText(text)
      guard let date = format.date(in: field) else { return nil }
      var again = Field(mask)
      again.setText(format.text(of: date))
      return format.date(in: again) == date
        ? nil : "\(date) is shown as \(format.text(of: date)), which is another date"
    }
    if let format = try? TimeFormat(pattern: pattern, am: String(text.prefix(8))), let mask = try? Mask(format.tree) {
      var field = Field(mask)
      field.setText(text)
      guard let time = format.time(in: field) else { return nil }
      var again = Field(mask)
      again.setText(format.text(of: time))
      return format.time(in: again) == time
        ? nil : "\(time) is shown as \(format.text(of: time)), which is another time"
    }
    return nil
  }
}
