/// Members of objects, and properties that initializers of C# set: `new MaskedTextBox("00") { PromptChar = '#' }`.
extension SourceText {
  /// The properties of .NET's MaskedTextBox that say what is typed and shown; all others are the control's own.
  private static let maskProperties: Set = [
    "AllowPromptAsInput", "AsciiOnly", "Culture", "HidePromptOnLeave", "InsertKeyMode", "PasswordChar", "PromptChar",
    "RejectInputOnFirstFailure", "ResetOnPrompt", "ResetOnSpace", "SkipLiterals", "UseSystemPasswordChar",
  ]

  /// A mask of C# with the properties that are set beside it, as options.
  ///
  /// - Parameter range: Where it stands, as an argument or as the value of a property.
  func initialized(_ mask: String, at range: Range<Int>) -> MaskUse.Content {
    guard var brace = opening(around: range.lowerBound) else { return .mask(mask) }
    // the initializer follows the arguments
    if characters[brace] == "(", let end = end(of: brace) { brace = afterBlank(end) }
    let options = members(at: brace, separator: "=").filter { Self.maskProperties.contains($0.name) }.map { property in
      switch content(of: property.value) {
      case .mask(let text): "\(property.name): \(text.quotedInScript)"
      case .options(let text), .expression(let text): "\(property.name): \(text)"
      }
    }
    if options.isEmpty { return .mask(mask) }
    return .options("{" + (["Mask: \(mask.quotedInScript)"] + options).joined(separator: ", ") + "}")
  }

  /// The members of an object, with where their values stand; a name alone is a value of that name.
  ///
  /// - Parameters:
  ///   - brace: Where it opens; what are statements has no members.
  ///   - separator: What stands between a name and its value.
  func members(at brace: Int, separator: Unicode.Scalar) -> [(name: String, value: Range<Int>)] {
    guard character(at: brace) == "{", let end = end(of: brace) else { return [] }
    let body = brace + 1..<end - 1
    if parts(of: body, by: ";").count > 1 { return [] }
    return parts(of: body, by: ",").compactMap { part in
      let name = part.lowerBound..<min(afterName(part.lowerBound), part.upperBound)
      let after = afterBlank(name.upperBound)
      if after >= part.upperBound { return name.isEmpty ? nil : (self[name], name) }
      return character(at: after) == separator ? (self[name], trimmed(after + 1..<part.upperBound)) : nil
    }
  }
}
