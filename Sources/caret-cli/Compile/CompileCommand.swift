import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats
import Foundation

/// `caret compile`: a mask as a file that is mapped.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile a mask into a file that is opened without compiling.",
    discussion: """
      Writes the program of a mask: one block of tables that `Mask(compiledProgramAt:)` and `caret format --program` map and read in \
      place. Version, size and every number in it are checked when it is opened; a file that another version of the \
      compiler wrote is rejected. It holds the mask alone: neither the checks of a named format nor its description.

      The file is written beside its place and then renamed, so that it is there as a whole or not at all. What exists and is \
      not an ordinary file (a device, a pipe, a symbolic link) is never replaced, even with --force.

      EXAMPLES
        caret compile iban --output iban.program
        caret format --program iban.program <<< de89370400440532013000
        caret compile '<"4"### #### #### ####|"3"### ###### #####>' --output card.program
      """)

  @OptionGroup var mask: MaskArgument

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
  var output: String

  @Flag(help: "Replace a file that is there already.")
  var force = false

  func run() throws {
    let named = try mask.named()
    let compiled: Mask
    do throws(MaskError) {
      if let named {
        compiled = try named.mask()
      } else if let dialect = mask.dialect.dialect {
        compiled = try Mask(mask.nameOrMask, dialect: dialect)
      } else {
        compiled = try Mask(mask.nameOrMask)
      }
    } catch {
      if let named { throw mask.options.names.failure(error, of: named) }
      throw CommandFailure(Finding(error).commandMessage)
    }
    do throws(OutputFile.Failure) {
      try OutputFile(path: output).write(compiled.program.encoded, replacing: force)
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
