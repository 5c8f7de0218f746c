import Caretaker
import CommandConsole

extension PhoneError {
  /// How to mend it on the command line, where the region is an option.
  var commandMend: String {
    if case .noRegion = reason { return "write + and the calling code in front, or give a --region" }
    return mend
  }

  /// The whole message: problem, place and mend.
  var commandMessage: String { "\(problem.printable)\(position.map { " at \($0)" } ?? ""): \(commandMend)" }
}
