/// A constant array of C, with its declaration and its definition.
struct CTable {
  let name: String
  let type: String
  let note: String
  /// The elements, as C writes them.
  let elements: [String]

  /// A table of structures.
  init(_ name: String, of type: String, _ note: String, rows: [[Int]]) {
    (self.name, self.type, self.note) = (name, type, note)
    elements = rows.map { row in "{" + row.map { $0 > 0x2FF ? hexadecimal($0) : "\($0)" }.joined(separator: ", ") + "}"
    }
  }

  /// A table of numbers of 8, 16 or 32 bits; fails if one is too great.
  init(_ name: String, bits: Int, _ note: String, numbers: [Int]) throws {
    if let great = numbers.first(where: { $0 >> bits != 0 }) {
      let message = "\(great) does not fit \(bits) bits; widen the table and its readers"
      throw UnicodeDataError(file: name, line: nil, message: message)
    }
    (self.name, self.type, self.note) = (name, "uint\(bits)_t", note)
    elements = numbers.map { bits == 32 ? hexadecimal($0) : "\($0)" }
  }

  /// A table of words.
  init(_ name: String, _ note: String, words: [UInt32]) {
    (self.name, type, self.note) = (name, "uint32_t", note)
    elements = words.map { hexadecimal(Int($0)) }
  }

  /// The count and a function that gives the first element. The array itself is declared inside, where Swift, which
  /// would take it for a tuple of that many elements, does not see it.
  var declaration: String {
    """
    /// \(note)
    enum { \(name)_count = \(elements.count) };
    static inline const \(type) *_Nonnull \(name)(void) {
      extern const \(type) caretaker_\(name)[\(name)_count];
      return caretaker_\(name);
    }
    """
  }

  var definition: String {
    var lines = ["const \(type) caretaker_\(name)[\(name)_count] = {"]
    var line = ""
    for element in elements {
      if line.count + element.count + 4 > 120 {
        lines.append("  " + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + element + ","
    }
    return (lines + ["  " + line, "};"]).joined(separator: "\n")
  }
}

private func hexadecimal(_ value: Int) -> String { "0x" + String(value, radix: 16, uppercase: true) }
