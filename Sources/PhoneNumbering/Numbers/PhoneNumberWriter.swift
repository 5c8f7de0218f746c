internal import SecretMemory

/// Writes a number by the layouts of its calling code.
///
/// A layout is a text in which `#` stands for the next digit, `~` for one left out and `C` for a carrier code; all else
/// is itself. Digits that no layout fits are written bare.
struct PhoneNumberWriter {
  private let number: PhoneNumber
  private var bytes: SecretList<UInt8> = []

  init(_ number: PhoneNumber) { self.number = number }

  var text: String { unsafe bytes.withBuffer { unsafe String(decoding: $0, as: UTF8.self) } }

  mutating func write(_ digits: PackedDigits) { bytes.append(contentsOf: digits) }
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func insertInFront(_ text: String) { bytes.insert(contentsOf: text.utf8, at: 0) }

  mutating func writeNational(carrier: String) {
    write(number.callingCodeFacts.finishedNational, carrier.utf8.isEmpty ? .national : .withCarrier, carrier: carrier)
  }

  mutating func writeInternational() {
    write(number.callingCodeFacts.finishedInternational, .international, carrier: "")
  }

  private mutating func write(_ root: UInt16, _ style: FinishedStyle, carrier: String) {
    let tables = number.tables
    let output = Int(tables.match(root, number.nationalDigits))
    if output == 0 { return write(number.nationalDigits) }
    var digits = number.nationalDigits.makeIterator()
    let layout = unsafe tables.finishedLayout(output - 1, style)
    for i in layout.indices {
      let byte = unsafe layout[i]
      switch byte {
      case UInt8(ascii: "#"): if let digit = digits.next() { bytes.append(digit) }
      case UInt8(ascii: "~"): _ = digits.next()
      case UInt8(ascii: "C"): bytes.append(contentsOf: carrier.utf8)
      default: bytes.append(byte)
      }
    }
  }

  mutating func writeExtension() {
    if number.extensionNumber.isEmpty { return }
    let prefix = unsafe number.tables.text(number.mainRegion.facts.extensionPrefix)
    if prefix.isEmpty { write(" ext. ") } else { unsafe bytes.append(contentsOf: prefix) }
    write(number.extensionNumber)
  }

  /// One hyphen for each run of punctuation, and none in front.
  mutating func joinGroupsWithHyphens() {
    var joined = ""
    var isOpen = false
    for scalar in text.unicodeScalars {
      if scalar.isPhonePunctuation {
        if !isOpen && !joined.utf8.isEmpty { joined += "-" }
        isOpen = true
      } else {
        joined.unicodeScalars.append(scalar)
        isOpen = false
      }
    }
    bytes = SecretList(joined.utf8)
  }
}
