/// The version of the package. VersionTests compares what repeats it; CHANGELOG.md says what it holds.
package enum CommandVersion {
  package static let text = "0.2.0"
}
