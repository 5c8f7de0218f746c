// A keyboard of a phone, as far as a page sees it: the events of its input method, and what the browser does with the
// text in between. It runs in the page.

/** Types into an input as an input method does, which has a provisional text of its own. */
export class Keyboard {
  /** The provisional text, and where it stands; `undefined` while there is none. */
  #composed
  /** The text of compositions that the page ended, by changing the input; empty where the keyboard has not noticed. */
  #ended = ''

  /**
   * `notices`: whether the keyboard begins again where the page changes the text, as Android asks it to; others go on
   * with the whole of their text. `isCancelable`: whether a page may keep a deletion of the keyboard's own back.
   */
  constructor(input, { notices, isCancelable }) {
    Object.assign(this, { input, notices, isCancelable })
  }

  play([name, ...given]) { this[name](...given) }

  /** A text that arrives without a composition. */
  insert(text) {
    this.#end()
    this.#ended = ''
    this.#insert(text)
  }

  #insert(text) {
    this.#press('Unidentified')
    if (!this.#isOffered('insertText', text)) return
    const { selectionStart, selectionEnd } = this.input
    this.#change(text, selectionStart, selectionEnd, 'insertText')
  }

  /** The provisional text is another one; over a range, it begins there. */
  compose(text, start, end) {
    if (start !== undefined) {
      this.#end()
      this.#ended = ''
      this.#begin(start, end)
    }
    this.#show(this.#rest(text))
  }

  /** The provisional text becomes text, or another one in its place. */
  commit(text) {
    const rest = text === undefined ? undefined : this.#rest(text)
    if (this.#composed) {
      if (rest !== undefined) this.#show(rest)
      this.#end()
    } else if (rest) {
      this.#insert(rest)
    }
    this.#ended = ''
  }

  /** Deletes so many characters before the caret and after it. */
  delete(before, after = 0) {
    this.#end()
    const { input } = this, { selectionStart, selectionEnd } = input
    const start = Math.max(0, selectionStart - before), end = Math.min(input.value.length, selectionEnd + after)
    if (this.isCancelable) {
      input.setSelectionRange(start, end)
      if (!this.#isOffered('deleteContentBackward', null)) return
    }
    this.#change('', start, end, 'deleteContentBackward')
  }

  backspace() {
    this.#end()
    this.#ended = ''
    this.#press('Backspace')
    if (!this.#isOffered('deleteContentBackward', null)) return
    const { selectionStart, selectionEnd } = this.input
    const start = selectionStart === selectionEnd ? Math.max(0, selectionStart - 1) : selectionStart
    this.#change('', start, selectionEnd, 'deleteContentBackward')
  }

  /** A correction, or a suggestion, in place of what is shown. */
  replace(start, end, text) {
    this.#end()
    if (this.#isOffered('insertReplacementText', null)) this.#change(text, start, end, 'insertReplacementText')
  }

  /** The browser fills the whole input in. */
  fill(text) {
    this.input.value = text
    this.input.dispatchEvent(new Event('input', { bubbles: true }))
    this.input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  caret(place) {
    this.#end()
    this.#ended = ''
    this.input.setSelectionRange(place, place)
  }

  // MARK: compositions

  #begin(start, end) {
    this.#composed = { start, end, text: this.input.value.slice(start, end) }
    this.#dispatch(CompositionEvent, 'compositionstart', { data: this.#composed.text })
  }

  #show(text) {
    if (!this.#composed && text === '') return
    if (!this.#composed) this.#begin(this.input.selectionStart, this.input.selectionEnd)
    const { start, end } = this.#composed
    this.#press('Unidentified')
    this.#isOffered('insertCompositionText', text, { cancelable: false, isComposing: true })
    this.#dispatch(CompositionEvent, 'compositionupdate', { data: text })
    this.input.setRangeText(text, start, end, 'end')
    const shown = this.input.value
    this.#composed = { start, end: start + text.length, text }
    this.#didChange('insertCompositionText', text, true)
    if (this.input.value === shown) return
    // a browser ends the composition of a text that a page has changed
    this.#end()
    if (this.notices) this.#ended += text
  }

  #end() {
    if (!this.#composed) return
    const { text } = this.#composed
    this.#composed = undefined
    this.#dispatch(CompositionEvent, 'compositionend', { data: text })
  }

  /** What is left of a text to be composed: what the page has ended is text already, or is deleted. */
  #rest(text) {
    let kept = 0
    while (kept < this.#ended.length && this.#ended[kept] === text[kept]) kept++
    const most = this.#ended.length - kept
    if (most > 0) {
      const ended = this.#ended.slice(0, kept)
      this.delete(most)
      this.#ended = ended
    }
    return text.slice(kept)
  }

  // MARK: events

  #press(key) { this.#dispatch(KeyboardEvent, 'keydown', { key, keyCode: 229, isComposing: !!this.#composed }) }

  /** Whether the browser does it, as the page does not keep it back. */
  #isOffered(inputType, data, more) {
    return this.#dispatch(InputEvent, 'beforeinput', { inputType, data, cancelable: true, ...more })
  }

  #change(text, start, end, inputType) {
    this.input.setRangeText(text, start, end, 'end')
    this.#didChange(inputType, text || null, false)
  }

  #didChange(inputType, data, isComposing) {
    this.#dispatch(InputEvent, 'input', { inputType, data, isComposing })
  }

  #dispatch(Kind, type, more) { return this.input.dispatchEvent(new Kind(type, { bubbles: true, ...more })) }
}
