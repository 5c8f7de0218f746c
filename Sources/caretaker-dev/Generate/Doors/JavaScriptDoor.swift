/// What is generated of the door to JavaScript.
struct JavaScriptDoor {
  let header: CHeader

  /// `abi.js`: the constants by their names, and where the members of structs lie.
  var interface: String {
    let constants = header.enumerations.flatMap(\.constants).map { "  \($0.name): \($0.value)," }
    let structures = header.layouts().map { name, layout in
      let members = layout.members.map { "      \($0.name): { offset: \($0.offset), kind: '\($0.kind)' },\n" }
      return """
          \(name): {
            size: \(layout.size), alignment: \(layout.alignment), members: {
        \(members.joined())    },
          },
        """
    }
    return """
      // Generated from caretaker.h by `caretaker-dev generate doors`.
      export const constants = {
      \(constants.joined(separator: "\n"))
      }
      export const structs = {
      \(structures.joined(separator: "\n"))
      }

      """
  }

  /// `layouts.c`: the same as assertions, by which a compiler judges them.
  var assertions: String {
    let lines = header.layouts().flatMap { name, layout in
      ["SIZE(\(name), \(layout.size));"]
        + layout.members.map { "OFFSET(\(name), \($0.name), \($0.offset));" }
    }
    return """
      // Generated from caretaker.h by `caretaker-dev generate doors`: what abi.js says of structs, for compilers.
      #include <caretaker.h>

      #define SIZE(type, bytes) _Static_assert(sizeof(type) == bytes, #type)
      #define OFFSET(type, member, bytes) _Static_assert(offsetof(type, member) == bytes, #type "." #member)

      \(lines.joined(separator: "\n"))

      """
  }

  /// `functions.txt`: the names of the functions, which modules export.
  var functions: String { header.functions.map { $0 + "\n" }.joined() }

  /// `abi.d.ts`: the names of enumerations as types, and the structs of options as interfaces.
  var declarations: String {
    let unions = header.enumerations.compactMap { enumeration -> String? in
      guard let name = typeName(of: enumeration) else { return nil }
      let members = enumeration.names.map { "  | \"\($0.camelCase)\"" }
      return "export type \(name) =\n\(members.joined(separator: "\n"));\n"
    }
    return """
      // Generated from caretaker.h by `caretaker-dev generate doors`.

      \(unions.joined(separator: "\n"))
      \(interfaces.joined(separator: "\n"))
      """
  }

  /// The table of the README: the attributes of `<caret-field>` that are there or not.
  var attributes: String {
    let members = header.structure("caretaker_field_options")?.members.filter { $0.type == "bool" } ?? []
    let rows = members.map { "| `\($0.name.replacing("_", with: "-"))` | \($0.statement) |\n" }
    return "| attribute | means |\n|---|---|\n\(rows.joined())"
  }

  /// `NoteKind` of `caretaker_note_kind`.
  private func typeName(of enumeration: CHeader.Enumeration) -> String? {
    enumeration.wordsOfName.map { $0.camelCase.capitalizedFirst }
  }

  /// The structs of options that pages hand over as objects, member by member.
  private var interfaces: [String] {
    ["caretaker_mask_options", "caretaker_number_entry", "caretaker_field_options"].compactMap(header.structure).map {
      structure in
      let members = structure.members.filter { !["size", "offset_unit"].contains($0.name) }.map { member in
        let comment = member.comment.map(\.withoutHeaderNames)
        let shown =
          comment.count < 2
          ? comment.map { "  /** \($0) */\n" }.joined()
          : "  /**\n" + comment.map { "   * \($0)\n" }.joined() + "   */\n"
        return "\(shown)  \(member.name.camelCase)?: \(type(of: member));\n"
      }
      let name = String(structure.name.dropFirst("caretaker_".count)).camelCase.capitalizedFirst
      return "export interface \(name) {\n\(members.joined())}\n"
    }
  }

  /// Texts that are decimals, for which a page may give a number.
  private static let decimals: Set = ["minimum", "maximum", "step", "small_step", "large_step"]

  private func type(of member: CHeader.Member) -> String {
    if Self.decimals.contains(member.name) { return "string | number" }
    if let enumeration = header.enumerations.first(where: { $0.name == member.type }) {
      return typeName(of: enumeration) ?? "string"
    }
    return member.stars > 0 ? "string" : member.type == "bool" ? "boolean" : "number"
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// A line of a comment in which constants of C have the names of JavaScript: `keepingLiterals`.
  fileprivate var withoutHeaderNames: String {
    replacing(/CARETAKER_[A-Z]+_([A-Z_]+)/) { "`\($0.output.1.lowercased().camelCase)`" }
  }
}
