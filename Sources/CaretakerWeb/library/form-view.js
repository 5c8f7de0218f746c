import { allFacets } from './form.js'
import { FormRow } from './form-row.js'
import { FormSending } from './form-sending.js'
import { FormSummary } from './form-summary.js'

const make = (name, properties = {}) => Object.assign(document.createElement(name), properties)
let views = 0

/** A form of HTML that shows a form of the model: what happens in the page are events, and changes are shown. */
export class FormView {
  #listening = new AbortController()
  #isMovingFocus = false
  #isTabbing = false
  #clock

  /**
   * @param root What it stands in: a form of HTML, or a part of one; what was in it is replaced.
   * @param description The description, by which fields stand in groups.
   * @param onAction Is called with what the application has to do: its name, and the change that asks for it.
   */
  constructor(root, form, description, onAction) {
    Object.assign(this, { root, form, onAction, htmlForm: root.closest('form') })
    this.prefix = description.name ? `${description.name}-${++views}` : `caret-form-${++views}`
    const items = description.fields.flatMap(function flat(item) { return item.fields?.flatMap(flat) ?? [item] })
    this.rows = form.fields.map(field =>
      new FormRow(field, this.prefix, items.find(({ name }) => name === field.name)))
    this.notice = make('p', { className: 'caret-notice' })
    this.summary = new FormSummary(this.prefix)
    const { label = 'Continue', whenIncomplete } = description.submit ?? {}
    this.waitsForAll = whenIncomplete === 'unavailable'
    this.submit = make('button', { className: 'caret-submit', textContent: label })
    this.remaining = make('span', { className: 'caret-remaining', id: `${this.prefix}-remaining` })
    this.submit.setAttribute('aria-describedby', this.remaining.id)
    this.polite = this.#liveRegion('polite')
    this.assertive = this.#liveRegion('assertive')
    const title = description.title ? [make('h2', { className: 'caret-title', textContent: description.title })] : []
    const end = make('div', { className: 'caret-end' })
    end.append(this.submit, this.remaining)
    // messages are the model's
    this.htmlForm.noValidate = true
    root.classList.add('caret-form')
    // its texts are in this language, whatever that of the page is
    if (description.language) root.lang = description.language
    root.replaceChildren(
      ...root.querySelectorAll('input[type=hidden]'),
      ...title, this.notice, this.summary.element, ...this.#items(description.fields), end, this.polite, this.assertive)
    this.#listen()
    this.sending = new FormSending(this.htmlForm, form, this.#listening.signal)
    form.onChange = change => this.#show(change)
    for (const row of this.rows) row.refresh(allFacets.field)
    this.#showForm(allFacets.form)
  }

  #liveRegion(politeness) {
    const region = make('div', { className: 'caret-live' })
    region.setAttribute('aria-live', politeness)
    return region
  }

  /** Fields, groups of them, and notes, as the description has them. */
  #items(items) {
    return items.map(item => {
      if (item.fields) {
        const group = make('fieldset', { className: 'caret-group' })
        group.classList.toggle('caret-beside', item.layout === 'row')
        if (item.group) group.append(make('legend', { textContent: item.group }))
        if (item.helper) group.append(make('p', { className: 'caret-helper', textContent: item.helper }))
        group.append(...this.#items(item.fields))
        return group
      }
      const row = this.rows.find(({ field }) => field.name === item.name)
      return row?.element ?? make('p', { className: 'caret-note', textContent: item.text ?? '' })
    })
  }

  #listen() {
    const listen = (type, handle) => this.root.addEventListener(type, handle, { signal: this.#listening.signal })
    listen('focusin', ({ target }) => this.#didFocus(target))
    listen('focusout', ({ relatedTarget }) => {
      if (!this.root.contains(relatedTarget) && !this.#isMovingFocus) this.#didFocus(undefined)
    })
    listen('keydown', event => this.#press(event))
  }

  detach() {
    this.#listening.abort()
    clearInterval(this.#clock)
    for (const { control } of this.rows) control.detach()
    this.form.onChange = undefined
  }

  // MARK: what happens

  #rowOf(element) { return this.rows.find(row => row.element.contains(element)) }

  #didFocus(target) {
    if (this.#isMovingFocus) return
    clearInterval(this.#clock)
    // what is announced waits until typing pauses
    if (target) this.#clock = setInterval(() => this.form.send({ kind: 'tick', number: 500 }), 500)
    this.form.focus = target === this.submit ? 'submit' : target && this.#rowOf(target)?.field
  }

  #press(event) {
    const row = this.#rowOf(event.target)
    if (event.isComposing || event.defaultPrevented || !row) return
    if (event.key === 'Tab') return this.#tab(event)
    if (event.key !== 'Enter' || event.target.closest('button, a')) return
    event.preventDefault()
    row.control.binding?.readSelection()
    row.field.send({ kind: 'enter' })
  }

  /** The browser moves on, unless the field holds whoever is in it. */
  #tab(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    this.#isTabbing = true
    const { focusHeld } = this.form.send({ kind: event.shiftKey ? 'previous' : 'next' })
    this.#isTabbing = false
    if (focusHeld) event.preventDefault()
  }

  // MARK: what is shown

  #show(change) {
    for (const { field, facets } of change.changed) this.rows[field].refresh(facets)
    this.#showForm(change.formFacets)
    if (!this.#isTabbing && (change.focusMoved || change.focusHeld)) this.#moveFocus()
    if (change.action !== 'none') this.onAction(change.action, change)
  }

  #showForm(facets) {
    const { form } = this, changed = facet => facets.includes(facet)
    if (changed('notice')) {
      const { notice } = form
      this.notice.hidden = notice === ''
      this.notice.textContent = notice
    }
    if (changed('remaining')) this.remaining.textContent = form.remaining
    if (changed('submitting') || changed('remaining') && this.waitsForAll) {
      const { canSubmit, isSubmitting } = form.facts
      this.submit.disabled = isSubmitting || this.waitsForAll && !canSubmit
    }
    if (changed('summary')) this.summary.refresh(form, this.rows)
    if (!changed('announcements')) return
    for (const { text, isAssertive } of form.takeAnnouncements()) {
      (isAssertive ? this.assertive : this.polite).textContent = text
    }
  }

  /** Moves the focus of the page to where the form has it. */
  #moveFocus() {
    const { focus } = this.form
    const target = focus === 'submit' ? this.submit : this.rows[focus?.number]?.control.element
    if (!target || target === document.activeElement || this.#rowOf(document.activeElement)?.field === focus) return
    this.#isMovingFocus = true
    target.focus()
    this.#isMovingFocus = false
  }
}
