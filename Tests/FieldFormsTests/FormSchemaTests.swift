import Foundation
import Testing

@testable import FieldForms

/// The schema of forms takes what the reader takes, and nothing else.
@Suite struct FormSchemaTests {
  static func schema() throws -> JSONSchema {
    try JSONSchema(Data(contentsOf: FormJSONTests.folder.appendingPathComponent("form.schema.json")))
  }

  @Test(arguments: FormJSONTests.examples) func examplesObeyIt(_ name: String) throws {
    let document = try JSONSerialization.jsonObject(with: Data(FormJSONTests.example(name)))
    #expect(try Self.schema().allows(document))
  }

  /// Examples with a value, a member or a name changed, thousands of them.
  @Test func theReaderAgreesOnChangedDocuments() throws {
    let schema = try Self.schema()
    var random = SystemRandom(seed: 11)
    var (allowed, rejected) = (0, 0)
    for _ in 0..<2_500 {
      let name = FormJSONTests.examples.randomElement(using: &random)!
      var document = try JSONSerialization.jsonObject(with: Data(FormJSONTests.example(name)))
      for _ in 0...random.next() % 2 { document = Self.changed(document, schema.names, &random) }
      let data = try JSONSerialization.data(withJSONObject: document)
      var message: String?
      do { _ = try FormDescription(json: Array(data)) } catch { message = error.description }
      // what depends on several members, which a schema does not say
      if let message, ["said twice", "other choices already"].contains(where: { message.contains($0) }) { continue }
      let isAllowed = schema.allows(document)
      if isAllowed { allowed += 1 } else { rejected += 1 }
      if isAllowed != (message == nil) {
        Issue.record("schema \(isAllowed), reader \(message ?? "reads it"): \(String(decoding: data, as: UTF8.self))")
        return
      }
    }
    #expect(allowed > 200 && rejected > 200)
  }

  /// A document with one thing changed.
  private static func changed(_ value: Any, _ names: [String], _ random: inout SystemRandom) -> Any {
    func other() -> Any {
      let others: [Any] = [
        "x", 3, true, NSNull(), [String](), ["from": "x"], ["field": "x", "is": true], "list", 1.5, "digits",
      ]
      return others.randomElement(using: &random)!
    }
    if let object = value as? [String: Any] {
      var object = object
      let key = object.keys.sorted().randomElement(using: &random)
      switch random.next() % 8 {
      case 0: object[names.randomElement(using: &random)!] = other()
      case 1: if let key { object[key] = nil }
      case 2: if let key { object[key] = other() }
      case 3: if let key { object[key + "s"] = object.removeValue(forKey: key) }
      default: if let key { object[key] = changed(object[key]!, names, &random) }
      }
      return object
    }
    if var array = value as? [Any], !array.isEmpty, random.next() % 6 > 0 {
      let i = Int(random.next() % UInt64(array.count))
      array[i] = changed(array[i], names, &random)
      return array
    }
    return other()
  }
}

/// As much of JSON Schema as the schema of forms uses; another keyword is an error.
struct JSONSchema {
  private let root: [String: Any]
  /// All names of members.
  let names: [String]

  init(_ data: Data) throws {
    root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var names: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        if let properties = object["properties"] as? [String: Any] { names.formUnion(properties.keys) }
        for value in object.values { collect(value) }
      }
      if let array = value as? [Any] { for value in array { collect(value) } }
    }
    collect(root)
    self.names = names.sorted()
  }

  func allows(_ value: Any) -> Bool { allows(value, root) }

  private func allows(_ value: Any, _ schema: [String: Any]) -> Bool {
    schema.allSatisfy { keyword, argument in
      let object = value as? [String: Any]
      let array = value as? [Any]
      switch keyword {
      case "$schema", "title", "$defs": return true
      case "$ref":
        let name = (argument as! String).split(separator: "/").last!
        return allows(value, (root["$defs"] as! [String: Any])[String(name)] as! [String: Any])
      case "type":
        let types = argument as? [String] ?? [argument as! String]
        return types.contains { isOf($0, value) }
      case "const", "enum":
        let allowed = argument as? [Any] ?? [argument]
        return allowed.contains { ($0 as! NSObject).isEqual(value) && isOf("boolean", $0) == isOf("boolean", value) }
      case "required": return object.map { object in (argument as! [String]).allSatisfy { object[$0] != nil } } ?? true
      case "properties":
        let properties = argument as! [String: [String: Any]]
        return object?.allSatisfy { name, value in properties[name].map { allows(value, $0) } ?? true } ?? true
      case "additionalProperties":
        let properties = schema["properties"] as! [String: Any]
        return object?.keys.allSatisfy { properties[$0] != nil } ?? true
      case "items": return array?.allSatisfy { allows($0, argument as! [String: Any]) } ?? true
      case "minItems": return array.map { $0.count >= argument as! Int } ?? true
      case "minimum": return (value as? Double).map { $0 >= argument as! Double } ?? true
      case "maximum": return (value as? Double).map { $0 <= argument as! Double } ?? true
      case "pattern":
        return (value as? String).map { $0.range(of: argument as! String, options: .regularExpression) != nil } ?? true
      case "oneOf": return (argument as! [[String: Any]]).count { allows(value, $0) } == 1
      case "anyOf": return (argument as! [[String: Any]]).contains { allows(value, $0) }
      default:
        Issue.record("the schema uses \(keyword), which the tests do not know")
        return false
      }
    }
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    let number = value as? NSNumber
    let isBoolean = number.map { CFTypeOf($0) } ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "boolean": return isBoolean
    case "integer": return !isBoolean && number.map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: return false
    }
  }

  /// Whether a number is a Boolean.
  private func CFTypeOf(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
