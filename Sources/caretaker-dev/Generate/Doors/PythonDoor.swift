/// What is generated of the door to Python: the names of enumerations and flags.
struct PythonDoor {
  let header: CHeader

  /// What a name is made of: `reason` for `caretaker_reason`, `effect` for flags that begin with `CARETAKER_EFFECT_`.
  private struct Table {
    let name: String
    let enumeration: CHeader.Enumeration
  }

  private var tables: [Table] {
    header.enumerations.compactMap { enumeration in
      enumeration.wordsOfName.map { Table(name: $0, enumeration: enumeration) }
    }
  }

  /// `name_tables.h`: where the tables are declared.
  var declarations: String {
    """
    // Generated from caretaker.h by `caretaker-dev generate doors`: a table for each enumeration, and for flags.
    #pragma once

    typedef struct {
      int number;
      // null for what is None in Python, and after the last
      const char *name;
    } Name;

    // Each ends with the number -1.
    \(tables.map { "extern const Name \($0.name)_names[];\n" }.joined())
    """
  }

  /// `name_tables.c`: the tables.
  var source: String {
    let tables = tables.map { table in
      let names = zip(table.enumeration.constants, table.enumeration.names).map { constant, name in
        "  {\(constant.name), \(isNone(name) ? "NULL" : "\"\(name)\"")},\n"
      }
      return "const Name \(table.name)_names[] = {\n\(names.joined())  {-1, NULL},\n};\n"
    }
    return """
      // Generated from caretaker.h by `caretaker-dev generate doors`.
      #include <caretaker.h>

      #include "name_tables.h"

      \(tables.joined(separator: "\n"))
      """
  }

  /// `_names.pyi`: the names as types.
  var types: String {
    let types = tables.map { table in
      let names = table.enumeration.names.map { isNone($0) ? "    None,\n" : "    \"\($0)\",\n" }
      return "\(table.name.camelCase.capitalizedFirst) = Literal[\n\(names.joined())]\n"
    }
    return """
      # Generated from caretaker.h by `caretaker-dev generate doors`.
      from typing import Literal

      \(types.joined())
      """
  }

  /// Whether a name is None in Python.
  private func isNone(_ name: String) -> Bool { ["none", "null"].contains(name) }
}
