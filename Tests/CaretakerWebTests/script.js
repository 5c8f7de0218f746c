// Scripts as fixtures/README.md has them: `12«BS»«PASTE 4/56»`, and ««, which types «.

const names = new Set([
  'BS', 'DEL', 'LEFT', 'RIGHT', 'HOME', 'END', 'SHIFT-LEFT', 'SHIFT-RIGHT', 'SEL', 'PASTE', 'SET', 'VALUE', 'BLUR',
  'UNDO', 'REDO', 'OVERWRITE', 'COMPOSE', 'COMMIT', 'REGION', 'UP', 'DOWN', 'STEP',
])

/** The keys of a script of fields: each its name and the text after it, or `TYPE` and the character. */
export const keysOf = script => tokens(script, name => names.has(name))

/** The keys of any script, in which only some names stand for keys. */
export function tokens(script, isName = () => true) {
  const keys = []
  const token = /«([A-Z-]+)(?: ([^»]*))?»|««|[\s\S]/uy
  for (let match; (match = token.exec(script));) {
    if (match[1] && !isName(match[1])) {
      keys.push({ name: 'TYPE', text: '«' })
      token.lastIndex = match.index + 1
    } else if (match[1]) {
      keys.push({ name: match[1], text: match[2] ?? '' })
    } else {
      keys.push({ name: 'TYPE', text: match[0] === '««' ? '«' : match[0] })
    }
  }
  return keys
}

const moves = new Set(['LEFT', 'RIGHT', 'HOME', 'END', 'SHIFT-LEFT', 'SHIFT-RIGHT', 'SEL', 'OVERWRITE'])
export const isMove = ({ name }) => moves.has(name)
export const isEdit = key => !isMove(key) && key.name !== 'COMPOSE'
