/// Writes the C table of phone numbers from compiled words.
///
///     let source = PhoneTablesSource(
///       words: words, source: "phonenumbers", version: "9.0.43", file: "fixtures/tables/phone-plans.txt")
///     try source.files.write(to: "Sources/CTables")
struct PhoneTablesSource {
  private let table: CTable
  private let remark: String

  /// - Parameter file: the table that the plans were read from, as the command is given it.
  init(words: [UInt32], source: String, version: String, file: String) {
    table = CTable("phone_tables", "Numbering plans, compiled. `PhoneTables` reads them.", words: words)
    remark = """
      // Generated from \(file), the plans of \(source) \(version), by:
      //   caretaker-dev generate phone-tables --plans \(file) --output Sources/CTables
      // Do not edit. Data © The Libphonenumber Authors, under the Apache License 2.0; see NOTICE.
      """
  }

  /// `include/phone_tables.h` and `phone_tables.c`.
  var files: CTableFiles {
    let guardName = "CARETAKER_PHONE_TABLES_H"
    let opening = "#ifndef \(guardName)\n#define \(guardName)\n\n#include <stdint.h>"
    return CTableFiles(
      name: "phone_tables",
      header: [remark, opening, table.declaration, "#endif"].joined(separator: "\n\n") + "\n",
      source: [remark, "#include \"phone_tables.h\"", table.definition].joined(separator: "\n\n") + "\n")
  }
}
