import MaskCompiler
import MaskDialects
import MaskSyntax

/// What a use of `#mask` expands to, and what is wrong with its mask.
struct MaskExpansion {
  /// An expression of Swift; one that type-checks after an error, too, so that the error stands alone.
  private(set) var source: String
  private(set) var diagnostics: [PluginDiagnostic] = []
  private let location: PluginRequest.Location

  init(_ use: PluginRequest.Syntax) {
    location = use.location
    source = "Mask(expanding: \"\")"
    guard let literal = StringLiteral(firstArgumentOf: use.source) else {
      let message = "a mask that the compiler checks is one string literal, on one line and without interpolation"
      report(message, .error, bytes: 0..<use.source.utf8.count)
      return
    }
    do throws(SyntaxError) {
      expand(try MaskTree(parsing: literal.scalars), literal)
    } catch {
      report(error.message, .error, bytes: literal.bytes(of: error.span), hint: error.translationOrSuggestion)
    }
  }

  private mutating func expand(_ tree: MaskTree, _ literal: StringLiteral) {
    do throws(CompileError) {
      let compilation = try MaskCompilation(tree)
      let analysis = compilation.analysis
      try analysis.requireStrict()
      for warning in analysis.warnings {
        report(warning.message, .warning, bytes: literal.bytes(of: warning.span), hint: warning.suggestion)
      }
      source = "Mask(expanding: \(literal.source), compiledTo: \"\(compilation.program.encoded.asLiteral)\")"
    } catch {
      report(error.message, .error, bytes: literal.bytes(of: error.span), hint: error.suggestion)
    }
  }

  /// - Parameter bytes: what it concerns, in bytes of the use.
  private mutating func report(
    _ message: String, _ severity: PluginDiagnostic.Severity, bytes: Range<Int>, hint: String? = nil
  ) {
    let (start, end) = (location.offset + bytes.lowerBound, location.offset + bytes.upperBound)
    let position = PluginDiagnostic.Position(fileName: location.fileName, offset: start)
    diagnostics.append(
      PluginDiagnostic(
        message: "mask: \(message)", severity: severity, position: position,
        highlights: [.init(fileName: location.fileName, startOffset: start, endOffset: end)],
        notes: hint.map { [.init(position: position, message: $0)] } ?? []))
  }
}

extension [UInt8] {
  /// The inside of a string literal, each byte as the character of its number: most of a program's bytes are zeros and
  /// small numbers, which are a byte each in the executable, too.
  fileprivate var asLiteral: String {
    reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F...: text += "\\u{\(String(byte, radix: 16))}"
      default: text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
  }
}
