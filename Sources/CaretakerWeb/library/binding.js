import { ComposedDigits } from './composed-digits.js'
import { mismatch } from './errors.js'
import { Field } from './field.js'
import { formatOf } from './formats.js'
import { checked, fieldNames } from './options.js'
import { revealCaret } from './scrolling.js'

// What a browser is about to do with an input, by `InputEvent.inputType`, and what a field does in its place. What is
// not listed is left to the browser, and what became of the text is read back.
const edits = {
  insertText: (field, text) => field.insert(text),
  insertFromPaste: (field, text) => field.paste(text),
  insertFromYank: (field, text) => field.paste(text),
  deleteContent: field => field.deleteBackward(),
  deleteByCut: field => field.deleteBackward(),
  deleteContentBackward: field => field.deleteBackward(),
  deleteContentForward: field => field.deleteForward(),
  deleteWordBackward: field => field.deleteBackward('word'),
  deleteWordForward: field => field.deleteForward('word'),
  deleteSoftLineBackward: field => field.deleteBackward('line'),
  deleteSoftLineForward: field => field.deleteForward('line'),
  deleteHardLineBackward: field => field.deleteBackward('line'),
  deleteHardLineForward: field => field.deleteForward('line'),
  deleteEntireSoftLine: field => field.deleteBackward('everything'),
  historyUndo: field => field.undo(),
  historyRedo: field => field.redo(),
}

/** The steps that keys make, where they do, as arguments of `step`. */
const stepKeys = {
  ArrowUp: [1], 'Shift+ArrowUp': [1, 'large'], PageUp: [1, 'large'], 'Alt+ArrowUp': [1, 'small'],
  ArrowDown: [-1], 'Shift+ArrowDown': [-1, 'large'], PageDown: [-1, 'large'], 'Alt+ArrowDown': [-1, 'small'],
}

/** Has an `<input>` format what is typed, and post its value. */
export function attach(input, given, options) {
  checkInput(input)
  const { onEdit, steps, ...behaviour } = checked(options, [...fieldNames, 'onEdit', 'steps'], 'attach')
  const format = formatOf(given)
  return new InputBinding(input, new Field(format, behaviour), { format, onEdit, steps })
}

/** Throws unless something is an input that shows its caret. */
export function checkInput(input) {
  if (typeof input?.setSelectionRange !== 'function') throw mismatch('an <input> or a <textarea>', input)
  if (input.selectionStart !== null) return
  throw new TypeError(`an <input> of the type ${input.type} does not show its caret: use text, and \`inputmode\``)
}

/** An input that shows a field: each edit of the one is played on the other. */
export class InputBinding {
  /** The field that holds the value. */
  field
  /** What the last edit did; `undefined` before the first. */
  edit
  #former = ''
  #isReporting = false
  #isComposing = false
  /** Whether the last key was backspace: an input method deletes without one. */
  #isBackspace = false
  /** Digits that are formatted while an input method composes them. */
  #digits = new ComposedDigits()
  #listening = new AbortController()

