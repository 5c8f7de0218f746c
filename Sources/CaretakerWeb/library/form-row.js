import { controlOf } from './form-controls.js'

const make = (name, properties = {}) => Object.assign(document.createElement(name), properties)

/** A field in its row: label, help, control, buttons, and what is said of it below. */
export class FormRow {
  /** `item` is the field's description, for what stands beside the control. */
  constructor(field, prefix, item = {}) {
    Object.assign(this, { field, item, isSecure: field.facts.isSecure })
    const id = `${prefix}-${field.name}`
    this.control = controlOf(field, id, item)
    this.element = make('div', { className: 'caret-row' })
    this.element.dataset.field = field.name
    this.label = make(this.control.isGroup ? 'span' : 'label', { className: 'caret-label', id: `${id}-label` })
    if (!this.control.isGroup) this.label.htmlFor = id
    this.helper = make('span', { className: 'caret-helper', id: `${id}-helper` })
    setText(this.helper, field.helper)
    this.requirements = make('ul', { className: 'caret-requirements', id: `${id}-requirements`, hidden: true })
    this.message = make('span', { className: 'caret-message', id: `${id}-message` })
    this.remark = make('span', { className: 'caret-remark', id: `${id}-remark` })
    this.clear = this.#button('clear', 'M5 5 19 19M19 5 5 19')
    const eye = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
    this.reveal = this.#button('reveal', eye)
    const line = make('div', { className: 'caret-line' })
    const box = make('div', { className: 'caret-box' })
    box.append(this.control.view, this.clear, this.reveal)
    line.append(...this.#accessory(item.leading, 'leading'), box, ...this.#accessory(item.trailing, 'trailing'))
    if (this.control.isGroup) this.control.view.setAttribute('aria-labelledby', this.label.id)
    this.element.classList.toggle('caret-fitted', item.width === 'fitted')
    const isSwitch = this.control.element?.type === 'checkbox'
    this.element.classList.toggle('caret-switch', isSwitch)
    // help is read before one types, where no list of suggestions or keyboard covers it
    this.element.append(...(isSwitch ? [line, this.label, this.helper] : [this.label, this.helper, line]),
      this.requirements, this.message, this.remark)
  }

  /** A unit, a sign of what the field is for, or a button of the application, as the description has it. */
  #accessory(accessory, side) {
    if (!accessory) return []
    const { role, text, symbol } = accessory
    const isButton = role === 'action'
    const element = make(isButton ? 'button' : 'span', {
      className: `caret-accessory caret-${side}`, textContent: symbol ?? text ?? '', title: text ?? '',
    })
    if (isButton) {
      Object.assign(element, { type: 'button', ariaLabel: text ?? '' })
      element.addEventListener('click', () => this.field.send({ kind: 'press', button: `${side}Accessory` }))
    }
    return [element]
  }

  /** A button of the field, with a picture drawn in 24 by 24 units; its name is for ears and for tooltips. */
  #button(button, path) {
    const element = make('button', { type: 'button', className: `caret-button caret-${button}` })
    element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
    // Tab goes from field to field; clearing has keys of its own
    if (button === 'clear') element.tabIndex = -1
    element.addEventListener('pointerdown', event => event.preventDefault())
    element.addEventListener('click', () => {
      this.field.send({ kind: 'press', button })
      this.control.element.focus()
    })
    return element
  }

  /** Whether a problem is in sight. */
  get isWrong() { return !this.element.hidden && !this.message.hidden }

  /** Shows what changed of the field. */
  refresh(facets) {
    for (const facet of facets) this.#show[facet]?.()
    this.control.refresh(facets)
    const parts = [this.helper, this.requirements, this.message, this.remark].filter(({ hidden }) => !hidden)
    setAttribute(this.#target, 'aria-describedby', parts.map(({ id }) => id).join(' '))
  }

  /** What has the attributes for assistive technology. */
  get #target() { return this.control.isGroup ? this.control.view : this.control.element }

  /** How each facet is shown, but for those of the control. */
  #show = {
    visibility: () => { this.element.hidden = !this.field.facts.isShown },
    label: () => {
      setText(this.label, this.field.label)
      setAttribute(this.#target, 'aria-required', this.field.facts.isRequired ? 'true' : '')
    },
    message: () => {
      const { message } = this.field
      setText(this.message, message)
      setAttribute(this.#target, 'aria-invalid', message === '' ? '' : 'true')
      this.control.element.setCustomValidity(message)
      this.element.classList.toggle('caret-invalid', message !== '')
    },
    remark: () => setText(this.remark, this.field.remark),
    verdict: () => {
      if (!this.item.requirements) return
      const unmet = this.field.requirements
      this.requirements.hidden = unmet.length === 0
      this.requirements.replaceChildren(...unmet.map(textContent => make('li', { textContent })))
    },
    buttons: () => {
      name(this.clear, this.field.clearName)
      const isRevealed = this.isSecure && this.field.facts.isRevealed
      if (isRevealed === this.isRevealed) return
      this.isRevealed = isRevealed
      name(this.reveal, this.field.revealName)
      this.reveal.classList.toggle('caret-on', isRevealed)
    },
    busy: () => setAttribute(this.#target, 'aria-busy', this.field.facts.isBusy ? 'true' : ''),
  }
}

function name(button, name) {
  button.hidden = name === ''
  button.title = name
  setAttribute(button, 'aria-label', name)
}

function setText(element, text) {
  element.hidden = text === ''
  if (element.textContent !== text) element.textContent = text
}

function setAttribute(element, name, value) {
  if (value === '') element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
