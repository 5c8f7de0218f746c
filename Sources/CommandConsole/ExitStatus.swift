package import Caretaker

/// How a command ends. Thrown to end one that has said what there is to say.
package enum ExitStatus: Int32, Error {
  /// All is well.
  case success = 0
  /// The work is done, and something was found on the way.
  case findings = 1
  /// The work could not be done.
  case failure = 2
}

/// Why a command cannot do its work.
package struct CommandFailure: Error {
  /// For stderr, after `caret: `.
  package let message: String

  package init(_ message: String) { self.message = message }
  package init(_ error: some Diagnosis) { message = error.description.printable }
}

/// No one reads the output any more.
package struct ClosedPipe: Error {
  package init() {}
}
