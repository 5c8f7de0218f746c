import { constants } from './abi.js'
import { Edit } from './edit.js'
import { mismatch, unknown } from './errors.js'
import { FormField } from './form-field.js'
import { maskOptions } from './formats.js'
import { library } from './loading.js'
import { enumerator, enumerators, namesOf, noField, placeOf } from './names.js'
import { optionsOf } from './options.js'
import { dayOf } from './today.js'

const actions = enumerators('CARETAKER_ACTION_'), buttons = enumerators('CARETAKER_BUTTON_')
const fieldFacets = enumerators('CARETAKER_FACET_'), formFacets = enumerators('CARETAKER_FORM_FACET_')
/** All that is shown of a field, and of a form as a whole. */
export const allFacets = { field: [...fieldFacets.values()], form: [...formFacets.values()] }
const accessory = constants.CARETAKER_ACTION_ACCESSORY
// in place of the number of a field
const submitButton = 0xFFFFFFFE
// members of an event that are enumerations, by the names of their enumerators
const named = {
  kind: 'CARETAKER_EVENT_', unit: 'CARETAKER_DELETE_', movement: 'CARETAKER_MOVE_', rowMovement: 'CARETAKER_ROW_',
  button: 'CARETAKER_BUTTON_', stepSize: 'CARETAKER_STEP_',
}

// members without which events of a kind would have an empty text, or 0
const needed = {
  insert: ['text'], paste: ['text'], replace: ['range', 'text'], setMarkedText: ['text'], choose: ['number'],
  highlight: ['number'], scroll: ['number'], step: ['number'], tick: ['number'], focus: ['field'],
  setSelection: ['selection'], press: ['button'], move: ['movement'], moveByRow: ['rowMovement'],
  answer: ['field', 'ticket'], fill: ['names', 'texts'], object: ['names', 'texts'],
}

/** Throws unless an event is whole, before any that are sent with it has changed anything. */
function check(event) {
  if (event?.kind === undefined) throw mismatch("an event, such as { kind: 'submit' }", event)
  const { kind, text, names = [], texts = [] } = event
  const missing = needed[kind]?.find(member => event[member] === undefined)
  if (missing) throw new TypeError(`${kind}: the event has no ${missing}`)
  if (text !== undefined && typeof text !== 'string') throw mismatch('a string', text)
  if (names.length !== texts.length) throw new TypeError(`${kind}: the event needs a text for each name`)
}

/** The JSON of a description: an object need not say which version it is of, and its fields may stand alone. */
function jsonOf(description) {
  if (typeof description !== 'object') return description
  const whole = Array.isArray(description) ? { fields: description } : description
  return JSON.stringify({ caretakerForm: 1, ...whole })
}

/** A form as the model has it: events go in, changes come out. Nothing of a page is in it. */
export class Form {
  /** The handle of the library for C. */
  handle
  /** Its fields, in tab order. */
  fields
  /** Hears of each change, and of the event that made it. */
  onChange
  /** The library that it was made with. */
  library = library()
  #library = this.library
  #calls = this.#library.exports
  /** What the change that is being shown has of other fields, and of texts once one is asked for. */
  #shown
  /** What has the focus: only events move it. */
  #focus = noField

  /** A form by its description: its JSON, what that says as an object, or its fields. */
  constructor(description, options) {
    const bound = this.#library
    const { today, region, masks, secureDisplay = 'keepingLiterals' } = optionsOf('caretaker_form_options', options, 'Form')
    const json = jsonOf(description)
    this.handle = bound.made((form, error) => {
      const struct = bound.struct('caretaker_form_options', {
        offsetUnit: constants.CARETAKER_UNIT_UTF16, today: bound.string(dayOf(today, 'today'), 'today'),
        region: bound.string(region, 'region'), masks: masks && maskOptions(masks),
        secureDisplay: enumerator('CARETAKER_DISPLAY_', secureDisplay),
      })
      return this.#calls.caretaker_form_create(...bound.text(json), struct, form, error)
    }, json)
    bound.own(this, this.handle, 'caretaker_form_free')
    this.fields = Array.from({ length: this.facts.fieldCount }, (_, number) => new FormField(this, number))
  }

  field(name) { return this.fields.find(field => field.name === name) }