  /**
   * A field of a form posts nothing here: the form does. It has what a `Field` has for edits, selection and text.
   */
  constructor(input, field, { format, onEdit, steps = false, posts = true } = {}) {
    this.input = input
    this.steps = steps
    this.format = format
    this.field = field
    this.onEdit = onEdit
    const listen = (target, type, handle) =>
      target?.addEventListener(type, handle.bind(this), { signal: this.#listening.signal })
    listen(input, 'beforeinput', this.#willInput)
    listen(input, 'input', this.#didInput)
    listen(input, 'keydown', this.#didPress)
    listen(input, 'compositionstart', this.#didStartComposition)
    listen(input, 'compositionend', this.#didEndComposition)
    listen(input, 'focus', this.#didFocus)
    listen(input, 'blur', this.#didBlur)
    if (posts) {
      listen(input.form, 'formdata', this.#willPost)
      listen(input.form, 'reset', this.#didReset)
    }
    if (input.value !== '') this.field.setText(input.value)
    this.show()
  }

  /** Whether an input method shows provisional text, which is lost if anything is written to the input. */
  get isComposing() { return this.#isComposing }

  get value() { return this.field.value }
  set value(value) {
    this.field.setValue(value)
    this.show()
  }

  /** Shows the whole field in the input. */
  show(text = this.field.text) {
    if (this.input.value !== text) this.input.value = text
    if (this.input.getRootNode().activeElement === this.input) this.#select(this.field.selection)
  }

  /** Leaves the input as a plain one. */
  detach() {
    this.#listening.abort()
    this.field.free()
  }

  // MARK: selection

  #select({ anchor, caret }) {
    const direction = caret < anchor ? 'backward' : 'none'
    this.input.setSelectionRange(Math.min(anchor, caret), Math.max(anchor, caret), direction)
  }

  /** The person selects with mouse and keys, which the browser knows all about: the field follows before an edit. */
  readSelection() {
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = this.input
    const [anchor, caret] = direction === 'backward' ? [end, start] : [start, end]
    if (!this.field.hasSelection(anchor, caret)) this.field.setSelection(anchor, caret)
  }

  // MARK: edits

  #willInput(event) {
    // an input method's text cannot be kept back: it is read when it is finished
    if (event.isComposing || !event.cancelable || this.input.readOnly) return
    const play = edits[event.inputType]
    if (!play) return
    event.preventDefault()
    const sent = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    const text = event.inputType === 'insertText' ? this.#digits.newIn(sent, this.input) : sent
    this.#digits.end()
    if (sent !== '' && text === '') return
    // an input method selects what it deletes
    if (event.inputType === 'deleteContentBackward' && !this.#isBackspace) {
      const { selectionStart: start, selectionEnd: end } = this.input
      this.#play(() => this.#deleteBackward(start, end), text, event.inputType)
      return
    }
    this.readSelection()
    this.#play(() => play(this.field, text), text, event.inputType)
  }

  /** Deletes a part of what is shown; where that is literals alone, what stands before them. */
  #deleteBackward(start, end) {
    this.field.setSelection(start, end)
    const edit = this.field.deleteBackward()
    if (start === end || edit?.valueChanged !== false) return edit
    this.field.setSelection(end)
    return this.field.deleteBackward()
  }

  /** Makes an edit, shows what it changed and no more, and reports it as the browser does. */
  #play(edit, text, inputType) {
    this.edit = edit()
    // a form may keep the focus, and the edit, from the field
    if (!this.edit) return
    const { replaced, replacement, selection: { start, end } } = this.edit
    if (this.edit.changesText) {
      const text = replacement.start === replacement.end ? '' : this.field.textIn(replacement)
      this.input.setRangeText(text, replaced.start, replaced.end)
    }
    this.#select(start === end ? { anchor: start, caret: start } : this.field.selection)
    this.#report(text, inputType)
  }

  #report(text, inputType) {
    revealCaret(this.input)
    this.onEdit?.(this.edit, text, inputType)
    this.#isReporting = true
    this.input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text || null, inputType }))
    this.#isReporting = false
  }

  /** The browser changed the text by itself: it filled it in, or dropped, corrected or composed a part of it. */
  #didInput(event) {
    if (this.#isReporting) return
    if (!this.#isComposing && !event.isComposing) this.#readBack(event.inputType)
    else if (this.#takesDigits && ComposedDigits.are(event.data)) this.#takeDigits(event.data)
  }

  #readBack(inputType) {
    const [former, text] = [this.field.text, this.input.value]
    if (text === former) return
    if (!inputType) {
      this.edit = this.field.fill(text)
      this.show()
      this.#report(text, 'insertReplacementText')
      return
    }
    const { start, end, inserted } = changed(former, text, this.input.selectionEnd)
    this.edit = this.#replace(start, end, inserted, inputType)
    this.show()
    this.#report(inserted, inputType)
  }

  #replace(start, end, inserted, inputType) {
    if (inserted === '') return this.#deleteBackward(start, end)
    if (inputType === 'insertFromDrop' || inputType === 'insertReplacementText') {
      this.field.setSelection(start, end)
      return this.field.paste(inserted)
    }
    const change = this.#digits.change(inserted, inserted, start)
    this.#digits.end()
    return this.#insertNew(change, start, end)
  }

  // MARK: composition

  /** Whether its keyboard is one of digits, so that other characters are not expected. */
  get #takesDigits() {
    return ['numeric', 'decimal', 'tel'].includes(this.format?.inputMode || this.input.inputMode)
  }

  /** Digits are certain: no input method makes other characters of them. They are formatted while they are composed. */
  #takeDigits(text) {
    const { start, end, inserted } = changed(this.field.text, this.input.value, this.input.selectionEnd)
    const composed = this.input.value
    const change = this.#digits.change(text, inserted, start)
    this.edit = this.#insertNew(change, start, end)
    const isCut = this.field.text !== composed
    this.#digits.note(this.field.selection.caret, isCut)
    this.show()
    // not every browser says that the composition is over
    if (isCut) this.#isComposing = false
    this.#report(change.added, 'insertCompositionText')
  }

  /** Inserts what is new in a text of which the keyboard has sent a part before. */
  #insertNew({ replaced, added }, start, end) {
    this.field.setSelection(start, end)
    for (let i = 0; i < replaced; i++) this.field.deleteBackward()
    return this.field.insert(added)
  }

  #didStartComposition() { this.#isComposing = true }
  #didEndComposition() {
    this.#isComposing = false
    this.#readBack('insertFromComposition')
    this.#digits.endComposition()
    this.show()
  }

