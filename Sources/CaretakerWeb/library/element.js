// <caret-field format="card"> around an ordinary <label> and <input>, which stay what they are: without this script the
// form still works, and with it autofill and assistive technology see one input with its label.
import { checkInput, InputBinding } from './binding.js'
import { Field } from './field.js'
import { DialectFormat, formatOf, Mask, NamedFormat, NumberFormat } from './formats.js'
import { expectLanguages } from './languages.js'
import { Caretaker } from './loading.js'
import { snake } from './names.js'
import { fieldChoices, fieldFlags, fieldTexts } from './options.js'
import { today } from './today.js'

let ids = 0

/** The attribute of an option: `keeps-places`. */
const attribute = option => snake(option).replaceAll('_', '-')
/** How a field behaves, by the attribute that says so. Where it is not there, the format says it. */
const behaviours = {
  steps: { steps: true }, 'hides-parts': { secure: true, secureDisplay: 'hidingParts' },
  ...Object.fromEntries(fieldFlags.map(name => [attribute(name), { [name]: true }])),
}
/** The options that an attribute has a text for. */
const measures = Object.fromEntries([...fieldTexts, ...fieldChoices].map(name => [attribute(name), name]))

export class CaretFieldElement extends HTMLElement {
  static observedAttributes = [
    'format', 'mask', 'dialect', 'locale', 'today', ...Object.keys(behaviours), ...Object.keys(measures),
  ]

  /** The input, once it is bound. */
  binding
  #given
  #isOwn = false
  #message
  #isReady = false
  /** The next binding, until it is made. */
  #next
  /** What a binding that was taken off left in the input, and its value: bullets are not a value. */
  #left
  /** The locale whose messages were asked for last. */
  #expected

  async connectedCallback() {
    this.#isReady = true
    // set on an element whose class was not known yet
    if (Object.hasOwn(this, 'format')) {
      this.#given = this.format
      delete this.format
    }
    await this.#bind()
  }

