import PhonePlanCompiler

extension PhonePackage {
  /// The text of a table, with remarks at its head that say where it comes from and how it is made again.
  func text(output: String) throws -> String {
    let text = remarks(output: output) + plans.text
    let again: NumberingPlans
    do {
      again = try NumberingPlans(text: text)
    } catch {
      throw PhoneDataError(file: output, line: error.line, message: "\(error.message): \(error.suggestion)")
    }
    guard again == plans else {
      throw PhoneDataError(file: output, line: nil, message: "the text does not say what the package does")
    }
    return text
  }

  private func remarks(output: String) -> String {
    let folder = "phonenumbers-\(plans.version)"
    let isUsual = plans.source == "phonenumbers"
    let data = isUsual ? PhonePackage.usualData : String(plans.source.dropFirst("phonenumbers/".count))
    let unpacking =
      isUsual
      ? "pip download phonenumbers==\(plans.version) --no-deps && unzip \(folder)-*.whl -d \(folder)"
      : "pip download phonenumbers==\(plans.version) --no-deps --no-binary :all: && tar xzf \(folder).tar.gz"
    let option = isUsual ? "" : " --data \(data)"
    return """
      # Numbering plans: which phone numbers there are in each region, and how they are written. fixtures/README.md describes every key.
      #
      # Source: \(data) of the Python package phonenumbers \(plans.version) (https://pypi.org/project/phonenumbers/), which has it
      # from libphonenumber (https://github.com/google/libphonenumber). The same facts in another form; what is left out, the command says.
      # Licence: Apache License 2.0, Copyright The Libphonenumber Authors; see NOTICE.
      #
      # Do not edit. Made by:
      #   \(unpacking)
      #   caretaker-dev generate phone-plans --package \(folder)\(option) --output \(output)

      """ + "\n"
  }
}
