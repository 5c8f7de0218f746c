import CCaretaker
import FieldEditing
import FieldFormats
import MaskDialects
import MaskFuzzing
import NumberFormatting
import PhoneNumbering
import Testing

/// Formats as a program in C makes them; whoever makes one frees it.
enum CFormat {
  typealias Place = UnsafeMutablePointer<OpaquePointer?>

  /// An error as a program in C reads it.
  struct Failure: Error {
    let code, message, suggestion, diagnostic: String
    let span: caretaker_range

    /// Reads an error, and frees it.
    init(_ error: OpaquePointer) {
      defer { caretaker_error_free(error) }
      code = String(cString: caretaker_error_code(error))
      message = String(cString: caretaker_error_message(error))
      suggestion = String(cString: caretaker_error_suggestion(error))
      diagnostic = String(cString: caretaker_error_diagnostic(error))
      span = caretaker_error_span(error)
    }
  }

  /// What a function makes, or its error.
  static func made(_ make: (Place, Place) -> caretaker_status) throws -> OpaquePointer {
    var made: OpaquePointer?
    var error: OpaquePointer?
    let status = make(&made, &error)
    if let made { return made }
    throw try Failure(#require(error, "\(String(cString: caretaker_status_name(status)))"))
  }

  /// What a function copies, in a buffer that is first too short; `nil` where it copies nothing.
  static func text(
    _ copy: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>) -> caretaker_status
  ) -> String? {
    var length = 0
    guard copy(nil, 0, &length) == CARETAKER_SHORT_BUFFER else { return nil }
    var buffer = [CChar](repeating: 1, count: length + 1)
    guard copy(&buffer, buffer.count, &length) == CARETAKER_OK, buffer[length] == 0 else { return nil }
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func mask(_ text: String, isPermissive: Bool = false) throws -> OpaquePointer {
    var options = caretaker_mask_options()
    options.size = UInt32(MemoryLayout<caretaker_mask_options>.stride)
    options.permissive = isPermissive
    return try made { caretaker_format_mask(text, text.utf8.count, &options, $0, $1) }
  }

  static func program(_ bytes: [UInt8]) throws -> OpaquePointer {
    // an empty array has no bytes to point at
    try (bytes + [0]).withUnsafeBufferPointer { buffer in
      try made { caretaker_format_program(buffer.baseAddress, bytes.count, $0, $1) }
    }
  }

  /// The program of a format; `nil` where it has none.
  static func program(of format: OpaquePointer) -> [UInt8]? {
    var size = 0
    guard caretaker_format_copy_program(format, nil, 0, &size) == CARETAKER_SHORT_BUFFER else { return nil }
    var program = [UInt8](repeating: 1, count: size)
    return caretaker_format_copy_program(format, &program, program.count, &size) == CARETAKER_OK ? program : nil
  }

  static func dialect(_ text: String, _ dialect: MaskDialect) throws -> OpaquePointer {
    try made { caretaker_format_dialect(text, text.utf8.count, dialect.name, nil, $0, $1) }
  }

  static func named(_ name: String, today: CalendarDate? = nil) throws -> OpaquePointer {
    var options = caretaker_name_options()
    options.size = UInt32(MemoryLayout<caretaker_name_options>.stride)
    guard let today else { return try made { caretaker_format_named(name, name.utf8.count, &options, $0, $1) } }
    return try today.description.withCString { date in
      options.today = date
      return try made { caretaker_format_named(name, name.utf8.count, &options, $0, $1) }
    }
  }

  static func phone(_ format: PhoneFormat) throws -> OpaquePointer {
    var options = caretaker_phone_options()
    options.size = UInt32(MemoryLayout<caretaker_phone_options>.stride)
    options.international = format.style == .international
    options.without_extensions = !format.takesExtensions
    options.digit_limit = Int32(format.digitLimit)
    guard let region = format.region else { return try made { caretaker_format_phone(&options, $0, $1) } }
    return try region.code.withCString { code in
      options.region = code
      return try made { caretaker_format_phone(&options, $0, $1) }
    }
  }

  static func cards(_ networks: [String]?, preferring preferred: [String], acceptsUnknown: Bool) throws -> OpaquePointer
  {
    var options = caretaker_card_options()
    options.size = UInt32(MemoryLayout<caretaker_card_options>.stride)
    options.known_only = !acceptsUnknown
    let texts = CTexts()
    options.networks = networks.map { texts.list($0) }
    options.network_count = networks?.count ?? 0
    options.preferred = texts.list(preferred)
    options.preferred_count = preferred.count
    return try withExtendedLifetime(texts) { try made { caretaker_format_card(&options, $0, $1) } }
  }

  static func preparing(_ format: OpaquePointer, _ preparation: TextPreparation) throws -> OpaquePointer {
    var given = caretaker_preparation()
    given.size = UInt32(MemoryLayout<caretaker_preparation>.stride)
    let texts = CTexts()
    given.prefixes = texts.list(preparation.prefixes)
    given.prefix_count = preparation.prefixes.count
    given.country_code = texts.text(preparation.countryCode)
    given.replacements = texts.list(preparation.replacements.map { "\($0.key)\($0.value)" })
    given.replacement_count = preparation.replacements.count
    return try withExtendedLifetime(texts) {
      try made { made, _ in caretaker_format_prepare(format, &given, made) }
    }
  }

  static func number(_ setup: NumberSetup) throws -> OpaquePointer {
    let texts = CTexts()
    var symbols = caretaker_number_symbols(setup.symbols, texts)
    var entry = caretaker_number_entry(setup, texts)
    return try withExtendedLifetime(texts) { try made { caretaker_format_number(&symbols, &entry, $0, $1) } }
  }
}

/// Texts that end with a zero, as long as it is held.
final class CTexts {
  private var texts: [UnsafeMutablePointer<CChar>] = []
  private var lists: [UnsafeMutablePointer<UnsafePointer<CChar>?>] = []

