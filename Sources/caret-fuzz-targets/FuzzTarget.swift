import MaskFuzzing

/// What a fuzzer's bytes are given to, by name: a crash, a hang or a fault is a find.
///
///     FuzzTarget.named("field")?.fault(in: Array("##/##\n\0" + "12".utf8))     // nil: all laws hold
struct FuzzTarget: Sendable {
  /// What folders of seeds and crashes are called, too.
  let name: String
  /// What the bytes are read as, and what must hold.
  let summary: String
  private let run: @Sendable ([UInt8]) -> String?

  /// - Parameter run:
  ///
  /// - Returns: What is wrong; `nil` where all is well, or the bytes mean nothing.
  init(_ name: String, _ summary: String, run: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.summary = summary
    self.run = run
  }

  /// - Returns: What is wrong; `nil` where all is well.
  func fault(in bytes: [UInt8]) -> String? { run(bytes) }

  /// Laws of masks' fields that hold for every mask that compiles. The others have exceptions, which their sentences
  /// name.
  static let settledLaws: Set<Law> = [.engineIsOracle, .caretIsOnBoundary, .editIsWhatChanged]

  /// All targets.
  ///
  /// - Parameter laws: those of masks' fields that are checked.
  static func all(laws: Set<Law> = settledLaws) -> [FuzzTarget] {
    [
      .maskText, .dialect, .compiler, .program, .field(laws: laws), .number, .phone, .numberText, .phoneText, .script,
      .catalog, .cardNetworks, .format, .check, .datePattern, .formDescription, .cLibrary,
    ]
  }

  /// The target of a name; nil where there is none.
  static func named(_ name: String, laws: Set<Law> = settledLaws) -> FuzzTarget? {
    all(laws: laws).first { $0.name == name }
  }
}
