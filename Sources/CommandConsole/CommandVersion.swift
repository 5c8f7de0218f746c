/// The version of the package's commands; CHANGELOG.md has what it holds.
package enum CommandVersion {
  package static let text = "0.1.0"
}
