import { constants } from './abi.js'
import { Edit, editSize } from './edit.js'
import { mismatch, statusError } from './errors.js'
import { formatOf } from './formats.js'
import { count, enumerator, enumerators, numbers } from './names.js'
import { checked, fieldNames, fieldTexts } from './options.js'
import { phoneFacts } from './phone-number.js'

const states = enumerators('CARETAKER_STATE_')
const reasons = enumerators('CARETAKER_REASON_')
const roles = enumerators('CARETAKER_ROLE_')
const units = numbers('CARETAKER_DELETE_')
const unitOf = name => units[name] ?? enumerator('CARETAKER_DELETE_', name)

/** A text field: value, display, selection, and what keys do to them. Offsets count UTF-16, as strings here do. */
export class Field {
  /** The handle of the library for C. */
  handle
  #library
  #calls
  #isSecure
  /** Where an edit is reported: it stays, so that a key takes no memory. */
  #report

  /** A format, or the name of one of the catalogue. */
  constructor(given, behaviour) {
    const format = formatOf(given), usual = format.fieldOptions
    this.#library = format.library
    this.#calls = this.#library.exports
    const isGiven = ([, value]) => value !== undefined && value !== null
    const options = Object.fromEntries(Object.entries(checked(behaviour, fieldNames, 'Field')).filter(isGiven))
    // what a secure field shows is asked of a secure field, and one that is asked for shows what is usual
    if ('secureDisplay' in options) usual.secure = true
    if ('secure' in options) usual.secureDisplay = 'keepingLiterals'
    const { secureDisplay, pastes, undoSteps, ...others } = { ...usual, ...options }
    this.#isSecure = others.secure
    this.handle = this.#library.made(field => {
      const struct = this.#library.struct('caretaker_field_options', {
        ...others, secureDisplay: enumerator('CARETAKER_DISPLAY_', secureDisplay),
        pastes: enumerator('CARETAKER_PASTE_', pastes), undoSteps: count(undoSteps),
        offsetUnit: constants.CARETAKER_UNIT_UTF16,
        ...Object.fromEntries(fieldTexts.map(name => [name, this.#library.decimal(options[name], name)])),
      })
      return rangeChecked(this.#calls.caretaker_field_create(format.handle, struct, field), options)
    })
    this.#library.own(this, this.handle, 'caretaker_field_free')
    this.#report = reportOf(this.#library)
  }

  // MARK: edits

  #edited(status) {
    this.#library.check(status)
    return new Edit(this.#library, this.#report)
  }

