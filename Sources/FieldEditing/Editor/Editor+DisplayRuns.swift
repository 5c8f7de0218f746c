/// What is shown, divided by role.
extension Editor {
  func displayRuns(includingPrompt: Bool) -> [DisplayRun] {
    var list = isComposing ? runsAroundMarkedText : contentRuns
    if includingPrompt {
      list.append(
        .prompt, upTo: (isComposing ? composedLength : content.length) + options.offsetUnit.count(content.placeholder)
      )
    }
    return list.divided(by: isComposing ? composedCaret..<composedCaret : shownSelection)
  }

  /// Whatever the content has no other role for is literal.
  private var contentRuns: RunList {
    var list = RunList()
    content.forEachPart { role, part in
      list.append(.literal, upTo: part.lowerBound)
      list.append(role, upTo: part.upperBound)
    }
    list.append(.literal, upTo: content.length)
    return list
  }

  /// Marked text stands in place of the selection.
  private var runsAroundMarkedText: RunList {
    let (runs, selection) = (contentRuns.runs, shownSelection)
    let shift = composedLength - content.length
    var list = RunList()
    for run in runs { list.append(run.role, upTo: min(run.end, selection.lowerBound)) }
    list.append(.marked, upTo: composedCaret)
    for run in runs where run.end > selection.upperBound { list.append(run.role, upTo: run.end + shift) }
    return list
  }
}

/// Runs, each from where the one before it ends.
private struct RunList {
  private(set) var runs: [(role: DisplayRun.Role, end: Int)] = []

  /// Appends a run, or extends the last one; nothing where that end has been reached.
  mutating func append(_ role: DisplayRun.Role, upTo end: Int) {
    guard end > runs.last?.end ?? 0 else { return }
    if runs.last?.role == role { runs[runs.count - 1].end = end } else { runs.append((role, end)) }
  }

  /// The runs, cut where a selection begins and ends.
  func divided(by selection: Range<Int>) -> [DisplayRun] {
    var divided: [DisplayRun] = []
    var start = 0
    for (role, end) in runs {
      for cut in [selection.lowerBound, selection.upperBound, end] where cut > start {
        let range = start..<min(cut, end)
        if range.isEmpty { continue }
        divided.append(DisplayRun(role: role, range: range, isSelected: selection.contains(start)))
        start = range.upperBound
      }
    }
    return divided
  }
}
