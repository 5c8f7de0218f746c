/// What somebody else has said of a value that the form has nothing against.
struct Objection {
  let text: String
  /// Who says it.
  let source: Source
  /// Whether it keeps the form from being submitted; else it is a warning.
  var isBinding = true

  enum Source {
    /// The application, which was asked about this very value: it binds until the value is another.
    case answer
    /// The server, which was sent the whole form. It may have meant another field, or think better of it: it binds
    /// until anything is edited, or the form is sent once more.
    case server
  }
}
