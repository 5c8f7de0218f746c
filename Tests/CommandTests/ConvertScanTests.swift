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
    (
      "Inputmask('99/99', { placeholder: 'dd/mm' })", "js",
      "inputmask: {mask: '99/99', placeholder: 'dd/mm' }\n  {prompt \"dd/mm\"}##/##\n"
    ),
    (#"$(':input').inputmask({ regex: '\\d-\\d' })"#, "js", "inputmask: { regex: '\\\\d-\\\\d' }\n  #\"-\"#\n"),
    ("new MaskInput('[x]', { mask: '#-#' })", "ts", "maska: { mask: '#-#' }\n  #-#\n"),
    ("new Cleave('.c', { creditCard: true })", "js", "cleave: { creditCard: true }\n  card\n"),
    (#"new Maskito(el, { mask: [/\d/, '/', /\d/] })"#, "ts", "maskito: { mask: [/\\d/, '/', /\\d/] }\n  #/#\n"),
    ("$('#p').mask('(999) 999')", "js", "maskedinput: (999) 999\n  (###) ###\n"),
    (#"let l = Listener(primaryFormat: "[00]-[00]")"#, "swift", "redmadrobot: [00]-[00]\n  ##-##\n"),
    (#"MaskedTextChangedListener.installOn(view, "[00]", null)"#, "kt", "redmadrobot: [00]\n  ##\n"),
    (#"box = new MaskedTextBox("00/00");"#, "cs", "dotnet: 00/00\n  ##/##\n"),
    (
      "box = new MaskedTextBox { Name = \"a\", Mask = \"00-0\", PromptChar = '#' };", "cs",
      "dotnet: {Mask: '00-0', PromptChar: '#'}\n  {prompt \"##-#\"}##-#\n"
    ),
    (
      "box = new MaskedTextBox(\"00\") { InsertKeyMode = InsertKeyMode.Overwrite };", "cs",
      "dotnet: {Mask: '00', InsertKeyMode: InsertKeyMode.Overwrite}\n  ##\n  options: {\"overwriting\": true, "
    ),
    (
      "MaskedTextBox box = new() { Size = new Size(1, 2), Mask = \"00\", UseSystemPasswordChar = true };", "cs",
      "dotnet: {Mask: '00', UseSystemPasswordChar: true}\n  <hidden:##>\n"
    ),
    (#"<input mask="000-00" name="x">"#, "html", "ngx: 000-00\n  ###-##\n"),
    (#"<input [mask]="'000'" prefix="+1 ">"#, "html", "ngx: {mask: '000', prefix: '+1 '}\n  +1 ###\n"),
    ("<input data-maska='#-#'>", "html", "maska: #-#\n  #-#\n"),
    ("<input v-maska=\"'##'\">", "vue", "maska: ##\n  ##\n"),
    (#"<input data-inputmask="'mask': '9{2}'">"#, "html", "inputmask: 'mask': '9{2}'\n  #{2}\n"),
    (
      #"<input data-inputmask-alias="datetime" data-inputmask-inputformat="dd/mm">"#, "html",
      "inputmask: {alias: 'datetime', inputFormat: 'dd/mm'}\n  {prompt \"dd/mm\"}<day:01..31>/<month:01..12>\n"
    ),
    ("<input data-mask='(999) 99'>", "html", "maskedinput: (999) 99\n  (###) ##\n"),
    (
      "<input data-a-sep='.' data-a-sign='&euro;' data-v-max='9' data-id='1'>", "html",
      "autonumeric: {aSep: '.', aSign: '€', vMax: 9}\n  {\"symbols\": {\"positive\": [\"€\", \"\"], "
    ),
    (
      "<input data-currency-symbol='$' data-decimal-character=','>", "html",
      "autonumeric: {currencySymbol: '$', decimalCharacter: ','}\n  {\"symbols\": {\"positive\": [\"$\", \"\"], "
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

  /// What autoNumeric has without options.
  private static let usualNumber =
    #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "minimumFractionDigits": 2, "#
    + #""maximumFractionDigits": 2, "roundingMode": "halfUp"}, "integerDigits": 14}"#

  /// How people write them, and the library and the mask that is found.
  @Test(arguments: [
    ("IMask(el, { // it's a phone\n mask: '00-00' })", "js", "imask", "##-##"),
    ("IMask(el, // the options\n { mask: '00-00' })", "js", "imask", "##-##"),
    ("useIMask({ mask: '00' })", "tsx", "imask", "##"), ("IMask.pipe(v, { mask: '00' })", "js", "imask", "##"),
    ("class A { mask = '000'\n f() { IMask(el, this.mask) } }", "ts", "imask", "###"),
    ("const o = { mask: '00' } as const\nIMask(el, o)", "ts", "imask", "##"),
    ("f(() => { const o={mask:'00'};g(o)})\nf(() => { const o={mask:'99-0'};IMask(e,o)})", "js", "imask", "99-#"),
    ("Inputmask('datetime', { inputFormat: 'mm/yyyy' })", "js", "inputmask", "{prompt \"mm/yyyy\"}<01..12>/####"),
    ("$(x).inputmask(\"mask\", {\"mask\": \"99-99\"})", "js", "inputmask", "##-##"),
    ("<input data-inputmask=\"&quot;mask&quot;: &quot;99/99&quot;\">", "html", "inputmask", "##/##"),
    ("new Maskito(el, maskitoTime({ mode: 'HH:MM' }))", "ts", "maskito", "<00..23>:<00..59>"),
    ("const o: MaskitoOptions = maskitoDate({ mode: 'dd/mm' })", "ts", "maskito", "<day:01..31>.<month:01..12>"),
    ("export default maskitoDate({ mode: 'dd/mm' })", "ts", "maskito", "<day:01..31>.<month:01..12>"),
    ("<input data-inputmask=\"'mask': '9'\" data-inputmask-repeat=\"4\">", "html", "inputmask", "#{4}"),
    ("<PatternFormat format='##-#' /* format='#' */ />", "tsx", "react-number-format", "##-#"),
    ("<input data-inputmask-regex=\"[a-c]{2}\">", "html", "inputmask", "[a-c]{2}"),
    ("<Cleave options={{creditCard: true}} />", "jsx", "cleave", "card"),
    (
      "new AutoNumeric('#price', 'numeric')", "js", "autonumeric",
      #"{"symbols": {"groupingSeparator": "", "decimalSeparator": ".", "minimumFractionDigits": 2, "#
        + #""maximumFractionDigits": 2, "roundingMode": "halfUp"}, "integerDigits": 14}"#
    ),
    ("<input data-maska='0.A' data-maska-tokens='0:\\d|A:[A-Z]:optional'>", "html", "maska", "#.[A-Z]?"),
    ("<the-mask :mask=\"['##', '##-##']\" />", "vue", "vue-the-mask", "##|##-##"),
    ("<input v-mask=\"'AA-##'\">", "vue", "vue-the-mask", "^[A-Za-z]^[A-Za-z]-##"),
    ("var f = MaskTextInputFormatter(mask: '+# ##', filter: {\"#\": RegExp(r'[0-9]')});", "dart", "flutter", "+# ##"),
    ("new AutoNumeric('#price')", "js", "autonumeric", usualNumber),
    ("AutoNumeric.multiple('.price')", "js", "autonumeric", usualNumber),
    ("AutoNumeric.multiple('.price', [1.5, 2])", "js", "autonumeric", usualNumber),
    ("new AutoNumeric(input, '-12.5')", "js", "autonumeric", usualNumber),
    ("$('#price').autoNumeric()", "js", "autonumeric", usualNumber),
    ("$('#price').autoNumeric('init')", "js", "autonumeric", usualNumber),
    (
      "new AutoNumeric('#price', 12, 'integer')", "js", "autonumeric",
      #"{"symbols": {"groupingSeparator": ",", "decimalSeparator": ".", "maximumFractionDigits": 0, "#
        + #""roundingMode": "halfUp"}, "integerDigits": 14}"#
    ),
    ("var f = MaskTextInputFormatter.eager(mask: '##-#');", "dart", "flutter", "##-#"),
    ("const options = { mask: [/\\d/, '-', /\\d/] }\nuseMaskito({ options })", "tsx", "maskito", "#-#"),
    ("const own = { mask: /^\\d+$/ }\nuseMaskito({ elementPredicate: f, options: own })", "jsx", "maskito", "#{1,}"),
    ("useMaskito({ options: maskitoTime({ mode: 'HH:MM' }) })", "tsx", "maskito", "<00..23>:<00..59>"),
    ("{ box.Mask = \"00\"; Size = new Size(1, 2); }\nMaskedTextBox box;", "cs", "dotnet", "##"),
    // properties that statements set
    ("MaskedTextBox box; f() { box.Mask = \"00\"; box.PromptChar = '#'; }", "cs", "dotnet", "{prompt \"##\"}##"),
    ("{ this.box.PromptChar = '#'; this.box.Mask = \"00\"; } MaskedTextBox box;", "cs", "dotnet", "{prompt \"##\"}##"),
    ("var box = new MaskedTextBox(\"00\"); box.PromptChar = '#';", "cs", "dotnet", "{prompt \"##\"}##"),
    ("var box = new MaskedTextBox { Mask = \"00\" }; box.PromptChar = '#';", "cs", "dotnet", "{prompt \"##\"}##"),
    (
      "this.box.Mask = \"00\"; this.box.InsertKeyMode = System.Windows.Forms.InsertKeyMode.Overwrite; MaskedTextBox b;",
      "cs", "dotnet", "##"
    ),
    ("form.box.Mask = \"00\"; box.PromptChar = '#'; MaskedTextBox b;", "cs", "dotnet", "##"),
    ("box.Mask = \"00\"; other.box.PromptChar = '#'; MaskedTextBox b;", "cs", "dotnet", "##"),
    ("box.Mask = \"00\"; // box.PromptChar = '#'; MaskedTextBox", "cs", "dotnet", "##"),
    ("var box = new MaskedTextBox(\"00\"); box = new TextBox(); box.PromptChar = '#';", "cs", "dotnet", "##"),
    ("var box = new TextBox(); box.PromptChar = '#'; box = new MaskedTextBox(\"00\");", "cs", "dotnet", "##"),
    // what is imported, raw texts, and members of constants
    ("import { createMask } from 'imask';\nconst m = createMask({ mask: '00' })", "ts", "imask", "##"),
    ("import { pipe, x } from \"imask/esm/imask\";\npipe(v, { mask: '00' })", "ts", "imask", "##"),
    ("Inputmask({ regex: String.raw`\\d{2}` })", "js", "inputmask", "#{2}"),
    ("const R = String.raw`\\d{2}`\nInputmask({ regex: R })", "js", "inputmask", "#{2}"),
    ("new Maskito(e, { mask: ['(', ...Array(2).fill(/\\d/)] })", "ts", "maskito", "(##"),
    ("const masks = { zip: '00-0', x: 1 }\nIMask(e, masks.zip)", "js", "imask", "##-#"),
    ("const masks = { zip: '00-0' }\nIMask(e, { mask: masks.zip, lazy: true })", "js", "imask", "##-#"),
    ("const masks = { us: { zip: '00-0' } }\nIMask(e, { mask: masks.us.zip, lazy: true })", "js", "imask", "##-#"),
    // what frameworks watch
    ("class A { zip = signal('00-0')\n f() { IMask(e, { mask: this.zip() }) } }", "ts", "imask", "##-#"),
    ("<input v-maska=\"mask\">\n<script setup>const mask = ref<string>('##-#')\n</script>", "vue", "maska", "##-#"),
    ("<input v-maska=\"o\">\n<script setup>const o = reactive({ mask: '##' })\n</script>", "vue", "maska", "##"),
    ("<input v-maska=\"o.mask\">\n<script setup>const o = reactive({ mask: '##' })\n</script>", "vue", "maska", "##"),
    ("const mask = ref('00')\nIMask(e, { mask: mask.value, lazy: true })", "ts", "imask", "##"),
    // Dart
    ("class M { static const a = '#-#'; }\nMaskTextInputFormatter(mask: M.a)", "dart", "flutter", "#-#"),
    ("final String a = r'##';\nMaskTextInputFormatter.eager(mask: a, filter: f)", "dart", "flutter", "##"),
    // texts that a program joins
    ("IMask(e, { mask: '00'+'-' + \"0\" })", "js", "imask", "##-#"), ("IMask(e, '00' + '-0')", "js", "imask", "##-#"),
    ("const N = 1_0\nIMask(e, { mask: '0', repeat: N })", "js", "imask", "<#>{10}"),
    ("const masks = { 'zip': '00-0' }\nIMask(e, masks.zip)", "js", "imask", "##-#"),
    ("const S = '-', M = S + '00'\nIMask(e, { mask: '0' + M, lazy: true })", "ts", "imask", "#-##"),
    ("const S = '-'\nIMask(e, '0' + S + '0')", "js", "imask", "#-#"),
    ("box = new MaskedTextBox(\"00\" + @\"\\A\");", "cs", "dotnet", "##A"),
    ("<input [mask]=\"'00' + '-0'\">", "html", "ngx", "##-#"),
    ("// const M = '11'\nconst M = '00'\nIMask(e, { mask: M, lazy: true })", "js", "imask", "##"),
    ("edit->setInputMask(\"99-99;_\");", "cpp", "qt", "##-##"),
    ("edit->setInputMask(QStringLiteral(\"99-99\"));", "cpp", "qt", "##-##"),
    ("TextField { inputMask: \"99-99\" }", "qml", "qt", "##-##"),
    ("<IMaskInput mask={MASK} />\nconst MASK = '00'", "jsx", "imask", "##"),
    ("<imask-input mask=\"00\"/>", "vue", "imask", "##"), ("<input [imask]=\"{mask:'000'}\">", "html", "imask", "###"),
    ("<VTextField v-maska:value.unmasked=\"'##'\">", "vue", "maska", "##"),
    ("<PatternFormat format=\"&lt;##&gt;\" />", "jsx", "react-number-format", "\\<##\\>"),
    ("{{ phone | mask: '(000) 00' }}", "html", "ngx", "(###) ##"),
    ("view.primaryMaskFormat = \"[00]\"", "swift", "redmadrobot", "##"),
    ("Mask(format: #\"[00]\\/[00]\"#)", "swift", "redmadrobot", "##/##"),
    ("MaskedTextChangedListener(primaryFormat = \"R$ [00]\", editText = e)", "kt", "redmadrobot", "R$ ##"),
    ("const val F = \"[00]\"\nMaskedTextChangedListener(F, e)", "kt", "redmadrobot", "##"),
    ("MaskedTextBox box1;\nbox1.Mask = \"00/00\";", "cs", "dotnet", "##/##"),
    ("new MaskedTextBox { Mask = @\"\\A-00\" }", "cs", "dotnet", "A-##"),
    (
      "<IMaskInput mask={Date} lazy={false} />", "jsx", "imask",
      "<day:01..31>\".\"<month:01..12>\".\"<year:1900..9999>"
    ),
    ("<IMaskInput mask={/^\\d{3}$/} />", "jsx", "imask", "#{3}"),
    ("Listener(primaryFormat: \"[00]\", affineFormats: [])", "swift", "redmadrobot", "##"),
    ("$('#d').mask('99/99', {placeholder: 'mm/yy'})", "js", "maskedinput", "{prompt \"mm/yy\"}##/##"),
    ("<input v-maska data-maska=\"['#-#', '##-##']\" data-maska-eager>", "html", "maska", "#-#|##-##"),
    ("<input v-maska=\"'A-#'\" data-maska-tokens=\"A:[A-Z]\">", "html", "maska", "[A-Z]-#"),
    // types of TypeScript
    ("useIMask<HTMLInputElement>({ mask: '00' })", "tsx", "imask", "##"),
    ("IMask<Opts<any, A>>(el, { mask: '00' as string, lazy: false as boolean } as Opts<any>)", "ts", "imask", "##"),
    ("new Cleave<any>('.c', { creditCard: true })", "ts", "cleave", "card"),
    ("<IMaskInput<T> mask=\"00\" />", "tsx", "imask", "##"),
    ("<PatternFormat<P> format='##-#' />", "tsx", "react-number-format", "##-#"),
    ("const M = '00' as const\nIMask(el, { mask: M as string })", "ts", "imask", "##"),
    ("const o = { mask: '00' } as unknown as Foo\nIMask(el, o!)", "ts", "imask", "##"),
    ("IMask(el, <Opts>{ mask: '00' })", "ts", "imask", "##"),
    ("const o = { mask: [/\\d/, '-'] } satisfies MaskitoOptions;", "ts", "maskito", "#-"),
    ("const o = <MaskitoOptions>{ mask: [/\\d/, '-'] };", "ts", "maskito", "#-"),
    ("const o: Required<MaskitoOptions> = { mask: [/\\d/, '-'] };", "ts", "maskito", "#-"),
    ("o: MaskitoOptions | null = { mask: [/\\d/, '-'] };", "ts", "maskito", "#-"),
    ("function f(): MaskitoOptions { return { mask: [/\\d/, '-'] }; }", "ts", "maskito", "#-"),
    ("const f = (): MaskitoOptions => ({ mask: [/\\d/, '-'] });", "ts", "maskito", "#-"),
    ("const o = computed<MaskitoOptions>(() => ({ mask: [/\\d/, '-'] }));", "ts", "maskito", "#-"),
    ("maskitoTransform('1', { mask: [/\\d/, '-'] })", "ts", "maskito", "#-"),
    // actions, companions and other templates
    ("<input use:maska={'##-#'} />", "svelte", "maska", "##-#"),
    ("<input use:imask={{ mask: '00' }} />", "svelte", "imask", "##"),
    ("<input use:maskito={{ mask: [/\\d/, '-'] }} />", "svelte", "maskito", "#-"),
    ("MaskedTextChangedListener.Companion.installOn(view, \"[00]\", null)", "kt", "redmadrobot", "##"),
    ("<input data-maska='#-#'>", "twig", "maska", "#-#"),
    // which library of jQuery's it is
    ("$('#p').mask('+38 (099) 999-99-99')", "js", "maskedinput", "+38 (0##) ###-##-##"),
    (
      "<script src='jquery.maskedinput.js'></script><script>$('#p').mask('0-99')</script>", "html", "maskedinput",
      "0-##"
    ),
    (
      "new AutoNumeric('#p').northAmerican({ decimalPlaces: 0 })", "js", "autonumeric",
      #"{"symbols": {"positive": ["$", ""], "negative": ["$-", ""], "groupingSeparator": ",", "decimalSeparator": ".", "#
        + #""maximumFractionDigits": 0, "roundingMode": "halfUp"}, "integerDigits": 14}"#
    ),
    (
      "new AutoNumeric(el, 12, { ...AutoNumeric.getPredefinedOptions().NorthAmerican, decimalPlaces: 0 })", "js",
      "autonumeric",
      #"{"symbols": {"positive": ["$", ""], "negative": ["$-", ""], "groupingSeparator": ",", "decimalSeparator": ".", "#
        + #""maximumFractionDigits": 0, "roundingMode": "halfUp"}, "integerDigits": 14}"#
    ),
    // constants within options
    ("const o = { format: '##-#' }\n<PatternFormat {...o} id='x' />", "jsx", "react-number-format", "##-#"),
    ("const o = { mask: '00' }\n<IMaskInput mask='0' {...o} />", "jsx", "imask", "##"),
    ("const P = true\n<IMaskInput {...rest} mask='00' eager={P} />", "jsx", "imask", "##"),
    ("const base = { mask: '00-0', /* c */ }\nIMask(e, { ...base, lazy: false })", "js", "imask", "##-#"),
    ("const mask = '00'\nIMask(e, { lazy: false, mask })", "js", "imask", "##"),
    ("const M = '00'\nIMask(e, { mask: M /* it's */, lazy: true })", "ts", "imask", "##"),
    ("const D = /\\d/\nnew Maskito(e, { mask: ['(', D, D] })", "ts", "maskito", "(##"),
    ("const P = ['(', /[(,]/]\nnew Maskito(e, { mask: [...P, /\\d/] })", "ts", "maskito", "([(,]#"),
    ("const mode = 'dd/mm'\nmaskitoDate({ mode, separator: '-' })", "ts", "maskito", "<day:01..31>-<month:01..12>"),
    ("const zip: string = '00-0'; IMask(e, { mask: zip })", "ts", "imask", "##-#"),
    ("const D = '0'; IMask(e, { mask: 'D0', blocks: { D: { mask: 'a' } } })", "js", "imask", "@#"),
    (
      "const a = 3\nconst b = { decimalPlaces: a, aSep: '' }\nnew AutoNumeric(e, ['Japanese', b])", "js", "autonumeric",
      #"{"symbols": {"positive": ["¥", ""], "negative": ["¥-", ""], "groupingSeparator": "", "decimalSeparator": ".", "#
        + #""minimumFractionDigits": 3, "maximumFractionDigits": 3, "roundingMode": "halfUp"}, "integerDigits": 14}"#
    ),
  ])
  func isFoundAsPeopleWriteIt(_ text: String, _ ending: String, _ library: String, _ mask: String) throws {
    let run = try scan(["a.\(ending)": text])
    let lines = run.output.split(separator: "\n")
    try #require(lines.count > 1, "\(run.output)\(run.errors)")
    #expect(lines[0].contains(": \(library): ") && lines[1] == "  \(mask)", "\(run.output)")
    #expect(run.errors.hasPrefix("1 mask: 0 not read, "), "\(run.errors)")
  }

  /// What is put together by a program is not the part of it that is written.
  @Test(arguments: [
    ("IMask(el, {...o, lazy: false})", "js"), ("IMask(el, { mask, lazy: false })", "js"),
    ("let o = {mask: '0'}\no = {mask: '00'}\nIMask(e, {...o})", "js"),
    ("const a = {...b}, b = {...a}\nIMask(e, a)", "js"), ("IMask(e, { lazy: false, ...o })", "js"),
    ("<PatternFormat {...props} />", "jsx"), ("maskitoNumber({ ...o })", "ts"),
    ("$(e).autoNumeric('update', { aSign: '$' })", "js"),
    ("Inputmask('99' + rest)", "js"), ("Inputmask('99', options)", "js"), ("IMask(el, { mask: `${cc} 00` })", "js"),
    ("const M = '99' + x\nInputmask(M)", "js"), ("const a = b + '', b = a + ''\nIMask(e, a + '0')", "js"),
    ("new AutoNumeric(e, options)", "js"), ("useMaskito({ options })", "tsx"),
    ("<PatternFormat format={`${a}-##`} />", "jsx"),
    ("<input [mask]=\"'00' + x\">", "html"), ("<input mask=\"{{ phoneMask }}\">", "html"),
    ("<input mask=\"@Model.Mask\">", "cshtml"), ("Mask(format: \"[0]\" + x)", "swift"),
    ("let m = Mask(format: \"[00]\\(x)\")", "swift"),
    ("Listener(primaryFormat: \"[00]\", affineFormats: [\"[000]\"])", "swift"),
    ("MaskedTextChangedListener(\"[00]\", listOf(\"[000]\"), f)", "kt"),
    ("const o = {mask: '00'}; o.mask = '0000'; IMask(el, o)", "js"), ("MaskedTextBox b; b.Mask = GetMask();", "cs"),
    ("MaskedTextChangedListener(\"$code [00]\", e)", "kt"),
    ("$.mask.definitions['~'] = '[+-]'; $('#eye').mask('~9.99')", "js"),
    ("const m = ref('00'); m.value = '000'; IMask(e, m)", "js"),
    ("const m = { a: '0' }; m.a = '00'; IMask(e, m.a)", "js"),
    ("const mask = '0', o = {}; IMask(e, o.mask)", "js"), ("const mask = '0'; IMask(e, a.b.mask)", "js"),
    ("const o = { a: { mask: '0' } }; o.a.mask = '00'; IMask(e, o.a.mask)", "js"),
  ])
  func isNotReadInPart(_ text: String, _ ending: String) throws {
    let run = try scan(["a.\(ending)": text])
    #expect(
      run.output.hasSuffix(
        "  error: its mask is not written here in one piece\n    hand what it is to caret convert --from \(run.output.split(separator: ": ").dropFirst().first ?? "")\n"
      ), "\(run.output)")
    #expect(run.errors.hasPrefix("1 mask: 1 not read, ") && run.status == 1, "\(run.errors)")
  }

  /// What has functions, or definitions that are written elsewhere, says so.
  @Test(arguments: [
    ("<IMaskInput mask=\"#0\" definitions={DEFS} />", "jsx", "definitions are read where they are an object"),
    ("<IMaskInput mask=\"0\" prepare={s => s.trim()} />", "jsx", "'prepare' is a function"),
    ("IMask(e, { mask: '0', commit(v, m) { f({ ...m, mask }) } })", "js", "'commit' is a function"),
    ("IMask(e, { mask: '0', commit: (v, m) => ({ ...m, v }) })", "js", "'commit' is a function"),
    ("<input mask=\"A0\" [patterns]=\"own\">", "html", "patterns are read where they are an object"),
    ("<input data-inputmask-alias=\"numeric\" data-inputmask-foo=\"1\">", "html", "the option 'foo' is left out"),
    ("$(x).inputmask({mask: 'Z9', definitions: D})", "js", "definitions are read where they are an object"),
    ("$('#d').mask('99/99', {autoclear: false})", "js", "the option 'autoclear' is left out"),
    ("<PatternFormat format='##/##' {...rest} />", "jsx", "the option '...rest' is left out"),
    ("<IMaskInput mask='00' unmask={true} />", "jsx", "the option 'unmask' is left out"),
    ("<input [imask]=\"{mask: '00'}\" [unmask]=\"true\">", "html", "the option 'unmask' is left out"),
  ])
  func isNoted(_ text: String, _ ending: String, _ note: String) throws {
    let run = try scan(["a.\(ending)": text])
    #expect(run.output.contains("  note: \(note)"), "\(run.output)")
    #expect(run.errors == "1 mask: 0 not read, 1 with something left out\n" && run.status == 1, "\(run.errors)")
  }

  /// A mask that is worked out among its options is not a function.
  @Test func isWorkedOut() throws {
    let run = try scan(["a.js": "IMask(e, { mask: code + '00' })"])
    #expect(run.output.contains("\n  error: what a program works out cannot be written as a mask\n"), "\(run.output)")
  }

  /// The masks of other libraries than those that are read, an image's mask, and what only looks so.
  @Test(arguments: [
    ("$('#money').mask('#.##0,00')", "js"), ("<rect mask=\"url(#m)\"/>", "html"), ("MyIMask(el, { mask: '0' })", "js"),
    ("IMask(", "js"), ("<input mask>", "html"), ("primaryFormat: \"[0]\"", "js"), ("if (a<b && IMaskInput) {", "ts"),
    ("IMask(el, { mask: '00' })", "txt"), ("<Masked mask=\"000\" />", "jsx"), ("$('#x').inputmask('remove')", "js"),
    ("<g mask={`url(#${id})`} />", "jsx"), ("<p-inputMask mask=\"99\">", "html"), ("<q-input mask=\"##\"/>", "vue"),
    ("$('body').mask('Please wait')", "js"), ("$('#ip').mask('099.099.099.099')", "js"),
    ("<script src='jquery.mask.min.js'></script><script>$('#p').mask('999')</script>", "html"),
    ("Inputmask.mask('#date')", "js"), ("createMask(image, 10)", "js"),
    ("import { createMask } from 'images'; createMask({ mask: '0' })", "js"),
    ("import { createMask } from 'imask'; image.createMask({ mask: '0' })", "js"), ("NgxMaskModule.forRoot()", "ts"),
    ("const d = $.inputmask.defaults; if ($.inputmask.defaults == d) f($.inputmask.defaults)", "js"),
    ("new Mask(layer)", "js"), ("subnet.Mask = \"255.0\";", "cs"), ("init(primaryFormat: String) {}", "swift"),
    ("for (; i <n; i++) mask = '00'", "js"), ("<input data-mask='00/00'>", "html"),
    ("<input data-mask='#.##0,00'>", "html"), ("$(e).autoNumeric('set', { a: 1 })", "js"),
    ("<input {...props} />", "jsx"), ("<p>{...}</p>", "jsx"),
    // code that is out of use
    ("  // IMask(e, { mask: '00' })", "js"), ("/* an older one:\n  IMask(e, { mask: '00' })\n*/", "ts"),
    ("<!-- <input mask='00'>\n<input mask='0'> -->", "html"), ("/**\n * IMask(e, { mask: '00' })", "js"),
    ("f(); // IMask(e, { mask: '00' })", "js"), ("f('//', `'`) // IMask(e, { mask: '00' })", "ts"),
    ("f() /* IMask(e, { mask: '00' }) */", "ts"), ("{/* <IMaskInput mask='00' /> */}", "jsx"),
    ("<p>it's</p> <!-- <input mask='00'> -->", "html"), ("<script>f() // IMask(e, { mask: '0' })", "html"),
    ("edit.show()  # edit.setInputMask('99')", "py"), ("box.Show(); // box.Mask = \"00\"; MaskedTextBox", "cs"),
    ("new AutoNumeric()", "js"), ("useMaskito()", "tsx"),
  ])
  func isNoMask(_ line: String, _ ending: String) throws {
    let run = try scan(["a.\(ending)": line])
    #expect(run.output.isEmpty && run.errors.hasPrefix("0 masks: ") && run.status == 0, "\(run.output)")
  }

  /// A comment ends, and what only looks like one is none.
  @Test(arguments: [
    ("/* older */ IMask(e, { mask: '00' })", "js"), ("'http://x'; IMask(e, { mask: '00' })", "js"),
    ("glob('src/*'); IMask(e, { mask: '00' }); '*/'", "js"), ("<!-- a --><input mask='00'>", "html"),
    ("/\\/\\//.test(x) && IMask(e, { mask: '00' })", "js"), ("f(/[/]//* a */); IMask(e, { mask: '00' })", "js"),
    ("`http://${x}`; IMask(e, { mask: '00' })", "ts"), ("<a href=//x>it's</a><input mask='00'>", "html"),
    ("<p>see http://x <IMaskInput mask='00' /></p>", "jsx"), ("url = '#'; edit.setInputMask('99')", "py"),
    ("f() // a\nIMask(e, { mask: '00' })", "js"), ("</script>a // b <input mask='00'>", "html"),
  ])
  func isNotInComment(_ line: String, _ ending: String) throws {
    #expect(try scan(["a.\(ending)": line]).errors.hasPrefix("1 mask: 0 not read, 0"))
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
          options: {"eager": false, "pastes": "lenient"}
        a.ts:7:16: imask: optionsOf(country)
          error: its mask is not written here in one piece
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
        "options": {"eager": false, "pastes": "lenient"}, "checks": [], "notes": [{"kind": "leftOut", "message": "the option 'x' is left out", "span": [14, 18]}], \
        "ok": true, "error": null, "warnings": []}
        {"file": "a.js", "line": 1, "column": 42, "dialect": "imask", "text": "f()", "ok": false, "error": {"message": \
        "its mask is not written here in one piece", "suggestion": "hand what it is to caret convert --from imask", \
        "span": [0, 0], "witness": null}}

        """, "\(run.output)")
    #expect(run.errors == "2 masks: 1 not read, 1 with something left out\n" && run.status == 1)
  }

  /// Options of all masks of a project are not masks, and change those of other files.
  @Test(arguments: [
    ("provideNgxMask({ thousandSeparator: '.' })", "ngx", "{ thousandSeparator: '.' }"),
    ("provideEnvironmentNgxMask(config)", "ngx", "config"),
    ("imports: [NgxMaskModule.forRoot({ validation: false })]", "ngx", "{ validation: false }"),
    ("Inputmask.extendDefaults({ autoUnmask: true })", "inputmask", "{ autoUnmask: true }"),
    ("Inputmask.extendDefinitions({ H: {} })", "inputmask", "{ H: {} }"),
    ("Inputmask.extendAliases({ own: {} })", "inputmask", "{ own: {} }"),
    ("$(() => { $.extend($.fn.inputmask.defaults, { a: 1 }) })", "inputmask", "$.fn.inputmask.defaults, { a: 1 }"),
    ("$.inputmask.defaults.insertMode = false;", "inputmask", "$.inputmask.defaults.insertMode = false"),
    ("$.extend($.fn.autoNumeric.defaults, { aSep: '.' })", "autonumeric", "$.fn.autoNumeric.defaults, { aSep: '.' }"),
    ("$.mask.definitions['~'] = '[+-]'", "maskedinput", "$.mask.definitions['~'] = '[+-]'"),
  ])
  func isOfAllMasks(_ text: String, _ library: String, _ options: String) throws {
    let run = try scan(["a.ts": text])
    let note = "these are options of all masks of the project: write them at each"
    #expect(run.output.hasSuffix(": \(library): \(options)\n  note: \(note)\n"), "\(run.output)")
    #expect(run.errors == "0 masks: 0 not read, 0 with something left out; options of all masks in 1 place\n")
    #expect(run.status == 1)
    let json = try scan(["a.ts": text], "--json").output
    let span = "[0, \(options.unicodeScalars.count)]"
    #expect(json.hasPrefix(#"{"file": "a.ts", "line": 1, "column": "#), "\(json)")
    #expect(
      json.hasSuffix(
        #""shared": true, "notes": [{"kind": "leftOut", "message": "\#(note)", "span": \#(span)}]}"# + "\n"), "\(json)")
  }

  /// Masks of the same file have them.
  @Test(arguments: [
    ("Inputmask.extendDefaults({ placeholder: '*' }); Inputmask('99')", "{prompt \"**\"}##"),
    (
      "Inputmask.extendDefaults({ placeholder: '*' }); Inputmask({ mask: '99', placeholder: '-' })", "{prompt \"--\"}##"
    ),
    ("Inputmask.extendDefaults({ inputFormat: 'mm/yyyy', placeholder: '*' }); Inputmask('datetime')", "<01..12>/####"),
    ("const D = { H: { validator: '[A-F]' } }\nInputmask.extendDefinitions(D); Inputmask('H9')", "[A-F]#"),
    ("Inputmask.extendDefaults({ placeholder: '*' }); Inputmask('aa')", "{prompt \"**\"}@@"),
    ("Inputmask.extendAliases({ own: { mask: '99' } }); Inputmask('own')", "##"),
    ("Inputmask.extendAliases({ 'own': { mask: '99' } }); Inputmask({ placeholder: '*', alias: \"own\" })", "##"),
    ("Inputmask.extendAliases({ own: { mask: '99' } }); Inputmask('own', { placeholder: '*' })", "{prompt \"**\"}##"),
    ("Inputmask.extendAliases({ other: { mask: '99' } }); Inputmask('9')", "#"),
    ("template: '<input mask=\"00\">', providers: [provideNgxMask({ prefix: '+' })]", "+##"),
    ("provideNgxMask({ prefix: '+' }); Inputmask('99')", "##"),
    ("$.extend($.inputmask.defaults, { placeholder: '*' }); Inputmask('99')", "##"),
  ])
  func sharedOptionsArePutIn(_ text: String, _ mask: String) throws {
    let run = try scan(["a.ts": text])
    #expect(run.output.split(separator: "\n").contains { $0.hasPrefix("  ") && $0.hasSuffix(mask) }, "\(run.output)")
    #expect(run.errors == "1 mask: 0 not read, 0 with something left out; options of all masks in 1 place\n")
  }

  /// A call that is longer than what is looked at is not passed over.
  @Test func aCallThatIsTooLongIsReported() throws {
    let comments = String(repeating: "// a line of words about the mask\n", count: 100)
    let run = try scan(["a.js": "IMask(e, {\n\(comments)mask: '0' })\n" + String(repeating: "f()\n", count: 10)])
    #expect(run.output.hasPrefix("a.js:1:1: imask: IMask(…)\n  error: its mask is not written here in one piece\n"))
    #expect(run.errors == "1 mask: 1 not read, 0 with something left out\n")
  }

  /// Brackets that never end, many times.
  @Test(arguments: ["<a {", "IMask((", "IMask(/*", "<a b=\"", "const a", "IMask(e,{'"]) func anyTextEnds(
    _ piece: String
  ) throws {
    let run = try scan(["a.ts": String(repeating: piece, count: 100)])
    #expect(run.status <= 1)
  }

  @Test func whatCannotBeReadIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "d.js"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (binary, link) = (folder.appending(path: "b.js"), folder.appending(path: "link"))
    try Data([0xFF, 0xFE, 0]).write(to: binary)
    try "\u{FEFF}IMask(e, { mask: '0' })".write(to: folder.appending(path: "a.js"), atomically: true, encoding: .utf8)
    try String(repeating: " ", count: 30).write(to: folder.appending(path: "c.js"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/e.js", withDestinationPath: "nowhere.js")
    let run = try Caret.run(["convert", "--scan", link.path, "--max-file", "29"])
    #expect(run.output.hasPrefix("\(link.path)/a.js:1:10: imask: "), "\(run.output)")
    #expect(
      run.errors.replacing(link.path + "/", with: "") == """
        b.js: not read, as it is not UTF-8: save it as UTF-8
        c.js: not read, as it has 30 bytes, more than 29: raise the limit: --max-file 30
        e.js: not read, as it is not there, or not a file: mend the link, or take it away
        1 mask: 0 not read, 0 with something left out; 3 files not read

        """)
    #expect(run.status == 1)
    let json = try Caret.run(["convert", "--scan", link.path, "--json"]).output.split(separator: "\n")
    #expect(json.count == 3)
    #expect(
      json[1].hasSuffix(
        #"/b.js", "ok": false, "error": {"message": "it is not UTF-8", "suggestion": "save it as UTF-8", "#
          + #""span": [0, 0], "witness": null}}"#), "\(json)")
    let named = try Caret.run(["convert", "--scan", binary.path])
    #expect(named.status == 2 && named.errors.contains("cannot be read: it is not UTF-8"), "\(named.errors)")
    let limit = try Caret.run(["convert", "--scan", link.path, "--max-file", "0"])
    #expect(limit.status == 2 && limit.errors.contains("--max-file is 1 or more"), "\(limit.errors)")
  }

  @Test(arguments: [
    (["--scan", "/nowhere"], "'/nowhere' cannot be read: write the folder of a project, or a file"),
    (["--scan", ""], "'' cannot be read"),
    (["--scan", "/etc/hostname"], "'/etc/hostname' is not searched: masks are found in"),
    (["--scan", ".", "--from", "ngx"], "leave --from and the mask out"),
    (["--scan", ".", "000"], "leave --from and the mask out"), (["000"], "write --from and a mask"),
  ])
  func wrongUse(_ arguments: [String], _ words: String) throws {
    let run = try Caret.run(["convert"] + arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
  }
}
