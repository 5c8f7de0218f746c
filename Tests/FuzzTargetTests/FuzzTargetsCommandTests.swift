import Foundation
import Testing

@testable import caret_fuzz_targets

/// The command as it was built, without a fuzzer.
@Suite struct FuzzTargetsCommandTests {
  private static func status(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
      path: "caret-fuzz-targets")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
  private static let seeds = FuzzTargetTests.folder + "/seeds"

  @Test func filesArePlayed() throws {
    #expect(try Self.status(Self.seeds + "/script") == 0)
    #expect(try Self.status("script", Self.seeds + "/mask-text/phone") == 0)
    #expect(try Self.status("--help") == 0)
  }

  @Test func aWrongUseIsTwo() throws {
    #expect(try Self.status() == 2)
    #expect(try Self.status("script") == 2)
    #expect(try Self.status(Self.seeds + "/script/none") == 2)
    // no target is called as this folder
    #expect(try Self.status(FuzzTargetTests.folder + "/dictionaries/field.dict") == 2)
    #expect(try Self.status("hostile", "--count", "0") == 2)
  }

  @Test func aFindingIsOne() throws {
    // the process may be that of other tests, which take memory as well
    #expect(try Self.status("hostile", "--count", "1", "--memory", "65536") == 0)
    #expect(try Self.status("hostile", "--count", "1", "--memory", "1") == 1)
  }
}
