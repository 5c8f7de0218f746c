import CGateCounter
import FieldEditing
import FieldFormats
import NumberFormatting
import PhoneNumbering
import Testing

#if DEBUG
  private let isDebugBuild = true
#else
  private let isDebugBuild = false
#endif

/// No key allocates once a field's buffers have grown to the value's size.
///
/// The tests run one after another and synchronously: the counter is the thread's own. Unoptimised code allocates for
/// closures and temporaries, so a debug build has nothing to say: `swift test -c release --filter AllocationTests`.
@Suite(.serialized, .enabled(if: !isDebugBuild, "only optimised code is measured")) struct AllocationTests {
  /// A mask, a value that fills it, a caret in its middle, and a character that is one slot's there.
  struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    let mask: String
    let keys: String
    let middle: Int
    var isEager = true
    var testDescription: String { name }

    func compiled() throws -> Mask {
      if let format = FormatCatalog.standard[mask] { return try format.mask() }
      return try Mask(mask)
    }
    var options: FieldOptions { FieldOptions(isEager: isEager) }
    var scalars: [Unicode.Scalar] { Array(keys.unicodeScalars) }
  }

  static let subjects = [
    Subject(name: "long", mask: fours, keys: sevens, middle: 12),
    Subject(name: "long, lazy", mask: fours, keys: sevens, middle: 12, isEager: false),
    Subject(name: "long, quoted", mask: "####<\"-\"####>{9}", keys: sevens, middle: 12),
    Subject(
      name: "long, loop", mask: "<#{1,4}\".\">{0,}@", keys: "1234.1234.1234.1234.1234.1234.1234.1234.1234.a", middle: 11
    ),
    Subject(name: "phone", mask: "us-phone", keys: "2015550123", middle: 9),
    Subject(name: "ipv4", mask: "ipv4", keys: "192.168.100.225", middle: 5),
    Subject(name: "date", mask: "date", keys: "20261231", middle: 6),
    Subject(
      name: "date, padded", mask: "<01..12>/<01..31>/#### <00..23>:<00..59>:<00..59> &{30}", keys: date, middle: 4),
    Subject(name: "card, visa", mask: "card", keys: "4111111111111111", middle: 7),
    Subject(name: "card, amex", mask: "card", keys: "378282246310005", middle: 7),
    Subject(name: "iban", mask: "iban", keys: "DE89370400440532013000", middle: 12),
    Subject(name: "uuid", mask: "uuid", keys: "f81d4fae7dec11d0a76500a0c91e6bf6", middle: 12),
    Subject(name: "email", mask: "email", keys: "ada.lovelace.and.charles.babbage@analytical.example.org", middle: 5),
  ]
  static let fours = "#### #### #### #### #### #### #### #### #### ####"
  static let sevens = String(repeating: "7", count: 40)
  static let date = "1/2/20263:4:5abcdefghijklmnopqrstuvwxyzabcd"

  init() { ignore_thrown_errors() }

  /// Allocations of rounds of something, once those before have grown the buffers: the history keeps up to twice its
  /// hundred steps.
  func allocations(rounds: Int = 3, of body: () -> Void) -> Int {
    for _ in 0..<40 { body() }
    let before = allocation_count()
    for _ in 0..<rounds { body() }
    return allocation_count() - before
  }

  /// Allocations of keys that find no place after a text.
  func allocations(refusing keys: [Unicode.Scalar], after text: String, in field: inout Field) -> Int {
    field.insert(text)
    return allocations {
      for key in keys {
        let result = field.insert(key)
        precondition(result.effects.contains(.rejected))
      }
    }
  }

  @Test func theCounterCounts() {
    var text = "a string that is longer than what fits into a word or two"
    let count = allocations { text += String(repeating: "x", count: 100) }
    #expect(count > 0)
  }

  @Test(arguments: subjects) func typing(_ subject: Subject) throws {
    var field = Field(try subject.compiled(), options: subject.options)
    let keys = subject.scalars
    let count = allocations {
      field.clear()
      for key in keys { field.insert(key) }
    }
    #expect(count == 0)
    #expect(field.text.utf8.count >= keys.count)
  }

  @Test(arguments: subjects) func backspace(_ subject: Subject) throws {
    var field = Field(try subject.compiled(), options: subject.options)
    let keys = subject.scalars
    let count = allocations {
      field.clear()
      for key in keys { field.insert(key) }
      for _ in keys { field.deleteBackward() }
    }
    #expect(count == 0)
    // zeros that were padded are backspaced by themselves
    let isShort = field.value.count < 10
    #expect(isShort)
  }

  @Test(arguments: subjects) func insertionInTheMiddle(_ subject: Subject) throws {
    var field = Field(try subject.compiled(), options: subject.options)
    let keys = subject.scalars
    for key in keys { field.insert(key) }
    let count = allocations {
      for key in keys {
        field.moveCaret(to: subject.middle)
        field.deleteBackward()
        field.insert(key)
        field.insert(key)
        field.deleteForward()
      }
    }
    #expect(count == 0)
  }

  @Test(arguments: subjects) func selection(_ subject: Subject) throws {
    var field = Field(try subject.compiled(), options: subject.options)
    let keys = subject.scalars
    for key in keys { field.insert(key) }
    let count = allocations {
      for movement in [Field.Movement.start, .forward, .forward, .end, .backward] {
        field.move(movement)
        field.move(movement, extending: true)
      }
      field.select(2..<subject.middle)
      field.insert(keys[0])
      field.selectAll()
      field.moveCaret(to: subject.middle)
    }
    #expect(count == 0)
  }

  @Test(arguments: subjects) func paste(_ subject: Subject) throws {
    var field = Field(try subject.compiled(), options: subject.options)
    let text = subject.keys
    let count = allocations {
      field.selectAll()
      field.insert(text)
      field.moveCaret(to: subject.middle)
      field.insert(text)
    }
    #expect(count == 0)
  }

  static let digits = subjects.filter { ["phone", "ipv4", "date", "card, amex"].contains($0.name) }

  @Test(arguments: digits) func aKeyIsRejected(_ subject: Subject) throws {
    var field = Field(try subject.compiled(), options: subject.options)
    let strangers: [Unicode.Scalar] = ["x", "é", "🙂", "\u{FFFC}"]
    #expect(allocations(refusing: strangers, after: String(subject.keys.prefix(2)), in: &field) == 0)
    field.clear()
    #expect(allocations(refusing: strangers + ["7"], after: subject.keys, in: &field) == 0)
  }

  static let words = [
    Subject(name: "a month", mask: "date-mdy", keys: "june 5", middle: 0),
    Subject(name: "half of the day", mask: "time-24", keys: "9pm", middle: 0),
    Subject(name: "the year's end", mask: "date", keys: "2026年", middle: 0),
  ]

  @Test(arguments: words) func aWordIsTyped(_ subject: Subject) throws {
    var field = Field(try subject.compiled())
    let keys = subject.scalars
    let count = allocations {
      field.clear()
      for key in keys { field.insert(key) }
    }
    #expect(count == 0)
    #expect(field.text.utf8.count > 2)
  }

  @Test(arguments: subjects) func undoAndRedo(_ subject: Subject) throws {
    var field = Field(try subject.compiled(), options: subject.options)
    let keys = subject.scalars
    let count = allocations {
      field.clear()
      for key in keys { field.insert(key) }
      field.deleteBackward()
      field.moveCaret(to: subject.middle)
      field.deleteBackward()
      while field.canUndo { field.undo() }
      while field.canRedo { field.redo() }
    }
    #expect(count == 0)
  }

  /// Other scripts and overwriting go the general way.
  @Test(arguments: ["٣٤٥٦٧٨", "３４５６７８"]) func otherDigits(_ digits: String) throws {
    var field = Field(try Mask("####-####-####"))
    let keys = Array(digits.unicodeScalars)
    let count = allocations {
      field.clear()
      for key in keys { field.insert(key) }
    }
    #expect(count == 0)
  }

  @Test(arguments: subjects) func overwriting(_ subject: Subject) throws {
    var field = Field(try subject.compiled(), options: subject.options)
    let keys = subject.scalars
    for key in keys { field.insert(key) }
    field.isOverwriting = true
    let count = allocations {
      field.moveCaret(to: 0)
      for key in keys { field.insert(key) }
    }
    #expect(count == 0)
  }
}

