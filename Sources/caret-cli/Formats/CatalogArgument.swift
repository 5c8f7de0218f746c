import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats
import Foundation

/// The catalogue that names are looked up in: the package's own, and files beside it.
struct CatalogArgument: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "A file of formats beside those that come with the package; may be given several times.", valueName: "file"),
    completion: .file(extensions: ["txt"]), transform: CatalogFile.init)
  var files: [CatalogFile] = []

  /// Says why, if one of the files is not a catalogue: every command does that is given one, also where it can do
  /// without.
  func requireReadable() throws(CommandFailure) { for file in files { _ = try file.catalog.get() } }

  /// Whether a format is called so. Where a file is not a catalogue one may be: who then asks for it is reported what
  /// is wrong.
  func mayKnow(_ name: String) -> Bool {
    do throws(CommandFailure) { return try format(named: name) != nil } catch { return true }
  }

  /// The format of a name; one of a file comes first. For what cannot be a name the package's catalogue, which takes
  /// its time, is not even made.
  func format(named name: String) throws(CommandFailure) -> NamedFormat? {
    try requireReadable()
    for file in files.reversed() { if let format = try file.catalog.get()[name] { return format } }
    return name.looksLikeFormatName ? FormatCatalog.standard[name] : nil
  }

  /// The format of a name that stands alone, with its arguments; nil where none is called so.
  func format(whole name: String) throws(CommandFailure) -> FieldFormat? {
    guard let name = try? FormatName(parsing: name) else { return nil }
    let catalog = try whole
    if !catalog.names.contains(name.base) {
      try requireNoSlip(name)
      return nil
    }
    do throws(FormatNameError) { return try catalog.format(named: name) } catch { throw CommandFailure(error) }
  }

  /// Reports a name that has a slip, or that of what has no mask: as a mask it takes nothing, since it has neither a
  /// slot nor value literals.
  func requireNoSlip(_ name: FormatName) throws(CommandFailure) {
    if name.isPhone || name.style != nil {
      throw CommandFailure("\(name.base) is for \(name.isPhone ? "phone numbers" : "numbers"), which have no mask")
    }
    guard name.base.looksLikeFormatName, let meant = try whole.meant(by: name) else { return }
    throw CommandFailure(
      "no format is called \(name.base.quoted) (see caret formats): did you mean \(meant)?")
  }

  /// All formats there are.
  var whole: FormatCatalog {
    get throws(CommandFailure) {
      var catalog = FormatCatalog.localized
      for file in files { catalog.add(try file.catalog.get()) }
      return catalog
    }
  }

  /// Where a format of a file begins: `library.txt, line 3: `. Nothing where none of the files has it.
  func place(of name: String) -> String {
    for file in files.reversed() {
      if let line = file.line(of: name) { return "\(file.path.printable), line \(line): " }
    }
    return ""
  }
}

/// A file of formats.
struct CatalogFile {
  let path: String
  /// What it holds, or why it is not a catalogue: `library.txt, line 5: there is no key color`.
  let catalog: Result<FormatCatalog, CommandFailure>
  private let text: String

  init(_ path: String) {
    self.path = path
    // a pipe does as well as a file
    let bytes = try? FileHandle(forReadingAtPath: path)?.readToEnd()
    guard let bytes, let text = String(data: bytes, encoding: .utf8) else {
      text = ""
      catalog = .failure(CommandFailure("\(path.printable) cannot be read as text"))
      return
    }
    self.text = text
    do throws(CatalogError) {
      catalog = .success(try FormatCatalog(parsing: text))
    } catch {
      catalog = .failure(CommandFailure("\(path.printable), line \(error.line): " + Finding(error).commandMessage))
    }
  }

  /// The line in which a format begins.
  func line(of name: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.split(whereSeparator: \.isWhitespace) == ["format", Substring(name)] }.map { $0 + 1 }
  }
}

extension String {
  /// Whether it could be the name of a format, and no mask: letters, digits and hyphens, a letter first.
  var looksLikeFormatName: Bool {
    guard let first = utf8.first, first.isLetter else { return false }
    return utf8.allSatisfy { $0.isLetter || 48...57 ~= $0 || $0 == UInt8(ascii: "-") }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { 97...122 ~= self | 32 }
}
