internal import FieldFormats
internal import PhoneNumbering
public import UnicodeFacts

/// Something in a form's description that the design guides advise against.
public struct FormWarning: Hashable, Diagnosis {
  /// The field, by its name; empty for the form itself.
  public let field: String
  /// The kind of warning.
  public let kind: Kind
  /// A description of what is wrong, as a sentence without a full stop.
  public let message: String
  /// A suggestion of what to do, as a sentence without a full stop.
  public let suggestion: String

  /// A practice that is advised against.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A label that begins with an action, as *Enter*, in a field of one line.
    case actionInLabel
    /// A label that ends in a colon.
    case colonInLabel
    /// A label that says by itself whether the field is optional.
    case optionalByHand
    /// A prompt that repeats the label or the helper.
    case repeatedPrompt
    /// An action at the leading end, or another accessory at the trailing end.
    case accessoryEnd
    /// A long text in a field of one line.
    case longLine
    /// A second password.
    case passwordTwice
    /// A text of several lines that is required.
    case requiredBox
    /// Many fields without a group.
    case manyFields
    /// A label in another case than the form's.
    case labelCase
    /// A phone number without a region, neither its own nor the person's.
    case phoneWithoutRegion
  }

  /// The field; `nil` for the form itself.
  public var place: SourcePlace? { field.isEmpty ? nil : .part(field) }
  /// The field, what is wrong, and what to do.
  public var description: String { sentence(joinedBy: "; ") }
}

extension FormDescription {
  /// The warnings about what the design guides advise against in the description. A form with warnings works.
  ///
  /// - Complexity: O(*n*) in the form.
  public var warnings: [FormWarning] {
    var warnings = fields.flatMap { $0.warnings(labelCase) }
    let passwords = fields.filter { $0.type == .password || $0.type == .newPassword }
    if passwords.count > 1 {
      warnings.append(
        FormWarning(
          field: passwords[1].name, kind: .passwordTwice, message: "the password is asked twice",
          suggestion: "ask once: it can be shown"))
    }
    let ungrouped = items.count { if case .field = $0 { true } else { false } }
    if ungrouped > 20 {
      warnings.append(
        FormWarning(
          field: "", kind: .manyFields, message: "\(ungrouped) fields stand in no group",
          suggestion: "put those that belong together into groups"))
    }
    return warnings
  }
}

extension FormPlan {
  /// The warnings about the description, and about what its environment does not have.
  ///
  /// - Complexity: O(*n*) in the form.
  public var warnings: [FormWarning] {
    let phones = fields.filter { field in
      guard let phone = field.formatPlan.format.phoneFormat else { return false }
      return phone.region == nil && field.region == nil
    }
    return description.warnings
      + phones.map {
        FormWarning(
          field: $0.description.name, kind: .phoneWithoutRegion,
          message: "a phone number of no region is only accepted after a plus",
          suggestion: "name its region, or the field that asks for the country")
      }
  }
}

extension FieldDescription {
  fileprivate func warnings(_ labelCase: FormDescription.LabelCase) -> [FormWarning] {
    var warnings: [FormWarning] = []
    func warn(_ kind: FormWarning.Kind, _ message: String, _ suggestion: String) {
      warnings.append(FormWarning(field: name, kind: kind, message: message, suggestion: suggestion))
    }
    let words = label.utf8.split(separator: 32).map { FoldedText(String(Substring($0))) }
    let isBox = if case .lines = content { true } else { type.traits.content.utf8.elementsEqual("box".utf8) }
    let actions = ["enter", "type", "provide", "your"].map { FoldedText($0) }
    if !isBox, let first = words.first, actions.contains(first), words.count > 1 {
      warn(
        .actionInLabel, "the label of a field of one line names an action", "say what is asked: Email, not Enter email")
    }
    if label.utf8.last == UInt8(ascii: ":") { warn(.colonInLabel, "the label ends in a colon", "remove it") }
    let optional = FoldedText("(optional)")
    if FoldedText(label).match(optional) != nil || label.utf8.last == UInt8(ascii: "*") {
      warn(.optionalByHand, "the label says whether the field is optional", "say it by the member optional")
    }
    if let prompt {
      let folded = FoldedText(prompt)
      if folded == FoldedText(label) || helper.map({ FoldedText($0) == folded }) ?? false {
        warn(.repeatedPrompt, "the prompt says what the label or the helper says", "remove it, or give an example")
      }
    }
    if leadingAccessory?.role == .action || trailingAccessory.map({ $0.role != .action }) ?? false {
      warn(.accessoryEnd, "the accessory stands at the other end", "purpose and unit lead, an action trails")
    }
    if !isBox, let maximum = length?.maximum, maximum > 120 {
      warn(.longLine, "a text of \(maximum) characters stands in one line", "give it lines")
    }
    if isBox, !isOptional {
      warn(.requiredBox, "a text of several lines is required", "offer choices, or make it optional")
    }
    if let mixed = label.caseWarning(labelCase) { warn(.labelCase, mixed, "write it as the others") }
    return warnings
  }
}

extension String {
  /// What is wrong with the case of a label; `nil` where nothing is.
  fileprivate func caseWarning(_ labelCase: FormDescription.LabelCase) -> String? {
    let words = utf8.split(separator: 32).map { String(Substring($0)) }.dropFirst()
    // short words, and words that are all capitals, are as they are in either case
    let capitals = words.filter { word in
      let scalars = word.unicodeScalars
      guard let first = scalars.first, first.simpleLowercase != first else { return false }
      return !scalars.dropFirst().contains { $0.simpleLowercase != $0 }
    }
    switch labelCase {
    case .asGiven: return nil
    case .sentence: return capitals.count == words.count && words.count > 0 ? "the label is in title case" : nil
    case .title:
      let long = words.filter { $0.utf8.count > 3 }
      return long.count > capitals.count ? "the label is in sentence case" : nil
    }
  }
}