  // MARK: what the browser does not offer

  /** The step that a key makes; `undefined` where the key is the browser's, as in an input method's list. */
  #stepOf({ key, altKey, ctrlKey, metaKey, shiftKey, isComposing }) {
    if (!this.steps || this.input.readOnly || ctrlKey || metaKey || isComposing) return undefined
    return stepKeys[`${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${key}`]
  }

  /** A browser has no history of what scripts have changed, and offers no undo; its arrows step no text. */
  #didPress(event) {
    this.#isBackspace = event.key === 'Backspace'
    const step = this.#stepOf(event)
    if (step) {
      event.preventDefault()
      this.readSelection()
      this.#play(() => this.field.step(...step), '', '')
      return
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || this.input.readOnly) return
    const key = event.key.toLowerCase()
    const isUndo = key === 'z' && !event.shiftKey
    if (!isUndo && key !== 'y' && key !== 'z') return
    event.preventDefault()
    this.#play(() => (isUndo ? this.field.undo() : this.field.redo()), '', isUndo ? 'historyUndo' : 'historyRedo')
  }

  #didFocus() {
    this.#digits.end()
    // a script may have set it since
    if (this.input.value !== this.field.text) this.field.setText(this.input.value)
    this.#former = this.input.value
  }

  #didBlur() {
    const edit = this.field.endEditing()
    if (edit?.changesText) {
      this.edit = edit
      this.show()
      this.#report('', '')
    }
    // what a script has changed is no change to the browser
    if (this.input.value !== this.#former) this.input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  // MARK: forms

  /** Posts the value in place of what is shown. */
  #willPost({ formData }) {
    const { name } = this.input
    if (!name || this.input.disabled) return
    const values = formData.getAll(name)
    const at = values.indexOf(this.input.value)
    if (at < 0) return
    formData.delete(name)
    values.forEach((value, i) => formData.append(name, i === at ? this.field.value : value))
  }

  #didReset() {
    // the browser resets the input after the event
    queueMicrotask(() => {
      this.field.clear()
      this.field.setText(this.input.defaultValue)
      this.show()
    })
  }
}

/** What changed in a text: the range that was replaced, and by what. After a change the caret stands at its end. */
export function changed(former, text, caret) {
  const most = Math.min(former.length, text.length)
  const after = Math.min(text.length - caret, most)
  let suffix = 0
  while (suffix < after && former[former.length - 1 - suffix] === text[text.length - 1 - suffix]) suffix++
  let prefix = 0
  while (prefix < most - suffix && former[prefix] === text[prefix]) prefix++
  return { start: prefix, end: former.length - suffix, inserted: text.slice(prefix, text.length - suffix) }
}
