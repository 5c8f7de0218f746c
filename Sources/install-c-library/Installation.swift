import Foundation

/// What is installed, and where.
struct Installation {
  let package: URL
  let prefix: URL

  private var headers: URL { package.appending(path: "Sources/CCaretaker/include") }

  /// The headers for C and C++, of which the first two include the others.
  private static let headerNames = [
    "caretaker.h", "caretaker.hpp", "caretaker/error.hpp", "caretaker/field.hpp", "caretaker/form.hpp",
    "caretaker/form_change.hpp", "caretaker/form_field.hpp", "caretaker/form_value.hpp", "caretaker/format.hpp",
    "caretaker/phone_number.hpp", "caretaker/words.h",
  ]
  /// Each file, relative to the prefix.
  private static let files =
    headerNames.map { "include/\($0)" } + [
      "lib/libcaretaker.a", "lib/libcaretaker.so.0", "lib/libcaretaker.so", "lib/pkgconfig/caretaker.pc",
    ]
  /// The folders that may become empty, the innermost first.
  private static let folders = ["lib/pkgconfig", "lib", "include/caretaker", "include", ""]

  private func place(_ path: String) -> URL { prefix.appending(path: path) }

  /// Builds the library as Embedded Swift, and puts it under the prefix.
  func install(buildingIn scratch: URL, linkingIn folder: URL) throws {
    let library = try CLibrary(package, buildingIn: scratch, linkingIn: folder)
    let files = FileManager.default
    for folder in ["include/caretaker", "lib/pkgconfig"] {
      try files.createDirectory(at: place(folder), withIntermediateDirectories: true)
    }
    for path in Self.files { try? files.removeItem(at: place(path)) }
    for name in Self.headerNames {
      try files.copyItem(at: headers.appending(path: name), to: place("include/\(name)"))
    }
    try library.writeArchive(to: place("lib/libcaretaker.a"))
    try library.link(place("lib/libcaretaker.so.0"), exporting: functions())
    try files.createSymbolicLink(
      atPath: place("lib/libcaretaker.so").path, withDestinationPath: "libcaretaker.so.0")
    try packageDescription().write(to: place("lib/pkgconfig/caretaker.pc"), atomically: true, encoding: .utf8)
    for path in Self.files { print(place(path).path) }
  }

  /// Removes what was installed, and folders that are empty then.
  func uninstall() throws {
    let files = FileManager.default
    for path in Self.files where (try? files.attributesOfItem(atPath: place(path).path)) != nil {
      try files.removeItem(at: place(path))
      print("removed \(place(path).path)")
    }
    // an older version has made fewer folders
    for folder in Self.folders where (try? files.contentsOfDirectory(atPath: place(folder).path))?.isEmpty == true {
      try files.removeItem(at: place(folder))
    }
  }

  /// The functions that the header declares: what the library exports.
  private func functions() throws -> [String] {
    let header = try String(contentsOf: headers.appending(path: "caretaker.h"), encoding: .utf8)
    let lines = header.split(separator: "\n").filter { !$0.hasPrefix("//") && !$0.hasPrefix("#") }
    return lines.compactMap { $0.firstMatch(of: /\b(caretaker_\w+)\(/).map { String($0.output.1) } }
  }

  /// What `pkg-config` reads.
  private func packageDescription() throws -> String {
    let header = try String(contentsOf: headers.appending(path: "caretaker.h"), encoding: .utf8)
    guard let version = header.firstMatch(of: /#define CARETAKER_VERSION "([^"]+)"/) else {
      throw InstallError.noVersion
    }
    return """
      prefix=\(prefix.path)
      includedir=${prefix}/include
      libdir=${prefix}/lib

      Name: caretaker
      Description: Text fields that format what people type
      Version: \(version.output.1)
      Cflags: -I${includedir}
      Libs: -L${libdir} -lcaretaker
      Libs.private: -lm

      """
  }
}
