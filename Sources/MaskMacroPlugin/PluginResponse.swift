/// The response to a request of the compiler.
struct PluginResponse: Encodable {
  private var getCapabilityResult: CapabilityResult?
  private var expandMacroResult: ExpansionResult?

  /// - Parameter request: What was asked; `nil` for what cannot be read.
  init(to request: PluginRequest?) {
    if let query = request?.getCapability {
      // the members that are read and written here are the same in all versions so far
      getCapabilityResult = CapabilityResult(capability: query.capability ?? Capability(protocolVersion: 7))
    } else {
      let expansion = (request?.expandFreestandingMacro).map { MaskExpansion($0.syntax) }
      expandMacroResult = ExpansionResult(
        expandedSource: expansion?.source, diagnostics: expansion?.diagnostics ?? [])
    }
  }

  private struct CapabilityResult: Encodable {
    let capability: Capability
  }

  private struct ExpansionResult: Encodable {
    let expandedSource: String?
    let diagnostics: [PluginDiagnostic]
  }
}

/// A message of the compiler's, at a place of a file. Offsets are in bytes.
struct PluginDiagnostic: Encodable {
  enum Severity: String, Encodable { case error, warning }

  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  struct Highlight: Encodable {
    let fileName: String
    let startOffset, endOffset: Int
  }

  struct Note: Encodable {
    let position: Position
    let message: String
  }

  let message: String
  let severity: Severity
  let position: Position
  let highlights: [Highlight]
  let notes: [Note]
  /// None; the compiler wants the member.
  let fixIts: [String] = []

  private enum CodingKeys: CodingKey { case message, severity, position, highlights, notes, fixIts }
}
