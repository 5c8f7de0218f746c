/**
 * The digits of a composition, which are taken one by one. A browser ends a composition whose text a page formats, and
 * asks the keyboard to begin again. Some do not hear of it, and send the whole of their text again.
 */
export class ComposedDigits {
  #taken = ''
  /** Where the caret stood after them. */
  #caret
  /** Whether the page has ended the composition. */
  #isCut = false
  /** Whether the keyboard has gone on with digits that were taken. */
  #goesOn = false

  /** Whether a composed text is of digits alone, which stay what they are. */
  static are(text) { return /^[0-9]+$/.test(text ?? '') }

  /**
   * What becomes of a composed text: how many digits before it are replaced, and by what.
   *
   * @param text the whole composed text
   * @param inserted what of it is new in the input: all of it, where a composition has begun
   * @param start where that stands
   */
  change(text, inserted, start) {
    if (start !== this.#caret) this.end()
    const taken = this.#taken
    this.#taken = text
    let shared = 0
    while (shared < taken.length && taken[shared] === text[shared]) shared++
    // a keyboard that begins again sends one digit; one that goes on types or deletes one at a time
    const isNext = shared > 0 && taken.length - shared <= 1 && (this.#goesOn || text.length > 1)
    this.#goesOn = taken !== '' && this.#isCut && inserted === text && isNext
    if (!this.#goesOn) return { replaced: 0, added: inserted }
    return { replaced: taken.length - shared, added: text.slice(shared) }
  }

  /** Notes where the caret stands when digits were taken, and whether the page formatted them. */
  note(caret, isCut) {
    this.#caret = caret
    this.#isCut = isCut
  }

  /** What is new in a text that is committed after such digits, at the caret or over the selection of an input. */
  newIn(text, input) {
    if (this.#taken === '') return text
    const isThere = input.selectionStart === this.#caret && input.selectionEnd === this.#caret
    const isRepeated = isThere && (this.#goesOn || text.length > 1) && text.startsWith(this.#taken)
    return isRepeated ? text.slice(this.#taken.length) : text
  }

  /** A composition ends: where the keyboard has ended it, the next one begins again. */
  endComposition() { if (!this.#isCut) this.end() }

  /** Another edit comes between. */
  end() {
    this.#taken = ''
    this.#caret = undefined
    this.#isCut = false
    this.#goesOn = false
  }
}
