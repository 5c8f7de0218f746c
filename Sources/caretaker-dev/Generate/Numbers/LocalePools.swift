import LocaleNumbers

/// Texts of a table, each once.
struct TextPool {
  private(set) var bytes: [Int] = [0]
  private var places: [[UInt8]: Int] = [[]: 0]

  mutating func place(of text: String) -> Int {
    let utf8 = Array(text.utf8)
    if let place = places[utf8] { return place }
    places[utf8] = bytes.count
    defer { bytes += [utf8.count] + utf8.map(Int.init) }
    return bytes.count
  }
}

/// Rows of a table, each once.
struct RowPool {
  private(set) var numbers: [Int] = []
  private var places: [[Int]: Int] = [:]

  mutating func place(of row: [Int]) -> Int {
    if let place = places[row] { return place }
    places[row] = places.count
    numbers += row
    return places.count - 1
  }
}

/// The ICU that tables of locales are made from.
enum ICUSource {
  static var name: String {
    "ICU \(LocaleNumberFormat.icuVersion ?? "unknown"), CLDR \(LocaleNumberFormat.cldrVersion ?? "unknown")"
  }
}

extension CTableFiles {
  /// Tables of locales' facts, and the remark on whose they are.
  init(_ name: String, _ tables: [CTable], command: String) {
    let remark = """
      // Generated from \(ICUSource.name), by:
      //   caretaker-dev generate \(command) --output Sources/CTables
      // Do not edit. Data © Unicode, Inc., under the Unicode License; see NOTICE.
      """
    let guardName = "CARETAKER_\(name.uppercased())_H"
    self.init(
      name: name,
      header: ([remark, "#ifndef \(guardName)\n#define \(guardName)\n\n#include <stdint.h>"]
        + tables.map(\.declaration) + ["#endif"]).joined(separator: "\n\n") + "\n",
      source: ([remark, "#include \"\(name).h\""] + tables.map(\.definition)).joined(separator: "\n\n") + "\n")
  }
}
