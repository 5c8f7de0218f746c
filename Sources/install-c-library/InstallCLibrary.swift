import Foundation
import PackagePlugin

/// `swift package c-library install --prefix PREFIX`, and `uninstall`: the library for C, its header, and what
/// `pkg-config` reads.
@main struct InstallCLibrary: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let prefixes = extractor.extractOption(named: "prefix")
    let folders = extractor.extractOption(named: "scratch-path")
    guard let prefix = prefixes.last, extractor.remainingArguments.count == 1 else { throw InstallError.usage }
    let installation = Installation(
      package: context.package.directoryURL, prefix: URL(filePath: NSString(string: prefix).expandingTildeInPath))
    switch extractor.remainingArguments[0] {
    case "install":
      let scratch = folders.last.map { URL(filePath: $0) } ?? context.pluginWorkDirectoryURL.appending(path: "build")
      try installation.install(buildingIn: scratch, linkingIn: context.pluginWorkDirectoryURL)
    case "uninstall": try installation.uninstall()
    default: throw InstallError.usage
    }
  }
}

/// Why nothing is installed.
enum InstallError: Error, CustomStringConvertible {
  case usage
  case commandFailed(String)
  case noVersion

  var description: String {
    switch self {
    case .usage: "usage: swift package c-library install|uninstall --prefix PREFIX [--scratch-path FOLDER]"
    case .commandFailed(let command): "this command failed: \(command)"
    case .noVersion: "caretaker.h defines no version"
    }
  }
}
