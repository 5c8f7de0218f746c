import MaskDialects

/// The way in which a library gets a mask.
struct MaskSign {
  enum Kind {
    /// An argument of a call, by its number: `new Cleave('.card', {…})`.
    case argument(Int)
    /// A member of the object that is the first argument of a call, by its name: `useMaskito({options})`.
    case member(String)
    /// The value that follows: `primaryMaskFormat: "…"`.
    case value
    /// The value after a sign: `box.Mask = "…"`.
    case assigned
    /// The object whose type it is: `const options: MaskitoOptions = {…}`, `{…} satisfies MaskitoOptions`.
    case typed
    /// The call that begins there, as it is.
    case call
    /// Options of all masks of a project: the first argument of a call, or what is done with a value of that name.
    case shared(MaskUse.Shared)
  }
  let dialect: MaskDialect
  /// The text that stands in the source; a call's ends in its parenthesis.
  let text: String
  let kind: Kind
  /// The endings of the files in which it is looked for.
  let endings: Set<String>
  /// The package from which its name must be imported, as others have the same name.
  let package: String?

  /// Those of scripts, and of markup that may have some.
  static let scripts: Set = [
    "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue", "svelte", "astro", "html", "htm", "cshtml", "razor",
    "php", "erb", "twig", "jsp", "ejs", "hbs", "mustache", "njk", "jinja", "ftl", "liquid", "aspx", "xhtml",
  ]
  private static let androids: Set = ["kt", "kts", "java"]

  static let all = [
    MaskSign(.imask, "IMask(", .argument(1)), MaskSign(.imask, "IMask.createMask(", .argument(0)),
    MaskSign(.imask, "IMask.createPipe(", .argument(0)), MaskSign(.imask, "IMask.pipe(", .argument(1)),
    MaskSign(.imask, "createMask(", .argument(0), of: "imask"),
    MaskSign(.imask, "createPipe(", .argument(0), of: "imask"),
    MaskSign(.imask, "pipe(", .argument(1), of: "imask"),
    MaskSign(.imask, "IMask.InputMask(", .argument(1)), MaskSign(.imask, "useIMask(", .argument(0)),
    MaskSign(.inputmask, "Inputmask(", .argument(0)), MaskSign(.inputmask, ".inputmask(", .argument(0)),
    MaskSign(.maska, "new MaskInput(", .argument(1)), MaskSign(.maska, "new Mask(", .argument(0)),
    MaskSign(.cleave, "new Cleave(", .argument(1)), MaskSign(.maskito, "new Maskito(", .argument(1)),
    MaskSign(.maskito, "useMaskito(", .member("options")),
    MaskSign(.maskito, "maskitoTransform(", .argument(1)), MaskSign(.maskito, "MaskitoOptions", .typed),
    MaskSign(.maskito, "maskito", .call),
    MaskSign(.maskedinput, ".mask(", .argument(0)), MaskSign(.autoNumeric, "new AutoNumeric(", .argument(1)),
    MaskSign(.autoNumeric, "AutoNumeric.multiple(", .argument(1)),
    MaskSign(.autoNumeric, ".autoNumeric(", .argument(0)),
    MaskSign(.flutter, "MaskTextInputFormatter(", .call, in: ["dart"]),
    MaskSign(.flutter, "MaskTextInputFormatter.eager(", .call, in: ["dart"]),
    MaskSign(.qt, "setInputMask(", .argument(0), in: ["cpp", "cc", "cxx", "h", "hpp", "py"]),
    MaskSign(.qt, "inputMask:", .value, in: ["qml"]),
    MaskSign(.reactNumberFormat, "usePatternFormat(", .argument(0)),
    MaskSign(.reactNumberFormat, "useNumericFormat(", .argument(0)), MaskSign(.ngx, "| mask:", .value),
    MaskSign(.redmadrobot, "primaryMaskFormat:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, ".primaryMaskFormat", .assigned, in: ["swift"]),
    MaskSign(.redmadrobot, "primaryFormat:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, "Mask(format:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, "Mask.getOrCreate(withFormat:", .value, in: ["swift"]),
    MaskSign(.redmadrobot, "MaskedTextChangedListener(", .argument(0), in: androids),
    MaskSign(.redmadrobot, "MaskedTextChangedListener.installOn(", .argument(1), in: androids),
    MaskSign(.redmadrobot, "MaskedTextChangedListener.Companion.installOn(", .argument(1), in: androids),
    MaskSign(.redmadrobot, "primaryFormat", .assigned, in: androids),
    MaskSign(.dotnet, "MaskedTextBox(", .argument(0), in: ["cs"]),
    MaskSign(.dotnet, "MaskedTextProvider(", .argument(0), in: ["cs"]),
    MaskSign(.dotnet, "Mask", .assigned, in: ["cs"]),
    MaskSign(.ngx, "provideNgxMask(", .shared(.options)),
    MaskSign(.ngx, "provideEnvironmentNgxMask(", .shared(.options)),
    MaskSign(.ngx, "NgxMaskModule.forRoot(", .shared(.options)),
    MaskSign(.inputmask, "Inputmask.extendDefaults(", .shared(.options)),
    MaskSign(.inputmask, "Inputmask.extendDefinitions(", .shared(.option("definitions"))),
    MaskSign(.inputmask, "Inputmask.extendAliases(", .shared(.aliases)),
    MaskSign(.inputmask, "Inputmask.prototype.defaults", .shared(.other)),
    MaskSign(.inputmask, ".inputmask.defaults", .shared(.other)),
    MaskSign(.autoNumeric, ".autoNumeric.defaults", .shared(.other)),
    MaskSign(.maskedinput, "$.mask.definitions", .shared(.other)),
    MaskSign(.maskedinput, "jQuery.mask.definitions", .shared(.other)),
  ]
  /// What jQuery calls by the name of the mask.
  static let commands: Set = [
    "remove", "unmaskedvalue", "setvalue", "getmetadata", "isComplete", "hasMaskedValue", "getemptymask", "option",
    "maskset",
  ]

  private init(
    _ dialect: MaskDialect, _ text: String, _ kind: Kind, in endings: Set<String> = scripts, of package: String? = nil
  ) {
    (self.dialect, self.text, self.kind, self.endings) = (dialect, text, kind, endings)
    self.package = package
  }
}
