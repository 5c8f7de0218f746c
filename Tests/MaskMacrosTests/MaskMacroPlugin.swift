import Foundation

/// The program that the compiler starts, spoken to as the compiler does.
enum MaskMacroPlugin {
  /// The response to a use of the macro.
  struct Expansion: Decodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  struct Diagnostic: Decodable {
    let message, severity: String
    let position: Position
  }

  struct Position: Decodable { let offset: Int }

  private struct Response: Decodable { let expandMacroResult: Expansion }

  /// Beside the tests; those that run are in the same folder.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "MaskMacroPlugin-tool")

  /// Expands one use, which begins at that byte of its file.
  static func expand(_ use: String, offset: Int = 0) throws -> Expansion {
    let location: [String: Any] = [
      "fileID": "a/a.swift", "fileName": "/a.swift", "offset": offset, "line": 1, "column": 1,
    ]
    let syntax: [String: Any] = ["kind": "expression", "source": use, "location": location]
    let request = try JSONSerialization.data(withJSONObject: [
      "expandFreestandingMacro": ["syntax": syntax, "macroRole": "expression", "discriminator": "d"]
    ])
    let reply = try replies(to: [String(decoding: request, as: UTF8.self)])[0]
    return try JSONDecoder().decode(Response.self, from: Data(reply.utf8)).expandMacroResult
  }

  /// The responses to requests, in order.
  static func replies(to requests: [String]) throws -> [String] {
    let input = requests.reduce(into: Data()) { data, request in
      withUnsafeBytes(of: UInt64(request.utf8.count).littleEndian) { data += $0 }
      data += Data(request.utf8)
    }
    var output = try run(executable.path, [], input: input).output[...]
    var replies: [String] = []
    while output.count >= 8 {
      let length = output.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      replies.append(String(decoding: output.dropFirst(8).prefix(length), as: UTF8.self))
      output = output.dropFirst(8 + length)
    }
    return replies
  }

  static func run(
    _ path: String, _ arguments: [String], input: Data
  ) throws -> (status: Int32, output: Data, errors: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (standardInput, output, errors)
    try process.run()
    // what is written here, and what comes back on standard error, fits in a pipe
    try standardInput.fileHandleForWriting.write(contentsOf: input)
    try standardInput.fileHandleForWriting.close()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, outputData, errorData)
  }
}
