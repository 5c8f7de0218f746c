import CommandConsole
import Foundation

/// What is put below a prefix: the command, its pages of the manual and its completions, and a receipt that lists them
/// and the folders that were made for them.
///
/// Only what the receipt lists is ever replaced or removed, so no other program's file is, and folders only while they
/// are empty.
struct Installation {
  /// A file to be put in its place.
  struct File {
    /// Below the prefix.
    let path: String
    let contents: Data
    var isExecutable = false
  }

  let prefix: URL

  init(prefix: String) { self.prefix = URL(fileURLWithPath: (prefix as NSString).expandingTildeInPath) }

  /// Where the receipt stands below the prefix.
  static let receiptPath = "share/caretaker/installed.txt"

  /// What the receipt lists: files, and folders, which end in a slash; nothing where there is no receipt.
  private var receipt: (files: [String], folders: [String]) {
    let text = (try? String(contentsOf: url(of: Self.receiptPath), encoding: .utf8)) ?? ""
    let paths = text.split(separator: "\n").map(String.init)
    return (paths.filter { !$0.hasSuffix("/") }, paths.filter { $0.hasSuffix("/") })
  }

  /// The folders below the prefix that files stand in, inner ones first.
  private static func folders(of paths: [String]) -> [String] {
    let folders = paths.flatMap { path in
      path.indices.filter { path[$0] == "/" }.map { String(path[...$0]) }
    }
    // what stands in a folder has the longer path
    return Set(folders).sorted { ($0.count, $0) > ($1.count, $1) }
  }

  /// The files that a command is installed as.
  ///
  /// - Parameters:
  ///   - executable: The command's path, as it was built.
  ///   - version: What its pages of the manual report.
  static func files(of executable: String, version: String) throws(CommandFailure) -> [File] {
    let help = try CommandHelp(of: executable)
    let name = help.commandName
    guard let program = FileManager.default.contents(atPath: executable) else {
      throw CommandFailure("cannot read \(executable.printable)")
    }
    var files = [File(path: "bin/\(name)", contents: program, isExecutable: true)]
    let pages =
      [ManualPage(help, of: [name], version: version)]
      + help.documentedSubcommands.map { ManualPage($0, of: [name, $0.commandName], version: version) }
    files += pages.map { File(path: "share/man/man1/\($0.name).1", contents: Data($0.text.utf8)) }
    for (shell, path) in [
      ("bash", "share/bash-completion/completions/\(name)"), ("zsh", "share/zsh/site-functions/_\(name)"),
      ("fish", "share/fish/vendor_completions.d/\(name).fish"),
    ] {
      let script = try Subprocess.output(of: executable, ["--generate-completion-script", shell])
      files.append(File(path: path, contents: script))
    }
    return files
  }

  /// Puts files in their places, and removes what an earlier installation had and this one has not.
  ///
  /// - Throws: A `CommandFailure` that names the file, where a place is taken by another program's, or cannot be
  ///   written.
  func install(_ files: [File], replacing: Bool) throws(CommandFailure) {
    let (earlier, earlierFolders) = receipt
    for file in files where !replacing && !earlier.contains(file.path) && exists(file.path) {
      throw CommandFailure(
        "\(url(of: file.path).path.printable) is there already, and not of this package: --force replaces it")
    }
    // the receipt first: what is placed and then interrupted can be removed
    let paths = files.map(\.path)
    let obsolete = earlier.filter { !paths.contains($0) }
    let folders = Self.folders(of: paths + obsolete + [Self.receiptPath]).filter {
      earlierFolders.contains($0) || !exists($0)
    }
    try writeReceipt(paths + obsolete + folders)
    for file in files { try write(file) }
    for path in obsolete { try remove(path) }
    try writeReceipt(paths + folders)
  }

  private func writeReceipt(_ paths: [String]) throws(CommandFailure) {
    try write(File(path: Self.receiptPath, contents: Data((paths.joined(separator: "\n") + "\n").utf8)))
  }

  /// Removes the files that the receipt lists, the receipt, and those of its folders that are empty then.
  ///
  /// - Returns: What was removed, without folders.
  func uninstall() throws(CommandFailure) -> [String] {
    let (paths, folders) = receipt
    if paths.isEmpty {
      throw CommandFailure("nothing is installed below \(prefix.path.printable): there is no \(Self.receiptPath)")
    }
    var removed: [String] = []
    for path in paths + [Self.receiptPath] where exists(path) {
      try remove(path)
      removed.append(path)
    }
    // one that is not empty, or gone, stays as it is
    for folder in folders { rmdir(url(of: folder).path) }
    return removed
  }

  func url(of path: String) -> URL { prefix.appendingPathComponent(path) }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(of: path).path) }

  private func write(_ file: File) throws(CommandFailure) {
    let place = url(of: file.path)
    do {
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      // written beside and renamed: a command that runs keeps the file it was started from
      try file.contents.write(to: place, options: .atomic)
      let permissions = file.isExecutable ? 0o755 : 0o644
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
    } catch {
      throw CommandFailure("cannot write \(place.path.printable): \(error.localizedDescription)")
    }
  }

  private func remove(_ path: String) throws(CommandFailure) {
    do {
      try FileManager.default.removeItem(at: url(of: path))
    } catch CocoaError.fileNoSuchFile {
      // somebody was quicker
    } catch {
      throw CommandFailure("cannot remove \(url(of: path).path.printable): \(error.localizedDescription)")
    }
  }
}
