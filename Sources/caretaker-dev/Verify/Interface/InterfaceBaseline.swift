import CommandConsole
import Foundation

/// The public interface as it was recorded: a folder with a text a module, `FieldEditing.txt`.
struct InterfaceBaseline {
  let folder: String

  /// Writes interfaces in place of what is recorded.
  ///
  /// - Throws: A `CommandFailure` that names what cannot be written.
  func record(_ modules: [ModuleInterface]) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let names = modules.map(\.module)
      for name in try recorded() where !names.contains(name) { try FileManager.default.removeItem(atPath: file(name)) }
      for module in modules { try module.text.write(toFile: file(module.module), atomically: true, encoding: .utf8) }
    } catch {
      throw CommandFailure("\(folder.printable) cannot be written: \(error.localizedDescription.printable)")
    }
  }

  /// What changed since it was recorded, by module and name.
  ///
  /// - Throws: A `CommandFailure` if nothing is recorded, or what is recorded cannot be read.
  func changes(to modules: [ModuleInterface]) throws(CommandFailure) -> [InterfaceChange] {
    guard let recorded = try? recorded(), !recorded.isEmpty else {
      throw CommandFailure("\(folder.printable) has no recorded interface (*.txt); --record writes it")
    }
    var changes: [InterfaceChange] = []
    for name in Set(recorded).union(modules.map(\.module)).sorted() {
      let former = recorded.contains(name) ? try ModuleInterface(reading: file(name), module: name) : nil
      changes += InterfaceChange.all(in: name, from: former, to: modules.first { $0.module == name })
    }
    return changes
  }

  /// The modules that have a text.
  private func recorded() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }.map {
      String($0.dropLast(".txt".count))
    }
  }

  private func file(_ module: String) -> String { "\(folder)/\(module).txt" }
}
