internal import PhoneNumbering

extension FormatProvider {
  /// Phone numbers.
  ///
  /// | name | numbers |
  /// |---|---|
  /// | `phone` | those that begin with a plus and their calling code |
  /// | `phone(GB)` | as they are dialled in a region |
  /// | `phone(GB, international)` | after the region's calling code, which the field inserts |
  public static let phones = FormatProvider([FormatSignature("phone", ["region", "style"], example: "phone(GB)")]) {
    arguments throws(FormatNameError) in
    guard let code = arguments["region"] else { return FieldFormat(PhoneFormat(nil)) }
    let region: PhoneRegion
    do throws(PhoneError) {
      region = try PhoneRegion(code)
    } catch {
      throw arguments.invalid(code, error.message, didYouMean: PhoneRegion.meant(by: code), error.suggestion)
    }
    return FieldFormat(PhoneFormat(region, try PhoneFormat.Style(arguments)))
  }
}

extension PhoneFormat.Style {
  fileprivate init(_ arguments: FormatArguments) throws(FormatNameError) {
    switch arguments["style"] {
    case nil, "national": self = .national
    case "international": self = .international
    case let style?:
      let meant = ["national", "international"].nearest(to: style).map { [$0] } ?? []
      throw arguments.invalid(
        style, "'\(style)' is not a style", didYouMean: meant, "the styles are national and international")
    }
  }
}

extension PhoneRegion {
  /// The regions that a text may mean that is not a code: `UK`, `en_GB`, `+44`.
  fileprivate static func meant(by text: String) -> [String] {
    let wanted = text.utf8.first == UInt8(ascii: "+") ? String(text.dropFirst()) : text
    if let main = all.first(where: { $0.isMain && "\($0.callingCode)" == wanted }) { return [main.code] }
    // a locale ends in its region
    let last =
      text.utf8.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }.last.map { String(Substring($0)) } ?? text
    if let region = try? PhoneRegion(last) { return [region.code] }
    return last.utf8.elementsEqual("UK".utf8) || last.utf8.elementsEqual("uk".utf8) ? ["GB"] : []
  }
}