/// What is shown and held, copied into memory of the caller's.
extension AllocationTests {
  /// Allocations of copies after each key.
  private func allocations(copying field: inout Field, after keys: [Unicode.Scalar]) -> Int {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256)
    let units = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 256)
    defer {
      bytes.deallocate()
      units.deallocate()
    }
    return allocations {
      field.clear()
      for key in keys {
        let result = field.insert(key)
        var text = OutputSpan(buffer: bytes, initializedCount: 0)
        var value = OutputSpan(buffer: units, initializedCount: 0)
        field.copyText(to: &text)
        field.copyText(in: result.replacement, to: &text)
        field.copyValue(to: &value)
        field.copyText(to: &value)
      }
    }
  }

  @Test(arguments: subjects) func copying(_ subject: Subject) throws {
    var field = Field(try subject.compiled(), options: subject.options)
    #expect(allocations(copying: &field, after: subject.scalars) == 0)
  }

  @Test func copyingNumbersAndPhones() throws {
    let euros = NumberSymbols(
      positive: .init(suffix: " €"), groupingSeparator: ".", decimalSeparator: ",", maximumFractionDigits: 2,
      valueExponent: 2)
    var number = Field(NumberFormat(euros))
    #expect(allocations(copying: &number, after: Array("1234567,89".unicodeScalars)) == 0)
    var secret = Field(try Mask("#### #### ####"), options: FieldOptions(isSecure: true))
    #expect(allocations(copying: &secret, after: Array("123456789012".unicodeScalars)) == 0)
    var phone = Field(PhoneFormat(try PhoneRegion("GB")))
    #expect(allocations(copying: &phone, after: Array("02079460958x12".unicodeScalars)) == 0)
  }
}
