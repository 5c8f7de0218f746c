#if Fuzzing
  import Foundation
  import MaskFuzzing

  /// The target that `CARET_FUZZ_TARGET` names. `CARET_FUZZ_LAWS=all` has all laws of masks' fields checked.
  private let fuzzed: FuzzTarget = {
    let environment = ProcessInfo.processInfo.environment
    let laws = environment["CARET_FUZZ_LAWS"] == "all" ? Set(Law.allCases) : FuzzTarget.settledLaws
    let name = environment["CARET_FUZZ_TARGET"] ?? ""
    if let target = FuzzTarget.named(name, laws: laws) { return target }
    FileHandle.standardError.write(
      Data("CARET_FUZZ_TARGET is to be one of \(FuzzTarget.all().map(\.name).joined(separator: ", "))\n".utf8))
    exit(2)
  }()

  /// What libFuzzer calls with each input; its own `main` comes with `--sanitize=fuzzer`.
  @_cdecl("LLVMFuzzerTestOneInput")
  func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let fault = fuzzed.fault(in: Array(UnsafeBufferPointer(start: data, count: size))) else { return 0 }
    Console.report("\(fuzzed.name): \(fault)")
    // libFuzzer keeps the input of an aborted call
    abort()
  }
#endif
