internal import MaskSyntax

extension FieldFormat {
  /// Whether its values have a shape that can be shown before anything is typed, as `__/__/____`: an e-mail address has
  /// none, and places for three letters, an `@` and seven more would only be those of the example.
  package var hasShape: Bool { namedFormat.map { !$0.tree.expression.hasTexts } ?? true }
}

extension MaskExpression {
  /// Whether a part of it is a text of any length: `[^@ ]{1,}`, `@{1,25}`.
  fileprivate var hasTexts: Bool {
    contains { part in
      guard case .repetition(let body, let least, let most) = part.kind else { return false }
      return !body.isDigit && (most ?? .max) - least > MaskExpression.longestVariation
    }
  }

  /// By how many characters texts of one shape differ at most.
  private static let longestVariation = 8

  private var isDigit: Bool { if case .slot(let slot) = kind { slot.kind == .digit } else { false } }
}
