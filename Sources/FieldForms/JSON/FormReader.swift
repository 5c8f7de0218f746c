internal import FieldFormats

/// Reads the values of a document as a form's description, and knows where each stands.
///
/// What is wrong is noted, and the rest is read: a function returns `nil`, or leaves out, what it could not read.
final class FormReader {
  let document: JSONDocument
  let limits: JSONLimits
  /// What is wrong with values, as it was found.
  private var failures: [Failure] = []
  private var failed: Set<Int> = []
  /// The fields, in their order.
  var fields: [FieldMembers] = []

  private struct Failure {
    let value: Int
    let error: JSONError
  }

  private init(_ document: JSONDocument, _ limits: JSONLimits) { (self.document, self.limits) = (document, limits) }

  /// A reader of a document, which is read before there is an object that could be left half made.
  static func reading(_ bytes: [UInt8], _ limits: JSONLimits) throws(FormDescriptionError) -> FormReader {
    do throws(JSONError) {
      return FormReader(try JSONDocument(bytes, limits: limits), limits)
    } catch {
      throw FormDescriptionError(bytes, error, path: "")
    }
  }

  /// Notes what is wrong with a value, or with the name of a member.
  func note(_ value: Int, atName isName: Bool = false, _ message: String, _ suggestion: String = "") {
    let place = document.values[value]
    let range = isName ? place.name ?? place.range : place.range
    failures.append(Failure(value: value, error: JSONError(range, message, suggestion)))
    failed.insert(value)
  }

  /// Whether nothing is wrong with a value and its parts.
  func isRead(_ value: Int) -> Bool { !(value..<document.values[value].end).contains(where: failed.contains) }

  /// What is wrong, in order of place, as far as it is to be reported.
  var errors: [FormDescriptionError] {
    failures.sorted(by: isBefore).prefix(max(0, limits.errorCount)).map(error)
  }

  /// What is wrong at the first place.
  var firstError: FormDescriptionError? { failures.min(by: isBefore).map(error) }

  private func isBefore(_ one: Failure, _ other: Failure) -> Bool {
    one.error.range.lowerBound < other.error.range.lowerBound
  }

  private func error(_ failure: Failure) -> FormDescriptionError {
    FormDescriptionError(document.bytes, failure.error, path: path(failure.value))
  }

  /// The members of an object by their names, all of which must be known.
  func members(_ value: Int, _ known: [String]) -> FormMembers? {
    guard document.values[value].kind == .object else {
      note(value, "expected an object", "write { }")
      return nil
    }
    var members = FormMembers(self, value)
    for part in document.parts(of: value) {
      let name = document.name(of: part) ?? ""
      if !known.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
        let meant = known.nearest(to: name)
        note(
          part, atName: true, "there is no such member",
          meant.map { "did you mean \($0)?" } ?? "the members are " + known.joined(separator: ", "))
        if let meant { members.misspelled.append(meant) }
      } else if members[name] != nil {
        // the parser has compared them as they are spelled, with their escapes
        note(part, atName: true, "the member stands there twice", "remove one of them")
      } else {
        members.add(name, part)
      }
    }
    return members
  }

  func string(_ value: Int) -> String? {
    let text = document.string(value)
    if text == nil { note(value, "expected a text", "write it in quotation marks") }
    return text
  }

  func bool(_ value: Int) -> Bool? {
    switch document.values[value].kind {
    case .isTrue: return true
    case .isFalse: return false
    default:
      note(value, "expected true or false")
      return nil
    }
  }

  func integer(_ value: Int) -> Int? {
    if let number = document.number(value).flatMap({ Int($0) }), -1_000_000...1_000_000 ~= number { return number }
    note(value, "expected a whole number up to 1000000")
    return nil
  }

  /// One of the cases of a type, by its name. What else may be meant stands before the list of them.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: Int, _ type: Choice.Type, orElse other: String = ""
  ) -> Choice? where Choice.RawValue == String {
    guard let text = string(value) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map { $0.rawValue }
    let meant = names.nearest(to: text).map { "did you mean '\($0)'?" }
    note(value, "there is no '\(text)' here", meant ?? other + "write one of " + names.joined(separator: ", "))
    return nil
  }

  func array(_ value: Int) -> [Int] {
    if document.values[value].kind == .array { return document.parts(of: value) }
    note(value, "expected an array", "write [ ]")
    return []
  }

  func strings(_ value: Int) -> [String] { array(value).compactMap(string) }

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

/// The members of a field that were read. They do not know their reader, which has them.
struct FieldMembers {
  let object: Int
  let values: [(name: String, value: Int)]
  /// The names of members that are missing, or that unknown ones seem to mean.
  let slips: [String]
  /// The condition of the field's group.
  var groupCondition: Int?

  subscript(name: String) -> Int? { values.value(named: name) }
}

extension [(name: String, value: Int)] {
  fileprivate func value(named name: String) -> Int? { first { $0.name.utf8.elementsEqual(name.utf8) }?.value }
}

/// The members of an object, by their names.
struct FormMembers {
  let reader: FormReader
  let object: Int
  private var members: [(name: String, value: Int)] = []
  /// The names that unknown members seem to mean.
  var misspelled: [String] = []
  /// The required members that are missing.
  private var missing: [String] = []

  init(_ reader: FormReader, _ object: Int) {
    self.reader = reader
    self.object = object
  }

  mutating func add(_ name: String, _ value: Int) { members.append((name, value)) }

  /// All of them, in their order.
  var all: [(name: String, value: Int)] { members }

  /// What the reader keeps of them, where they are a field's.
  var ofField: FieldMembers { FieldMembers(object: object, values: members, slips: misspelled + missing) }

  subscript(name: String) -> Int? { members.value(named: name) }

  mutating func required(_ name: String) -> Int? {
    if let value = self[name] { return value }
    missing.append(name)
    if !misspelled.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      reader.note(object, "the member \(name) is missing", "add it")
    }
    return nil
  }

  func string(_ name: String) -> String? { self[name].flatMap(reader.string) }

  func bool(_ name: String) -> Bool? { self[name].flatMap(reader.bool) }

  func integer(_ name: String) -> Int? { self[name].flatMap(reader.integer) }

  func array(_ name: String) -> [Int] { self[name].map(reader.array) ?? [] }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    self[name].flatMap { reader.choice($0, type) }
  }
}
