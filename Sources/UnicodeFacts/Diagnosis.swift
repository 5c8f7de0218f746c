/// An error or a warning as people see it: what is wrong with a text, a file or a description, where, and what would
/// mend it. Whatever shows one asks no more of it.
///
/// A type states its message, and of the rest what it has:
///
///     struct LengthError: Error, Diagnosis {
///       let code: [Unicode.Scalar]
///
///       var message: String { "the code is too long" }
///       var suggestion: String { "leave out what follows the eighth character" }
///       var place: SourcePlace? { SourcePlace(8..<code.count, of: code) }
///     }
///
///     print(error)             // the code is too long at 8: leave out what follows the eighth character
///     print(error.diagnostic)  // AB12CD34EF
///                              //         ^~
public protocol Diagnosis: CustomStringConvertible, Sendable {
  /// A description of what is wrong, as a sentence without its stop.
  var message: String { get }
  /// A way to mend it, as a sentence without its stop; empty, as it is by itself, where there is none to suggest or the
  /// message says it.
  var suggestion: String { get }
  /// The place where it is wrong; `nil`, as it is by itself, where that is the whole or the message says it.
  var place: SourcePlace? { get }
  /// The text with carets under what is wrong; empty where there is no text, or it is the whole.
  var diagnostic: String { get }
}

extension Diagnosis {
  public var suggestion: String { "" }
  public var place: SourcePlace? { nil }
  public var diagnostic: String { place?.drawing ?? "" }
  /// The whole message: place, problem and suggestion.
  public var description: String { sentence(joinedBy: ": ") }

  /// What is wrong, after the line or the part in which it is.
  package var headline: String { SourcePlace.headline(message, at: place) }

  /// The whole message, with a mark between the problem and the suggestion.
  package func sentence(joinedBy mark: String) -> String {
    SourcePlace.sentence(message, at: place, suggestion, joinedBy: mark)
  }
}
