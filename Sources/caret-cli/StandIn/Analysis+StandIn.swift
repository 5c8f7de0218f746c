import Caretaker

/// Stands in for the analysis of MaskCompiler until that is there.
struct MaskWarning {
  let problem: String
  let mend: String
  let span: Range<Int>
  let witness: String?
}

extension Mask {
  var warnings: [MaskWarning] { [] }
  var minimumLength: Int { tree.lengths.least }
  var maximumLength: Int? { tree.lengths.most }
  func examples(_ n: Int) -> [String] { [] }
}

extension MaskProgram {
  var listing: String { "" }
  var diagram: String { "" }
}

extension MaskTree {
  fileprivate var lengths: (least: Int, most: Int?) {
    switch kind {
    case .slot, .quoted: (1, 1)
    case .decoration: (0, 0)
    case .sequence(let items):
      items.map(\.lengths).reduce((0, 0)) { a, b in (a.least + b.least, a.most.flatMap { a in b.most.map { a + $0 } }) }
    case .alternatives(let items):
      (
        items.map(\.lengths.least).min() ?? 0,
        items.map(\.lengths.most).reduce(0) { a, b in a.flatMap { a in b.map { max(a, $0) } } }
      )
    case .repetition(let body, let least, let most):
      (body.lengths.least * least, body.lengths.most == 0 ? 0 : most.flatMap { most in body.lengths.most.map { $0 * most } })
    case .capture(_, let body): body.lengths
    case .range(let range): (range.lowWidth, range.highWidth)
    }
  }
}
