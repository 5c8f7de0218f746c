/** What was typed into the controls of a plain form, by their names, until a form takes its place. */
export class TypedMeanwhile {
  #controls
  #focused

  /** Reads the controls that an element holds. */
  constructor(element) {
    const named = [...element.querySelectorAll('input, textarea, select')]
    // those of a form that stood here before show what is typed, and may hide it
    this.#controls = named.filter(control => control.name !== '' && control.type !== 'hidden' && !control.closest('.caret-row'))
    this.#focused = this.#controls.find(control => control === document.activeElement)?.name
  }

  /** Puts it into the fields of the same names, as far as somebody has changed it. */
  move(form) {
    for (const control of this.#controls) {
      const field = form.field(control.name)
      if (field) this.#put(control, field)
    }
    form.focus = undefined
  }

  #put({ type, value, defaultValue, checked, defaultChecked, options, selectedOptions }, field) {
    if (type === 'checkbox') {
      if (checked !== defaultChecked && checked !== field.facts.isOn) field.toggle()
    } else if (type === 'radio') {
      if (checked && !defaultChecked) field.setText(value)
    } else if (selectedOptions) {
      const [option] = selectedOptions, usual = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
      if (option && option !== usual && option.value !== '') field.setText(option.text)
    } else if (value !== defaultValue) {
      field.setText(value)
    }
  }

  /** Puts the focus into the field of the name that had it, at the end of what is there. */
  moveFocus(root) {
    const control = this.#focused && root.querySelector(`[data-field="${CSS.escape(this.#focused)}"] :is(input, textarea, select)`)
    control?.focus()
    // boxes that are ticked have none
    if (typeof control?.selectionStart === 'number') control.setSelectionRange(control.value.length, control.value.length)
  }
}
