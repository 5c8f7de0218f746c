import CommandConsole
import Foundation

/// What the fuzzer said of a fault.
enum FaultOutcome: CustomStringConvertible {
  case law(String, run: Int, seconds: Double)
  /// A key ended the program, or did not end, or took all memory.
  case crash(seconds: Double)
  case nothing
  /// The fuzzer could not begin: with the fault a mask may be no mask.
  case failure(status: Int32)

  var isFound: Bool {
    switch self {
    case .law, .crash: true
    case .nothing, .failure: false
    }
  }

  private struct Line: Decodable {
    var law: String?
    var run: Int?
  }

  /// Fuzzes with a fault awake; 0 is none.
  init(_ package: FaultyPackage, _ fault: Int, _ fuzz: [String], seconds: Int) throws {
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
    case .nothing: "not found"
    case .failure(let status): "not found, the fuzzer ended with status \(status)"
    }
  }

  private static func text(_ seconds: Double) -> String {
    "\(Int((seconds * 10).rounded()) / 10).\(Int((seconds * 10).rounded()) % 10) s"
  }
}
