import ArgumentParser
import Caretaker
import Foundation

/// The catalogue that names are looked up in: the package's own, and files beside it.
struct CatalogArgument: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "A file of formats beside those that come with the package; may be given several times.", valueName: "file"),
    completion: .file(extensions: ["txt"]), transform: CatalogFile.read)
  var files: [FormatCatalog] = []

  /// The format of a name; one of a file comes first. For what cannot be a name the package's catalogue, which takes its time, is not even
  /// made.
  func format(named name: String) -> NamedFormat? {
    for file in files.reversed() { if let format = file[name] { return format } }
    return name.looksLikeFormatName ? FormatCatalog.standard[name] : nil
  }

  /// All formats there are.
  var whole: FormatCatalog {
    var catalog = FormatCatalog.standard
    for file in files { catalog.add(file) }
    return catalog
  }
}

/// A file of formats.
enum CatalogFile {
  static func read(_ path: String) throws -> FormatCatalog {
    // a pipe does as well as a file
    let bytes = try? FileHandle(forReadingAtPath: path)?.readToEnd()
    guard let bytes, let text = String(data: bytes, encoding: .utf8) else {
      throw ValidationError("\(path.printable) cannot be read as text")
    }
    do throws(CatalogError) {
      return try FormatCatalog(parsing: text)
    } catch {
      throw ValidationError("\(path.printable), \(error.description.printable)")
    }
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
