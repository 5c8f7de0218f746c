/// What a public symbol's comment does not say and should.
struct DocumentationGap: CustomStringConvertible {
  let symbol: PublicSymbol
  /// `no - Returns:`.
  let missing: String

  /// `Sources/FieldEditing/Field.swift:33: Field.init(_:options:): no - Parameters: mask, options`.
  var description: String { "\(symbol.file):\(symbol.line): \(symbol.name): \(missing)" }

  /// Modules of which each function on a text or a list says what it costs.
  static let modulesWithComplexity: Set<String> = [
    "BulkFormatting", "Caretaker", "CaretakerFoundation", "FieldEditing", "FieldFormats", "FieldForms",
  ]
}

extension PublicSymbol {
  /// What its comment lacks. A protocol's requirement speaks for what implements it.
  var documentationGaps: [DocumentationGap] {
    if isWitness { return [] }
    return missingSections.map { DocumentationGap(symbol: self, missing: $0) }
  }

  private var missingSections: [String] {
    var missing: [String] = []
    if comment.summary.isEmpty {
      missing.append("no summary")
    } else if !comment.hasSummary {
      missing.append("the summary does not end in a period or a colon")
    }
    let parameters = parameters.map(\.name).filter { !comment.parameters.contains($0) }
    if !parameters.isEmpty {
      missing.append("no - Parameter\(parameters.count > 1 ? "s" : ""): \(parameters.joined(separator: ", "))")
    }
    if result != nil && !comment.sections.contains("Returns") { missing.append("no - Returns:") }
    if isFailable && !comment.mentionsNil { missing.append("not what `nil` means") }
    if isThrowing && !comment.sections.contains("Throws") { missing.append("no - Throws:") }
    if isSized && !comment.sections.contains("Complexity") { missing.append("no - Complexity:") }
    return missing
  }

  /// Whether it takes or returns what may be of any length, in a module that says what that costs.
  private var isSized: Bool {
    kind != .other && DocumentationGap.modulesWithComplexity.contains(module)
      && (parameters.map(\.type) + [result ?? ""]).contains { $0.isSizedType }
  }
}

extension String {
  /// Whether a type is a text, an array, a span or a sequence.
  fileprivate var isSizedType: Bool {
    let words =
      /\b(String|Substring|StringProtocol|AttributedString|Array|Data|\w*Span|\w*Sequence|\w*Collection|\w*BufferPointer)\b/
    return contains("[") || contains(words)
  }
}
