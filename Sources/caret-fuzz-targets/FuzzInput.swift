import Foundation

/// A file with bytes for a target.
struct FuzzInput: Sendable {
  let path: String
  let bytes: [UInt8]

  init(path: String) throws {
    self.path = path
    bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// The name of the folder in which it stands: the target's.
  var folder: String { URL(filePath: path).deletingLastPathComponent().lastPathComponent }

  /// A file, or all files of a folder and its folders in the order of their names. What begins with a dot is left out.
  static func walking(_ path: String) throws -> [FuzzInput] {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if !isFolder.boolValue { return [try FuzzInput(path: path)] }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }.sorted()
    return try names.flatMap { try walking("\(path)/\($0)") }
  }
}