  #editText(name, text) {
    return this.#library.scope(
      () => this.#edited(this.#calls[name](this.handle, ...this.#library.text(text), this.#report)), this.#isSecure)
  }

  insert(text) {
    if (typeof text !== 'string') throw mismatch('a string', text)
    const scalar = text.codePointAt(0)
    const isOne = text.length === 1 ? scalar < 0xD800 || scalar > 0xDFFF : text.length === 2 && scalar > 0xFFFF
    if (!isOne) return this.#editText('caretaker_field_insert', text)
    return this.#edited(this.#calls.caretaker_field_type(this.handle, scalar, this.#report))
  }
  paste(text) { return this.#editText('caretaker_field_paste', text) }
  fill(text) { return this.#editText('caretaker_field_fill', text) }
  setText(text) { return this.#editText('caretaker_field_set_text', text) }
  setValue(value) { return this.#editText('caretaker_field_set_value', value) }

  replace(start, end, text) {
    return this.#library.scope(() => {
      const range = this.#library.struct('caretaker_range', { start, end })
      return this.#edited(
        this.#calls.caretaker_field_replace(this.handle, range, ...this.#library.text(text), this.#report))
    }, this.#isSecure)
  }

  deleteBackward(unit = 'character') {
    return this.#edited(this.#calls.caretaker_field_delete_backward(this.handle, unitOf(unit), this.#report))
  }
  deleteForward(unit = 'character') {
    return this.#edited(this.#calls.caretaker_field_delete_forward(this.handle, unitOf(unit), this.#report))
  }
  endEditing() { return this.#edited(this.#calls.caretaker_field_end_editing(this.handle, this.#report)) }
  step(count, size = 'usual') {
    if (!Number.isInteger(count)) throw mismatch('a whole number', count, 'step')
    if (Math.abs(count) >= 2 ** 31) throw mismatch('a whole number of 32 bits', count, 'step')
    const number = enumerator('CARETAKER_STEP_', size)
    return this.#edited(this.#calls.caretaker_field_step(this.handle, count, number, this.#report))
  }
  undo() { return this.#edited(this.#calls.caretaker_field_undo(this.handle, this.#report)) }
  redo() { return this.#edited(this.#calls.caretaker_field_redo(this.handle, this.#report)) }
  unmarkText() { return this.#edited(this.#calls.caretaker_field_unmark_text(this.handle, this.#report)) }
  setMarkedText(text) {
    this.#library.scope(() => this.#library.check(
      this.#calls.caretaker_field_set_marked_text(this.handle, ...this.#library.text(text))), this.#isSecure)
  }
  changeFormat(format) {
    const { handle, library } = formatOf(format)
    if (library !== this.#library) throw new TypeError('changeFormat: make the field again: a greater tier was loaded since')
    return this.#edited(this.#calls.caretaker_field_change_format(this.handle, handle, this.#report))
  }
  changeRegion(region = '') { return this.#editText('caretaker_field_change_region', region) }
  clear() { this.#library.check(this.#calls.caretaker_field_clear(this.handle)) }

  // MARK: selection

  get selection() {
    const address = this.#library.pair(0, 0)
    this.#library.check(this.#calls.caretaker_field_get_selection(this.handle, address))
    const { words } = this.#library
    return { anchor: words[address >> 2], caret: words[(address >> 2) + 1] }
  }
  get caret() { return this.selection.caret }
  hasSelection(anchor, caret) {
    const { selection } = this
    return selection.anchor === anchor && selection.caret === caret
  }
  setSelection(anchor, caret = anchor) {
    const selection = this.#library.pair(anchor, caret)
    this.#library.check(this.#calls.caretaker_field_set_selection(this.handle, selection))
  }
  selectAll() { this.#library.check(this.#calls.caretaker_field_select_all(this.handle)) }
  move(movement, options) {
    const { extending = false } = checked(options, ['extending'], 'move')
    const number = enumerator('CARETAKER_MOVE_', movement)
    this.#library.check(this.#calls.caretaker_field_move(this.handle, number, extending ? 1 : 0))
  }

  // MARK: what is shown

  get text() { return this.#textIn(0) }
  textIn({ start, end }) { return this.#textIn(this.#library.pair(start, end)) }
  #textIn(range) {
    // after each key: arguments by name, which are faster than those of a list
    return this.#library.copied16((buffer, capacity, length) =>
      this.#calls.caretaker_field_text_utf16(this.handle, range, buffer, capacity, length), this.#isSecure)
  }
  get value() {
    return this.#library.copied16((buffer, capacity, length) =>
      this.#calls.caretaker_field_value_utf16(this.handle, buffer, capacity, length), this.#isSecure)
  }
  get plainValue() { return this.#copied('caretaker_field_plain_value') }
  get placeholder() { return this.#copied('caretaker_field_placeholder') }
  redactedText(revealed = 0) {
    // less than none would be read as more than there are
    if (!Number.isInteger(revealed) || revealed < 0) throw new RangeError('redactedText: expected a count of characters')
    return this.#copied('caretaker_field_redacted_text', revealed)
  }
  runs(options) {
    const { prompt = false } = checked(options, ['prompt'], 'runs')
    const found = this.#library.list('caretaker_run', (...list) =>
      this.#calls.caretaker_field_runs(this.handle, prompt ? 1 : 0, ...list))
    return found.map(({ role, range, isSelected }) => ({ role: roles.get(role), ...range, isSelected }))
  }

  #copied(name, ...arguments_) {
    const copy = (...buffer) => this.#calls[name](this.handle, ...arguments_, ...buffer)
    return this.#library.copied(copy, this.#isSecure)
  }

  // MARK: what is known

  get facts() {
    return this.#library.filled('caretaker_field_facts', facts =>
      this.#calls.caretaker_field_get_facts(this.handle, facts))
  }
  get isComplete() { return this.facts.isComplete }
  get isEmpty() { return this.facts.isEmpty }
  get hasMarkedText() { return this.facts.hasMarkedText }
  get canUndo() { return this.facts.canUndo }
  get canRedo() { return this.facts.canRedo }
  get isOverwriting() { return this.facts.isOverwriting }
  set isOverwriting(isOn) {
    this.#library.check(this.#calls.caretaker_field_set_overwriting(this.handle, flag(isOn, 'isOverwriting')))
  }
  get isRevealed() { return this.facts.isRevealed }
  set isRevealed(isOn) {
    this.#library.check(this.#calls.caretaker_field_set_revealed(this.handle, flag(isOn, 'isRevealed')))
  }

  state(options) {
    const { isFinished = false } = checked(options, ['isFinished'], 'state')
    return states.get(this.#library.number(state =>
      this.#calls.caretaker_field_state(this.handle, isFinished ? 1 : 0, state)))
  }
  stateMessage(options) {
    const { isFinished = false, language } = checked(options, ['isFinished', 'language'], 'stateMessage')
    return this.#library.scope(() =>
      this.#copied('caretaker_field_state_message', isFinished ? 1 : 0, this.#library.string(language, 'language')))
  }
  get canBeMended() {
    return this.#library.number(flag => this.#calls.caretaker_field_can_be_mended(this.handle, flag)) !== 0
  }

  get captures() {
    const length = this.#library.number(count => this.#calls.caretaker_field_capture_count(this.handle, count))
    const copied = (part, i) => this.#copied(`caretaker_field_capture_${part}`, i)
    return Object.fromEntries(Array.from({ length }, (_, i) => [copied('name', i), copied('text', i)]))
  }
  get candidates() {
    const length = this.#library.number(count => this.#calls.caretaker_field_candidate_count(this.handle, count))
    return Array.from({ length }, (_, i) => this.#copied('caretaker_field_candidate_name', i))
  }
  /** `undefined` where the format is not one of cards. */
  get card() {
    const card = known(() => this.#library.filled('caretaker_card', card =>
      this.#calls.caretaker_field_card(this.handle, card)))
    if (!card) return undefined
    const { lengths, gaps, isNetworkCertain, ...rest } = card
    delete rest.size
    const network = isNetworkCertain ? this.candidates[0] : undefined
    const length = this.#library.number(count => this.#calls.caretaker_field_card_network_count(this.handle, count))
    const networks = Array.from({ length }, (_, i) => this.#copied('caretaker_field_card_network_name', i))
    return { lengths: bits(lengths), gaps: bits(gaps), network, networks, ...rest }
  }
  /** The network of a card, where it is certain. */
  get network() { return this.card?.network }
  /** The phone number with its calling code, such as `+442079460958`, once there is one. */
  get e164() { return this.phoneNumber?.e164 }
  /** `undefined` while there is none, or where the format is not one of phone numbers. */
  get phoneNumber() {
    return known(() => phoneFacts(kind => this.#copied('caretaker_field_phone', kind)))
  }

  get rejections() {
    const found = this.#library.list('caretaker_rejection', (...list) =>
      this.#calls.caretaker_field_rejections(this.handle, ...list))
    return found.map(({ position, reason }) => ({ position, reason: reasons.get(reason) ?? String(reason) }))
  }
  /** `undefined` where the text pasted last can be read in one way. */
  get ambiguity() {
    return known(() => this.#library.number(position =>
      this.#calls.caretaker_field_ambiguity(this.handle, position)))
  }
  /** What the last edit has to say in words, a line each; `text` is what it typed or pasted. */
  messages(text = '', options) {
    const { language } = checked(options, ['language'], 'messages')
    return this.#library.scope(() => this.#copied(
      'caretaker_field_messages', this.#report, ...this.#library.text(text), this.#library.string(language, 'language'),
    ), this.#isSecure).split('\n').filter(line => line !== '')
  }

  free() {
    this.#library.disown(this)
    this.#calls.caretaker_field_free(this.handle)
    this.handle = 0
  }
}

/** Names the options of a field that may be out of range, as the library says by a status alone. */
function rangeChecked(status, options) {
  const given = ['undoSteps', 'lengthLimit', ...fieldTexts].filter(name => (options[name] ?? undefined) !== undefined)
  if (status !== constants.CARETAKER_OUT_OF_RANGE || given.length === 0) return status
  const hint = "; a step is a decimal greater than 0, or whole numbers of parts by their names: 'hours 2, minutes 15'"
  const hasStep = given.some(name => fieldTexts.includes(name))
  throw statusError(status, `${given.join(', ')}: out of range${hasStep ? hint : ''}`)
}

/** A flag as an argument: what is not a Boolean would be read as one, as `'false'` is, and show a secret. */
function flag(isOn, name) {
  if (typeof isOn !== 'boolean') throw mismatch('true or false', isOn, name)
  return isOn ? 1 : 0
}

/** What a function finds; `undefined` where there is none. */
function known(find) {
  try {
    return find()
  } catch (error) {
    if (error.status === constants.CARETAKER_NOT_FOUND) return undefined
    throw error
  }
}

/** The numbers of the bits that are set. */
const bits = mask => Array.from({ length: 32 }, (_, bit) => bit).filter(bit => mask >>> bit & 1)

const reports = new WeakMap()
/** The struct in which every edit of a library is reported: edits are read as soon as they are made. */
function reportOf(library) {
  let report = reports.get(library)
  if (report === undefined) {
    report = library.exports.malloc(editSize)
    library.view.setUint32(report, editSize, true)
    reports.set(library, report)
  }
  return report
}
