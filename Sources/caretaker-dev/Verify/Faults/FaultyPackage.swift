import CommandConsole
import Foundation

/// How a program ended.
enum ProgramEnd {
  case exit(Int32)
  /// It was ended by a signal: a stack overflow, an invalid address, too much memory.
  case signal(Int32)
}

/// A copy of the package in which all faults of a list are planted, each of them asleep until the environment's
/// `CARETAKER_FAULT` has its number: so it is built once for all.
struct FaultyPackage {
  /// Where the copy stands.
  let folder: URL
  private let package: URL
  private let files = FileManager.default

  /// - Parameters:
  ///   - package: the package's folder, of which nothing is changed.
  ///   - folder: where the copy is made; what is built there stays, so that the next time is faster.
  init(of package: URL, in folder: URL) {
    self.package = package
    self.folder = folder
  }

  /// The built tests.
  private var tests: URL { folder.appending(path: ".build/debug/caretakerPackageTests.xctest") }

  /// The built command.
  var caret: URL { folder.appending(path: ".build/release/caret") }

  /// Copies the package, and plants the faults, numbered from 1.
  func plant(_ faults: [PlantedFault]) throws {
    guard let manifest = try? String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8) else {
      throw CommandFailure("there is no package in \(package.path.printable)")
    }
    let former = try names(in: folder)
    if !former.isEmpty && !former.contains(Self.numberFile) {
      throw CommandFailure("\(folder.path.printable) is not a copy of the package: choose another folder with --copy")
    }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Tests", "Benchmarks", "fixtures"] where !files.fileExists(atPath: folder.appending(path: name).path) {
      try files.createSymbolicLink(at: folder.appending(path: name), withDestinationURL: package.appending(path: name))
    }
    var texts = try sources()
    for (file, text) in try PlantedFault.planted(faults, in: texts) { texts[file] = Self.opaque(text) + Self.reader }
    // what is planted need be neither safe nor without a warning
    texts["Package.swift"] = manifest.replacing(".treatAllWarnings(as: .error)", with: "")
    // first: it marks a copy, whose files may be written over and removed
    try write(Self.number, to: Self.numberFile)
    for name in former where texts[name] == nil && name != Self.numberFile {
      try files.removeItem(at: folder.appending(path: name))
    }
    for (name, text) in texts { try write(text, to: name) }
  }

  /// Builds the command.
  func buildCommand() throws { try build("-c", "release", "--product", "caret") }

  /// Builds the tests.
  func buildTests() throws { try build("--build-tests") }

  private func build(_ arguments: String...) throws {
    let (end, output) = try Self.run("swift", ["build"] + arguments + ["--package-path", folder.path])
    if case .exit(0) = end { return }
    // a compiler's errors, each once
    var errors: [Substring] = []
    for line in output.split(separator: "\n") where line.contains(": error: ") && !errors.contains(line) {
      errors.append(line)
    }
    throw CommandFailure(
      "the copy cannot be built: the faults have to be expressions that fit\n" + errors.joined(separator: "\n"))
  }

  /// Fuzzes with one fault awake. 0 is none.
  func fuzz(_ fault: Int, _ arguments: [String]) throws -> (end: ProgramEnd, output: String) {
    try Self.run(
      caret.path, ["fuzz"] + arguments + ["--json"],
      environment: ["CARETAKER_FAULT": "\(fault)", "SWIFT_BACKTRACE": "enable=no"])
  }

  /// Runs the tests of a name with one fault awake. 0 is none.
  func test(_ fault: Int, _ names: String) throws -> ProgramEnd {
    let arguments = ["--testing-library", "swift-testing", "--filter", names]
    return try Self.run(
      tests.path, arguments, environment: ["CARETAKER_FAULT": "\(fault)", "SWIFT_BACKTRACE": "enable=no"], isQuiet: true
    ).end
  }

  /// A source of which no other module inlines anything: the reader of the fault's number is private to the file.
  static func opaque(_ text: String) -> String {
    text.replacing(/@inlinable (?![^\n]*public )/, with: "@usableFromInline ").replacing("@inlinable ", with: "")
  }

  private static let reader = """


    @_silgen_name("caretaker_planted_fault") private func plantedFault() -> Int32

    """
  private static let numberFile = "Sources/CTables/planted_fault.c"
  private static let number = """
    #include <stdint.h>
    #include <stdlib.h>

    static int32_t number;

    __attribute__((constructor)) static void read_number(void) {
      const char *text = getenv("CARETAKER_FAULT");
      number = text ? atoi(text) : 0;
    }

    int32_t caretaker_planted_fault(void) { return number; }

    """

  /// All sources by their names.
  func sources() throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try names(in: package) {
      texts[name] = try String(contentsOf: package.appending(path: name), encoding: .utf8)
    }
    return texts
  }

  /// The names of all sources of a package, from its folder.
  private func names(in package: URL) throws -> [String] {
    let names = files.enumerator(atPath: package.appending(path: "Sources").path)?.compactMap { $0 as? String } ?? []
    return try names.map { "Sources/" + $0 }.filter {
      try package.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true
    }
  }

  /// Writes what is not the same already: what does not change need not be built again.
  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs a program, its messages left to be read unless it is quiet.
  private static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], isQuiet: Bool = false
  ) throws -> (end: ProgramEnd, output: String) {
    let process = Process()
    // env looks for it in PATH
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    if isQuiet { process.standardError = FileHandle.nullDevice }
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let status = process.terminationStatus
    return (process.terminationReason == .exit ? .exit(status) : .signal(status), String(decoding: data, as: UTF8.self))
  }
}
