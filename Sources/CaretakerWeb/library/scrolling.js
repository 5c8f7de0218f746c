// A browser brings the caret into sight when someone types, but not where a script makes the edit in its place.

/** What a text must share with an input to be as wide, and to break as it does there. */
const shared = [
  'direction', 'fontFamily', 'fontFeatureSettings', 'fontKerning', 'fontOpticalSizing', 'fontSize', 'fontSizeAdjust',
  'fontStretch', 'fontStyle', 'fontVariant', 'fontVariationSettings', 'fontWeight', 'letterSpacing', 'lineHeight',
  'overflowWrap', 'tabSize', 'textIndent', 'textRendering', 'textTransform', 'webkitTextSecurity', 'wordBreak',
  'wordSpacing',
]

/** Firefox scrolls to a selection that a script sets, and knows better than a copy where it is. */
const scrollsByItself = 'mozInnerScreenX' in globalThis

const waiting = new WeakSet()

/**
 * Brings an input or a text area, and the caret in it, into sight, before they are painted: asked after a key, a browser
 * would lay out the page for the answer.
 */
export function revealCaret(input) {
  if (waiting.has(input)) return
  waiting.add(input)
  requestAnimationFrame(() => {
    waiting.delete(input)
    if (input.getRootNode().activeElement !== input) return
    input.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    if (!scrollsByItself) scroll(input)
  })
}

/** Scrolls an input or a text area as little as brings its caret into sight. */
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

/**
 * Where the caret is in the text: an input has no answer to that, so it is measured in a copy. That stands in a tree of
 * its own, where no style of the page reaches it, and no one who watches the page reads the text.
 */
function placeOfCaret(input, style, width) {
  const { ownerDocument: document, selectionStart, selectionEnd, selectionDirection } = input
  const caret = selectionDirection === 'backward' ? selectionStart : selectionEnd
  const host = document.createElement('div'), copy = document.createElement('div'), mark = document.createElement('span')
  host.style.display = 'contents'
  host.attachShadow({ mode: 'closed' }).append(copy)
  copy.style.all = 'initial'
  for (const name of shared) copy.style[name] = style[name]
  const whiteSpace = input.localName === 'textarea' ? style.whiteSpace : 'pre'
  Object.assign(copy.style, { position: 'fixed', visibility: 'hidden', width: `${width}px`, whiteSpace })
  copy.append(input.value.slice(0, caret), mark, input.value.slice(caret))
  document.documentElement.append(host)
  const { offsetLeft: left, offsetTop: top, offsetHeight: height } = mark
  host.remove()
  return { left, top, height }
}
