/// The article that goes through the design guides sentence by sentence.
struct GuidanceArticle {
  private let guidance: Guidance

  init(_ guidance: Guidance) { self.guidance = guidance }

  var text: String {
    var text = """
      # The design guides, sentence by sentence

      What five design guides ask of fields and forms, and where it is tried.

      ## Overview

      Forms are built after what the guides of two platforms and of a retailer ask: on entering data, on text fields, on
      the same in an older edition, on a retailer's text field, and on text views. Their sentences stand here in their
      order and in our words. \(counts)

      A case is named after the behavior it shows, and stands in `fixtures/forms/guidance/cases`: a form, what somebody
      types, and what is known of the form then. The third column lists the cases, and the ways in by which they are
      tried: as Swift, by `caret replay`, in line mode (`FormDialogue` and `caret form`), by `caret form --check`, on
      the screen of a terminal, as `caret form` draws it, or in a page. Of what only a page shows the last column says
      what it does, and why a terminal does not.

      This article is written by `caretaker-dev generate form-guidance`; a test compares it.

      """
    var guide = ""
    for sentence in guidance.sentences {
      if sentence.guide != guide {
        guide = sentence.guide
        text += "\n## \(guide.prefix(1).uppercased() + guide.dropFirst())\n\n"
        text += "| | asks | cases | what the page does, or why there is no case |\n|---|---|---|---|\n"
      }
      text += row(of: sentence)
    }
    return text
  }

  private var counts: String {
    let all = guidance.sentences.count
    let silent = guidance.sentences.count { $0.reason != nil }
    return "Of \(all), \(all - silent) are shown by cases, and \(silent) ask for nothing that can be built."
  }

  private func doors(of name: String) -> [GuidanceDoor] {
    let isInPage = guidance.sentences.contains { $0.page[name] != nil }
    let doors = (guidance.doors[name] ?? []).union(isInPage ? [.page] : [])
    return GuidanceDoor.allCases.filter { doors.contains($0) }
  }

  private func row(of sentence: GuidanceSentence) -> String {
    let cases = sentence.cases.map { name in
      "`\(name)` (\(doors(of: name).map(\.rawValue).joined(separator: ", ")))"
    }
    let page = sentence.cases.compactMap { name in sentence.page[name].map { "`\(name)`: \($0)" } }
    let columns = [
      "\(sentence.number)", sentence.asks, cases.joined(separator: "; "),
      (page + (sentence.reason.map { [$0] } ?? [])).joined(separator: "; "),
    ]
    return "| " + columns.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ") + " |\n"
  }
}
