/** A field of a form as an input is bound to it: with what a `Field` has for edits, selection and text. */
export class FormEntry {
  /** Whether the input makes an edit now, and shows by itself what that changed. */
  isEditing = false

  constructor(field) { this.field = field }

  /** What an edit did; `undefined` where another field has the focus. */
  #edit(play) {
    this.isEditing = true
    try {
      const { field, edit } = play(this.field)
      return field === this.field.number ? edit : undefined
    } finally {
      this.isEditing = false
    }
  }

  insert(text) { return this.#edit(field => field.insert(text)) }
  paste(text) { return this.#edit(field => field.paste(text)) }
  deleteBackward(unit) { return this.#edit(field => field.deleteBackward(unit)) }
  deleteForward(unit) { return this.#edit(field => field.deleteForward(unit)) }
  step(count, size) { return this.#edit(field => field.step(count, size)) }
  undo() { return this.#edit(field => field.undo()) }
  redo() { return this.#edit(field => field.redo()) }
  /** A text that the browser has filled in: it may fill several fields at once, which the form shows. */
  fill(text) { this.field.setText(text) }
  setText(text) { this.field.setText(text) }
  /** The form ends it by itself when the focus moves. */
  endEditing() {}

  get text() { return this.field.text }
  textIn(range) { return this.field.textIn(range) }

  get selection() { return this.field.selection }
  hasSelection(anchor, caret) { return this.field.hasSelection(anchor, caret) }
  setSelection(anchor, caret = anchor) { this.field.expectSelection(anchor, caret) }

  free() {}
}
