import { controlOf } from './form-controls.js'

const make = (name, properties = {}) => Object.assign(document.createElement(name), properties)

/** A field in its row: label, control, buttons, and what is said of it below. */
export class FormRow {
  constructor(field, prefix) {
    this.field = field
    const id = `${prefix}-${field.name}`
    this.control = controlOf(field, id)
    this.element = make('div', { className: 'caret-row' })
    this.element.dataset.field = field.name
    this.label = make(this.control.isGroup ? 'span' : 'label', { className: 'caret-label', id: `${id}-label` })
    if (!this.control.isGroup) this.label.htmlFor = id
    this.helper = make('span', { className: 'caret-helper', id: `${id}-helper` })
    this.message = make('span', { className: 'caret-message', id: `${id}-message` })
    this.remark = make('span', { className: 'caret-remark', id: `${id}-remark` })
    this.clear = this.#button('clear', 'M5 5 19 19M19 5 5 19')
    const eye = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
    this.reveal = this.#button('reveal', eye)
    const line = make('div', { className: 'caret-line' })
    line.append(this.control.view, this.clear, this.reveal)
    const isSwitch = this.control.element?.type === 'checkbox'
    this.element.classList.toggle('caret-switch', isSwitch)
    this.element.append(...(isSwitch ? [line, this.label] : [this.label, line]), this.helper, this.message, this.remark)
  }

  /** A button of the field, with a picture drawn in 24 by 24 units; its name is for ears and for tooltips. */
  #button(button, path) {
    const element = make('button', { type: 'button', className: `caret-button caret-${button}` })
    element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
    // Tab goes from field to field
    element.tabIndex = -1
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
    setText(this.remark, field.remark)
    name(this.clear, field.clearName)
    name(this.reveal, field.revealName)
    this.reveal.classList.toggle('caret-on', isRevealed)
    const target = control.isGroup ? control.view : control.element
    const parts = [this.helper, this.message, this.remark].filter(({ hidden }) => !hidden)
    setAttribute(target, 'aria-describedby', parts.map(({ id }) => id).join(' '))
    if (control.isGroup) setAttribute(target, 'aria-labelledby', this.label.id)
    setAttribute(target, 'aria-invalid', field.message === '' ? '' : 'true')
    setAttribute(target, 'aria-required', isRequired ? 'true' : '')
    setAttribute(target, 'aria-busy', isBusy ? 'true' : '')
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
