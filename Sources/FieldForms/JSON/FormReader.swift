internal import FieldFormats

/// Reads the values of a document as a form's description, and knows where each stands.
struct FormReader {
  let document: JSONDocument
  let limits: JSONLimits

  init(_ bytes: [UInt8], _ limits: JSONLimits) throws(FormDescriptionError) {
    self.limits = limits
    do throws(JSONError) {
      document = try JSONDocument(bytes, limits: limits)
    } catch {
      throw FormDescriptionError(bytes, error.range, path: "", error.message, error.suggestion)
    }
  }

  func failure(_ value: Int, _ message: String, _ suggestion: String = "") -> FormDescriptionError {
    FormDescriptionError(document.bytes, document.values[value].range, path: path(value), message, suggestion)
  }

  /// The same about the name of a member.
  private func nameFailure(_ value: Int, _ message: String, _ suggestion: String) -> FormDescriptionError {
    let range = document.values[value].name ?? document.values[value].range
    return FormDescriptionError(document.bytes, range, path: path(value), message, suggestion)
  }

  /// The members of an object by their names, all of which must be known.
  func members(_ value: Int, _ known: [String]) throws(FormDescriptionError) -> FormMembers {
    guard document.values[value].kind == .object else { throw failure(value, "expected an object", "write { }") }
    var members = FormMembers(self, value)
    for part in document.parts(of: value) {
      let name = document.name(of: part) ?? ""
      guard known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
        let meant = known.nearest(to: name).map { "did you mean \($0)?" }
        throw nameFailure(part, "there is no such member", meant ?? "the members are " + known.joined(separator: ", "))
      }
      // the parser has compared them as they are spelled, with their escapes
      if members[name] != nil { throw nameFailure(part, "the member stands there twice", "remove one of them") }
      members.add(name, part)
    }
    return members
  }

  func string(_ value: Int) throws(FormDescriptionError) -> String {
    guard let text = document.string(value) else {
      throw failure(value, "expected a text", "write it in quotation marks")
    }
    return text
  }

  func bool(_ value: Int) throws(FormDescriptionError) -> Bool {
    switch document.values[value].kind {
    case .isTrue: return true
    case .isFalse: return false
    default: throw failure(value, "expected true or false")
    }
  }

  func integer(_ value: Int) throws(FormDescriptionError) -> Int {
    guard let number = document.number(value).flatMap({ Int($0) }), -1_000_000...1_000_000 ~= number else {
      throw failure(value, "expected a whole number up to 1000000")
    }
    return number
  }

  /// One of the cases of a type, by its name.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: Int, _ type: Choice.Type
  ) throws(FormDescriptionError) -> Choice where Choice.RawValue == String {
    let text = try string(value)
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map { $0.rawValue }
    let meant = names.nearest(to: text).map { "did you mean '\($0)'?" }
    throw failure(value, "there is no '\(text)' here", meant ?? "write one of " + names.joined(separator: ", "))
  }

  func array(_ value: Int) throws(FormDescriptionError) -> [Int] {
    guard document.values[value].kind == .array else { throw failure(value, "expected an array", "write [ ]") }
    return document.parts(of: value)
  }

  func strings(_ value: Int) throws(FormDescriptionError) -> [String] {
    var texts: [String] = []
    for part in try array(value) { texts.append(try string(part)) }
    return texts
  }

  /// Where a value stands in the document: `fields[3].region.from`.
  func path(_ value: Int) -> String {
    var path = ""
    var at = 0
    while at != value {
      let parts = document.parts(of: at)
      guard let i = parts.firstIndex(where: { $0 <= value && value < document.values[$0].end }) else { return path }
      if let name = document.name(of: parts[i]) {
        path += path.isEmpty ? name : "." + name
      } else {
        path += "[\(i)]"
      }
      at = parts[i]
    }
    return path
  }
}

/// The members of an object, by their names.
struct FormMembers {
  let reader: FormReader
  let object: Int
  private var members: [(name: String, value: Int)] = []

  init(_ reader: FormReader, _ object: Int) {
    self.reader = reader
    self.object = object
  }

  mutating func add(_ name: String, _ value: Int) { members.append((name, value)) }

  /// All of them, in their order.
  var all: [(name: String, value: Int)] { members }

  subscript(name: String) -> Int? { members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value }

  func required(_ name: String) throws(FormDescriptionError) -> Int {
    if let value = self[name] { return value }
    throw reader.failure(object, "the member \(name) is missing", "add it")
  }

  func string(_ name: String) throws(FormDescriptionError) -> String? {
    guard let value = self[name] else { return nil }
    return try reader.string(value)
  }

  func bool(_ name: String) throws(FormDescriptionError) -> Bool? {
    guard let value = self[name] else { return nil }
    return try reader.bool(value)
  }

  func integer(_ name: String) throws(FormDescriptionError) -> Int? {
    guard let value = self[name] else { return nil }
    return try reader.integer(value)
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) throws(FormDescriptionError) -> Choice? where Choice.RawValue == String {
    guard let value = self[name] else { return nil }
    return try reader.choice(value, type)
  }
}
