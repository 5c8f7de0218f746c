import Foundation
import Testing

/// `caret convert --scan`: the masks of a project.
@Suite struct ConvertScanTests {
  private func scan(_ files: [String: String], _ arguments: String...) throws -> Caret {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let run = try Caret.run(["convert", "--scan", folder.path] + arguments)
    return Caret(status: run.status, output: run.output.replacing(folder.path + "/", with: ""), errors: run.errors)
  }

  /// A line of a source, the ending of its file, and what is written of it after file, line and column.
  @Test(arguments: [
    ("IMask(el, { mask: '00-00' })", "js", "imask: { mask: '00-00' }\n  ##-##\n"),
    ("IMask.createMask({ mask: '00-00' })", "ts", "imask: { mask: '00-00' }\n  ##-##\n"),
    ("Inputmask('99/99', { placeholder: 'dd/mm' })", "js", "inputmask: 99/99\n  ##/##\n"),
    (#"$(':input').inputmask({ regex: '\\d-\\d' })"#, "js", "inputmask: { regex: '\\\\d-\\\\d' }\n  #\"-\"#\n"),
    ("new MaskInput('[x]', { mask: '#-#' })", "ts", "maska: { mask: '#-#' }\n  #-#\n"),
    ("new Cleave('.c', { creditCard: true })", "js", "cleave: { creditCard: true }\n  card\n"),
    (#"new Maskito(el, { mask: [/\d/, '/', /\d/] })"#, "ts", "maskito: { mask: [/\\d/, '/', /\\d/] }\n  #/#\n"),
    ("$('#p').mask('(999) 999')", "js", "maskedinput: (999) 999\n  (###) ###\n"),
    (#"let l = Listener(primaryFormat: "[00]-[00]")"#, "swift", "redmadrobot: [00]-[00]\n  ##-##\n"),
    (#"MaskedTextChangedListener.installOn(view, "[00]", null)"#, "kt", "redmadrobot: [00]\n  ##\n"),
    (#"box = new MaskedTextBox("00/00");"#, "cs", "dotnet: 00/00\n  ##/##\n"),
    (#"<input mask="000-00" name="x">"#, "html", "ngx: 000-00\n  ###-##\n"),
    (#"<input [mask]="'000'" prefix="+1 ">"#, "html", "ngx: {mask: '000', prefix: '+1 '}\n  +1 ###\n"),
    ("<input data-maska='#-#'>", "html", "maska: #-#\n  #-#\n"),
    ("<input v-maska=\"'##'\">", "vue", "maska: ##\n  ##\n"),
    (#"<input data-inputmask="'mask': '9{2}'">"#, "html", "inputmask: 'mask': '9{2}'\n  #{2}\n"),
    (
      #"<input data-inputmask-alias="datetime" data-inputmask-inputformat="dd/mm">"#, "html",
      "inputmask: {alias: 'datetime', inputFormat: 'dd/mm'}\n  {prompt \"dd/mm\"}<01..31>/<01..12>\n"
    ),
    ("<PatternFormat format='##-##' value={v} />", "tsx", "react-number-format: {format: '##-##'}\n  ##-##\n"),
    (#"<IMaskInput mask="00" lazy={false} id="x" />"#, "jsx", "imask: {mask: '00', lazy: false}\n  ##\n"),
    (
      #"<NumericFormat thousandSeparator="," fixedDecimalScale decimalScale={2} />"#, "jsx",
      "react-number-format: {thousandSeparator: ',', fixedDecimalScale: true, decimalScale: 2}\n  {\"symbols\": "
    ),
  ])
  func isFound(_ line: String, _ ending: String, _ written: String) throws {
    let run = try scan(["src/a.\(ending)": "\n  \(line)\n"])
    let place = try #require(run.output.split(separator: " ").first)
    #expect(place.hasPrefix("src/a.\(ending):2:") && place.hasSuffix(":"), "\(place)")
    #expect(run.output.dropFirst(place.count + 1).hasPrefix(written), "\(run.output)")
    #expect(run.errors == "1 mask: 0 not read, 0 with something left out\n" && run.status == 0, "\(run.errors)")
  }

  /// The masks of other libraries than those that are read, an image's mask, and what only looks so.
  @Test(arguments: [
    ("$('#money').mask('#.##0,00')", "js"), ("<rect mask=\"url(#m)\"/>", "html"), ("MyIMask(el, { mask: '0' })", "js"),
    ("IMask(", "js"), ("<input mask>", "html"), ("primaryFormat: \"[0]\"", "js"), ("if (a<b && IMaskInput) {", "ts"),
    ("IMask(el, { mask: '00' })", "txt"), ("<Masked mask=\"000\" />", "jsx"),
  ])
  func isNoMask(_ line: String, _ ending: String) throws {
    let run = try scan(["a.\(ending)": line])
    #expect(run.output.isEmpty && run.errors.hasPrefix("0 masks: ") && run.status == 0, "\(run.output)")
  }

  @Test func constantsAreLookedUpInTheirFile() throws {
    let source = """
      // it's the usual one
      export const options: FactoryOpts = {
        mask: '+{7}(000)', /* a country's */
        lazy: true, // until there's a digit
      }
      IMask(element, options)
      IMask(element, optionsOf(country))
      const view = `${options}`
      """
    let run = try scan(["a.ts": source])
    #expect(
      run.output == """
        a.ts:6:16: imask: { mask: '+{7}(000)', /* a country's */ lazy: true, // until there's a digit }
          +"7"(###)
          options: {"eager": false}
        a.ts:7:16: imask: optionsOf(country)
          error: its mask is not written in this file
            hand what it is to caret convert --from imask

        """)
    #expect(run.errors == "2 masks: 1 not read, 0 with something left out\n" && run.status == 1)
  }

  /// What a project did not write is passed over, and of the rest files are read in order.
  @Test func foldersOfOthersArePassedOver() throws {
    let mask = "IMask(el, { mask: '0' })"
    let run = try scan([
      "b.js": mask, "a/z.js": mask, "node_modules/x/a.js": mask, ".cache/a.js": mask, "a/x.min.js": mask,
    ])
    #expect(
      run.output.split(separator: "\n").filter { $0.contains("imask") }.map { $0.prefix { $0 != ":" } } == [
        "a/z.js", "b.js",
      ])
  }

  @Test func json() throws {
    let run = try scan(["a.js": "IMask(e, { mask: '00', x: 1 }); IMask(e, f())"], "--json")
    #expect(
      run.output == """
        {"file": "a.js", "line": 1, "column": 10, "dialect": "imask", "text": "{ mask: '00', x: 1 }", "mask": "##", \
        "options": {"eager": false}, "notes": [{"kind": "leftOut", "message": "the option 'x' is left out", "span": [14, 18]}], \
        "ok": true, "error": null, "warnings": []}
        {"file": "a.js", "line": 1, "column": 42, "dialect": "imask", "text": "f()", "ok": false, "error": {"message": \
        "its mask is not written in this file", "suggestion": "hand what it is to caret convert --from imask", \
        "span": [0, 0], "witness": null}}

        """, "\(run.output)")
    #expect(run.errors == "2 masks: 1 not read, 1 with something left out\n" && run.status == 1)
  }

  /// Brackets that never end, many times.
  @Test(arguments: ["<a {", "IMask((", "IMask(/*", "<a b=\"", "const a", "IMask(e,{'"]) func anyTextEnds(
    _ piece: String
  ) throws {
    let run = try scan(["a.ts": String(repeating: piece, count: 100)])
    #expect(run.status <= 1)
  }

  @Test(arguments: [
    (["--scan", "/nowhere"], "/nowhere cannot be read: write the folder of a project, or a file"),
    (["--scan", ".", "--from", "ngx"], "leave --from and the mask out"),
    (["--scan", ".", "000"], "leave --from and the mask out"), (["000"], "write --from and a mask"),
  ])
  func wrongUse(_ arguments: [String], _ words: String) throws {
    let run = try Caret.run(["convert"] + arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
  }
}
