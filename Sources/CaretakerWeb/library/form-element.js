// <caret-form src="checkout.json">: a form by its description. What the element holds before, such as a form without
// this script, stays until the description is there.
import { Form } from './form.js'
import { FormView } from './form-view.js'
import { expectLanguages } from './languages.js'
import { Caretaker } from './loading.js'
import { today } from './today.js'
import { TypedMeanwhile } from './typed-meanwhile.js'

export class CaretFormElement extends HTMLElement {
  static observedAttributes = ['src']

  /** The form, once it is loaded. */
  form
  #view
  #isReady = false

  async connectedCallback() {
    this.#isReady = true
    if (!this.form) await this.#load()
  }

  disconnectedCallback() {
    // an element that is moved keeps what was typed
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#isReady = false
      this.#unload()
    })
  }

  attributeChangedCallback() {
    if (this.#isReady) this.#load()
  }

  /** The values by the names of the fields, without secrets. */
  get values() { return this.form?.plainValues ?? {} }

  /** What a server says is wrong: a message for each field by its name. */
  object(messages) { this.form.object(messages) }

  async #load() {
    const source = this.getAttribute('src')
    try {
      const [text] = await Promise.all([this.#description(source), Caretaker.load()])
      await expectLanguages([languageOf(text)])
      if (!this.#isReady || source !== this.getAttribute('src')) return
      this.#unload()
      const typed = new TypedMeanwhile(this)
      const { region } = new Intl.Locale(this.getAttribute('locale') || navigator.language)
      this.form = new Form(text, { today: today(), region, secureDisplay: 'byView' })
      const act = (action, change) => this.#act(action, change)
      typed.move(this.form)
      const root = this.#root()
      this.#view = new FormView(root, this.form, JSON.parse(text), act)
      typed.moveFocus(root)
      this.dispatchEvent(new Event('caret-ready'))
    } catch (error) {
      // the page goes on with what it had
      this.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
      throw error
    }
  }

  /** What it stands in, in place of what was there: the form that was, or within a form of the page a part of it. */
  #root() {
    const isPart = this.closest('form') !== null
    const root = !isPart && this.querySelector('form') || document.createElement(isPart ? 'div' : 'form')
    // what a server wants back, as a token against forged requests
    root.prepend(...this.querySelectorAll('input[type=hidden]'))
    this.replaceChildren(...this.querySelectorAll('script'), root)
    return root
  }

  /** From `src`, or in the page as `<script type="application/json">`. */
  async #description(source) {
    if (source === null) {
      const script = this.querySelector('script[type="application/json"]')
      if (!script) throw new Error('a form has no description: give `src`, or a script of JSON in the element')
      return script.textContent
    }
    const response = await fetch(new URL(source, this.baseURI))
    if (!response.ok) throw new Error(`${source}: ${response.status} ${response.statusText}`)
    return response.text()
  }

  #unload() {
    this.#view?.detach()
    this.form?.free()
    this.#view = this.form = undefined
  }

  /** Hands what the form asks for to the page: to send it, to press a button, to judge a value. */
  #act(action, { actionField, actionButton, ticket }) {
    if (action === 'submit') return this.#submit()
    const field = this.form.fields[actionField]
    // without an objection there is no text: an empty one would be an objection, too
    const answer = objection =>
      this.form?.send({ kind: 'answer', field: actionField, ticket, text: objection || undefined })
    const detail = action === 'ask' ? { field, answer } : { field, isLeading: actionButton === 'leadingAccessory' }
    this.dispatchEvent(new CustomEvent(`caret-${action}`, { bubbles: true, detail }))
  }

  /**
   * All values are good. A page that prevents `caret-submit` sends them by itself, and calls `done`; otherwise a form
   * with an `action` is sent as HTML does, with the values in place of what is shown.
   */
  #submit() {
    const done = () => this.form?.endSubmission()
    const detail = { values: this.form.values, done }
    const isLeft = this.dispatchEvent(new CustomEvent('caret-submit', { bubbles: true, cancelable: true, detail }))
    if (!isLeft) return
    if (this.#view.htmlForm.hasAttribute('action')) this.#view.sending.send()
    done()
  }
}

/** The language of a description; what is wrong with that the form says. */
function languageOf(description) {
  try { return String(JSON.parse(description).language ?? 'en') } catch { return 'en' }
}

customElements.define('caret-form', CaretFormElement)
