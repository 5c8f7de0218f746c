/** How a form of HTML is sent: once the form of the model agrees, with values in place of what is shown. */
export class FormSending {
  #htmlForm
  #form
  /** Whether HTML wants to send it, and is asked whether it may. */
  #isAsked = false
  #mayGoOn = false
  #isSending = false

  constructor(htmlForm, form, signal) {
    this.#htmlForm = htmlForm
    this.#form = form
    const listen = (type, handle) => htmlForm.addEventListener(type, handle, { signal })
    listen('submit', event => this.#didSubmit(event))
    listen('reset', event => {
      event.preventDefault()
      form.send({ kind: 'reset' })
    })
    listen('formdata', ({ formData }) => this.#post(formData))
  }

  #didSubmit(event) {
    if (this.#isSending) return
    this.#isAsked = true
    this.#mayGoOn = false
    this.#form.send({ kind: 'submit' })
    this.#isAsked = false
    if (!this.#mayGoOn) event.preventDefault()
  }

  /** Sends it as HTML does: other listeners hear of it, and the button that was pressed is posted. */
  send() {
    this.#mayGoOn = true
    if (this.#isAsked) return
    this.#isSending = true
    this.#htmlForm.requestSubmit()
    this.#isSending = false
  }

  /** Posts values in place of what is shown. */
  #post(formData) {
    const { values } = this.#form
    for (const { name } of this.#form.fields) {
      const value = values[name]
      formData.delete(name)
      if (value === true) formData.append(name, 'on')
      else if (value !== undefined && value !== null && value !== false) formData.append(name, value)
    }
  }
}
