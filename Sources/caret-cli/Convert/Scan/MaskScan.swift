import CommandConsole
import Foundation

/// The masks of other libraries in the sources of a project.
struct MaskScan {
  /// What a scan finds.
  enum Item {
    case mask(ScannedMask)
    case shared(SharedOptions)
    case unread(UnreadFile)
  }

  /// Folders of what a project did not write itself, or made.
  private static let foreign: Set = ["node_modules", "bower_components", "Pods", "build", "dist"]
  /// In which files masks are looked for.
  private static let endings = MaskSign.all.reduce(into: Set<String>()) { $0.formUnion($1.endings) }

  /// Bytes that a file may have.
  let maxBytes: Int

  /// Reads each mask of a file, or of the files below a folder, in the order of their names.
  ///
  /// - Throws: `CommandFailure` if the path cannot be read, and whatever `take` throws.
  func run(_ path: String, _ take: (Item) throws -> Void) throws {
    let (files, unread) = try files(below: path)
    for folder in unread { try take(.unread(folder)) }
    for file in files {
      let text: String
      do throws(UnreadFile) { text = try self.text(of: file) } catch {
        if file == path { throw CommandFailure("\(path.quoted) cannot be read: \(error.reason)") }
        try take(.unread(error))
        continue
      }
      let source = SourceText(text, ending: file.ending)
      for use in MaskUse.all(in: source) {
        try take(
          use.shared != nil
            ? .shared(SharedOptions(use, in: source, of: file)) : .mask(ScannedMask(use, in: source, of: file)))
      }
    }
  }

  /// The text of a file, without the mark that it is UTF-8.
  private func text(of file: String) throws(UnreadFile) -> String {
    let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { throw UnreadFile(file, "it is not there, or not a file", "mend the link, or take it away") }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    if size > maxBytes {
      throw UnreadFile(file, "it has \(size) bytes, more than \(maxBytes)", "raise the limit: --max-file \(size)")
    }
    guard let data = FileManager.default.contents(atPath: target) else {
      throw UnreadFile(file, "it cannot be opened", "allow that it is read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UnreadFile(file, "it is not UTF-8", "save it as UTF-8")
    }
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  /// The files that are searched, and the folders that cannot be.
  private func files(below path: String) throws(CommandFailure) -> ([String], [UnreadFile]) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandFailure("\(path.quoted) cannot be read: write the folder of a project, or a file")
    }
    if !isFolder.boolValue {
      if Self.endings.contains(path.ending) { return ([path], []) }
      throw CommandFailure(
        "\(path.quoted) is not searched: masks are found in \(Self.endings.sorted().joined(separator: ", "))")
    }
    // a link to a folder is that folder
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) != nil,
      let found = FileManager.default.enumerator(atPath: folder.path)
    else {
      throw CommandFailure("\(path.quoted) cannot be read: write the folder of a project, or a file")
    }
    var (files, unread) = ([String](), [UnreadFile]())
    for case let name as String in found {
      let last = (name as NSString).lastPathComponent
      let file = (path as NSString).appendingPathComponent(name)
      let isFolder = found.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if Self.foreign.contains(last) || last.hasPrefix(".") {
        found.skipDescendants()
      } else if isFolder {
        let inner = folder.appendingPathComponent(name).path
        if (try? FileManager.default.contentsOfDirectory(atPath: inner)) == nil {
          unread.append(UnreadFile(file, "this folder cannot be opened", "allow that it is read"))
        }
      } else if Self.endings.contains(name.ending), !name.hasSuffix(".min.js") {
        files.append(file)
      }
    }
    return (files.sorted(), unread)
  }
}

/// A file of a project, or a folder, that cannot be read.
struct UnreadFile: Error {
  private let file: String
  private let finding: Finding

  init(_ file: String, _ reason: String, _ suggestion: String) {
    (self.file, finding) = (file, Finding(reason, suggestion: suggestion))
  }

  /// Why it is not read, and what to do.
  var reason: String { "\(finding.message): \(finding.suggestion)" }
  /// A line for standard error.
  var line: String { "\(file): not read, as \(reason)" }
  var json: JSONValue { ["file": .string(file), "ok": .bool(false), "error": finding.json] }
}

extension String {
  fileprivate var ending: String { (self as NSString).pathExtension.lowercased() }
}
