/// What a header of C declares, as far as the doors to other languages need it: it is the description of which they are
/// made.
///
/// It is read as it is written here, a declaration or a member a line and its comment above it, and not as a compiler
/// reads any header: what is not understood is an error.
struct CHeader {
  struct Constant {
    let name: String
    let value: Int
  }
  struct Enumeration {
    /// `caretaker_reason`; `nil` for flags, which have no type of their own.
    let name: String?
    var constants: [Constant] = []

    /// What all its constants begin with: `CARETAKER_REASON_`.
    var prefix: String {
      let names = constants.map { Array($0.name) }
      guard var common = names.first else { return "" }
      for name in names { common = Array(zip(common, name).prefix { $0 == $1 }.map(\.0)) }
      return String(common.prefix(through: common.lastIndex(of: "_") ?? common.startIndex))
    }
    /// The names of the constants after the prefix, in small letters: `no_room`.
    var names: [String] { constants.map { $0.name.dropFirst(prefix.count).lowercased() } }
    /// What it is called in other languages: `note_kind` of `caretaker_note_kind`, `effect` of flags that begin with
    /// `CARETAKER_EFFECT_`; `nil` for what does not cross as names.
    var wordsOfName: String? {
      if name == "caretaker_status" || constants.count < 2 { return nil }
      let name = name ?? String(prefix.dropLast()).lowercased()
      return name.hasPrefix("caretaker_") ? String(name.dropFirst("caretaker_".count)) : nil
    }
  }
  struct Member {
    let name: String
    /// Without `const` and stars.
    let type: String
    let stars: Int
    let comment: [String]

    /// The first sentence of the comment as a statement without its period: `bullets are shown` of `Whether bullets are
    /// shown.`
    var statement: String {
      let sentences = (comment.joined(separator: " ") + " ").split(separator: ". ")
      return String((sentences.first ?? "").trimmingPrefix("Whether "))
    }
  }
  struct Structure {
    let name: String
    var members: [Member] = []
  }

  private(set) var enumerations: [Enumeration] = []
  private(set) var structures: [Structure] = []
  /// The names of the functions, in the order of the header.
  private(set) var functions: [String] = []
  /// `CARETAKER_VERSION`; `nil` where it is not defined.
  private(set) var version: String?

  /// The line that was not understood.
  struct Unread: Error, CustomStringConvertible {
    let line: Int
    let text: String
    var description: String { "line \(line) is not read: '\(text)'" }
  }

  init(_ text: String) throws(Unread) {
    var comment: [String] = []
    var scope = Scope.none
    var isDirective = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingPrefix { $0 == " " }
      let continues = line.hasSuffix("\\")
      defer { isDirective = continues && (isDirective || line.hasPrefix("#")) }
      if isDirective || line.hasPrefix("#") || line.isEmpty || line.hasPrefix("// ") || line == "//"
        || line.hasPrefix("// -")
      {
        if line.isEmpty { comment = [] }
        if let match = line.wholeMatch(of: /#define CARETAKER_VERSION "(.+)"/) { version = String(match.1) }
      } else if line.hasPrefix("///") {
        comment.append(String(line.dropFirst(3).trimmingPrefix { $0 == " " }))
      } else if !read(String(line), comment, &scope) {
        throw Unread(line: number + 1, text: String(line))
      } else if scope != .statement {
        comment = []
      }
    }
  }

  /// What a line stands in.
  private enum Scope { case none, enumeration, structure, statement }

  /// Reads a line. `false` where it is not understood.
  private mutating func read(_ line: String, _ comment: [String], _ scope: inout Scope) -> Bool {
    switch scope {
    case .none:
      if let match = line.wholeMatch(of: /(?:typedef )?enum ?(\w+)? ?\{/) {
        enumerations.append(Enumeration(name: match.1.map(String.init)))
        scope = .enumeration
      } else if let match = line.wholeMatch(of: /typedef struct (\w+) \{/) {
        structures.append(Structure(name: String(match.1)))
        scope = .structure
      } else if line.hasPrefix("enum") || line.hasPrefix("typedef"), !line.contains(/^typedef struct \w+ \w+;$/) {
        return false
      } else {
        if let match = line.firstMatch(of: /\b(caretaker_\w+)\(/) { functions.append(String(match.1)) }
        if !line.hasSuffix(";") && !line.hasSuffix("{") && line != "}" { scope = .statement }
      }
      return true
    case .statement:
      if line.hasSuffix(";") { scope = .none }
      return true
    case .enumeration:
      if line.hasPrefix("}") {
        scope = .none
        return true
      }
      guard let match = line.wholeMatch(of: /(\w+) = (-?\d+),?/), let value = Int(match.2) else { return false }
      enumerations[enumerations.count - 1].constants.append(Constant(name: String(match.1), value: value))
      return true
    case .structure:
      if line.hasPrefix("}") {
        scope = .none
        return true
      }
      guard let match = line.wholeMatch(of: /(?:const )?(\w+) (.+);/) else { return false }
      for declarator in match.2.split(separator: ",") {
        guard let name = declarator.firstMatch(of: /\w+$/) else { return false }
        structures[structures.count - 1].members.append(
          Member(
            name: String(name.0), type: String(match.1), stars: declarator.count { $0 == "*" }, comment: comment))
      }
      return true
    }
  }

  /// The enumeration of a type, or of flags by what they begin with.
  func enumeration(_ name: String) -> Enumeration? {
    enumerations.first { $0.name == name || $0.name == nil && $0.prefix == name }
  }
  func structure(_ name: String) -> Structure? { structures.first { $0.name == name } }
}

extension CHeader {
  /// Where the members of a struct lie on wasm32, where each type is aligned to its size.
  struct Layout {
    var size = 0
    var alignment = 1
    /// Each with its offset and its kind: its type, `pointer` or `enum`.
    var members: [(name: String, offset: Int, kind: String)] = []
  }

  /// The layouts of all structs, in the order of the header: one that stands in another comes first.
  func layouts() -> [(name: String, layout: Layout)] {
    let sizes = ["bool": 1, "int32_t": 4, "uint32_t": 4, "size_t": 4, "pointer": 4, "enum": 4, "uint64_t": 8]
    var known: [(name: String, layout: Layout)] = []
    for structure in structures {
      var layout = Layout()
      for member in structure.members {
        let isEnumeration = enumerations.contains { $0.name == member.type }
        let kind = member.stars > 0 ? "pointer" : isEnumeration ? "enum" : member.type
        let inner = known.first { $0.name == kind }?.layout
        guard let size = inner?.size ?? sizes[kind] else {
          preconditionFailure("\(structure.name) has a member of the unknown type \(member.type)")
        }
        let boundary = inner?.alignment ?? size
        let offset = (layout.size + boundary - 1) / boundary * boundary
        layout.members.append((member.name, offset, kind))
        layout.size = offset + size
        layout.alignment = max(layout.alignment, boundary)
      }
      layout.size = (layout.size + layout.alignment - 1) / layout.alignment * layout.alignment
      known.append((structure.name, layout))
    }
    return known
  }
}

extension String {
  /// A name of C as Swift and JavaScript write it: `no_room` is `noRoom`.
  var camelCase: String {
    let words = split(separator: "_")
    return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
