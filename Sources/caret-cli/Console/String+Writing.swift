import CommandConsole
import Foundation

extension String {
  /// Writes a drawing or a page, in place of what the file held.
  func write(toFile file: String) throws(CommandFailure) {
    do {
      try write(toFile: file, atomically: false, encoding: .utf8)
    } catch {
      throw CommandFailure("cannot write \(file.printable)")
    }
  }
}
