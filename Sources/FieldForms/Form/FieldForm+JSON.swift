extension FieldForm {
  /// The values as JSON: what was entered, which fields are secrets, and which were edited.
  ///
  ///     {"form": "sign-in", "submitted": true, "values": {"code": "123456"}, "secret": [], "edited": ["code"]}
  ///
  /// Blank fields are `null`, switches are Booleans, fields that are not shown are left out.
  ///
  /// - Parameter secrets: Whether secrets are among the values.
  /// - Returns: An object on one line.
  /// - Complexity: O(*n*) in the values.
  public func json(_ secrets: FormSecrets = .leftOut) -> String {
    let values = values(secrets)
    let shown = (0..<fields.count).filter { fields[$0].isShown }
    let secret = shown.filter { fields[$0].isSecure }.map { fields[$0].name }
    let edited = shown.filter { fields[$0].wasEdited }.map { fields[$0].name }
    let (name, isSubmitted) = (plan.description.name, isSubmitting)
    var writer = JSONWriter()
    writer.object { json in
      json.string("form", name)
      json.bool("submitted", isSubmitted)
      json.object("values") { json in
        for (name, value) in values {
          switch value {
          case .none: json.null(name)
          case .text(let text): json.string(name, text)
          case .isOn(let isOn): json.bool(name, isOn)
          case .secret: break
          }
        }
      }
      json.array("secret") { json in for name in secret { json.string(nil, name) } }
      json.array("edited") { json in for name in edited { json.string(nil, name) } }
    }
    return writer.text
  }
}
