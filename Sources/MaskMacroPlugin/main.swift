import Foundation

// The compiler's side of macros, spoken without swift-syntax: eight bytes of length, little-endian, then a message in
// JSON; one response for each request. The protocol is not promised between versions of the compiler, so what is not
// understood gets a response that changes nothing.

/// Reads so many bytes of standard input; `nil` at its end.
func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let piece = FileHandle.standardInput.readData(ofLength: count - data.count)
    if piece.isEmpty { return nil }
    data += piece
  }
  return data
}

/// The largest request that is read: far more than the compiler sends for an expression.
let limit = 1 << 28
let encoder = JSONEncoder()

while let header = read(8) {
  let length = header.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
  guard length <= limit, let body = read(Int(length)) else { break }
  let request = try? JSONDecoder().decode(PluginRequest.self, from: body)
  guard let response = try? encoder.encode(PluginResponse(to: request)) else { break }
  let size = withUnsafeBytes(of: UInt64(response.count).littleEndian) { Data($0) }
  FileHandle.standardOutput.write(size + response)
}
