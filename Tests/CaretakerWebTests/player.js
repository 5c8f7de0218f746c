// A field on which scripts are played, as EngineTarget is for fields in Swift and CField for those in C. Offsets of scripts count scalars.
import { isMove } from './script.js'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const scalarCount = text => Array.from(text).length
const boundaries = text => {
  let end = 0
  return [0, ...Array.from(segmenter.segment(text), ({ segment }) => (end += scalarCount(segment)))]
}

export class Player {
  /** What the last key was, and the edit that it made. */
  edit

  constructor(field, { setsText = true } = {}) {
    this.field = field
    this.setsText = setsText
  }

  // MARK: selection, in scalars

  get selection() {
    const { text, selection } = this.field
    return [selection.anchor, selection.caret].map(offset => scalarCount(text.slice(0, offset)))
  }
  set selection(offsets) {
    const scalars = Array.from(this.field.text)
    this.field.setSelection(...offsets.map(offset => scalars.slice(0, offset).join('').length))
  }

  /** What is shown, with the caret drawn in it. */
  get shown() {
    const scalars = Array.from(this.field.text)
    scalars.splice(this.selection[1], 0, '▏')
    return scalars.join('')
  }
  get selected() {
    const [anchor, head] = this.selection
    return Array.from(this.field.text).slice(Math.min(anchor, head), Math.max(anchor, head)).join('')
  }

  // MARK: keys

  /** Presses a key; `false` where it was rejected or lost something. */
  press(key) {
    if (isMove(key)) {
      this.#move(key)
      return true
    }
    this.edit = undefined
    const edit = this.#edit(key)
    this.edit = edit || undefined
    return edit === false ? false : !edit || !edit.isRejected && edit.rejectedCount === 0
  }

  /** The edit that a key makes; `undefined` where it is none, `false` where there is nothing to be edited. */
  #edit({ name, text }) {
    const { field } = this
    switch (name) {
      case 'TYPE': return field.insert(text)
      case 'BS': return field.deleteBackward()
      case 'DEL': return field.deleteForward()
      case 'PASTE': return field.paste(text)
      case 'SET': return this.setsText ? field.setText(text) : field.fill(text)
      case 'VALUE': return field.setValue(text)
      case 'BLUR': return field.endEditing()
      case 'UP': return field.step(1)
      case 'DOWN': return field.step(-1)
      case 'STEP': return this.#step(...text.split(' '))
      case 'UNDO': return field.undo()
      case 'REDO': return field.redo()
      case 'COMPOSE': return void field.setMarkedText(text)
      case 'COMMIT': return field.hasMarkedText ? field.unmarkText() : false
      case 'REGION': return field.changeRegion(text)
      default: throw new Error(`unknown key «${name}»`)
    }
  }

  #step(count, size) { return this.field.step(Number(count), size) }

  #move({ name, text }) {
    if (name === 'OVERWRITE') {
      this.field.isOverwriting = text === 'on'
      return
    }
    // a composition is committed before the caret moves, so it moves in the text that then stands
    if (this.field.hasMarkedText) this.edit = this.field.unmarkText()
    const [anchor, head] = this.selection
    const stops = boundaries(this.field.text), end = stops.at(-1)
    const before = offset => stops.findLast(stop => stop < offset) ?? 0
    const after = offset => stops.find(stop => stop > offset) ?? end
    switch (name) {
      case 'HOME': return this.#place(0)
      case 'END': return this.#place(end)
      case 'SEL': return void (this.selection = text.split(' ').map(offset => Math.min(Number(offset), end)))
      case 'LEFT': return anchor === head ? this.#walk(head, before) : this.#place(Math.min(anchor, head))
      case 'RIGHT': return anchor === head ? this.#walk(head, after) : this.#place(Math.max(anchor, head))
      case 'SHIFT-LEFT': return this.#walk(head, before, anchor)
      default: return this.#walk(head, after, anchor)
    }
  }

  #place(caret) { this.selection = [caret, caret] }

  /** Moves by one character, or by more where that is no place of the caret. */
  #walk(start, step, anchor) {
    const former = String(this.selection)
    for (let head = start, last = -1; String(this.selection) === former && head !== last;) {
      [head, last] = [step(head), head]
      this.selection = [anchor ?? head, head]
    }
  }
}
