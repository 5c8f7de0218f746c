const make = (name, properties = {}) => Object.assign(document.createElement(name), properties)

/**
 * The problems of a form once a submission was tried, each with a link to its field. The form announces how many there
 * are; a live region would read each of them out, and again whenever one is mended.
 */
export class FormSummary {
  element = make('div', { className: 'caret-summary', role: 'group', tabIndex: -1, hidden: true })
  #shown = ''

  constructor(prefix) {
    this.title = make('strong', { id: `${prefix}-problems` })
    this.element.setAttribute('aria-labelledby', this.title.id)
  }

  refresh(form, rows) {
    const { summary } = form, text = summary.join('\n')
    // a link that has the focus stays where nothing changes
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
    this.title.textContent = title ?? ''
    this.element.replaceChildren(...(title === undefined ? [] : [this.title, list]))
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