  disconnectedCallback() {
    // one that is moved in the page is connected again at once
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#isReady = false
      this.#unbind()
    })
  }

  attributeChangedCallback(name, former, value) {
    if (former === value || !this.#isReady) return
    // of several that are changed together the last has the say
    this.#next ??= Promise.resolve().then(() => {
      this.#next = undefined
      return this.#bind()
    })
  }

  get input() { return this.querySelector('input') }
  /** The value, without what is shown around it. */
  get value() { return this.binding?.value ?? this.input?.value ?? '' }
  set value(value) {
    if (this.binding) this.binding.value = value
    else if (this.input) this.input.value = value
    this.#judge()
  }
  /** Tags of languages, the first of which messages and numbers are in. */
  get locale() { return this.getAttribute('locale') || this.closest('[lang]')?.lang || navigator.language }

  /** The language to speak, whose table is fetched where the page has changed it: a key asks for none. */
  get #language() {
    const { locale } = this
    if (locale !== this.#expected) expectLanguages([this.#expected = locale])
    return locale
  }

  /** The format of the field: one that a script has set, which stays the script's, or that of the attributes. */
  get format() { return this.#given ?? this.binding?.format }
  set format(format) {
    this.#given = format ?? undefined
    if (this.#isReady) this.#bind()
  }

  async #bind() {
    // without a format yet, it waits for a script
    if (!this.#given && !this.hasAttribute('mask') && !this.hasAttribute('format')) return this.#unbind()
    await Promise.all([Caretaker.load(), expectLanguages([this.#expected = this.locale])])
    const { input } = this
    if (!input || !this.#isReady) return
    const made = this.#made(input)
    // with attributes that are wrong, what was there stays
    if (!made) return
    const { format, field, steps } = made
    const { value: shown, selectionStart, selectionEnd, selectionDirection } = input
    this.#unbind()
    const former = this.#left?.text === shown ? this.#left.value : undefined
    this.#isOwn = format !== this.#given
    this.binding = new InputBinding(input, field, { format, steps, onEdit: this.#didEdit.bind(this) })
    if (former !== undefined) this.binding.value = former
    if (input.value === shown && input.getRootNode().activeElement === input) {
      input.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
    }
    this.#describe(input, format)
    input.addEventListener('blur', this.#didBlur)
    input.addEventListener('invalid', this.#didBlur)
    this.#judge()
    this.dispatchEvent(new Event('caret-ready'))
  }

  #unbind() {
    if (!this.binding) return
    this.input?.removeEventListener('blur', this.#didBlur)
    this.input?.removeEventListener('invalid', this.#didBlur)
    const { format, value } = this.binding
    this.#left = { text: this.input?.value, value }
    this.binding.detach()
    if (this.#isOwn) format.free()
    this.binding = undefined
  }

  /** The field that the attributes say, and its format; none, and an event, where they are wrong. */
  #made(input) {
    try {
      checkInput(input)
      const format = this.#given ? formatOf(this.#given) : this.#format(), { steps, ...options } = this.#behaviour
      const isAsked = 'secureDisplay' in options || format.fieldOptions.secureDisplay === 'hidingParts'
      // a password input shows bullets by itself, and a password manager keeps what it holds
      const secrecy = input.type === 'password' ? { secure: true, secureDisplay: 'byView' } : isAsked ? {} : { secure: false }
      return { format, steps, field: new Field(format, { ...secrecy, ...options }) }
    } catch (error) {
      const event = new CustomEvent('caret-error', { bubbles: true, cancelable: true, detail: { error } })
      if (this.dispatchEvent(event)) reportError(error)
    }
  }

  /** The options that the attributes say. */
  get #behaviour() {
    const flags = Object.entries(behaviours).filter(([name]) => this.hasAttribute(name)).map(([, options]) => options)
    const given = Object.entries(measures).filter(([name]) => this.hasAttribute(name))
    const texts = given.map(([name, option]) => [option, this.getAttribute(name)])
    return Object.assign({}, ...flags, Object.fromEntries(texts))
  }

  /** The format that the attributes say: `mask`, or `format` by its name. */
  #format() {
    const mask = this.getAttribute('mask')
    const dialect = this.getAttribute('dialect')
    if (mask !== null) return dialect ? new DialectFormat(mask, dialect) : new Mask(mask)
    const name = this.getAttribute('format') ?? ''
    const [, style, argument] = /^(decimal|percent|currency)(?:\((\w+)\))?$/.exec(name) ?? []
    if (style) return new NumberFormat(this.locale, { style, currency: argument })
    return new NamedFormat(name, { today: this.getAttribute('today') ?? today() })
  }

  /** What keyboards, autofill and assistive technology need; what the page says itself stays. */
  #describe(input, format) {
    const attributes = {
      inputmode: format.inputMode, autocomplete: format.autofill, autocapitalize: 'off', autocorrect: 'off',
      spellcheck: 'false',
      // groups of digits would change places in a page that is read from right to left
      dir: ['numeric', 'tel'].includes(format.inputMode) ? 'ltr' : '',
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value && !input.hasAttribute(name)) input.setAttribute(name, value)
    }
    if (this.#message) return
    this.#message = this.querySelector('[data-caret-message]') ?? document.createElement('span')
    this.#message.dataset.caretMessage = ''
    this.#message.id ||= `caret-message-${++ids}`
    this.#message.setAttribute('aria-live', 'polite')
    if (!this.#message.isConnected) this.append(this.#message)
    const described = input.getAttribute('aria-describedby')
    input.setAttribute('aria-describedby', described ? `${described} ${this.#message.id}` : this.#message.id)
  }

  #didEdit(edit, text) {
    const { field } = this.binding
    const isSaid = edit.rejectedCount > 0
    this.#say(isSaid ? field.messages(text, { language: this.#language }).join('; ') : '')
    this.input.setAttribute('aria-invalid', 'false')
    this.#judge()
    this.dispatchEvent(new CustomEvent('caret-edit', { bubbles: true, detail: { edit, text, field } }))
  }

  /** Whether the form may be sent; what is wrong is shown when the person has left the field. */
  #judge() {
    if (!this.binding) return
    const { field } = this.binding
    const isWrong = !field.isEmpty && field.state({ isFinished: true }) !== 'complete'
    this.input.setCustomValidity(isWrong ? field.stateMessage({ isFinished: true, language: this.#language }) : '')
  }

  #didBlur = () => {
    this.#judge()
    const { validationMessage } = this.input
    this.input.setAttribute('aria-invalid', String(validationMessage !== ''))
    this.#say(validationMessage)
  }

  #say(text) {
    if (this.#message.textContent !== text) this.#message.textContent = text
  }
}

customElements.define('caret-field', CaretFieldElement)
