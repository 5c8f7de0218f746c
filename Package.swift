// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Outside Linux there is no ICU of the system to link, so CaretakerFoundation reads how locales write numbers from
// Foundation's formatters. If you have installed ICU, enable the trait by name.
#if os(Linux)
  let traitsOfCommand: Set<String> = ["ICU"]
#else
  let traitsOfCommand: Set<String> = []
#endif

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let embeddableSettings = settings + [.enableExperimentalFeature("Embedded", .when(traits: ["Embedded"]))]
let coreSettings =
  embeddableSettings + [.strictMemorySafety(), .enableUpcomingFeature("MemberImportVisibility")]

// What only the commands need of other packages: without one of these traits neither is resolved.
let commands = TargetDependencyCondition.when(traits: ["Command", "CommandWithoutICU"])
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: commands)
let histogram = Target.Dependency.product(name: "Histogram", package: "hdrhistogram-swift", condition: commands)

let package = Package(
  name: "caretaker",
  // The systems that have Synchronization's `Mutex` and `Atomic`, which guard caches and threads. What else is recent
  // needs less: `Span` is back-deployed, Observation and format styles are older; `InlineArray` and `UTF8Span`, which
  // need more, are not used. Untried: what is built and tested is Linux.
  platforms: [.macOS(.v15), .macCatalyst(.v18), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Caretaker", targets: ["Caretaker"]),
    .library(name: "CaretakerFoundation", targets: ["CaretakerFoundation"]),
    .library(name: "CaretakerCore", type: .static, targets: ["FieldForms"]),
    .library(name: "caretaker-c", type: .static, targets: ["CaretakerC"]),
    // with the modules that its interface names and that have no product of their own: users import what they name
    .library(
      name: "FieldFormats", targets: ["FieldEditing", "FieldFormats", "NumberFormatting", "PhoneNumbering"]),
    .library(name: "FieldForms", targets: ["FieldForms"]),
    .library(name: "TerminalForms", targets: ["TerminalForms"]),
    .library(name: "LocaleTables", targets: ["LocaleTables"]),
    .library(name: "MaskCompiler", targets: ["MaskCompiler"]),
    .library(name: "MaskDialects", targets: ["MaskDialects"]),
    .library(name: "MaskMacros", targets: ["MaskMacros"]),
    .library(name: "MaskSyntax", targets: ["MaskSyntax", "UnicodeFacts"]),
    .library(name: "MaskFuzzing", targets: ["MaskFuzzing"]),
    .library(name: "KeystrokeCorpora", targets: ["KeystrokeCorpora"]),
    .executable(name: "caret", targets: ["caret-cli"]),
    .executable(name: "caretaker-dev", targets: ["caretaker-dev"]),
    .executable(name: "caret-fuzz-targets", targets: ["caret-fuzz-targets"]),
  ],
  // A trait enables at most one other, and a build names at most one: the compiler's flags list traits in the order of a
  // set, which is another one each time the manifest is read, and with other flags everything is compiled again.
  traits: [
    .default(enabledTraits: ["Command"]),
    .trait(
      name: "ICU",
      description:
        "Locales: number symbols read from the system's ICU. Without it, CaretakerFoundation reads Foundation's."),
    .trait(
      name: "Command",
      description:
        "The package's own commands, and the packages that only they need; on Linux with ICU. Libraries build without it.",
      enabledTraits: traitsOfCommand),
    .trait(name: "CommandWithoutICU", description: "The package's own commands, where there is no ICU."),
    .trait(
      name: "Embedded",
      description: "The core alone as Embedded Swift: swift build -c release --product CaretakerCore, or caretaker-c."),
    .trait(
      name: "Fuzzing",
      description: "caret-fuzz-targets as a fuzzer, with --sanitize=fuzzer; CONTRIBUTING.md says how.",
      enabledTraits: ["Command"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // both for the commands alone, and resolved with their trait alone; this one for distributions of what is measured
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", .upToNextMinor(from: "0.2.0")),
  ],
  targets: [
    // The core: no Foundation, no ICU. Arrows point one way; Tests/LayeringTests reads the imports.
    .target(name: "CWiping"),
    .target(name: "SecretMemory", dependencies: ["CWiping"], swiftSettings: coreSettings),
    // Facts of characters, phone numbers and locales, generated: a program links those that it asks for.
    .target(name: "CTables"),
    .target(name: "UnicodeFacts", dependencies: ["CTables", "SecretMemory"], swiftSettings: coreSettings),
    .target(name: "MaskSyntax", dependencies: ["UnicodeFacts"], swiftSettings: coreSettings),
    .target(name: "MaskDialects", dependencies: ["MaskSyntax", "UnicodeFacts"], swiftSettings: coreSettings),
    .target(name: "MaskCompiler", dependencies: ["MaskSyntax", "UnicodeFacts"], swiftSettings: coreSettings),
    .target(
      name: "MaskEngine", dependencies: ["MaskCompiler", "MaskSyntax", "SecretMemory", "UnicodeFacts"],
      swiftSettings: coreSettings),
    .target(name: "NumberFormatting", dependencies: ["SecretMemory", "UnicodeFacts"], swiftSettings: coreSettings),
    .target(
      name: "PhoneNumbering", dependencies: ["CTables", "SecretMemory", "UnicodeFacts"],
      swiftSettings: coreSettings),
    .target(
      name: "FieldEditing",
      dependencies: [
        "MaskCompiler", "MaskDialects", "MaskEngine", "MaskSyntax", "NumberFormatting", "PhoneNumbering",
        "SecretMemory", "UnicodeFacts",
      ], swiftSettings: coreSettings),
    .target(
      name: "FieldFormats",
      dependencies: [
        "FieldEditing", "MaskCompiler", "MaskDialects", "MaskSyntax", "NumberFormatting", "PhoneNumbering",
        "SecretMemory", "UnicodeFacts",
      ], swiftSettings: coreSettings),
    .target(
      name: "FieldForms",
      dependencies: [
        "FieldEditing", "FieldFormats", "MaskSyntax", "NumberFormatting", "PhoneNumbering", "SecretMemory",
        "UnicodeFacts",
      ], swiftSettings: coreSettings),

    // Masks checked by the compiler, and the program that it starts for that: without swift-syntax, which is large.
    .macro(
      name: "MaskMacroPlugin", dependencies: ["MaskCompiler", "MaskDialects", "MaskSyntax"], swiftSettings: settings),
    .target(
      name: "MaskMacros", dependencies: ["FieldEditing", "MaskCompiler", "MaskMacroPlugin"], swiftSettings: settings),

    // How locales write numbers, where ICU is not at hand.
    .target(
      name: "LocaleTables", dependencies: ["CTables", "FieldFormats", "NumberFormatting", "UnicodeFacts"],
      swiftSettings: coreSettings),

    // The library for C: its header, by hand, and the functions that the header declares.
    .target(
      name: "CCaretaker", exclude: ["Examples"],
      cSettings: [.define("CARETAKER_EMBEDDED", .when(traits: ["Embedded"]))]),
    .target(
      name: "CaretakerC",
      dependencies: [
        "BulkFormatting", "CCaretaker", "FieldEditing", "FieldFormats", "FieldForms", "LocaleTables", "MaskCompiler",
        "MaskDialects", "MaskSyntax", "NumberFormatting", "PhoneNumbering", "SecretMemory", "UnicodeFacts",
      ],
      swiftSettings: coreSettings),
    .plugin(
      name: "install-c-library",
      capability: .command(
        intent: .custom(
          verb: "c-library", description: "Install the library for C under a prefix, or uninstall it"),
        permissions: []),
      path: "Sources/install-c-library"),

    // Whole columns, by vectors: not of the core, and without its threads also built as Embedded Swift.
    .target(name: "CBulkKernel"),
    .target(
      name: "BulkFormatting",
      dependencies: [
        "CBulkKernel", "FieldEditing", "FieldFormats", "MaskCompiler", "MaskSyntax", "NumberFormatting",
        "PhoneNumbering", "SecretMemory", "UnicodeFacts",
      ],
      swiftSettings: embeddableSettings),

    // ICU, which CICU alone links.
    .systemLibrary(name: "CICUSystem", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(
      name: "CICU",
      dependencies: [.target(name: "CICUSystem", condition: .when(traits: ["ICU"]))],
      cSettings: [.define("CARETAKER_WITH_ICU", .when(traits: ["ICU"]))]),
    .target(
      name: "LocaleNumbers",
      dependencies: ["NumberFormatting", "UnicodeFacts", .target(name: "CICU", condition: .when(traits: ["ICU"]))],
      swiftSettings: settings),

    // What applications import, name by name.
    .target(
      name: "Caretaker",
      dependencies: [
        "BulkFormatting", "FieldEditing", "FieldFormats", "LocaleNumbers", "MaskCompiler", "MaskDialects", "MaskSyntax",
        "NumberFormatting", "PhoneNumbering", "UnicodeFacts",
      ], swiftSettings: settings),
    .target(
      name: "CaretakerFoundation",
      dependencies: ["Caretaker", "FieldFormats", "FieldForms", "MaskCompiler", "SecretMemory", "UnicodeFacts"],
      swiftSettings: settings),

    // Forms drawn on a terminal: a form and a window in, cells out; keys in, events out.
    .target(
      name: "TerminalForms", dependencies: ["FieldEditing", "FieldForms", "NumberFormatting", "UnicodeFacts"],
      swiftSettings: settings),

    .executableTarget(name: "invoice-example", dependencies: ["FieldForms", "TerminalForms"], swiftSettings: settings),

    // Numbering plans as text, and what makes tables of them. Only generators and tests need it.
    .target(name: "CPhonePlans"),
    .target(
      name: "PhonePlanCompiler", dependencies: ["CPhonePlans", "PhoneNumbering", "UnicodeFacts"],
      swiftSettings: settings),

    // What should happen, slowly, and what is made to happen, at random.
    .target(
      name: "MaskOracle", dependencies: ["MaskSyntax", "NumberFormatting", "PhoneNumbering", "PhonePlanCompiler"],
      swiftSettings: settings),
    .target(
      name: "MaskFuzzing",
      dependencies: [
        "FieldEditing", "FieldFormats", "FieldForms", "MaskCompiler", "MaskOracle", "MaskSyntax", "NumberFormatting",
        "PhoneNumbering", "PhonePlanCompiler", "UnicodeFacts",
      ],
      swiftSettings: settings),

    // What people type, made up.
    .target(
      name: "KeystrokeCorpora",
      dependencies: [
        "FieldEditing", "FieldFormats", "MaskFuzzing", "MaskSyntax", "PhoneNumbering", "PhonePlanCompiler",
      ],
      swiftSettings: settings),

    // How long a key takes, and what it allocates.
    .target(name: "CAllocationCounter", path: "Benchmarks/Sources/CAllocationCounter"),
    .target(
      name: "LatencyMeasuring",
      dependencies: [
        "CAllocationCounter", "FieldEditing", "FieldFormats", "MaskFuzzing", "MaskSyntax", "NumberFormatting",
        "PhoneNumbering", histogram,
      ],
      swiftSettings: settings),

    // What both commands read and write: arguments, messages, JSON.
    .target(
      name: "CommandConsole",
      dependencies: ["Caretaker", "FieldFormats", "LocaleNumbers", argumentParser],
      swiftSettings: settings),
    .executableTarget(
      name: "caret-cli",
      dependencies: [
        "BulkFormatting", "Caretaker", "CaretakerFoundation", "CommandConsole", "FieldEditing", "FieldFormats",
        "FieldForms", "KeystrokeCorpora", "LatencyMeasuring", "LocaleNumbers", "MaskCompiler", "MaskDialects",
        "MaskFuzzing", "MaskSyntax", "NumberFormatting", "PhoneNumbering", "TerminalForms", "UnicodeFacts",
        argumentParser,
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "caretaker-dev",
      dependencies: [
        "CommandConsole", "FieldEditing", "FieldFormats", "FieldForms", "LocaleNumbers", "LocaleTables", "MaskFuzzing",
        "MaskOracle", "NumberFormatting", "PhoneNumbering", "PhonePlanCompiler", "TerminalForms", argumentParser,
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "caret-fuzz-targets",
      dependencies: [
        "CCaretaker", "CaretakerC", "CaretakerFoundation", "FieldEditing", "FieldFormats", "FieldForms", "MaskCompiler",
        "MaskFuzzing", "MaskOracle", "MaskSyntax", "PhoneNumbering", "PhonePlanCompiler", "UnicodeFacts",
        argumentParser,
      ],
      swiftSettings: settings),

    // How much a run of the tests tries.
    .target(name: "TestDepth", path: "Tests/TestDepth", swiftSettings: settings),
    // The cases of `fixtures`, read, for the tests of each layer to play.
    .target(
      name: "FixtureCases",
      dependencies: [
        "Caretaker", "FieldEditing", "FieldFormats", "FieldForms", "MaskCompiler", "MaskDialects", "MaskFuzzing",
        "MaskOracle", "MaskSyntax", "NumberFormatting", "PhonePlanCompiler", "TestDepth",
      ], path: "Tests/FixtureCases", swiftSettings: settings),

    .testTarget(
      name: "UnicodeFactsTests",
      dependencies: ["CTables", "MaskFuzzing", "SecretMemory", "TestDepth", "UnicodeFacts"],
      swiftSettings: settings),
    .testTarget(name: "MaskSyntaxTests", dependencies: ["MaskSyntax", "SecretMemory"], swiftSettings: settings),
    .testTarget(
      name: "MaskDialectsTests",
      dependencies: [
        "Caretaker", "FieldEditing", "FieldFormats", "FixtureCases", "MaskDialects", "MaskFuzzing", "MaskSyntax",
        "TestDepth",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MaskCompilerTests",
      dependencies: ["FieldEditing", "FixtureCases", "MaskCompiler", "MaskSyntax", "TestDepth"],
      swiftSettings: settings),
    .testTarget(
      name: "MaskOracleTests",
      dependencies: [
        "FieldEditing", "MaskFuzzing", "MaskOracle", "MaskSyntax", "NumberFormatting", "PhoneNumbering",
        "PhonePlanCompiler",
      ], swiftSettings: settings),
    .testTarget(
      name: "FieldEditingTests",
      dependencies: [
        "FieldEditing", "FieldFormats", "FixtureCases", "MaskCompiler", "MaskFuzzing", "MaskOracle", "MaskSyntax",
        "NumberFormatting", "PhoneNumbering", "TestDepth", "UnicodeFacts",
      ], swiftSettings: settings),
    .testTarget(
      name: "FieldFormatsTests",
      dependencies: [
        "Caretaker", "FieldEditing", "FieldFormats", "FixtureCases", "LocaleNumbers", "MaskFuzzing", "MaskOracle",
        "MaskSyntax", "NumberFormatting", "PhoneNumbering", "TestDepth",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FieldFormsTests",
      dependencies: ["FieldEditing", "FieldFormats", "FieldForms", "FixtureCases", "MaskFuzzing", "UnicodeFacts"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalFormsTests",
      dependencies: [
        "FieldEditing", "FieldFormats", "FieldForms", "FixtureCases", "MaskFuzzing", "TerminalForms", "TestDepth",
        "UnicodeFacts", "caretaker-dev",
      ],
      swiftSettings: settings),
    .testTarget(name: "NumberFormattingTests", dependencies: ["NumberFormatting"], swiftSettings: settings),
    .testTarget(
      name: "PhoneNumberingTests",
      dependencies: ["FieldEditing", "FixtureCases", "MaskOracle", "PhoneNumbering", "PhonePlanCompiler", "TestDepth"],
      swiftSettings: settings),
    .testTarget(
      name: "PhonePlanCompilerTests", dependencies: ["PhoneNumbering", "PhonePlanCompiler"], swiftSettings: settings),
    .testTarget(
      name: "BulkFormattingTests",
      dependencies: [
        "BulkFormatting", "CBulkKernel", "FieldEditing", "FieldFormats", "FixtureCases", "MaskFuzzing",
        "NumberFormatting", "PhoneNumbering", "TestDepth",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Caretaker", "CommandConsole", "FieldEditing", "FieldFormats", "FixtureCases", "KeystrokeCorpora",
        "LocaleNumbers", "MaskFuzzing", "MaskOracle", "PhoneNumbering", "PhonePlanCompiler", "TerminalForms",
        "TestDepth", "caret-cli", "caretaker-dev",
      ], swiftSettings: settings),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "Caretaker", "CaretakerFoundation", "FieldFormats", "FieldForms", "KeystrokeCorpora", "LatencyMeasuring",
        "LocaleTables", "MaskCompiler", "MaskFuzzing", "MaskOracle", "MaskSyntax", "TerminalForms", "caret-cli",
        "invoice-example",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CaretakerCTests",
      dependencies: [
        "CCaretaker", "CaretakerC", "FieldEditing", "FieldFormats", "FieldForms", "FixtureCases", "LocaleTables",
        "MaskDialects", "MaskFuzzing", "NumberFormatting", "PhoneNumbering",
      ], swiftSettings: settings),
    .testTarget(
      name: "WorldTests",
      dependencies: [
        "FieldEditing", "MaskFuzzing", "MaskOracle", "NumberFormatting", "PhoneNumbering", "PhonePlanCompiler",
        "TestDepth",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FuzzTargetTests", dependencies: ["CaretakerFoundation", "MaskFuzzing", "TestDepth", "caret-fuzz-targets"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MaskFuzzingTests",
      dependencies: [
        "FieldEditing", "FieldFormats", "FieldForms", "MaskFuzzing", "NumberFormatting", "PhoneNumbering", "TestDepth",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "KeystrokeCorporaTests",
      dependencies: ["Caretaker", "FieldEditing", "KeystrokeCorpora", "MaskFuzzing", "TestDepth"],
      swiftSettings: settings),
    .testTarget(
      name: "LatencyMeasuringTests",
      dependencies: [
        "FieldEditing", "FieldFormats", "LatencyMeasuring", "MaskFuzzing", "NumberFormatting", "TestDepth",
      ],
      swiftSettings: settings),
    .testTarget(name: "MaskMacrosTests", dependencies: ["FieldEditing", "MaskMacros"], swiftSettings: settings),
    .testTarget(name: "LayeringTests", swiftSettings: settings),
    .target(name: "CMemorySearch", path: "Benchmarks/Sources/CMemorySearch"),
    .testTarget(
      name: "SecretTests",
      dependencies: [
        "CMemorySearch", "FieldEditing", "FieldFormats", "FieldForms", "NumberFormatting", "PhoneNumbering",
        "TerminalForms",
      ],
      swiftSettings: settings),
    .testTarget(name: "CaretakerTests", dependencies: ["Caretaker", "MaskCompiler"], swiftSettings: settings),
    .testTarget(name: "SharingTests", dependencies: ["Caretaker"], swiftSettings: settings),
    .testTarget(
      name: "LocaleNumbersTests", dependencies: ["LocaleNumbers", "NumberFormatting", "TestDepth"],
      swiftSettings: settings),
    .testTarget(
      name: "LocaleTablesTests",
      dependencies: ["FieldEditing", "FieldFormats", "LocaleNumbers", "LocaleTables", "NumberFormatting", "TestDepth"],
      swiftSettings: settings),
    .testTarget(
      name: "LocaleEntryTests",
      dependencies: ["Caretaker", "LocaleNumbers", "LocaleTables", "MaskFuzzing", "TestDepth"],
      swiftSettings: settings),
    .testTarget(
      name: "CaretakerFoundationTests",
      dependencies: ["Caretaker", "CaretakerFoundation", "FieldForms", "FixtureCases", "MaskFuzzing", "TestDepth"],
      swiftSettings: settings),
    .testTarget(name: "ProgramTests", dependencies: ["Caretaker", "CaretakerFoundation"], swiftSettings: settings),
  ]
)
