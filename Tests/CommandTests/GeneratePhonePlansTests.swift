import Foundation
import Testing

@Suite struct GeneratePhonePlansTests {
  @Test func writesTheTable() throws {
    let package = try PhonePackageFolder()
    let run = try package.generate()
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.errors == """
        phonenumbers 9.8.7: 3 plans
        left out: fixed_line of GG: without a pattern there are no such numbers
        left out: mobile_number_portable_region of GB: whether numbers move between carriers changes nothing in how they are written

        """)
    let text = try String(contentsOfFile: package.output, encoding: .utf8)
    let remarks = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
    #expect(remarks.contains { $0.contains("phonenumbers/data of the Python package phonenumbers 9.8.7") })
    #expect(remarks.contains { $0.contains("Apache License 2.0, Copyright The Libphonenumber Authors") })
    #expect(
      remarks.suffix(2) == [
        "#   pip download phonenumbers==9.8.7 --no-deps && unzip phonenumbers-9.8.7-*.whl -d phonenumbers-9.8.7",
        "#   caretaker-dev generate phone-plans --package phonenumbers-9.8.7 --output \(package.output)",
      ])
    #expect(text.hasSuffix("\n\n" + PhonePackageFolder.table))
  }

  /// Data of another folder have another source.
  @Test func readsAnotherFolder() throws {
    let package = try PhonePackageFolder()
    let tests = package.root.appendingPathComponent("tests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: package.root.appendingPathComponent("phonenumbers/data"), to: tests.appendingPathComponent("testdata"))
    let arguments = ["generate", "phone-plans", "--package", package.root.path, "--data", "tests/testdata"]
    let run = try Caret.runDeveloper(arguments + ["--output", package.output])
    #expect(run.status == 0)
    let text = try String(contentsOfFile: package.output, encoding: .utf8)
    #expect(text.contains("\nsource phonenumbers/tests/testdata 9.8.7\n"))
    #expect(
      text.contains(
        "#   pip download phonenumbers==9.8.7 --no-deps --no-binary :all: && tar xzf phonenumbers-9.8.7.tar.gz\n"))
    #expect(text.contains("--package phonenumbers-9.8.7 --data tests/testdata --output"))
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let text: String
    var file = "data/region_GB.py"
    let other: String
    /// After the folder's path.
    let message: String
    var testDescription: String { message }
  }

  static let changes: [Change] = [
    Change(
      text: "national_prefix='0'", other: "national_prefix='0', satellite=PhoneNumberDesc()",
      message: "data/region_GB.py:8: PhoneMetadata has an argument that numbering plans do not know: satellite"),
    Change(
      text: "possible_length_local_only=(5,)", other: "fixed=True",
      message: "data/region_GB.py:6: PhoneNumberDesc has an argument that numbering plans do not know: fixed"),
    Change(
      text: "leading_digits_pattern=['8', '80']", other: "leading='8'",
      message: "data/region_GB.py:9: NumberFormat has an argument that numbering plans do not know: leading"),
    Change(
      text: "country_code=44", other: "country_code='44'",
      message: "data/region_GB.py:4: country_code: expected a number, found the text '44'"),
    Change(
      text: "country_code=44, ", other: "", message: "data/region_GB.py:4: country_code: expected a number, found none"),
    Change(
      text: "country_code=44", other: "country_code=45",
      message: "data/region_GB.py:4: expected the region GB of the calling code 44, found GB of 45"),
    Change(
      text: "id='GB'", other: "id='UK'",
      message: "data/region_GB.py:4: expected the region GB of the calling code 44, found UK of 44"),
    Change(
      text: "id='GB'", other: "id='\u{1B}[2J'",
      message: "data/region_GB.py:4: expected the region GB of the calling code 44, found U+001B[2J of 44"),
    Change(
      text: "id='GB'", other: "'GB'", message: "data/region_GB.py:4: expected an argument with its name, found '''"),
    Change(
      text: "id='GB'", other: "id='GB', id='GB'", message: "data/region_GB.py:4: the argument id is given twice"),
    Change(text: "id='GB'", other: "id='GB' + ''", message: "data/region_GB.py:4: expected ',' or ')', found '+'"),
    Change(
      text: "id='GB'", other: "id='GB' if x", message: "data/region_GB.py:4: expected the end of the value, found 'if'"),
    Change(text: "id='GB'", other: "id='GB", message: "data/region_GB.py:4: expected the end of the value, found '00'"),
    Change(
      text: "prefix=' x'", other: "prefix=' x",
      message: "data/region_GB.py:4: expected the end of a text that begins here"),
    Change(
      text: "id='GB'", other: "id=b'GB'", message: "data/region_GB.py:4: expected a text, found one that begins with b"),
    Change(text: "id='GB'", other: #"id='\G'"#, message: #"data/region_GB.py:4: expected a known escape, found '\G'"#),
    Change(
      text: "id='GB'", other: #"id='\x4'"#,
      message: "data/region_GB.py:4: expected 2 hexadecimal digits of a character, found '4''"),
    Change(text: "(7, 9, 10),\n ", other: "(7, 9.5),\n ", message: "data/region_GB.py:5: expected a whole number"),
    Change(
      text: "(7, 9, 10),\n ", other: "(7, 10, 9),\n ",
      message: "data/region_GB.py:5: possible_length: expected ascending numbers of 1 to 17, found [7, 10, 9]"),
    Change(
      text: "(7, 9, 10),\n ", other: "(-1,),\n ",
      message: "data/region_GB.py:5: possible_length: expected ascending numbers of 1 to 17, found [-1]"),
    Change(
      text: "possible_length=(7, 9, 10))", other: "possible_length=7)",
      message: "data/region_GB.py:7: possible_length: expected a list or a tuple, found 7"),
    Change(
      text: "possible_length=(7, 9, 10))", other: "possible_length=(7, 9, '10'))",
      message: "data/region_GB.py:7: possible_length: expected a number, found the text '10'"),
    Change(
      text: #"format='\\1 \\2'"#, other: #"format='\\0 \\2'"#,
      message: #"data/region_GB.py:9: format: expected \1 to \9 in '\0 \2'"#),
    Change(
      text: #"format='\\1 \\2'"#, other: "format='$NP $FG'",
      message: "data/region_GB.py:9: format: expected no '$' in '$NP $FG'"),
    Change(
      text: #"format='\\1 \\2'"#, other: "format=None",
      message: "data/region_GB.py:9: format: expected a text, found none"),
    Change(
      text: "[NumberFormat(pattern='(\\\\d{3})(\\\\d{4})', format='\\\\1-\\\\2')]", other: "'NA'",
      message: "data/region_GB.py:12: intl_number_format: expected a list or a tuple, found the text 'NA'"),
    Change(
      text: "main_country_for_code=True", other: "main_country_for_code=1",
      message: "data/region_GB.py:13: main_country_for_code: expected True or False, found 1"),
    Change(
      text: "main_country_for_code=True", other: "short_data=True",
      message: "data/region_GB.py:13: short_data: expected a numbering plan, found short numbers"),
    Change(
      text: "toll_free=PhoneNumberDesc(", other: "toll_free=NumberFormat(",
      message: "data/region_GB.py:7: expected PhoneNumberDesc(…), found NumberFormat(…)"),
    Change(
      text: "main_country_for_code=False", file: "data/region_GG.py", other: "main_country_for_code=True",
      message: "data/region_GG.py:4: main_country_for_code: expected it of GB"),
    Change(
      text: "PHONE_METADATA_GG =", file: "data/region_GG.py", other: "MORE = 1\nPHONE_METADATA_GG =",
      message: "data/region_GG.py:4: expected PHONE_METADATA_GG alone, found MORE"),
    Change(
      text: "PHONE_METADATA_GG =", file: "data/region_GG.py", other: "def more():\n    pass\nPHONE_METADATA_GG =",
      message: "data/region_GG.py:4: expected an import, or a variable that is set to a value"),
    Change(
      text: "PHONE_METADATA_GG =", file: "data/region_GG.py", other: "PHONE_METADATA_GG = 1; PHONE_METADATA_GG =",
      message: "data/region_GG.py:4: expected the end of the line, found ';'"),
    Change(
      text: "PHONE_METADATA_GG =", file: "data/region_GG.py", other: "PHONE_METADATA_GG = 1\nPHONE_METADATA_GG =",
      message: "data/region_GG.py:5: PHONE_METADATA_GG is set twice"),
    Change(
      text: "PHONE_METADATA_GG = PhoneMetadata", file: "data/region_GG.py",
      other: "PHONE_METADATA_GG = " + String(repeating: "[", count: 40),
      message: "data/region_GG.py:4: brackets nest deeper than 32"),
    Change(
      text: "44: (\"GB\", \"GG\",)", file: "data/__init__.py", other: "44: (\"GB\",)",
      message:
        "data/__init__.py: expected the regions of the calling codes to be those of the lists of regions, each once; "
        + "they differ in GG"),
    Change(
      text: "'GB','GG'", file: "data/__init__.py", other: "'GB','GG','GB'",
      message:
        "data/__init__.py: expected the regions of the calling codes to be those of the lists of regions, each once; "
        + "they differ in GB"),
    Change(
      text: "(\"001\",)", file: "data/__init__.py", other: "(\"001\", \"GB\",)",
      message:
        "data/__init__.py:17: _COUNTRY_CODE_TO_REGION_CODE: expected regions of 800, or '001' alone, found [\"001\", \"GB\"]"
    ),
    Change(
      text: "_AVAILABLE_NONGEO_COUNTRY_CODES = [800]\n", file: "data/__init__.py", other: "",
      message: "data/__init__.py: expected a variable _AVAILABLE_NONGEO_COUNTRY_CODES"),
    Change(
      text: "__version__ = \"9.8.7\"", file: "__init__.py", other: "",
      message: "__init__.py: expected a line __version__ = …"),
  ]

  @Test(arguments: changes) func refuses(_ change: Change) throws {
    let package = try PhonePackageFolder()
    try package.replace(change.text, in: change.file, with: change.other)
    let run = try package.generate()
    #expect(run.errors == "caretaker-dev: \(package.root.path)/phonenumbers/\(change.message)\n")
    #expect(run.status == 2)
    #expect(!FileManager.default.fileExists(atPath: package.output))
  }

  /// Regions and files must be the same.
  @Test func refusesOtherFiles() throws {
    let more = try PhonePackageFolder()
    try more.writeRegion("XX", "1")
    #expect(try more.generate().errors.contains("those of the files region_….py, each once; they differ in XX\n"))
    let fewer = try PhonePackageFolder()
    try fewer.remove("data/region_GG.py")
    #expect(try fewer.generate().errors.contains("those of the files region_….py, each once; they differ in GG\n"))
  }

  @Test func refusesWhatCannotBeWritten() throws {
    let package = try PhonePackageFolder()
    let run = try Caret.runDeveloper([
      "generate", "phone-plans", "--package", package.root.path, "--output", "/proc/plans.txt",
    ])
    #expect(run.errors.hasPrefix("caretaker-dev: cannot write to /proc/plans.txt: "))
    #expect(run.status == 2)
  }
}
