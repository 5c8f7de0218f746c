import Foundation

extension String {
  /// As names are searched: small letters without marks, and the plain apostrophe.
  var foldedForNames: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).replacing("’", with: "'")
  }
}
