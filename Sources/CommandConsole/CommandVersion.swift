// Generated from caretaker.h by `caretaker-dev generate doors`.

/// The version of the package; CHANGELOG.md says what it holds.
package enum CommandVersion {
  package static let text = "0.2.0"
}
