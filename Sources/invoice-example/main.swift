// README invoice
import FieldForms
import TerminalForms

// what an invoice needs
var customer = FieldDescription("customer", label: "Customer", type: .organization)
customer.awaitsAnswer = true
var amount = FieldDescription("amount", label: "Amount", type: .amount)
amount.content = .number(NumberDescription(.currency, currency: "EUR", minimum: "1"))
let due = FieldDescription("due", label: "Due date", type: .date)
let paid = FieldDescription("paid", label: "Paid already", content: .choices(ChoiceList(.onAndOff)), isOptional: true)
let note = FieldDescription("note", label: "Note", type: .longText, isOptional: true)
let invoice = FormDescription(name: "invoice", title: "New invoice", fields: [customer, amount, due, paid, note])

var session = FormSession(try FieldForm(invoice))
session.options.answers.judge = { field, value in
  // a real tool asks its books
  ["Acme", "Initech"].contains(value) ? nil : "There is no customer \(value)"
}

if try session.run() == .submitted {
  for (name, value) in session.form.values() {
    switch value {
    case .text(let text): print("\(name): \(text)")
    case .isOn(let isOn): print("\(name): \(isOn ? "yes" : "no")")
    case .none, .secret: break
    }
  }
}
// end
