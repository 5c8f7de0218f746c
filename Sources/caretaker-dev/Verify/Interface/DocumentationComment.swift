/// A documentation comment, as far as it is known what of it is there: a summary, and which of DocC's sections.
struct DocumentationComment {
  /// The first paragraph, in one line; empty where there is none.
  private(set) var summary = ""
  /// The names of parameters that are described.
  private(set) var parameters: Set<String> = []
  /// `Returns`, `Throws`, `Complexity` and the like.
  private(set) var sections: Set<String> = []
  private let text: String

  /// - Parameter lines: The comment, without its slashes.
  init(_ lines: [String]) {
    text = lines.joined(separator: "\n")
    summary = lines.drop { $0.isBlank }.prefix { !$0.isBlank && $0.section == nil }
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
    var isInParameters = false
    for line in lines {
      if let (title, isIndented) = line.section {
        if isIndented {
          if isInParameters { parameters.insert(title) }
        } else if title.hasPrefix("Parameter ") {
          parameters.insert(String(title.dropFirst("Parameter ".count)))
        } else {
          isInParameters = title == "Parameters"
          sections.insert(title)
        }
      }
    }
  }

  /// Whether the summary is there, and ends as a sentence does, or before an example.
  var hasSummary: Bool { summary.last.map { ".:?!".contains($0) } ?? false }

  /// Whether it says what `nil` means.
  var mentionsNil: Bool { text.contains("`nil`") }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }

  /// The title of a list's item: `Returns`, `Parameter text`, and as an item of an inner list `text`.
  fileprivate var section: (title: String, isIndented: Bool)? {
    guard let match = prefixMatch(of: /( *)- ([A-Za-z_`][\w` ]*):/) else { return nil }
    return (String(match.output.2.filter { $0 != "`" }), match.output.1.count > 1)
  }
}
