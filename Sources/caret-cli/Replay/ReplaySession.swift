import Caretaker
import Foundation
import MaskFuzzing

/// A line of a replay: a mask, the keys pressed, and the field's options.
///
///     {"mask": "##/##", "keys": "1«BS»2", "options": {"eager": true, "overflow": "reject"}}
struct ReplaySession: Decodable {
  let mask: String
  let keys: String
  let options: Options

  struct Options: Decodable {
    var eager = true
    var overflow = Overflow.reject

    enum Overflow: String, Decodable { case reject, drop }
  }
}

extension ReplaySession {
  private enum Key: String, CodingKey { case mask, keys, options }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    mask = try object.decode(String.self, forKey: .mask)
    keys = try object.decode(String.self, forKey: .keys)
    options = object.contains(.options) ? try object.decode(Options.self, forKey: .options) : Options()
  }

  /// Reads a line of JSON.
  static func read(_ line: InputLine) throws(ReplayError) -> ReplaySession {
    do {
      return try JSONDecoder().decode(ReplaySession.self, from: Data(try line.text.get().utf8))
    } catch {
      throw ReplayError(error)
    }
  }
}

extension ReplaySession.Options {
  /// Any key, so that one that means nothing is found: a slip of the pen must not go unnoticed.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    for key in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      switch key.stringValue {
      case "eager": eager = try object.decode(Bool.self, forKey: key)
      case "overflow": overflow = try object.decode(Overflow.self, forKey: key)
      default: throw ReplayError("no option is called \"\(key.stringValue)\": there are eager and overflow")
      }
    }
  }

  var fieldOptions: FieldOptions { FieldOptions(isEager: eager, overflow: overflow == .drop ? .drop : .reject) }
}

/// Why a line is no session.
struct ReplayError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  init(_ error: any Error) {
    message =
      switch error {
      case let error as ReplayError: error.message
      case let fault as InputLine.Fault: fault.description
      case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        ReplayError.mismatch(at: context.codingPath)
      case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
        ReplayError.mismatch(at: context.codingPath)
      default: "no JSON"
      }
  }

  private static func mismatch(at path: [any CodingKey]) -> String {
    switch path.last?.stringValue {
    case nil: "no JSON object"
    case "options": "\"options\" is no object"
    case "eager": "\"eager\" is neither true nor false"
    case "overflow": "\"overflow\" is neither \"reject\" nor \"drop\""
    case let key?: "\"\(key)\" is no text"
    }
  }
}
