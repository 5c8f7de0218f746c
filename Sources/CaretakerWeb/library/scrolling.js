// Chromium leaves the caret out of sight where a script has changed the text; other browsers scroll to it by themselves.

/** What a text must share with an input to be as wide, and to break as it does there. */
const shared = [
  'direction', 'font', 'letterSpacing', 'lineHeight', 'overflowWrap', 'tabSize', 'textIndent', 'textTransform',
  'wordBreak', 'wordSpacing',
]

const waiting = new WeakSet()

/**
 * Scrolls an input or a text area as little as brings its caret into sight, before it is painted: asked after a key,
 * a browser would lay out the page for the answer.
 */
export function scrollToCaret(input) {
  if (waiting.has(input)) return
  waiting.add(input)
  requestAnimationFrame(() => {
    waiting.delete(input)
    if (input.ownerDocument.activeElement === input) scroll(input)
  })
}

function scroll(input) {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = input
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return
  const style = getComputedStyle(input)
  const padding = (...sides) => sides.reduce((sum, side) => sum + parseFloat(style[`padding${side}`]), 0)
  const width = clientWidth - padding('Left', 'Right'), height = clientHeight - padding('Top', 'Bottom')
  const place = placeOfCaret(input, style, width)
  input.scrollLeft = nearest(input.scrollLeft, width, place.left, 1)
  input.scrollTop = nearest(input.scrollTop, height, place.top, place.height)
}

/** Where a view of a size begins that has a range in it, as near as can be to where it began. */
function nearest(start, size, place, length) {
  return Math.min(Math.max(start, place + length - size), place)
}

/** Where the caret is in the text: an input has no answer to that, so it is measured in a copy. */
function placeOfCaret(input, style, width) {
  const { ownerDocument: document, selectionStart, selectionEnd, selectionDirection } = input
  const caret = selectionDirection === 'backward' ? selectionStart : selectionEnd
  const copy = document.createElement('div'), mark = document.createElement('span')
  copy.style.all = 'initial'
  for (const name of shared) copy.style[name] = style[name]
  const whiteSpace = input.localName === 'textarea' ? style.whiteSpace : 'pre'
  Object.assign(copy.style, { position: 'fixed', visibility: 'hidden', width: `${width}px`, whiteSpace })
  copy.append(input.value.slice(0, caret), mark, input.value.slice(caret))
  document.body.append(copy)
  const { offsetLeft: left, offsetTop: top, offsetHeight: height } = mark
  copy.remove()
  return { left, top, height }
}
