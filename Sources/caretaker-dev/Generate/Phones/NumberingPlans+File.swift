import CommandConsole
import Foundation
import PhonePlanCompiler

extension NumberingPlans {
  /// Reads a table of numbering plans.
  init(file: String) throws(CommandFailure) {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw CommandFailure("cannot read \(file): \(error.localizedDescription)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw CommandFailure("\(file): no valid UTF-8") }
    do throws(PlanTextError) {
      try self.init(text: text)
    } catch {
      throw CommandFailure("\(file):\(error)".printable)
    }
  }
}
