/// Writes the C tables of characters from the Unicode Character Database.
///
///     let generator = try UnicodeTableGenerator(directory: "/usr/share/unicode")
///     generator.header()    // include/unicode_tables.h
///     generator.source()    // unicode_tables.c
///
/// Fails with file and line where the database holds what the tables cannot.
struct UnicodeTableGenerator {
  private let version: String
  private let tables: [CTable]
  /// How many of the decomposing pairs compose again; they come first.
  private let compositeCount: Int

  init(directory: String) throws {
    let database = try UnicodeDatabase(directory: directory)
    version = database.version
    var facts = Numbering<UnicodeDatabase.Facts>()
    var cases = Numbering<UnicodeDatabase.CaseDistances>()
    // What is unassigned gets number 0.
    _ = (facts[UnicodeDatabase.Facts()], cases[UnicodeDatabase.CaseDistances()])
    let factsTrie = ScalarTrie(database.facts.map { facts[$0] })
    let caseTrie = ScalarTrie(database.cases.map { cases[$0] })
    let factsRows = facts.values.map {
      [$0.flags.rawValue, $0.graphemeClass.number, $0.combiningClass, $0.digit ?? 255]
    }
    let parts = try Decompositions(database)
    var breaks = Numbering<BreakClasses.Row>()
    _ = breaks[BreakClasses.Row()]
    let breakTrie = ScalarTrie(try BreakClasses(directory: directory, database).rows.map { breaks[$0] })
    let widthTrie = ScalarTrie(try WidthClasses(directory: directory, database).classes.map(\.rawValue))
    let names = try NameScripts(directory: directory)
    compositeCount = parts.compositeCount
    tables =
      try UnicodeTableGenerator.stages("unicode_facts", of: factsTrie, leafBits: 8)
      + [CTable("unicode_facts_rows", of: "unicode_facts", "Facts, by the numbers in the leaves.", rows: factsRows)]
      + UnicodeTableGenerator.stages("unicode_case", of: caseTrie, leafBits: 8)
      + [
        CTable(
          "unicode_case_rows", of: "unicode_case_distances", "Distances of cases, by the numbers in the leaves.",
          rows: cases.values.map { [$0.upper, $0.lower] })
      ]
      + UnicodeTableGenerator.stages("unicode_decomposition", of: parts.trie, leafBits: 16)
      + [
        CTable(
          "unicode_pairs", of: "unicode_pair",
          "Pairs that scalars decompose to: first those that compose again, in order.",
          rows: parts.pairs),
        CTable("unicode_singletons", bits: 32, "Scalars that others decompose to alone.", numbers: parts.singletons),
      ]
      + UnicodeTableGenerator.stages("unicode_breaks", of: breakTrie, leafBits: 8)
      + [
        CTable(
          "unicode_breaks_rows", of: "unicode_breaks", "Classes of breaks, by the numbers in the leaves.",
          rows: breaks.values.map { [$0.line.number, $0.word.number] })
      ]
      + UnicodeTableGenerator.stages("unicode_width", of: widthTrie, leafBits: 8)
      + names.tables()
  }

  private static func stages(_ name: String, of trie: ScalarTrie, leafBits: Int) throws -> [CTable] {
    [
      try CTable(
        name + "_top", bits: 8, "First stage: by scalar >> 9. After its end every number is 0.", numbers: trie.top),
      try CTable(name + "_middle", bits: 16, "Second stage: by first << 5 | scalar >> 4 & 31.", numbers: trie.middle),
      try CTable(name + "_leaves", bits: leafBits, "Third stage: by second << 4 | scalar & 15.", numbers: trie.leaves),
    ]
  }

  /// The text of `unicode_tables.c`.
  func source() -> String {
    ([remark, "#include \"unicode_tables.h\""] + tables.map(\.definition)).joined(separator: "\n\n") + "\n"
  }

