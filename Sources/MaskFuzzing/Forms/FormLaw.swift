/// A law that holds of every form after every step.
public enum FormLaw: String, Hashable, Sendable, CaseIterable {
  /// A change names all that changed, and its edit says how.
  case changesAreNamed
  /// A message that is shown is true.
  case messagesAreTrue
  /// Nothing of a secret is in any text.
  case secretsStayInside
  /// The form can be submitted when all of it is good.
  case submissionIsWhatRemains
  /// A focus that was held goes with the next step.
  case focusIsNotTrapped
  /// The focus passes no field that is shown, and stands on none that is not.
  case focusIsInTabOrder
  /// A field that was never touched is not called missing before the form is submitted.
  case untouchedIsNotScolded
  /// Nothing is chosen by a part of its name.
  case choicesAreNamedWhole
  /// A text that is filled in is taken, or the field is as it was and says so.
  case fillsAreTakenOrRemarked
  /// Objections of a server do not lock the form.
  case objectionsGiveWay
  /// Undo comes back to what a text of several lines was before each edit.
  case undoInverts
  /// Each step that is undone is restored by redo, field by field.
  case redoInvertsUndo
  /// Nothing is said again because time goes on.
  case announcementsAreMadeOnce
  /// Values that are handed out are taken again.
  case valuesAreTakenAgain
  /// A form that is reset is as a new one.
  case resetIsNew
  /// A description that is written is read as the same.
  case descriptionIsKept
  /// A script that is written is read as the same.
  case scriptIsKept

  /// The law as a sentence.
  public var sentence: String {
    switch self {
    case .changesAreNamed:
      "A front end that reads again only what a change names, and of a text that is edited what the edit replaced, shows "
        + "what one shows that reads everything."
    case .messagesAreTrue:
      "A problem that is shown is the one that the value has now, with all its parameters filled in; nothing is shown of what is fine."
    case .secretsStayInside:
      "Nothing of a secret of four characters or more is in a message, remark, summary, announcement, or in the values, "
        + "nor in the field's own text while it is hidden; unless another field shows the same text."
    case .submissionIsWhatRemains:
      "A form can be submitted exactly when all fields that are shown are good and it is not being submitted."
    case .focusIsNotTrapped: "A focus that was held goes with the next step forward, unless something was edited."
    case .focusIsInTabOrder:
      "The focus stands on a field that is shown, the button or nothing; a step on or back passes no such field."
    case .untouchedIsNotScolded:
      "Nothing is shown of a field that is missing and was never edited, before the form is submitted."
    case .choicesAreNamedWhole:
      "What leaving a combo box or filling it in chooses has the text as its whole label, value or other name."
    case .fillsAreTakenOrRemarked:
      "A text that is filled in and names no option leaves what is chosen as it was, and the field remarks it."
    case .objectionsGiveWay:
      "What the server objects to keeps the form from being submitted until something is edited, or it is submitted "
        + "again."
    case .undoInverts:
      "Undo goes back in a text of several lines over states that were there, and passes none that an edit other than "
        + "typing at a caret followed."
    case .announcementsAreMadeOnce: "Time that passes says nothing twice."
    case .redoInvertsUndo: "What steps of undo take back one by one, as many steps of redo show again, in each field."
    case .valuesAreTakenAgain:
      "Values that are good, filled into a new form, are what that one hands out, but for a blank at the end."
    case .resetIsNew: "A form that is reset shows what a new one shows, and is not changed."
    case .descriptionIsKept: "A description that is written as JSON and read again is the same."
    case .scriptIsKept: "A script that is written and read again is the same."
    }
  }
}

/// A law that steps broke.
public struct FormLawViolation: Error, Hashable, Sendable {
  /// The law.
  public let law: FormLaw
  /// The steps up to where it was seen.
  public let script: FormScript
  /// A description of what was found and what should be.
  public let detail: String
}
