import CommandConsole
import Foundation

/// What the fuzzer or the tests said of a fault.
enum FaultOutcome: CustomStringConvertible {
  case law(String, run: Int, seconds: Double)
  /// A key ended the program, or did not end, or took all memory.
  case crash(seconds: Double)
  case nothing
  /// A test failed.
  case test(seconds: Double)
  /// The fuzzer could not begin: with the fault a text that was a mask may not be one.
  case failure(status: Int32)

  var isFound: Bool {
    switch self {
    case .law, .crash, .test: true
    case .nothing, .failure: false
    }
  }

  private struct Line: Decodable {
    var law: String?
    var run: Int?
  }

  /// Looks for a fault that is awake; 0 is none.
  init(_ package: FaultyPackage, _ fault: Int, _ finder: PlantedFault.Finder, seconds: Int) throws {
    switch finder {
    case .fuzz(let arguments): try self.init(package, fault, arguments, seconds: seconds)
    case .tests(let names): try self.init(package, fault, tests: names)
    }
  }

  private init(_ package: FaultyPackage, _ fault: Int, tests: String) throws {
    let start = ContinuousClock.now
    let end = try package.test(fault, tests)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    self =
      switch end {
      case .exit(0): .nothing
      case .exit, .signal: .test(seconds: seconds)
      }
  }

  /// Fuzzes with a fault awake; 0 is none.
  private init(_ package: FaultyPackage, _ fault: Int, _ fuzz: [String], seconds: Int) throws {
    let start = ContinuousClock.now
    let (end, output) = try package.fuzz(fault, fuzz + ["--seconds", "\(seconds)"])
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let lines = output.split(separator: "\n").compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    switch end {
    case .exit(ExitStatus.success.rawValue): self = .nothing
    case .exit(ExitStatus.findings.rawValue), .signal:
      let line = lines.first
      if let law = line?.law, let run = line?.run {
        self = .law(law, run: run, seconds: seconds)
      } else {
        self = .crash(seconds: seconds)
      }
    case .exit(let status): self = .failure(status: status)
    }
  }

  var description: String {
    switch self {
    case .law(let law, let run, let seconds): "caught by \(law) in run \(run), \(Self.text(seconds))"
    case .crash(let seconds): "caught as a crash or a hang, \(Self.text(seconds))"
    case .test(let seconds): "caught by a test, \(Self.text(seconds))"
    case .nothing: "not found"
    case .failure(let status): "not found, the fuzzer ended with status \(status)"
    }
  }

  private static func text(_ seconds: Double) -> String {
    "\(Int((seconds * 10).rounded()) / 10).\(Int((seconds * 10).rounded()) % 10) s"
  }
}
