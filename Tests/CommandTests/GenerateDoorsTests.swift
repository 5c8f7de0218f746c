import CommandConsole
import Foundation
import Testing

@testable import caretaker_dev

/// `caretaker-dev generate doors`: what is made of the header for C.
@Suite struct GenerateDoorsTests {
  static let files = (try? DoorFiles(package: FaultListTests.root))?.files ?? []

  @Test func thereAreFiles() { #expect(Self.files.count == 16) }

  @Test(arguments: files.map(\.path)) func aFileIsAsTheHeaderHasIt(_ path: String) throws {
    let text = try #require(Self.files.first { $0.path == path }).text
    let found = try String(contentsOf: FaultListTests.root.appending(path: path), encoding: .utf8)
    #expect(found == text, "caretaker-dev generate doors")
  }

  static let small = """
    #define CARETAKER_VERSION "1.2.3"
    #define ONE \\
      1
    /// How it went.
    typedef enum caretaker_reason {
      /// Well.
      CARETAKER_REASON_NO_ROOM = 0,
      CARETAKER_REASON_NOT_HERE = 1
    } caretaker_reason;
    /// Flags.
    enum {
      CARETAKER_EFFECT_PADDED = 1,
      CARETAKER_EFFECT_ROUNDED = 2
    };
    typedef struct caretaker_field_options {
      uint32_t size;
      /// Whether it is.
      bool lazy;
      /// Whether places are kept, as on paper: `_2`. Otherwise
      /// they are not.
      bool keeps_places;
      /// Two texts.
      const char *first, *second;
      uint64_t long_one;
      caretaker_reason reason;
    } caretaker_field_options;
    // Not a declaration: caretaker_none(
    /// A function.
    caretaker_reason caretaker_format_mask(
        const char *mask, size_t length);
    void caretaker_format_free(caretaker_format *format);

    """

  @Test func aHeaderIsRead() throws {
    let header = try CHeader(Self.small)
    #expect(header.functions == ["caretaker_format_mask", "caretaker_format_free"])
    #expect(header.enumerations.map(\.prefix) == ["CARETAKER_REASON_", "CARETAKER_EFFECT_"])
    #expect(header.enumerations.map(\.names) == [["no_room", "not_here"], ["padded", "rounded"]])
    let layout = try #require(header.layouts().first).layout
    #expect(layout.members.map(\.name) == ["size", "lazy", "keeps_places", "first", "second", "long_one", "reason"])
    #expect(layout.members.map(\.offset) == [0, 4, 5, 8, 12, 16, 24])
    #expect(layout.size == 32 && layout.alignment == 8)
    #expect(header.version == "1.2.3")
  }

  @Test func aFlagIsAnOptionOfFields() throws {
    let door = SwiftDoor(header: try CHeader(Self.small))
    #expect(
      door.options.contains(
        """
        extension FieldOptions {
          /// Whether places are kept, as on paper: `_2`. Otherwise
          /// they are not.
          public var keepsPlaces: Bool {
            get { flags[.keepsPlaces] }
            set { flags[.keepsPlaces] = newValue }
          }

        """))
    #expect(door.options.contains("      case .keepsPlaces:\n        \"Places are kept, as on paper.\"\n"))
    #expect(door.options.contains("      case .keepsPlaces: 1 << 0\n      }\n"))
    #expect(door.crossing.contains("\n    keepsPlaces = unsafe given.keeps_places\n  }\n"))
    #expect(door.crossing.contains("\n    unsafe keeps_places = options.keepsPlaces\n  }\n"))
  }

  /// A member that the header no longer has needs no exception.
  @Test func exceptionsAreMembers() throws {
    let text = try String(contentsOf: FaultListTests.root.appending(path: DoorFiles.header), encoding: .utf8)
    let members = try #require(try CHeader(text).structure("caretaker_field_options")).members
    #expect(SwiftDoor.others.isSubset(of: members.filter { $0.type == "bool" }.map(\.name)))
  }

  @Test func flagsAreAttributes() throws {
    #expect(
      JavaScriptDoor(header: try CHeader(Self.small)).attributes == """
        | attribute | means |
        |---|---|
        | `lazy` | it is |
        | `keeps-places` | places are kept, as on paper: `_2` |

        """)
  }

  @Test func aPartIsReplaced() throws {
    let part = GeneratedPart(path: "a.toml", start: "\nversion = \"", text: "1.2.3", end: "\"")
    #expect(try part.replaced(in: "a\nversion = \"0.1\"\nb = \"c\"") == "a\nversion = \"1.2.3\"\nb = \"c\"")
    for text in ["", "\nversion = \"1", "\nversion = \"1\"\nversion = \"2\""] {
      #expect { try part.replaced(in: text) } throws: {
        ($0 as? CommandFailure)?.message == "a.toml: 'version = \"' and '\"' must stand there once"
      }
    }
  }

  @Test func namesAreTypes() throws {
    let declarations = JavaScriptDoor(header: try CHeader(Self.small)).declarations
    #expect(declarations.contains("export type Reason =\n  | \"noRoom\"\n  | \"notHere\";\n"))
    #expect(declarations.contains("export type Effect =\n  | \"padded\"\n  | \"rounded\";\n"))
    #expect(declarations.contains("  /** Whether it is. */\n  lazy?: boolean;\n"))
    #expect(declarations.contains("  /** Two texts. */\n  second?: string;\n"))
    #expect(declarations.contains("  reason?: Reason;\n"))
  }

  @Test func aDeclarationThatIsNotReadIsNamed() {
    let text = Self.small.replacing("typedef enum caretaker_reason {", with: "typedef enum caretaker_reason\n{")
    #expect { try CHeader(text) } throws: { "\($0)" == "line 5 is not read: 'typedef enum caretaker_reason'" }
  }

  @Test func anOddLineIsNamed() {
    let text = Self.small.replacing("CARETAKER_REASON_NO_ROOM = 0,", with: "CARETAKER_REASON_NO_ROOM,")
    #expect { try CHeader(text) } throws: { "\($0)" == "line 7 is not read: 'CARETAKER_REASON_NO_ROOM,'" }
  }

  @Test func aPackageWithoutAHeaderIsSaid() throws {
    let run = try Caret.runDeveloper(["generate", "doors", "--package", "/nowhere"])
    #expect(run.errors == "caretaker-dev: /nowhere/\(DoorFiles.header) cannot be read\n")
    #expect(run.status == 2)
  }
}
