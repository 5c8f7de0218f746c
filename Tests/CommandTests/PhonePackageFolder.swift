import Foundation

/// A tiny Python package of phone metadata in a temporary folder, as pip unpacks it.
///
/// Two regions share the calling code 44, and 800 belongs to no region.
struct PhonePackageFolder: ~Copyable {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("phonenumbers-\(UUID().uuidString)")
  var output: String { root.appendingPathComponent("made/plans.txt").path }

  init() throws {
    try write(
      "phonenumbers/__init__.py",
      """
      from .shortnumberinfo import (SUPPORTED_SHORT_REGIONS,
                                    ShortNumberCost)
      __version__ = "9.8.7"

      __all__ = ['PhoneNumber']
      """)
    try write(
      "phonenumbers/data/__init__.py",
      #"""
      """Auto-generated file, do not edit by hand."""
      # Copyright
      from ..phonemetadata import PhoneMetadata

      _AVAILABLE_REGION_CODES = ['GB','GG']
      _AVAILABLE_NONGEO_COUNTRY_CODES = [800]

      def _load_region(code):
          __import__("region_%s" % code, globals(), locals(),
                     fromlist=["PHONE_METADATA_%s" % code], level=1)

      for _region_code in _AVAILABLE_REGION_CODES:
          PhoneMetadata.register_region_loader(_region_code, _load_region)

      _ALT_NUMBER_FORMATS = {44: PHONE_ALT_FORMAT_44}
      _COUNTRY_CODE_TO_REGION_CODE = {
          800: ("001",),
          44: ("GB", "GG",),
      }
      """#)
    try writeRegion("GB", Self.unitedKingdom)
    try writeRegion(
      "GG",
      """
      PhoneMetadata(id='GG', country_code=44, international_prefix=None,
          general_desc=PhoneNumberDesc(national_number_pattern='7\\\\d{5}', possible_length=(6,)),
          fixed_line=PhoneNumberDesc(example_number='700000'),
          leading_digits='7', main_country_for_code=False)
      """)
    try writeRegion(
      "800",
      """
      PhoneMetadata(id='001', country_code=800, international_prefix=None,
          general_desc=PhoneNumberDesc(national_number_pattern='\\\\d{8}', possible_length=(8,)))
      """)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  static let unitedKingdom = #"""
    PhoneMetadata(id='GB', country_code=44, international_prefix='00', preferred_extn_prefix=' x',
        general_desc=PhoneNumberDesc(national_number_pattern='[1-9]\\d{6}(?:\\d{2,3})?', possible_length=(7, 9, 10),
            possible_length_local_only=(5,)),
        toll_free=PhoneNumberDesc(national_number_pattern=r'80\d{8}' '|8' u"00\u0031", possible_length=(7, 9, 10)),
        national_prefix='0', national_prefix_for_parsing='0(1\\d)?', national_prefix_transform_rule='9\\1',
        number_format=[NumberFormat(pattern='(\\d{3})(\\d{4})', format='\\1 \\2', leading_digits_pattern=['8', '80'],
                national_prefix_formatting_rule='(0\\1)', national_prefix_optional_when_formatting=True,
                domestic_carrier_code_formatting_rule='0$CC \\1')],
        intl_number_format=[NumberFormat(pattern='(\\d{3})(\\d{4})', format='\\1-\\2')],
        main_country_for_code=True, mobile_number_portable_region=True)
    """#

  /// The table of this package, without its remarks.
  static let table = #"""
    source phonenumbers 9.8.7

    region GB
      calling-code 44
      main
      international-prefix 00
      national-prefix 0
      national-prefix-for-parsing 0(1\d)?
      national-prefix-transform 9$1
      extension-prefix " x"
      general
        lengths 7,9-10
        local-lengths 5
        pattern [1-9]\d{6}(?:\d{2,3})?
      toll-free
        pattern 80\d{8}|8001
      format (\d{3})(\d{4})
        layout $1 $2
        leading-digits 8
        leading-digits 80
        national-prefix-rule (0$1)
        national-prefix-optional
        carrier-rule 0$CC $1
      international-format (\d{3})(\d{4})
        layout $1-$2

    region GG
      calling-code 44
      leading-digits 7
      general
        lengths 6
        pattern 7\d{5}

    region 001
      calling-code 800
      main
      general
        lengths 8
        pattern \d{8}

    """#

  func writeRegion(_ name: String, _ metadata: String) throws {
    let head = """
      \"""Auto-generated file, do not edit by hand.\"""
      from ..phonemetadata import NumberFormat, PhoneNumberDesc, PhoneMetadata

      PHONE_METADATA_\(name) =
      """
    try write("phonenumbers/data/region_\(name).py", head + " " + metadata + "\n")
  }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Changes a file that has the text once.
  func replace(_ text: String, in path: String, with other: String) throws {
    let file = root.appendingPathComponent("phonenumbers/" + path)
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: text)
    guard parts.count == 2 else { throw Oddity(description: "\(path) has '\(text)' \(parts.count - 1) times") }
    try Data(parts.joined(separator: other).utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent("phonenumbers/" + path))
  }

  func generate() throws -> Caret {
    try Caret.runDeveloper(["generate", "phone-plans", "--package", root.path, "--output", output])
  }

  struct Oddity: Error, CustomStringConvertible { let description: String }
}
