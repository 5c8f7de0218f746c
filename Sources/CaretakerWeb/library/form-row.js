import { controlOf } from './form-controls.js'

const make = (name, properties = {}) => Object.assign(document.createElement(name), properties)

/** A field in its row: label, help, control, buttons, and what is said of it below. */
export class FormRow {
  /** `item` is the field's description, for what stands beside the control. */
  constructor(field, prefix, item = {}) {
    this.field = field
    const id = `${prefix}-${field.name}`
    this.control = controlOf(field, id)
    this.element = make('div', { className: 'caret-row' })
    this.element.dataset.field = field.name
    this.label = make(this.control.isGroup ? 'span' : 'label', { className: 'caret-label', id: `${id}-label` })
    if (!this.control.isGroup) this.label.htmlFor = id
    this.helper = make('span', { className: 'caret-helper', id: `${id}-helper` })
    this.requirements = make('ul', { className: 'caret-requirements', id: `${id}-requirements` })
    this.message = make('span', { className: 'caret-message', id: `${id}-message` })
    this.remark = make('span', { className: 'caret-remark', id: `${id}-remark` })
    this.clear = this.#button('clear', 'M5 5 19 19M19 5 5 19')
    const eye = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
    this.reveal = this.#button('reveal', eye)
    const line = make('div', { className: 'caret-line' })
    const box = make('div', { className: 'caret-box' })
    box.append(this.control.view, this.clear, this.reveal)
    line.append(...this.#accessory(item.leading, 'leading'), box, ...this.#accessory(item.trailing, 'trailing'))
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

  refresh() {
    const { field, control, element } = this
    const { isShown, isRequired, isBusy, isRevealed } = field.facts
    element.hidden = !isShown
    control.refresh()
    setText(this.label, field.label)
    setText(this.helper, field.helper)
    setText(this.message, field.message)
    const said = [field.helper, field.message]
    const unmet = field.descriptions.filter(line => !said.includes(line))
    this.requirements.hidden = unmet.length === 0
    this.requirements.replaceChildren(...unmet.map(textContent => make('li', { textContent })))
    setText(this.remark, field.remark)
    name(this.clear, field.clearName)
    name(this.reveal, field.revealName)
    this.reveal.classList.toggle('caret-on', isRevealed)
    const target = control.isGroup ? control.view : control.element
    const parts = [this.helper, this.requirements, this.message, this.remark].filter(({ hidden }) => !hidden)
    setAttribute(target, 'aria-describedby', parts.map(({ id }) => id).join(' '))
    if (control.isGroup) setAttribute(target, 'aria-labelledby', this.label.id)
    setAttribute(target, 'aria-invalid', field.message === '' ? '' : 'true')
    setAttribute(target, 'aria-required', isRequired ? 'true' : '')
    setAttribute(target, 'aria-busy', isBusy ? 'true' : '')
    control.element.setCustomValidity(field.message)
    element.classList.toggle('caret-invalid', field.message !== '')
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
  else element.setAttribute(name, value)
}