  /** Sends events, and hears once of what they changed; the edit is that of the last one. */
  send(...events) {
    // without any, there is not one that is whole
    for (const event of events.length === 0 ? [undefined] : events) check(event)
    const changes = events.map(event => this.#handle(event)), fields = new Map()
    for (const { field, facets } of changes.flatMap(({ changed }) => changed)) {
      fields.set(field, new Set([...fields.get(field) ?? [], ...facets]))
    }
    const last = changes.at(-1), acting = changes.findLast(({ action }) => action !== 'none') ?? last
    const { action, actionField, actionButton, ticket } = acting
    const change = {
      field: last.field, edit: last.edit,
      changed: [...fields].map(([field, facets]) => ({ field, facets: [...facets] })),
      formFacets: [...new Set(changes.flatMap(({ formFacets }) => formFacets))],
      focusMoved: changes.some(({ focusMoved }) => focusMoved), focusHeld: last.focusHeld,
      action, actionField, actionButton, ticket,
    }
    if (this.onChange) this.#show(change, last.others)
    return change
  }

  submit() { return this.send({ kind: 'submit' }) }
  /** The application has done what a submission asked for. */
  endSubmission() { return this.send({ kind: 'submissionEnded' }) }
  reset() { return this.send({ kind: 'reset' }) }
  /** Fills in fields: a text for each by its name, as a browser does. */
  fill(texts) { return this.#sendTexts('fill', texts) }
  /** Shows what a server says is wrong: a message for each field by its name. */
  object(messages) { return this.#sendTexts('object', messages) }

  #sendTexts(kind, texts) {
    const known = this.fields.map(({ name }) => name)
    for (const name of Object.keys(texts)) if (!known.includes(name)) throw unknown(name, known, 'the form', 'field')
    return this.send({ kind, names: Object.keys(texts), texts: Object.values(texts) })
  }

  #show(change, others) {
    const shown = this.#shown = { facts: new Map(others.map(({ field, facts }) => [field, facts])) }
    try {
      this.onChange(change)
    } finally {
      // an event that was sent meanwhile has another change
      if (this.#shown === shown) this.#shown = undefined
    }
  }

  /** What is known of a field beside the one that had the focus, while the change that names it is shown. */
  changedFacts(field) { return this.#shown?.facts.get(field) }

  /** A text that the change names which is being shown: all of them are read at once. */
  changedText(kind, field = noField) {
    if (!this.#shown) return undefined
    this.#shown.texts ??= this.#changedTexts()
    return this.#shown.texts.get(`${field} ${kind}`)
  }

  #changedTexts() {
    const bound = this.#library
    return bound.copiedTexts('caretaker_changed_text', (...memory) =>
      this.#calls.caretaker_form_changed_texts(this.handle, ...memory), ({ field, kind }) => `${field} ${kind}`)
  }

  /**
   * Gives an event to the form: its kind, and the members that the kind looks at, as the header for C names them. Texts
   * may be secrets, so all that was written for the call is overwritten.
   */
  #handle({ names = [], texts = [], text, ...members }) {
    const bound = this.#library
    const change = bound.scope(() => {
      for (const [member, prefix] of Object.entries(named)) {
        if (members[member] !== undefined) members[member] = enumerator(prefix, members[member])
      }
      const [address, length] = text === undefined ? [0, 0] : bound.text(text)
      const event = bound.struct('caretaker_event', {
        ...members, text: address, length, names: bound.strings(names, 'names'), texts: bound.strings(texts, 'texts'),
        count: names.length,
      })
      const [change, edit] = [bound.struct('caretaker_change'), bound.struct('caretaker_edit')]
      bound.check(this.#calls.caretaker_form_handle(this.handle, event, change, edit))
      const { action, actionButton, actionField, hasEdit, field, facets, otherCount, ...rest } =
        bound.read('caretaker_change', change)
      const others = otherCount === 0 ? [] : bound.list('caretaker_changed_field', (...list) =>
        this.#calls.caretaker_form_changed_fields(this.handle, ...list), otherCount)
      const changed = facets === 0 ? others : [{ field, facets }, ...others]
      return {
        ...rest, field: placeOf(field), others, edit: hasEdit ? new Edit(bound, edit) : undefined,
        action: actions.get(action), actionField: placeOf(actionField),
        actionButton: action === accessory ? buttons.get(actionButton) : undefined,
        changed: changed.map(({ field, facets }) => ({ field, facets: namesOf(facets, fieldFacets) })),
        formFacets: namesOf(rest.formFacets, formFacets),
      }
    }, true)
    if (change.focusMoved) this.#focus = change.focus
    for (const { field, facets } of change.changed) {
      const edit = field === change.field ? change.edit : undefined
      if (facets.includes('selection')) this.fields[field].noteSelection(edit?.selection)
    }
    return change
  }

  get facts() {
    return this.#library.filled('caretaker_form_facts', facts =>
      this.#calls.caretaker_form_get_facts(this.handle, facts))
  }
  /** The field that has the focus, `'submit'`, or `undefined`. */
  get focus() {
    return this.#focus === submitButton ? 'submit' : this.fields[this.#focus]
  }
  set focus(target) { this.moveFocus(target) }
  /** Moves the focus as the setter does, and returns what that changed; `undefined` where it was there. */
  moveFocus(target) {
    const isField = target instanceof FormField
    if (!isField && (target ?? 'submit') !== 'submit') {
      throw mismatch("a field of the form, 'submit' or undefined", target, 'focus')
    }
    const field = isField ? target.number : target === 'submit' ? submitButton : noField
    return this.#focus === field ? undefined : this.send({ kind: 'focus', field })
  }

  get notice() { return this.#text('NOTICE') }
  get remaining() { return this.#text('REMAINING') }
  /** The title of the summary, and a line for each field with a problem. */
  get summary() { return this.#text('SUMMARY').split('\n').filter(line => line !== '') }
  /** All values by the names of their fields, secrets among them. */
  get values() { return JSON.parse(this.#text('VALUES_WITH_SECRETS')).values }
  /** The same without secrets. */
  get plainValues() { return JSON.parse(this.#text('VALUES')).values }

  #text(kind) {
    const number = constants[`CARETAKER_FORM_${kind}`]
    return this.changedText(number) ?? this.#library.copied((...buffer) =>
      this.#calls.caretaker_form_text(this.handle, number, ...buffer), true)
  }

  /** What assistive technology has to say now; each is handed out once. */
  takeAnnouncements() {
    const announcements = []
    for (let said = this.#next(); said.text !== ''; said = this.#next()) announcements.push(said)
    return announcements
  }

  #next() {
    const bound = this.#library
    return bound.scope(() => {
      const isAssertive = bound.take(1)
      const text = bound.copied((...buffer) =>
        this.#calls.caretaker_form_take_announcement(this.handle, isAssertive, ...buffer))
      return { text, isAssertive: bound.bytes[isAssertive] !== 0 }
    })
  }

  free() {
    this.#library.disown(this)
    this.#calls.caretaker_form_free(this.handle)
    this.handle = 0
  }
}
