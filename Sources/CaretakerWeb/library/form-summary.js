const make = (name, properties = {}) => Object.assign(document.createElement(name), properties)

/** The problems of a form once a submission was tried, each with a link to its field. */
export class FormSummary {
  element = make('div', { className: 'caret-summary', role: 'alert', tabIndex: -1, hidden: true })
  #shown = ''

  refresh(form, rows) {
    const { summary } = form, text = summary.join('\n')
    // an alert that is written again is read again, though it says the same
    if (text === this.#shown) return
    this.#shown = text
    const [title, ...lines] = summary
    this.element.hidden = title === undefined
    // a line stands for each field with a problem, in order
    const wrong = rows.filter(({ isWrong }) => isWrong)
    const list = make('ul')
    list.append(...lines.map((line, i) => {
      const item = make('li')
      item.append(wrong[i] ? linkTo(wrong[i].control, line) : line)
      return item
    }))
    this.element.replaceChildren(...(title === undefined ? [] : [make('strong', { textContent: title }), list]))
  }
}

function linkTo(control, textContent) {
  const link = make('a', { href: `#${control.element.id}`, textContent })
  link.addEventListener('click', event => {
    event.preventDefault()
    control.element.focus()
  })
  return link
}
