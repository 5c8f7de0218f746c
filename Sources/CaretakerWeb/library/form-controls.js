// The control of each kind of field: an ordinary one of HTML, so that keyboards, autofill and assistive technology know
// it. A control has the `element` that has the focus, and `refresh`, which shows what facets of the field changed.
import { InputBinding } from './binding.js'
import { FormEntry } from './form-entry.js'

const make = (name, properties = {}) => Object.assign(document.createElement(name), properties)

/** The control of a field, and the element that stands for it in its row. */
export function controlOf(field, id, item) {
  const { kind, choiceStyle } = field.facts
  if (kind === 'toggle') return new Switch(field, id)
  if (choiceStyle === 'list') return new RadioList(field, id)
  if (choiceStyle === 'picker') return new Picker(field, id)
  return choiceStyle === 'combo' ? new Combo(field, id, item) : new TextControl(field, id, item)
}

/** A text of one line or of several. What is typed goes through the form. */
class TextControl {
  constructor(field, id, item) {
    const isBox = field.facts.kind === 'box'
    this.field = field
    this.element = this.view = make(isBox ? 'textarea' : 'input', { id, name: field.name, className: 'caret-input' })
    this.element.dataset.kind = field.facts.kind
    const attributes = {
      placeholder: item.prompt, inputmode: field.inputMode, autocomplete: field.autofill, autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: isBox ? undefined : 'false', enterkeyhint: isBox ? undefined : 'next', rows: isBox ? 3 : undefined,
      // groups of digits would change places in a page that is read from right to left
      dir: ['numeric', 'tel', 'email', 'url'].includes(field.inputMode) ? 'ltr' : isBox ? 'auto' : undefined,
    }
    for (const [name, value] of Object.entries(attributes)) if (value) this.element.setAttribute(name, value)
    // but for one whose length is a secret, too: a password manager would keep the bullets that are shown
    this.isSecret = field.facts.isSecure && item.secure?.length !== 'hidden'
    if (this.isSecret) this.element.type = 'password'
    this.entry = new FormEntry(field)
    this.binding = new InputBinding(this.element, this.entry, { posts: false, steps: field.facts.isStepped })
  }

  refresh(facets) {
    const { element, field, entry, binding } = this
    // a password input, by which a screen reader knows not to say what is typed, and a password manager where to fill
    if (this.isSecret && facets.includes('buttons')) this.#conceal(!field.facts.isRevealed)
    // an edit shows what it changed by itself, and a composition when it ends
    if (!facets.includes('text') || entry.isEditing || binding.isComposing) return
    const { text } = field
    if (element.value !== text) binding.show(text)
  }

  /** Has the browser show bullets, or the text; the caret stays. */
  #conceal(isConcealed) {
    const { element } = this, type = isConcealed ? 'password' : 'text'
    if (element.type === type) return
    const { selectionStart, selectionEnd, selectionDirection } = element
    element.type = type
    // elsewhere it would move the focus in some browsers
    if (element === document.activeElement) element.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
  }

  detach() { this.binding.detach() }
}

/** A text that filters a list of options below it. */
class Combo extends TextControl {
  constructor(field, id, item) {
    super(field, id, item)
    this.list = make('ul', { id: `${id}-options`, className: 'caret-options', role: 'listbox', hidden: true })
    this.view = make('div', { className: 'caret-combo' })
    this.view.append(this.element, this.list)
    for (const [name, value] of Object.entries({
      role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': this.list.id,
      autocomplete: field.autofill || 'off',
    })) this.element.setAttribute(name, value)
    this.element.addEventListener('keydown', event => this.#press(event))
    // the focus stays in the text
    this.list.addEventListener('pointerdown', event => event.preventDefault())
    // the mark beside the text opens the list
    this.view.addEventListener('pointerdown', event => {
      if (event.target !== this.view) return
      event.preventDefault()
      this.element.focus()
      field.send({ kind: this.list.hidden ? 'openChoices' : 'closeChoices' })
    })
    this.list.addEventListener('click', ({ target }) => {
      const option = target.closest('[role=option]')
      if (option) field.send({ kind: 'choose', number: [...this.list.children].indexOf(option) })
    })
  }

  #press(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], isOpen = !this.list.hidden
    if (step) this.field.send(isOpen ? { kind: 'highlight', number: step } : { kind: 'openChoices' })
    else if (event.key === 'Escape' && isOpen) this.field.send({ kind: 'closeChoices' })
    else return
    event.preventDefault()
  }

  refresh(facets) {
    super.refresh(facets)
    if (!facets.includes('options')) return
    const { isOpen, highlightedOption } = this.field.facts
    // a highlight moves among options that stay
    if (!isOpen || this.list.hidden || facets.includes('text')) this.#list(isOpen ? this.field.options : [])
    this.list.hidden = !isOpen
    this.element.setAttribute('aria-expanded', String(isOpen))
    const options = [...this.list.children], highlighted = options[highlightedOption]
    for (const option of options) option.setAttribute('aria-selected', String(option === highlighted))
    if (highlighted) this.element.setAttribute('aria-activedescendant', highlighted.id)
    else this.element.removeAttribute('aria-activedescendant')
    highlighted?.scrollIntoView({ block: 'nearest' })
  }

  #list(labels) {
    this.list.replaceChildren(...labels.map((textContent, i) =>
      make('li', { id: `${this.list.id}-${i}`, textContent, role: 'option' })))
  }
}

/** One option in view, the others when it is opened. */
class Picker {
  constructor(field, id) {
    this.field = field
    this.element = this.view = make('select', { id, name: field.name, className: 'caret-input' })
    if (field.autofill) this.element.autocomplete = field.autofill
    this.element.append(new Option(''), ...field.options.map(label => new Option(label)))
    this.element.addEventListener('change', () => {
      const number = this.element.selectedIndex - 1
      if (number >= 0) field.send({ kind: 'choose', number })
      else this.refresh(['text'])
    })
  }

  refresh(facets) {
    if (!facets.includes('text')) return
    const { text } = this.field
    this.element.selectedIndex = [...this.element.options].findIndex(({ textContent }) => textContent === text)
  }
  detach() {}
}

/** All options in view. */
class RadioList {
  constructor(field, id) {
    this.field = field
    this.view = make('div', { className: 'caret-radios', role: 'radiogroup' })
    this.inputs = field.options.map((label, number) => {
      const input = make('input', { type: 'radio', id: `${id}-${number}`, name: field.name, value: label })
      input.addEventListener('change', () => field.send({ kind: 'choose', number }))
      const row = make('label', { className: 'caret-choice' })
      row.append(input, label)
      this.view.append(row)
      return input
    })
    this.isGroup = true
  }

  /** What the focus goes to: the option that is chosen, or else the first. */
  get element() { return this.inputs.find(({ checked }) => checked) ?? this.inputs[0] }
  refresh(facets) {
    if (!facets.includes('text')) return
    const { text } = this.field
    for (const input of this.inputs) input.checked = input.value === text
  }
  detach() {}
}

/** On or off. */
class Switch {
  constructor(field, id) {
    this.field = field
    this.element = this.view = make('input', { type: 'checkbox', id, name: field.name })
    this.element.addEventListener('change', () => field.send({ kind: 'toggle' }))
  }

  refresh(facets) { if (facets.includes('text')) this.element.checked = this.field.facts.isOn }
  detach() {}
}
