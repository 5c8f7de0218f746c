import Foundation

/// The library for C, built as Embedded Swift: it needs nothing but libc and libm.
struct CLibrary {
  private let archive: URL
  /// The Unicode tables of Embedded Swift, which come with the toolchain.
  private let unicodeTables: URL
  private let clang: URL
  private let folder: URL

  init(_ package: URL, buildingIn scratch: URL, linkingIn folder: URL) throws {
    // a build of its own: the package's may be under way, and has other traits. Each function has a section of its own,
    // so that a linker leaves out those that are not called
    try CLibrary.run(
      "/usr/bin/env", "swift", "build", "-c", "release", "--disable-default-traits", "--traits", "Embedded",
      "--product", "caretaker-c", "--package-path", package.path, "--scratch-path", scratch.path, "-Xswiftc",
      "-Xfrontend", "-Xswiftc", "-function-sections")
    archive = scratch.appending(path: "release/libcaretaker-c.a")
    self.folder = folder
    let target = try Target()
    unicodeTables = URL(filePath: target.paths.runtimeResourcePath).appending(
      path: "embedded/\(target.target.moduleTriple)/libswiftUnicodeDataTables.a")
    // usr/lib/swift is beside usr/bin
    clang = URL(filePath: target.paths.runtimeResourcePath).appending(path: "../../bin/clang").standardized
  }

  /// What the compiler says of itself.
  private struct Target: Decodable {
    struct Names: Decodable { let moduleTriple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let target: Names
    let paths: Paths

    init() throws {
      let text = try CLibrary.run("/usr/bin/env", "swiftc", "-print-target-info", isShown: false)
      self = try JSONDecoder().decode(Target.self, from: Data(text.utf8))
    }
  }

  /// Writes the static library: the objects, and the tables that they need.
  func writeArchive(to place: URL) throws {
    let archiver = clang.deletingLastPathComponent().appending(path: "llvm-ar").path
    try CLibrary.run(archiver, "-qcL", place.path, archive.path, unicodeTables.path)
    let copier = clang.deletingLastPathComponent().appending(path: "llvm-objcopy").path
    try CLibrary.run(copier, "--strip-debug", place.path)
    try CLibrary.run(archiver, "-s", place.path)
  }

  /// Links the shared library, of which no other name is seen.
  func link(_ place: URL, exporting functions: [String]) throws {
    let script = folder.appending(path: "caretaker.map")
    let names = functions.map { "    \($0);\n" }.joined()
    try "CARETAKER_0 {\n  global:\n\(names)  local: *;\n};\n".write(to: script, atomically: true, encoding: .utf8)
    // what the functions need of the archive, and no more
    let roots = functions.map { "-Wl,--undefined=\($0)" }
    try CLibrary.run(
      [clang.path, "-shared", "-fuse-ld=lld", "-o", place.path] + roots + [
        archive.path, unicodeTables.path, "-lm", "-Wl,-soname=libcaretaker.so.0",
        "-Wl,--version-script=\(script.path)", "-Wl,--gc-sections", "-Wl,--strip-all", "-Wl,-z,defs",
      ])
  }

  /// Runs a command.
  ///
  /// - Returns: What it wrote, if that is not shown.
  @discardableResult private static func run(_ command: String..., isShown: Bool = true) throws -> String {
    try run(command, isShown: isShown)
  }

  @discardableResult private static func run(_ command: [String], isShown: Bool = true) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    let pipe = Pipe()
    if !isShown { process.standardOutput = pipe }
    try process.run()
    let output = isShown ? Data() : pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw InstallError.commandFailed(command.joined(separator: " ")) }
    return String(decoding: output, as: UTF8.self)
  }
}
