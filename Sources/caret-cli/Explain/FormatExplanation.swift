import CommandConsole
import FieldEditing
import FieldFormats
import NumberFormatting
import PhoneNumbering

/// A report on numbers and phone numbers, which have no mask.
struct FormatExplanation {
  private let title: String
  private let reads: [String]
  private let value: String
  private let examples: [(value: String, shown: String)]

  init(_ format: FieldFormat) {
    title = format.title
    switch format.kind {
    case .number(let numbers, _):
      reads = numbers.symbols.words
      value = "a plain decimal, as -1234.5"
      examples = ["1234.5", "-1234.5", "0"].compactMap { value in (try? numbers.format(value)).map { (value, $0) } }
    case .phone(let phone):
      reads = phone.words
      value = "a plus or none, digits, and x with an extension"
      let regions = phone.region.map { [$0] } ?? PhoneRegion.all.prefix(3)
      let types = regions.count == 1 ? regions[0].types : [.mobile]
      let numbers = regions.flatMap { region in types.prefix(3).compactMap { region.example(of: $0) } }
      examples = numbers.map { number in
        var field = Field(format)
        field.setText(phone.region == nil || phone.style == .international ? number.e164 : number.national)
        return (field.value, field.text)
      }
    case .text: (reads, value, examples) = (["any text"], "the text", [])
    case .mask, .named: (reads, value, examples) = ([], "", [])
    }
  }

  func text(_ style: Style) -> String {
    var sections = [("format", [title])]
    sections += [("reads", reads), ("value", [value])]
    sections.append(("examples", examples.map { "\($0.value.printable)  is shown as  \($0.shown.printable)" }))
    return sections.map { style.heading($0.0) + "\n" + $0.1.joined(separator: "\n").indented() + "\n" }.joined(
      separator: "\n")
  }
}

extension NumberSymbols {
  fileprivate var words: [String] {
    var words = [
      maximumFractionDigits == 0
        ? "no fraction"
        : "decimal separator \(decimalSeparator.quoted), up to \(counted(maximumFractionDigits, "digit")) after it"
    ]
    words.append(
      groupingSeparator.isEmpty ? "digits without groups" : "groups of digits separated by \(groupingSeparator.quoted)")
    return words
  }
}

extension PhoneFormat {
  fileprivate var words: [String] {
    guard let region else { return ["numbers of any region that begin with + and their calling code"] }
    let home = style == .international ? "after +\(region.callingCode), which is inserted" : "as dialled there"
    return ["numbers of \(region.title), \(home)", "numbers of any other region that begin with +"]
  }
}
