import ArgumentParser
import CommandConsole
import Foundation

/// `caretaker-dev install`: the command `caret` for a person or a machine.
struct InstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install caret, its pages of the manual, and completions for bash, zsh and fish.",
    discussion: """
      Builds caret for release in the package's folder, unless --binary names one that is built, and puts below the \
      prefix:

        bin/caret
        share/man/man1/caret.1, caret-type.1 and so on
        share/bash-completion/completions/caret
        share/zsh/site-functions/_caret
        share/fish/vendor_completions.d/caret.fish
        share/caretaker/installed.txt, which lists them

      A later installation replaces what this file lists, and caretaker-dev uninstall removes it. A file that another \
      program put there is left alone, unless --force is given.

      EXAMPLES
        caretaker-dev install --prefix /tmp/stage --binary .build/release/caret
        swift run -c release caretaker-dev install
        swift run -c release caretaker-dev install --prefix /usr/local

      EXIT STATUS
        0  everything is in its place
        2  it could not be built or written
      """)

  @OptionGroup var place: PrefixArguments
  @Option(help: ArgumentHelp("The caret to install, built already.", valueName: "file"), completion: .file())
  var binary: String?
  @Flag(help: "Replace files of these names that another program put there.")
  var force = false

  func run() throws {
    let executable = try binary ?? build()
    let files = try Installation.files(of: executable, version: CommandVersion.text)
    let installation = place.installation
    try installation.install(files, replacing: force)
    var output = Output()
    for file in files { try output.writeLine(installation.url(of: file.path).path) }
    try output.flush()
    let folder = installation.url(of: "bin").path
    let searched = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    if !searched.contains(folder) {
      Diagnostics.write("\(folder.printable) is not in PATH: add it to call caret by its name")
    }
  }

  /// Builds the command for release.
  ///
  /// - Returns: Where it is then.
  private func build() throws(CommandFailure) -> String {
    let arguments = ["swift", "build", "-c", "release", "--product", "caret"]
    Diagnostics.write(arguments.joined(separator: " "))
    _ = try Subprocess.output(of: "/usr/bin/env", arguments + ["--quiet"])
    let folder = try Subprocess.output(of: "/usr/bin/env", arguments + ["--show-bin-path"])
    return String(decoding: folder, as: UTF8.self).trimmingCharacters(in: .newlines) + "/caret"
  }
}

/// `caretaker-dev uninstall`.
struct UninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Remove what caretaker-dev install put in its place.",
    discussion: """
      Removes the files that share/caretaker/installed.txt below the prefix lists, that file, and the folders that were \
      made for them, if nothing else is in them.

      EXAMPLES
        caretaker-dev uninstall --prefix /usr/local
        swift run -c release caretaker-dev uninstall

      EXIT STATUS
        0  nothing of it is left
        2  nothing is installed there, or it could not be removed
      """)

  @OptionGroup var place: PrefixArguments

  func run() throws {
    let installation = place.installation
    let removed = try installation.uninstall()
    var output = Output()
    for path in removed { try output.writeLine(installation.url(of: path).path) }
    try output.flush()
  }
}

/// What says where caret is installed.
struct PrefixArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder that has bin and share, or will have them.", valueName: "folder"),
    completion: .directory)
  var prefix = "~/.local"

  var installation: Installation { Installation(prefix: prefix) }
}
