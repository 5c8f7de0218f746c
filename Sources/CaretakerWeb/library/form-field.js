import { constants } from './abi.js'
import { library } from './loading.js'
import { enumerators } from './names.js'

const kinds = enumerators('CARETAKER_FIELD_')
const styles = enumerators('CARETAKER_CHOICE_')
const verdicts = enumerators('CARETAKER_VERDICT_')

/** A field of a form. It is edited as a `Field` is, so that inputs are bound to either. Offsets count UTF-16. */
export class FormField {
  form
  /** Its place in tab order. */
  number
  /** Whether an input that is bound to it makes an edit now, and shows by itself what that changed. */
  isEditing = false
  /** The selection, until the form reports another one, or the one that the form hears of with the next edit. */
  #selection
  #isSelectionDue = false
  #calls = library().exports

  constructor(form, number) {
    this.form = form
    this.number = number
  }

  // MARK: what it shows and says

  get facts() {
    const { kind, choiceStyle, verdict, ...facts } = this.form.changedFacts(this.number)
      ?? library().filled('caretaker_form_field_facts', facts =>
        this.#calls.caretaker_form_field_get_facts(this.form.handle, this.number, facts))
    return { ...facts, kind: kinds.get(kind), choiceStyle: styles.get(choiceStyle), verdict: verdicts.get(verdict) }
  }
  get name() { return this.#text('NAME') }
  get label() { return this.#text('LABEL') }
  get helper() { return this.#text('HELPER') }
  get prompt() { return this.#text('PROMPT') }
  get text() { return this.#text('TEXT') }
  get message() { return this.#text('MESSAGE') }
  get remark() { return this.#text('REMARK') }
  get inputMode() { return this.#text('INPUT_MODE') }
  get autofill() { return this.#text('AUTOFILL') }
  /** What describes it, in reading order. */
  get descriptions() { return this.#lines('ACCESSIBLE_DESCRIPTION') }
  /** What a new password does not meet yet. */
  get requirements() { return this.#lines('REQUIREMENTS') }
  /** The labels of the options that match what is typed. */
  get options() {
    const text = this.#text('OPTIONS')
    return text === '' ? [] : text.split('\n')
  }
  get clearName() { return this.#text('CLEAR_NAME') }
  get revealName() { return this.#text('REVEAL_NAME') }

  #text(kind) {
    const number = constants[`CARETAKER_FORM_FIELD_${kind}`]
    return this.form.changedText(number, this.number) ?? library().copied((...buffer) =>
      this.#calls.caretaker_form_field_text(this.form.handle, this.number, number, ...buffer), true)
  }
  #lines(kind) { return this.#text(kind).split('\n').filter(line => line !== '') }

  // MARK: edits

  /** Sends an event to the form while the field has its focus, and its selection before. */
  send(event) {
    this.form.focus = this
    const selections = this.#isSelectionDue ? [{ kind: 'setSelection', selection: this.#selection }] : []
    return this.form.send(...selections, event)
  }

  /** What an edit did; `undefined` where another field keeps the focus. */
  #edit(event) {
    this.isEditing = true
    try {
      const { field, edit } = this.send(event)
      return field === this.number ? edit : undefined
    } finally {
      this.isEditing = false
    }
  }

  insert(text) { return this.#edit({ kind: 'insert', text }) }
  paste(text) { return this.#edit({ kind: 'paste', text }) }
  /** A text that the browser has filled in: it fills several fields at once, and the focus stays where it is. */
  fill(text) { this.form.send({ kind: 'fill', names: [this.name], texts: [text] }) }
  setText(text) { this.fill(text) }
  deleteBackward(unit = 'character') { return this.#edit({ kind: 'deleteBackward', unit }) }
  deleteForward(unit = 'character') { return this.#edit({ kind: 'deleteForward', unit }) }
  step(count) { return this.#edit({ kind: 'step', number: count }) }
  undo() { return this.#edit({ kind: 'undo' }) }
  redo() { return this.#edit({ kind: 'redo' }) }
  /** The form ends it by itself when the focus moves. */
  endEditing() {}
  textIn({ start, end }) {
    return library().copied((...buffer) => this.#calls.caretaker_form_field_part(
      this.form.handle, this.number, library().pair(start, end), ...buffer), true)
  }

  get selection() {
    if (!this.#selection) {
      const { selection: { start, end }, caret } = this.facts
      this.#selection = { anchor: caret === end ? start : end, caret }
    }
    return this.#selection
  }
  /** Takes a selection that the form reports, which is known where it is a caret. */
  noteSelection({ start, end } = {}) {
    this.#selection = start !== undefined && start === end ? { anchor: start, caret: start } : undefined
    this.#isSelectionDue = false
  }
  hasSelection(anchor, caret) { return this.#selection?.anchor === anchor && this.#selection.caret === caret }
  setSelection(anchor, caret = anchor) {
    this.#selection = { anchor, caret }
    this.#isSelectionDue = true
  }

  free() {}
}