  func text(_ text: String) -> UnsafePointer<CChar> {
    let bytes = Array(text.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    texts.append(copy)
    return UnsafePointer(copy)
  }

  func list(_ list: [String]) -> UnsafePointer<UnsafePointer<CChar>?> {
    let copy = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: list.count)
    for (i, each) in list.enumerated() { (copy + i).initialize(to: text(each)) }
    lists.append(copy)
    return UnsafePointer(copy)
  }

  deinit {
    for text in texts { text.deallocate() }
    for list in lists { list.deallocate() }
  }
}

extension caretaker_number_symbols {
  init(_ symbols: NumberSymbols, _ texts: CTexts) {
    self.init()
    func count(_ number: Int) -> Int32 { number == 0 ? -1 : Int32(number) }
    size = UInt32(MemoryLayout<Self>.stride)
    (positive_prefix, positive_suffix) = (texts.text(symbols.positive.prefix), texts.text(symbols.positive.suffix))
    (negative_prefix, negative_suffix) = (texts.text(symbols.negative.prefix), texts.text(symbols.negative.suffix))
    (zero_prefix, zero_suffix) = (texts.text(symbols.zero.prefix), texts.text(symbols.zero.suffix))
    (negative_zero_prefix, negative_zero_suffix) = (
      texts.text(symbols.negativeZero.prefix), texts.text(symbols.negativeZero.suffix)
    )
    digits = texts.text(String(String.UnicodeScalarView(symbols.digits)))
    grouping_separator = texts.text(symbols.groupingSeparator)
    decimal_separator = texts.text(symbols.decimalSeparator)
    primary_grouping_size = count(symbols.primaryGroupingSize)
    secondary_grouping_size = count(symbols.secondaryGroupingSize)
    minimum_grouping_digits = count(symbols.minimumGroupingDigits)
    minimum_fraction_digits = count(symbols.minimumFractionDigits)
    maximum_fraction_digits = count(symbols.maximumFractionDigits)
    rounding_increment = count(symbols.roundingIncrement)
    rounding = caretaker_rounding(UInt32(symbols.roundingMode.rawValue))
    value_exponent = Int32(symbols.valueExponent)
    minor_unit_digits = count(symbols.minorUnitDigits)
    marks = texts.list(symbols.marks)
    mark_count = symbols.marks.count
  }
}

extension caretaker_number_entry {
  init(_ setup: NumberSetup, _ texts: CTexts) {
    self.init()
    func count(_ number: Int) -> Int32 { number == 0 ? -1 : Int32(number) }
    size = UInt32(MemoryLayout<Self>.stride)
    minor_units = setup.entry == .minorUnits
    integer_digits = count(setup.limits.integerDigits)
    fraction_digits = count(setup.limits.fractionDigits)
    text_length = count(setup.limits.textLength)
    decimal_keys = texts.text(setup.decimalKeys)
    minimum = setup.minimum.map { texts.text($0.description) }
    maximum = setup.maximum.map { texts.text($0.description) }
    clamps_to_bounds = setup.clampsToBounds
    shows_affix_when_empty = setup.showsAffixWhenEmpty
    shows_fraction_zeros = setup.showsFractionZeros
  }
}

extension StepSize {
  var code: caretaker_step_size {
    switch self {
    case .usual: CARETAKER_STEP_USUAL
    case .small: CARETAKER_STEP_SMALL
    case .large: CARETAKER_STEP_LARGE
    }
  }
}

extension caretaker_field_options {
  init(_ options: FieldOptions, _ texts: CTexts) {
    self.init()
    size = UInt32(MemoryLayout<Self>.stride)
    set(options)
    step = options.step.map { texts.text($0.description) }
    small_step = options.smallStep.map { texts.text($0.description) }
    large_step = options.largeStep.map { texts.text($0.description) }
  }
}
