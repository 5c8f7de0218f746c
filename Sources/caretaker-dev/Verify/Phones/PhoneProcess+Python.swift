extension PhoneProcess {
  /// The Python package phonenumbers.
  static func python(_ python: String) throws -> PhoneProcess { try PhoneProcess([python, "-c", script]) }

  private static let script = #"""
    from importlib import import_module
    from json import dumps, loads
    from sys import exit, stdin

    def say(value):
        print(dumps(value), flush=True)

    try:
        phonenumbers = import_module("phonenumbers")
    except ImportError:
        say({"version": None})
        exit()
    say({"version": phonenumbers.__version__})

    from phonenumbers import AsYouTypeFormatter, NumberParseException, PhoneNumberFormat, PhoneNumberType, ValidationResult

    getattr(phonenumbers, "enable_pattern_cache", lambda: None)()
    formatters = {}

    def typed(region, keys):
        if region not in formatters:
            formatters[region] = AsYouTypeFormatter(region or "ZZ")
        formatter = formatters[region]
        formatter.clear()
        shown = []
        for key in keys:
            try:
                shown.append(formatter.input_digit(key))
            except Exception as error:
                # a difference in any case, but not the end of all the others
                shown += ["! " + repr(error).replace("|", "/")] * (len(keys) - len(shown))
                break
        return "|".join(shown)

    errors = {value: name for name, value in vars(NumberParseException).items() if name.isupper() and isinstance(value, int)}

    def read(region, text):
        try:
            number = phonenumbers.parse(text, region)
        except NumberParseException as error:
            return {"error": errors[error.error_type]}
        return {
            "code": number.country_code,
            "number": phonenumbers.national_significant_number(number),
            "extension": number.extension or None,
            "e164": phonenumbers.format_number(number, PhoneNumberFormat.E164),
            "abroad": phonenumbers.format_number(number, PhoneNumberFormat.INTERNATIONAL),
            "home": phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL),
            "rfc3966": phonenumbers.format_number(number, PhoneNumberFormat.RFC3966),
            "type": PhoneNumberType.to_string(phonenumbers.number_type(number)),
            "valid": phonenumbers.is_valid_number(number),
            "possible": ValidationResult.to_string(phonenumbers.is_possible_number_with_reason(number)),
            "of": phonenumbers.region_code_for_number(number),
        }

    for line in stdin.buffer:
        for name, items in loads(line).items():
            answer = typed if name == "type" else read
            say([answer(*item) for item in items])
    """#
}
