import Foundation
import Testing

/// The responses that the compiler gets, and what a person reads of them.
@Suite struct MaskMacroPluginTests {
  /// Each mistake is an error at its own character; the caret stands under the place that is named in the source.
  @Test(arguments: [
    (#"#mask("+1 (###) ###-##{x")"#, "{x"), (#"#mask("(###) <##")"#, "<##"), (#"#mask("é\u{1F600}[z-a]")"#, "z-a]"),
    (##"#mask( #"@{5,2}"# )"##, "{5,2}"), (#"#mask("\"a\"\"\"")"#, #"\"\"")"#),
  ])
  func errorsStandAtTheCharacter(_ use: String, _ rest: String) throws {
    let diagnostic = try #require(try MaskMacroPlugin.expand(use, offset: 100).diagnostics.first)
    #expect(diagnostic.severity == "error")
    let place = diagnostic.position.offset - 100
    #expect(String(decoding: Array(use.utf8).dropFirst(place), as: UTF8.self).hasPrefix(rest), "\(diagnostic)")
  }

  @Test func slipsAreWarnings() throws {
    let expansion = try MaskMacroPlugin.expand(#"#mask("@@a@@") // as is"#)
    #expect(expansion.diagnostics.map(\.severity) == ["warning"])
    #expect(expansion.expandedSource?.hasPrefix(#"Mask(expanding: "@@a@@", compiledTo: "CTKR"#) == true)
  }

  /// Two layouts of a value are an error of the whole mask.
  @Test func anUnlawfulMaskIsAnError() throws {
    let diagnostics = try MaskMacroPlugin.expand(#"#mask("<1..12>/<1..31>")"#).diagnostics
    #expect(diagnostics.map(\.severity) == ["error"] && diagnostics[0].message.contains("has two complete layouts"))
  }

  @Test(arguments: [#"#mask(text)"#, #"#mask("@\(n)")"#, "#mask(\"\"\"\n##\n\"\"\")", #"#mask("@@" + "@@")"#, "#mask"])
  func whatIsNoLiteral(_ use: String) throws {
    let diagnostics = try MaskMacroPlugin.expand(use).diagnostics
    #expect(diagnostics.map(\.severity) == ["error"] && diagnostics[0].message.contains("one string literal"))
  }

  /// A compiler with another protocol gets a response, whatever it asks, and the version that it offers is taken.
  @Test func otherRequestsAreAnswered() throws {
    let replies = try MaskMacroPlugin.replies(to: [
      #"{"getCapability": {"capability": {"protocolVersion": 9}}}"#, #"{"getCapability": {}}"#,
      #"{"loadPluginLibrary": {"libraryPath": "x"}}"#, #"{"expandFreestandingMacro": {"syntax": 1}}"#, "[",
    ])
    #expect(replies.count == 5)
    #expect(replies[0] == #"{"getCapabilityResult":{"capability":{"protocolVersion":9}}}"#)
    #expect(replies[1] == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    #expect(replies[2...].allSatisfy { $0 == #"{"expandMacroResult":{"diagnostics":[]}}"# }, "\(replies)")
  }

  /// The compiler itself, over a file with a mask that is wrong.
  @Test func theCompilerReportsTheCharacter() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mask-macro-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    // the macro is declared again, so that no module has to be found
    try """
    struct Mask { init(expanding: StaticString, compiledTo: StaticString = "") {} }
    @freestanding(expression)
    macro mask(_ text: StaticString) -> Mask = #externalMacro(module: "MaskMacroPlugin", type: "MaskMacro")
    let right = #mask("+1 (###) ###-####")
    let wrong = #mask("+1 (###) #{x##-####")
    """.write(to: file, atomically: true, encoding: .utf8)
    let plugin = "\(MaskMacroPlugin.executable.path)#MaskMacroPlugin"
    let run = try MaskMacroPlugin.run(
      "/usr/bin/env", ["swiftc", "-typecheck", "-load-plugin-executable", plugin, file.path], input: Data())
    let errors = String(decoding: run.errors, as: UTF8.self)
    #expect(run.status == 1)
    #expect(errors.contains("main.swift:5:30: error: mask: "), "\(errors)")
    #expect(errors.count(of: ": error:") == 1, "\(errors)")
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
