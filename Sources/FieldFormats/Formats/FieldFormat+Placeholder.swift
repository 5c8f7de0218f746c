package import FieldEditing
internal import UnicodeFacts

extension FieldFormat {
  /// ``Field/placeholder``, of a field over this format. Where the example does not go on as the field has begun, it is
  /// that of the content.
  @export(interface) package func placeholder(of field: borrowing Field) -> String {
    guard namedFormat != nil, !field.isComplete, !field.options.isSecure, !field.hasMarkedText else {
      return field.contentPlaceholder
    }
    var trial = Field(self, options: field.options)
    trial.setText(example)
    let (value, rest) = (field.value, trial.value.dropFirst(field.value.count))
    trial.setText(value + rest)
    let shown = trial.text
    guard trial.rejections.isEmpty, trial.isComplete, shown.hasPrefix(field.text), !rest.isEmpty else {
      return field.contentPlaceholder
    }
    let coming = shown.dropFirst(field.text.count)
    let prompt = field.mask?.prompt ?? []
    let first = field.mask?.isFromEnd == true ? prompt.count - coming.count : field.text.count
    var out = ""
    for (i, character) in coming.enumerated() {
      if character.unicodeScalars.first?.isLetterOrNumber != true {
        out.append(character)
      } else {
        out += prompt.indices.contains(first + i) ? prompt[first + i] : "_"
      }
    }
    return out
  }
}
