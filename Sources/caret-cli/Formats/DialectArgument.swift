import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats

/// The library whose language a mask is written in.
struct DialectArgument: ParsableArguments {
  @Option(
    name: .customLong("dialect"),
    help: ArgumentHelp("It is a mask of that library (see caret convert --help).", valueName: "dialect"),
    completion: .list(MaskDialect.allCases.map(\.name)))
  var name: String?

  /// Checks the name, so that a slip is an error of the command line.
  mutating func validate() throws {
    guard let name else { return }
    do { _ = try MaskDialect(called: name) } catch { throw ValidationError(error.message) }
  }

  /// The dialect; `nil` where none was given.
  var dialect: MaskDialect? { name.flatMap(MaskDialect.init(rawValue:)) }

  /// What a text is in the dialect; `nil` where none was given.
  func format(of text: String) throws(CommandFailure) -> DialectFormat? {
    guard let dialect else { return nil }
    do { return try DialectFormat(text, dialect: dialect, catalog: .localized) } catch {
      throw CommandFailure(Finding(error).commandMessage)
    }
  }
}
