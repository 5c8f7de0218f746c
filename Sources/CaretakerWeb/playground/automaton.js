// The automaton of a mask, drawn from left to right: what `diagram` of a format has in the language of Graphviz.

/** How many states are drawn at most: no one would look through more. */
const mostStates = 48
const [height, padding, gap, letter] = [34, 12, 34, 7.5]

/** Its picture, and the same in words; `undefined` where it is too large for that. */
export function picture(diagram) {
  const { states, edges } = read(diagram)
  if (states.size > mostStates) return undefined
  place(states, edges)
  const all = [...states.values()]
  const width = Math.max(...all.map(({ x, width }) => x + width)) + padding
  const bottom = Math.max(...all.map(({ y }) => y + height)) + gap + padding
  const complete = all.filter(({ isComplete }) => isComplete).length
  const svg = shape('svg', {
    width, height: bottom, viewBox: `0 0 ${width} ${bottom}`, role: 'img',
    'aria-label': `The automaton: ${all.length} states, in ${complete} of which the value is complete`,
  })
  svg.append(...edges.map(edge => arrow(edge, states)), ...all.map(circle))
  return { svg, words: inWords(states, edges) }
}

/** States by number, what each key leads to, and whether the value is complete: a list that can be read out. */
function inWords(states, edges) {
  const numbers = new Map([...states.keys()].map((number, i) => [number, i + 1]))
  const words = document.createElement('details'), list = document.createElement('ol')
  words.append(Object.assign(document.createElement('summary'), { textContent: 'In words' }), list)
  list.append(...[...states].map(([number, { label, isComplete }]) => {
    const ways = edges.filter(({ from }) => from === number).map(({ to, label }) => `${label} leads to ${numbers.get(to)}`)
    const text = [label || 'nothing', isComplete ? 'complete' : '', ...ways].filter(part => part !== '').join('; ')
    return Object.assign(document.createElement('li'), { textContent: text })
  }))
  return words
}

/** States by their number, and edges, of the lines that Caretaker writes. */
function read(diagram) {
  const states = new Map(), edges = []
  const text = quoted => quoted.replace(/\\(.)/g, '$1')
  for (const [, from, to, label, rest] of diagram.matchAll(/^ {2}(\d+)(?: -> (\d+))? \[label="((?:\\.|[^"\\])*)"(.*)\]$/gm)) {
    if (to === undefined) states.set(from, { label: text(label), isComplete: /doublecircle/.test(rest) })
    else edges.push({ from, to, label: text(label) })
  }
  return { states, edges }
}

/** States so that edges lead on, but for those that go back, which are marked. */
function sorted(states, edges) {
  const sorted = [], open = new Set(), seen = new Set()
  const visit = number => {
    seen.add(number)
    open.add(number)
    for (const edge of edges.filter(({ from }) => from === number)) {
      edge.goesBack = open.has(edge.to)
      if (!seen.has(edge.to)) visit(edge.to)
    }
    open.delete(number)
    sorted.unshift(number)
  }
  for (const number of states.keys()) if (!seen.has(number)) visit(number)
  return sorted
}

/** Gives states a column each, by how many keys lead there at most, and a row in it. */
function place(states, edges) {
  const columns = []
  for (const number of sorted(states, edges)) {
    const state = states.get(number), column = state.column ??= 0
    for (const { from, to, goesBack } of edges) {
      if (from === number && !goesBack) states.get(to).column = Math.max(states.get(to).column ?? 0, column + 1)
    }
    columns[column] ??= []
    columns[column].push(number)
  }
  let x = padding
  for (const column of columns) {
    const widest = Math.max(...column.map(number => Math.max(height, states.get(number).label.length * letter + 18)))
    const labels = edges.filter(({ from, to }) => column.includes(from) && from !== to).map(({ label }) => label.length)
    column.forEach((number, row) =>
      Object.assign(states.get(number), { x, y: padding + gap + row * (height + gap), width: widest }))
    x += widest + Math.max(40, Math.max(0, ...labels) * letter + 28)
  }
}

function shape(name, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

function circle({ x, y, width, label, isComplete }) {
  const box = inset => shape('rect', {
    x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, rx: height / 2 - inset,
  })
  const text = shape('text', { x: x + width / 2, y: y + height / 2 + 5, class: 'shown' }, label)
  return shape('g', {}, box(0), ...(isComplete ? [box(3)] : []), text)
}

function arrow({ from, to, label }, states) {
  const [a, b] = [states.get(from), states.get(to)]
  const [ax, ay, bx, by] = [a.x + a.width, a.y + height / 2, b.x, b.y + height / 2]
  const words = (x, y) => shape('text', { x, y, class: 'taken' }, label)
  const line = path => shape('path', { d: path })
  // the head of an arrow that comes from the left, or from above or below
  const head = (x, y, dx, dy) => line(`M${x - 7 * dx - 4 * dy},${y - 7 * dy - 4 * dx}L${x},${y}L${x - 7 * dx + 4 * dy},${y - 7 * dy + 4 * dx}`)
  if (from === to) {
    const [x, top] = [a.x + a.width / 2, a.y]
    return shape('g', {}, line(`M${x - 9},${top}C${x - 16},${top - 26},${x + 16},${top - 26},${x + 9},${top}`),
      head(x + 9, top, 0, 1), words(x, top - 22))
  }
  const isNear = b.column === a.column + 1 || ay !== by
  if (b.column > a.column && isNear) {
    const middle = (ax + bx) / 2
    return shape('g', {}, line(`M${ax},${ay}C${middle},${ay},${middle},${by},${bx},${by}`), head(bx, by, 1, 0),
      words(middle, (ay + by) / 2 - 6))
  }
  const [sx, sy, tx, ty] = [a.x + a.width / 2, a.y + height, b.x + b.width / 2, b.y + height]
  const deep = Math.max(sy, ty) + gap
  return shape('g', {}, line(`M${sx},${sy}C${sx},${deep},${tx},${deep},${tx},${ty}`), head(tx, ty, 0, -1),
    words((sx + tx) / 2, deep - gap / 4 + 13))
}
