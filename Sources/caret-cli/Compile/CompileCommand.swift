import ArgumentParser
import Caretaker
import CommandConsole
import Foundation

/// `caret compile`: a mask as a file that is mapped.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile a mask into a file that is opened without compiling.",
    discussion: """
      Writes the program of a mask: one block of tables that `Mask(mapping:)` and `caret format --program` map and read in \
      place. Version, size and every number in it are checked when it is opened; a file that another version of the \
      compiler wrote is refused. It holds the mask alone: neither the checks of a named format nor its description.

      EXAMPLES
        caret compile iban --output iban.program
        caret format --program iban.program <<< de89370400440532013000
        caret compile '<"4"### #### #### ####|"3"### ###### #####>' --output card.program
      """)

  @OptionGroup var mask: MaskArgument

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
  var output: String

  @Flag(help: "Write it even if there is such a file.")
  var force = false

  func run() throws {
    let named = try mask.named()
    let compiled: Mask
    do throws(MaskError) {
      if let named { compiled = try named.mask() } else { compiled = try Mask(mask.nameOrMask) }
    } catch {
      if let named { throw mask.options.names.failure(error, of: named) }
      throw CommandFailure(Finding(error).message)
    }
    do {
      // as a whole or not at all: who has an older one mapped keeps that
      try Data(compiled.program.encoded).write(to: URL(fileURLWithPath: output), options: force ? .atomic : .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw CommandFailure("\(output.printable) is there already: --force writes it anew")
    } catch {
      throw CommandFailure("\(output.printable) cannot be written")
    }
  }
}
