/// What is generated of the door to Python: the names of enumerations and flags, and the options that are keywords.
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

  /// The structs whose members are keywords, by their names in tables.
  private var structures: [(name: String, structure: CHeader.Structure)] {
    ["field_options", "number_symbols", "number_entry"].compactMap { name in
      header.structure("caretaker_\(name)").map { (name, $0) }
    }
  }

  /// Members that are keywords: not how large the struct is, what Python counts, and lists.
  private func keywords(of structure: CHeader.Structure) -> [CHeader.Member] {
    structure.members.filter { $0.type != "size_t" && $0.stars < 2 && !["size", "offset_unit"].contains($0.name) }
  }

  /// `option_tables.h`: where the tables of options are declared.
  var optionDeclarations: String {
    """
    // Generated from caretaker.h by `caretaker-dev generate doors`: a table for each struct whose members are keywords.
    #pragma once
    #include "options.h"

    \(structures.map { "extern const Option \($0.name)_table[];\n" }.joined())
    """
  }

  /// `option_tables.c`: the tables of options.
  var optionSource: String {
    let tables = structures.map { name, structure in
      let options = keywords(of: structure).map { member in
        let names = header.enumerations.first { $0.name == member.type }?.wordsOfName.map { $0 + "_names" }
        let place = "offsetof(caretaker_\(name), \(member.name))"
        return "  {\"\(member.name)\", \(kind(of: member)), \(place), \(names ?? "NULL")},\n"
      }
      return "const Option \(name)_table[] = {\n\(options.joined())  {NULL, OPTION_FLAG, 0, NULL},\n};\n"
    }
    return """
      // Generated from caretaker.h by `caretaker-dev generate doors`.
      #include <stddef.h>

      #include "option_tables.h"

      \(tables.joined(separator: "\n"))
      """
  }

  /// Members that are numbers, of which 0 is one; all others count something, where 0 stands for the usual.
  private static let numbers: Set<String> = ["value_exponent"]

  /// Members that are decimals as text, for which Python has numbers, too.
  private static let decimals: Set<String> = ["minimum", "maximum", "step", "small_step", "large_step"]

  /// How the value of an option is read.
  private func kind(of member: CHeader.Member) -> String {
    switch member.type {
    case "bool": "OPTION_FLAG"
    case "char": Self.decimals.contains(member.name) ? "OPTION_DECIMAL" : "OPTION_TEXT"
    case "int32_t": Self.numbers.contains(member.name) ? "OPTION_NUMBER" : "OPTION_COUNT"
    case _ where header.enumerations.contains { $0.name == member.type }: "OPTION_NAME"
    default: preconditionFailure("\(member.name) has a type that Python has no option of: \(member.type)")
    }
  }

  /// An option as a stub has it, with its comment.
  private func declaration(of member: CHeader.Member) -> String {
    let type =
      switch kind(of: member) {
      case "OPTION_FLAG": "bool"
      case "OPTION_TEXT": "str"
      case "OPTION_DECIMAL": "str | int | float | Decimal"
      case "OPTION_NAME":
        header.enumerations.first { $0.name == member.type }?.wordsOfName?.camelCase.capitalizedFirst ?? "str"
      default: "int"
      }
    return member.comment.map { "    # \($0)\n" }.joined() + "    \(member.name): \(type) | None\n"
  }

  /// `_names.pyi`: the names as types, and the options as dictionaries of keywords.
  var types: String {
    let types = tables.map { table in
      let names = table.enumeration.names.map { isNone($0) ? "    None,\n" : "    \"\($0)\",\n" }
      return "\(table.name.camelCase.capitalizedFirst) = Literal[\n\(names.joined())]\n"
    }
    let options = structures.map { name, structure in
      let members = keywords(of: structure).map(declaration)
      return "class \(name.camelCase.capitalizedFirst)(TypedDict, total=False):\n\(members.joined())"
    }
    return """
      # Generated from caretaker.h by `caretaker-dev generate doors`.
      from decimal import Decimal
      from typing import Literal, TypedDict

      \(types.joined())
      \(options.joined(separator: "\n"))
      """
  }

  /// Whether a name is None in Python.
  private func isNone(_ name: String) -> Bool { ["none", "null"].contains(name) }
}
