import { constants } from './abi.js'
import { enumerators, placeOf } from './names.js'
import { checked } from './options.js'

const kinds = enumerators('CARETAKER_FIELD_')
const styles = enumerators('CARETAKER_CHOICE_')
const verdicts = enumerators('CARETAKER_VERDICT_')

/** A field of a form. It is edited as a `Field` is, by events, which return what they changed. Offsets count UTF-16. */
export class FormField {
  form
  /** Its place in tab order. */
  number
  /** The selection, until the form reports another one, or the one that the form hears of with the next edit. */
  #selection
  #isSelectionDue = false
  #library
  #calls

  constructor(form, number) {
    this.form = form
    this.#library = form.library
    this.#calls = form.library.exports
    this.number = number
  }

  // MARK: what it shows and says

  get facts() {
    const { kind, choiceStyle, verdict, highlightedOption, ...facts } = this.form.changedFacts(this.number)
      ?? this.#library.filled('caretaker_form_field_facts', facts =>
        this.#calls.caretaker_form_field_get_facts(this.form.handle, this.number, facts))
    return {
      ...facts, highlightedOption: placeOf(highlightedOption), kind: kinds.get(kind),
      choiceStyle: styles.get(choiceStyle), verdict: verdicts.get(verdict),
    }
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
    return this.form.changedText(number, this.number) ?? this.#library.copied((...buffer) =>
      this.#calls.caretaker_form_field_text(this.form.handle, this.number, number, ...buffer), true)
  }
  #lines(kind) { return this.#text(kind).split('\n').filter(line => line !== '') }

  /** Its value, a secret too; `undefined` while it is not shown. */
  get value() { return this.form.values[this.name] }
  textIn({ start, end }) {
    return this.#library.copied((...buffer) => this.#calls.caretaker_form_field_part(
      this.form.handle, this.number, this.#library.pair(start, end), ...buffer), true)
  }

  // MARK: edits

  /** Sends an event to the form while the field has its focus, and its selection before. */
  send(event) {
    const { form } = this
    const moved = form.moveFocus(this)
    // one that is not shown does not take it, and another field would be edited
    if (form.focus !== this) return moved
    const selections = this.#isSelectionDue ? [{ kind: 'setSelection', selection: this.#selection }] : []
    return form.send(...selections, event)
  }

  insert(text) { return this.send({ kind: 'insert', text }) }
  paste(text) { return this.send({ kind: 'paste', text }) }
  /** Makes the whole field from a text, as a browser fills it in: the focus stays where it is. */
  setText(text) { return this.form.send({ kind: 'fill', names: [this.name], texts: [text] }) }
  replace(start, end, text) { return this.send({ kind: 'replace', range: { start, end }, text }) }
  deleteBackward(unit = 'character') { return this.send({ kind: 'deleteBackward', unit }) }
  deleteForward(unit = 'character') { return this.send({ kind: 'deleteForward', unit }) }
  step(count, size = 'usual') { return this.send({ kind: 'step', number: count, stepSize: size }) }
  undo() { return this.send({ kind: 'undo' }) }
  redo() { return this.send({ kind: 'redo' }) }
  setMarkedText(text) { return this.send({ kind: 'setMarkedText', text }) }
  unmarkText() { return this.send({ kind: 'unmarkText' }) }
  focus() { return this.form.moveFocus(this) }
  /** Ends editing as a person does who leaves the form: `undefined` where the field does not have the focus. */
  endEditing() { return this.form.focus === this ? this.form.moveFocus(undefined) : undefined }

  /** Chooses an option by its label, or by its place among those that match what is typed. */
  choose(option) {
    // closed choices are those of the text that was typed
    if (!this.facts.isOpen) this.send({ kind: 'openChoices' })
    const number = typeof option === 'string' ? this.options.indexOf(option) : option
    // without the label, which may be a secret that was meant for another field
    if (this.options[number] === undefined) {
      throw new RangeError(`choose: ${this.name} has no such option now: look at its options`)
    }
    return this.send({ kind: 'choose', number })
  }
  toggle() { return this.send({ kind: 'toggle' }) }

  // MARK: selection

  setSelection(anchor, caret = anchor) { return this.send({ kind: 'setSelection', selection: { anchor, caret } }) }
  selectAll() { return this.send({ kind: 'selectAll' }) }
  move(movement, options) {
    const { extending = false } = checked(options, ['extending'], 'move')
    return this.send({ kind: 'move', movement, extending })
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
  /** Notes a selection that a page shows: the form hears of it with the next event of the field. */
  expectSelection(anchor, caret) {
    this.#selection = { anchor, caret }
    this.#isSelectionDue = true
  }
}
