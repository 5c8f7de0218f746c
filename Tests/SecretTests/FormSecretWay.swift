import FieldForms

/// Something that people, systems and servers do with a secret of a form.
struct FormSecretWay: Sendable {
  let name: String
  private let act: @Sendable (inout FieldForm, FormSecret) -> Void

  private init(_ name: String, _ act: @escaping @Sendable (inout FieldForm, FormSecret) -> Void) {
    self.name = name
    self.act = act
  }

  /// Goes to the field, empties it, acts, looks at everything that is shown and said, and leaves.
  func use(_ form: inout FieldForm, _ secret: FormSecret) {
    form.handle(.focus(.field(secret.field)))
    form.handle(.edit(.deleteBackward(.all)))
    act(&form, secret)
    form.lookAround()
    form.handle(.focus(.none))
    form.handle(.focus(.none))
    form.lookAround()
  }

  static let all: [FormSecretWay] = [
    FormSecretWay("typed") { form, secret in
      secret.type(into: &form)
      form.handle(.tick(milliseconds: 2_000))
    },
    FormSecretWay("edited in the middle") { form, secret in
      secret.type(into: &form)
      form.handle(.edit(.setSelection(anchor: 4, head: 4)))
      form.handle(.edit(.deleteBackward()))
      form.handle(.edit(.insert(String(secret.digits.scalar(3)))))
      form.handle(.edit(.setSelection(anchor: 2, head: 5)))
      form.handle(.cut)
      form.handle(.edit(.deleteForward(.word)))
    },
    FormSecretWay("undone") { form, secret in
      secret.type(into: &form)
      form.handle(.edit(.deleteBackward(.all)))
      form.handle(.edit(.undo))
      form.handle(.edit(.undo))
      form.handle(.edit(.redo))
    },
    FormSecretWay("pasted") { form, secret in
      secret.digits.withText(secret.all, before: secret.before) { form.handle(.edit(.paste($0))) }
    },
    FormSecretWay("pasted with blanks and line breaks around") { form, secret in
      secret.digits.withText(secret.all, before: "  " + secret.before, after: "\r\n ") {
        form.handle(.edit(.paste($0)))
      }
    },
    FormSecretWay("typed with blanks at its ends") { form, secret in
      form.handle(.edit(.insert(" ")))
      secret.type(into: &form)
      form.handle(.edit(.insert(" ")))
    },
    FormSecretWay("filled") { form, secret in
      let name = form[secret.field].name
      secret.digits.withText(secret.all, before: secret.before, after: " ") { form.handle(.fill([name: $0])) }
      secret.digits.withText(secret.all, before: "\(secret.before) x") { form.handle(.fill([name: $0])) }
    },
    FormSecretWay("marked") { form, secret in
      secret.digits.withText(secret.all, before: secret.before) { form.handle(.edit(.setMarkedText($0))) }
      form.lookAround()
      form.handle(.edit(.unmarkText))
      secret.digits.withText(secret.all, before: secret.before) { form.handle(.edit(.setMarkedText($0))) }
    },
    FormSecretWay("replaced") { form, secret in
      secret.digits.withText(secret.all, before: secret.before) { form.handle(.edit(.replace(0..<99, with: $0))) }
      secret.digits.withText(secret.all) { form.handle(.edit(.replace(1..<2, with: $0))) }
    },
    FormSecretWay("rejected") { form, secret in
      secret.digits.withText(secret.all, before: "x.y,z") { form.handle(.edit(.paste($0))) }
      form.handle(.edit(.insert("é")))
    },
    FormSecretWay("revealed and hidden") { form, secret in
      secret.type(into: &form)
      form.handle(.press(.reveal))
      form.handle(.edit(.insert(String(secret.digits.scalar(0)))))
      form.handle(.press(.reveal))
    },
    FormSecretWay("repeated in the next field") { form, secret in
      secret.type(into: &form)
      form.handle(.next)
      if form.focus == .field(secret.field) { form.handle(.next) }  // it was held once
      guard case .field(let next) = form.focus, form[next].isSecure else { return }
      secret.type(into: &form)
      form.handle(.edit(.deleteBackward(.all)))
      secret.digits.withText(secret.all, before: secret.before) { form.handle(.edit(.paste($0))) }
      form.handle(.previous)
      form.handle(.edit(.deleteBackward()))
    },
    FormSecretWay("answered and objected to") { form, secret in
      secret.type(into: &form)
      form.handle(.next)
      form.handle(.answer(secret.field, ticket: 1, objection: "taken"))
      form.handle(.object([form[secret.field].name: "no"]))
    },
    FormSecretWay("submitted") { form, secret in
      secret.type(into: &form)
      form.handle(.submit)
      form.handle(.submissionEnded)
    },
  ]
}

extension FieldForm {
  /// Reads all that a front end does, but what a person has asked to see.
  fileprivate mutating func lookAround() {
    for i in 0..<fieldCount {
      let id = FieldID(i)
      if !self[id].isRevealed { _ = self[id].accessibility }
      _ = (self[id].message, self[id].remark, self[id].requirements, self[id].skeleton)
      _ = (self[id].canUndo, self[id].prompt, self[id].label, self[id].selection, self[id].value())
      // what a person has asked to see, or an input method shows
      if self[id].isSecure, self[id].isRevealed || self[id].hasMarkedText { continue }
      _ = (self[id].text, self[id].displayRuns, self[id].text(fitting: 6), self[id].expansion(width: 6))
      _ = self[id].selectedText
    }
    _ = (values(), json(), summary, summaryTitle, remaining(), isDirty, takeAnnouncements())
  }
}
