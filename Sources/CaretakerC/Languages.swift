import CCaretaker
internal import FieldFormats
internal import FieldForms
import Synchronization

/// A language of messages that was added: an element of a list that only grows, which threads read without a lock.
final class AddedLanguage: Sendable {
  /// What a field says.
  let fields: MessageLanguage
  private let table: String
  private let form = AtomicLazyReference<FormTable>()
  private let next = AtomicLazyReference<AddedLanguage>()
  /// What the list begins with.
  private static let start = AddedLanguage(.english, "")

  private init(_ fields: MessageLanguage, _ table: String) {
    self.fields = fields
    self.table = table
  }

  /// Puts a language at the end of the list.
  static func add(_ fields: MessageLanguage, _ table: String) {
    let added = AddedLanguage(fields, table)
    var last = start
    while true {
      let next = last.next.storeIfNil(added)
      if next === added { return }
      last = next
    }
  }

  /// Those that were added, of each tag the last one.
  static var all: [AddedLanguage] {
    sequence(first: start) { $0.next.load() }.dropFirst().reduce(into: []) { all, added in
      if let i = all.firstIndex(where: { $0.isCalled(added.fields.code) }) { all[i] = added } else { all.append(added) }
    }
  }

  static func named(_ code: String) -> MessageLanguage? {
    all.first { $0.isCalled(code) }?.fields ?? .named(code)
  }

  func isCalled(_ code: String) -> Bool { fields.code.utf8.elementsEqual(code.utf8) }

  /// What a form says, or what is wrong with that part of the table, which is read when a form first asks.
  var inForms: Result<FormLanguage, MessageTableError> {
    if let form = form.load() { return form.language }
    do throws(MessageTableError) {
      return form.storeIfNil(FormTable(.success(try FormLanguage(fields.code, parsing: table)))).language
    } catch {
      return form.storeIfNil(FormTable(.failure(error))).language
    }
  }

  private final class FormTable: Sendable {
    let language: Result<FormLanguage, MessageTableError>
    init(_ language: Result<FormLanguage, MessageTableError>) { self.language = language }
  }
}

/// The language of messages; English where there is none of that tag, or none is given.
func language(_ tag: UnsafePointer<CChar>?) throws(caretaker_status) -> MessageLanguage {
  let code = MessageLanguage.code(of: try unsafe string(tag) ?? "en")
  return AddedLanguage.named(code) ?? AddedLanguage.named("en") ?? .english
}

@c @implementation public func caretaker_add_language(
  _ tag: UnsafePointer<CChar>!, _ table: UnsafePointer<CChar>!, _ length: Int,
  _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe report(error) { () throws(FormatFailure) in
    let tag = try orFailure { () throws(caretaker_status) in
      guard let tag = try unsafe string(tag) else { throw CARETAKER_NULL_POINTER }
      return MessageLanguage.code(of: tag)
    }
    let table = try orFailure { () throws(caretaker_status) in try unsafe InputText(table, length).string }
    if tag.isEmpty { throw FormatFailure("tag", "a language has a tag of letters, such as nl") }
    do throws(MessageTableError) {
      AddedLanguage.add(try MessageLanguage(tag, parsing: table), table)
    } catch {
      throw FormatFailure(error, "messages", span: error.bytes(in: table))
    }
  }
}

extension MessageTableError {
  /// Its line, in bytes of the table.
  fileprivate func bytes(in table: String) -> Range<Int> {
    let lines = table.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let start = lines.prefix(line - 1).reduce(0) { $0 + $1.count + 1 }
    return start..<start + (line <= lines.count ? lines[line - 1].count : 0)
  }
}
