import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats
import Foundation
import MaskCompiler

/// `caret compile`: a mask as a file that is mapped, or masks as a module that pages import.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile a mask into a file that is opened without compiling, or masks into a module for pages.",
    discussion: """
      Writes the program of a mask: one block of tables that `Mask(compiledProgramAt:)` and `caret format --program` map and read in \
      place. Version, size and every number in it are checked when it is opened; a file that another version of the \
      compiler wrote is rejected. It holds the mask alone: neither the checks of a named format nor its description.

      With --web it writes a module of JavaScript, or of TypeScript if the file is called so, that exports a program for \
      each mask. A mask has its name before it, as in phone='(###) ###-####'; a named format needs none: us-phone is \
      exported as usPhone. After `import { phone } from './masks.js'` a page has its mask as `new Mask(phone)`, for which \
      `Caretaker.load({ tier: 'programs' })` is enough, and a bundler leaves out the masks that no page imports.

      The file is written beside its place and then renamed, so that it is there as a whole or not at all. What exists and is \
      not an ordinary file (a device, a pipe, a symbolic link) is never replaced, even with --force.

      EXAMPLES
        caret compile iban --output iban.program
        caret format --program iban.program <<< de89370400440532013000
        caret compile '<"4"### #### #### ####|"3"### ###### #####>' --output card.program
        caret compile --web us-ein phone='(###) ###-####' --output masks.js
        caret compile --web --force expiry zip='#{5}<-#{4}>?' --output src/masks.ts
      """)

  @OptionGroup var mask: MaskArgument

  @Argument(help: ArgumentHelp("With --web: further masks of the module.", valueName: "name|mask"))
  var others: [String] = []

  @Flag(name: .customLong("web"), help: "Write a module that pages import, of one mask or several.")
  var isForWeb = false

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
  var output: String

  @Flag(help: "Replace a file that is there already.")
  var force = false

  func run() throws {
    if isForWeb {
      try write(Array(WebModule(file: output, exports: try exports()).text.utf8))
    } else if let other = others.first {
      throw CommandFailure(
        "a file holds one mask, and \(other.printable) is another: --web writes a module of several")
    } else {
      try write(try compiled(mask.nameOrMask, named: mask.named()).program.encoded)
    }
  }

  /// The exports of a module, under names that differ.
  private func exports() throws(CommandFailure) -> [WebModule.Export] {
    var exports: [WebModule.Export] = []
    for argument in [mask.nameOrMask] + others {
      let (name, text) = try WebModule.Export.parts(of: argument)
      let named = try mask.options.format(named: text)
      guard let exportName = name ?? named.map({ WebModule.Export.name(for: $0.name) }) else {
        throw CommandFailure("\(text.printable) needs the name that it is imported by, as in phone='\(text.printable)'")
      }
      if exports.contains(where: { $0.name == exportName }) {
        throw CommandFailure("two masks are called \(exportName): write another name before one, as in other=\(text)")
      }
      let program: MaskProgram
      do throws(CommandFailure) { program = try compiled(text, named: named).program } catch {
        throw CommandFailure("\(exportName): \(error.message)")
      }
      exports.append(WebModule.Export(name: exportName, of: text, isNamed: named != nil, program.encoded))
    }
    return exports
  }

  private func compiled(_ text: String, named: NamedFormat?) throws(CommandFailure) -> Mask {
    do throws(MaskError) {
      if let named { return try named.mask() }
      if let dialect = mask.dialect.dialect { return try Mask(text, dialect: dialect) }
      return try Mask(text)
    } catch {
      if let named { throw mask.options.names.failure(error, of: named) }
      throw CommandFailure(Finding(error).commandMessage)
    }
  }

  private func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(OutputFile.Failure) {
      try OutputFile(path: output).write(bytes, replacing: force)
    } catch {
      switch error {
      case .exists: throw CommandFailure("\(output.printable) exists already: --force replaces it")
      case .notAFile: throw CommandFailure("\(output.printable) is not an ordinary file, and is never replaced")
      case .system(let code):
        throw CommandFailure("cannot write \(output.printable): \(String(cString: strerror(code)))")
      }
    }
  }
}
