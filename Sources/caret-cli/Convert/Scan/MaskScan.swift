import CommandConsole
import FieldFormats
import Foundation

/// The masks of other libraries in the sources of a project.
enum MaskScan {
  /// Folders of what a project did not write itself, or made.
  private static let foreign: Set = ["node_modules", "bower_components", "Pods", "build", "dist"]
  /// In which files masks are looked for.
  private static let endings = MaskSign.all.reduce(into: Set<String>()) { $0.formUnion($1.endings) }
  /// Bytes of a file that somebody wrote; what is longer was made.
  private static let mostBytes = 1_000_000

  /// Reads each mask of a file, or of the files below a folder, in the order of their names.
  ///
  /// - Returns: The files that are passed over, as they cannot be read or were not written by somebody.
  /// - Throws: `CommandFailure` if the path cannot be read, and whatever `take` throws.
  static func run(_ path: String, _ take: (ScannedMask) throws -> Void) throws -> [String] {
    var passedOver: [String] = []
    for file in try files(below: path) {
      guard let data = FileManager.default.contents(atPath: file), data.count <= mostBytes,
        let text = String(data: data, encoding: .utf8)
      else {
        if file == path {
          throw CommandFailure("\(path.quoted) cannot be read: it is not UTF-8 of at most \(mostBytes) bytes")
        }
        passedOver.append(file)
        continue
      }
      let source = SourceText(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text, ending: file.ending)
      for use in uses(in: source, file.ending) { try take(ScannedMask(use, in: source, of: file)) }
    }
    return passedOver
  }

  private static func files(below path: String) throws(CommandFailure) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandFailure("\(path.quoted) cannot be read: write the folder of a project, or a file")
    }
    if !isFolder.boolValue {
      if endings.contains(path.ending) { return [path] }
      throw CommandFailure(
        "\(path.quoted) is not searched: masks are found in \(endings.sorted().joined(separator: ", "))")
    }
    // a link to a folder is that folder
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let found = FileManager.default.enumerator(atPath: folder) else {
      throw CommandFailure("\(path.quoted) cannot be read: write the folder of a project, or a file")
    }
    var files: [String] = []
    for case let name as String in found {
      let last = (name as NSString).lastPathComponent
      if foreign.contains(last) || last.hasPrefix(".") {
        found.skipDescendants()
      } else if endings.contains(name.ending), !name.hasSuffix(".min.js") {
        files.append((path as NSString).appendingPathComponent(name))
      }
    }
    return files.sorted()
  }

  /// The masks of a source, in its order.
  private static func uses(in source: SourceText, _ ending: String) -> [MaskUse] {
    var uses: [MaskUse] = []
    for sign in MaskSign.all where sign.endings.contains(ending) { sign.find(in: source, &uses) }
    var place = 0
    while MaskSign.scripts.contains(ending), let found = source.next(["<"], from: place) {
      place = found + 1
      guard let element = MarkupElement(at: found, in: source) else { continue }
      // the first that knows it: a component has attributes of its own by the names of others
      if let use = ElementSign.all.lazy.compactMap({ $0.use(element, at: found, in: source, ending) }).first {
        uses.append(use)
      }
    }
    // a kit may be what another call is given
    let sorted = uses.filter { !source.isInComment($0.position) }.sorted { $0.position < $1.position }
    return sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1].position != $0.element.position }.map(
      \.element)
  }
}

/// A mask of a project, where it stands, and what it is here.
struct ScannedMask {
  private let file: String
  private let line: Int
  private let column: Int
  private let dialect: MaskDialect
  private let text: String
  private let outcome: Outcome

  private enum Outcome {
    case converted(Conversion)
    case rejected(Finding)
  }

  init(_ use: MaskUse, in source: SourceText, of file: String) {
    self.file = file
    (line, column) = source.place(of: use.position)
    dialect = use.dialect
    switch use.content {
    case .mask(let text), .options(let text):
      self.text = text
      do throws(MaskError) { outcome = .converted(try Conversion(text, dialect)) } catch {
        outcome = .rejected(Finding(error))
      }
    case .expression(let expression):
      text = expression
      outcome = .rejected(
        Finding(
          "its mask is not written here in one piece",
          suggestion: "hand what it is to caret convert --from \(dialect.name)")
      )
    }
  }

  /// Whether there is no mask for it, since it cannot be read or has two layouts of a value.
  var isLost: Bool { if case .converted(let conversion) = outcome { conversion.error != nil } else { true } }
  /// Whether it was read without a part or an option.
  var leavesSomethingOut: Bool {
    if case .converted(let conversion) = outcome { conversion.leavesSomethingOut } else { false }
  }

  func text(_ style: Style) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let body =
      switch outcome {
      case .converted(let conversion): conversion.text(style)
      case .rejected(let finding): finding.text(style)
      }
    return "\(file.printable):\(line):\(column): \(dialect.name): \(words.printable)\n\(body.indented())"
  }

  var json: JSONValue {
    let place: [JSONValue.Member] = [
      .init(key: "file", value: .string(file)), .init(key: "line", value: .number(line)),
      .init(key: "column", value: .number(column)),
    ]
    switch outcome {
    case .converted(let conversion): return .object(place + conversion.members)
    case .rejected(let finding): return .object(place + Conversion.members(ofRejected: text, dialect, finding))
    }
  }
}

extension String {
  fileprivate var ending: String { (self as NSString).pathExtension.lowercased() }
}
