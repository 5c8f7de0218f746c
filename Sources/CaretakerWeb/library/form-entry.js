/** A field of a form as an input is bound to it: with what a `Field` has for edits, selection and text. */
export class FormEntry {
  /** Whether the input makes an edit now, and shows by itself what that changed. */
  isEditing = false

  constructor(field) { this.field = field }

  /** What an edit did; `undefined` where another field keeps the focus. */
  #edit(event) {
    this.isEditing = true
    try {
      const { field, edit } = this.field.send(event)
      return field === this.field.number ? edit : undefined
    } finally {
      this.isEditing = false
    }
  }

  insert(text) { return this.#edit({ kind: 'insert', text }) }
  paste(text) { return this.#edit({ kind: 'paste', text }) }
  deleteBackward(unit = 'character') { return this.#edit({ kind: 'deleteBackward', unit }) }
  deleteForward(unit = 'character') { return this.#edit({ kind: 'deleteForward', unit }) }
  step(count) { return this.#edit({ kind: 'step', number: count }) }
  undo() { return this.#edit({ kind: 'undo' }) }
  redo() { return this.#edit({ kind: 'redo' }) }
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