  /// The text of `include/unicode_tables.h`.
  func header() -> String {
    let classes = UnicodeDatabase.GraphemeClass.allCases.map { "  unicode_grapheme_class_\($0) = \($0.number)," }
    let lineClasses = BreakClasses.LineClass.allCases.map { "  unicode_line_class_\($0) = \($0.number)," }
    let wordClasses = BreakClasses.WordClass.allCases.map { "  unicode_word_class_\($0) = \($0.number)," }
    let widthClasses = WidthClasses.WidthClass.allCases.map { "  unicode_width_class_\($0) = \($0.rawValue)," }
    let types = """
      #ifndef CARETAKER_UNICODE_TABLES_H
      #define CARETAKER_UNICODE_TABLES_H

      #include <stdbool.h>
      #include <stdint.h>

      /// Classes of UAX #29, and Extended_Pictographic.
      typedef enum __attribute__((enum_extensibility(closed))) unicode_grapheme_class : uint8_t {
      \(classes.joined(separator: "\n"))
      } unicode_grapheme_class;

      /// Classes of UAX #14, decided and refined: LB1, LB30, LB30b.
      typedef enum __attribute__((enum_extensibility(closed))) unicode_line_class : uint8_t {
      \(lineClasses.joined(separator: "\n"))
      } unicode_line_class;

      /// Classes of words of UAX #29, and Extended_Pictographic.
      typedef enum __attribute__((enum_extensibility(closed))) unicode_word_class : uint8_t {
      \(wordClasses.joined(separator: "\n"))
      } unicode_word_class;

      /// How many columns of a terminal a scalar takes, as far as Unicode decides it: the numbers in the leaves.
      typedef enum __attribute__((enum_extensibility(closed))) unicode_width_class : uint8_t {
      \(widthClasses.joined(separator: "\n"))
      } unicode_width_class;

      enum {
        unicode_flag_letter = \(UnicodeDatabase.Flags.letter.rawValue),
        unicode_flag_letter_or_number = \(UnicodeDatabase.Flags.letterOrNumber.rawValue),
        unicode_flag_printable = \(UnicodeDatabase.Flags.printable.rawValue),
        unicode_flag_nonspacing_mark = \(UnicodeDatabase.Flags.nonspacingMark.rawValue),
        unicode_flag_whitespace = \(UnicodeDatabase.Flags.whitespace.rawValue),
        unicode_flag_never_composed = \(UnicodeDatabase.Flags.neverComposed.rawValue),
        unicode_flag_maybe_composes = \(UnicodeDatabase.Flags.maybeComposes.rawValue),
        unicode_flag_invisible = \(UnicodeDatabase.Flags.invisible.rawValue),
      };

      /// The scripts of which the code speaks: the numbers in the lists. The last three are those that UTS 39 adds.
      enum {
      \(NameScripts.known.enumerated().map { "  unicode_script_\($1.word) = \($0 + 1)," }.joined(separator: "\n"))
      };

      /// What is known of a scalar. `digit` is 255 for what is not a decimal digit.
      typedef struct unicode_facts {
        uint8_t flags;
        unicode_grapheme_class grapheme_class;
        uint8_t combining_class;
        uint8_t digit;
      } unicode_facts;

      /// Where lines and words may break beside a scalar.
      typedef struct unicode_breaks {
        unicode_line_class line;
        unicode_word_class word;
      } unicode_breaks;

      /// How far the upper and the lower case of a scalar are from it.
      typedef struct unicode_case_distances {
        int32_t upper;
        int32_t lower;
      } unicode_case_distances;

      /// What a scalar decomposes to canonically, in one step.
      typedef struct unicode_pair {
        uint32_t first;
        uint32_t second;
        uint32_t composed;
      } unicode_pair;

      /// A scalar's decomposition is numbered: 0 for none, then the pairs from 1 on, then the singletons.
      /// This many of the pairs compose again, ordered by their first scalar, then by their second.
      enum { unicode_composite_count = \(compositeCount) };
      """
    return ([remark, types] + tables.map(\.declaration) + [lookUps, "#endif"]).joined(separator: "\n\n") + "\n"
  }

  /// How facts are looked up, in Swift as in C.
  private var lookUps: String {
    """
    /// The facts of a scalar. After the end of the first stage they are those of what is unassigned.
    static inline unicode_facts unicode_facts_of(uint32_t scalar) {
      if (scalar >> 9 >= unicode_facts_top_count) return unicode_facts_rows()[0];
      uint32_t block = unicode_facts_middle()[unicode_facts_top()[scalar >> 9] << 5 | (scalar >> 4 & 31)];
      return unicode_facts_rows()[unicode_facts_leaves()[block << 4 | (scalar & 15)]];
    }

    /// Whether a scalar shows nothing, wherever it stands: it is ignored where it is not supported
    /// (Default_Ignorable_Code_Point), or it is the pattern of Braille without a dot, a mark of annotations between
    /// lines, or the place of an object. Whatever drops what cannot be seen asks this.
    static inline bool unicode_is_invisible(uint32_t scalar) {
      return (unicode_facts_of(scalar).flags & unicode_flag_invisible) != 0;
    }
    """
  }

  private var remark: String {
    """
    // Generated from the Unicode Character Database \(version) and ICU's lookalikes by:
    //   caretaker-dev generate unicode --ucd /usr/share/unicode --output Sources/CTables
    // Do not edit. Data © Unicode, Inc., under the Unicode License V3; see NOTICE.
    """
  }
}

extension UnicodeDatabase.GraphemeClass {
  fileprivate var number: Int { UnicodeDatabase.GraphemeClass.allCases.firstIndex(of: self)! }
}
