/// What is generated of the library itself: the options of a field that are on or off, and the version.
struct SwiftDoor {
  let header: CHeader

  /// Members that are on or off in C and that Swift has otherwise.
  static let others: Set<String> = [
    // the opposite: `isEager`
    "lazy",
    // an enumeration that may have more than two cases: `overflow`
    "drops_overflow",
    // by longer names, and parameters of the initializer: `isOverwriting`, `isSecure`
    "overwriting", "secure",
  ]

  /// Flags whose properties are written by hand, with what they mean.
  private static let flagsByHand: KeyValuePairs = [
    "eager": "Literals are shown as soon as they are certain to come.",
    "overwriting": "Typing replaces the next character instead of moving it on.",
    "hidesParts":
      "A bullet is shown for each character in parts whose name begins with 'hidden'; in all without such a part.",
  ]

  private static let origin = "// Generated from caretaker.h by `caretaker-dev generate doors`."

  private var flags: [CHeader.Member] {
    let members = header.structure("caretaker_field_options")?.members ?? []
    return members.filter { $0.type == "bool" && !Self.others.contains($0.name) }
  }

  /// `FieldOptions+Flags.swift`: the properties, and the flags by name.
  var options: String {
    let properties = flags.map { flag in
      """
      \(flag.comment.map { "  /// \($0)\n" }.joined())\
        public var \(flag.name.camelCase): Bool {
          get { flags[.\(flag.name.camelCase)] }
          set { flags[.\(flag.name.camelCase)] = newValue }
        }

      """
    }
    let byHand = Self.flagsByHand.map(\.key)
    let generated = flags.map(\.name.camelCase)
    let summaries = Self.flagsByHand.map(\.value) + flags.map { "\($0.summary)." }
    return """
      \(Self.origin)
      extension FieldOptions {
      \(properties.joined())
        /// An option that is on or off, by the name that scripts, JSON, reports and the command have for it: whatever
        /// goes through all of them needs no line for each.
        package enum Flag: String, CaseIterable, Sendable {
          // these follow from other options
          \(byHand.map { "case \($0)" }.joined(separator: "\n    "))
          // these are kept in `flags`
          \(generated.map { "case \($0)" }.joined(separator: "\n    "))

          /// The effect of the option, in a sentence.
          package var summary: String {
            switch self {
      \(zip(byHand + generated, summaries).map { "      case .\($0):\n        \"\($1)\"\n" }.joined())\
            }
          }

          /// Its bit in `flags`; 0 of an option that is not kept there.
          var bit: UInt32 {
            switch self {
            case \(byHand.map { ".\($0)" }.joined(separator: ", ")): 0
      \(generated.enumerated().map { "      case .\($1): 1 << \($0)\n" }.joined())\
            }
          }
        }
      }

      """
  }

  private static let imports = ["import CCaretaker", "internal import FieldEditing"].joined(separator: "\n")

  /// `FieldOptions+Flags.swift` of the library for C: how they are read and written.
  var crossing: String {
    """
    \(Self.origin)
    \(Self.imports)

    extension FieldOptions {
      /// Takes the options that are on or off and have the same names in C.
      mutating func setFlags(_ given: caretaker_field_options) {
    \(flags.map { "    \($0.name.camelCase) = unsafe given.\($0.name)\n" }.joined())\
      }
    }

    extension caretaker_field_options {
      /// Takes the options that are on or off and have the same names in Swift.
      mutating func setFlags(_ options: FieldOptions) {
    \(flags.map { "    unsafe \($0.name) = options.\($0.name.camelCase)\n" }.joined())\
      }
    }

    """
  }

  /// `Version.swift`: the version of the library for C.
  func libraryVersion(_ version: String) -> String {
    """
    \(Self.origin)

    /// The version of the library, as its header has it.
    let libraryVersion: StaticString = "\(version)"

    """
  }

  /// `CommandVersion.swift`: the version of the commands.
  func commandVersion(_ version: String) -> String {
    """
    \(Self.origin)

    /// The version of the package; CHANGELOG.md says what it holds.
    package enum CommandVersion {
      package static let text = "\(version)"
    }

    """
  }
}

extension CHeader.Member {
  /// The statement as far as an example, for a line of help.
  fileprivate var summary: String { (statement.split(separator: ": ").first.map(String.init) ?? "").capitalizedFirst }
}
