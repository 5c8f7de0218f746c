import { attach, Caretaker, DialectFormat, Field, FormatError, Mask, NamedFormat } from './caretaker/caretaker.js'
import { picture } from './automaton.js'

const [
  mask, dialect, error, facts, warnings, notes, field, rest, state, known, outline, examples, automaton, log, replay,
  search, found, catalogue, loading, explainer,
] = [
  'mask', 'dialect', 'error', 'facts', 'warnings', 'notes', 'field', 'rest', 'state', 'known', 'outline', 'examples',
  'automaton', 'log', 'replay', 'search', 'found', 'catalogue', 'loading', 'explain',
].map(id => document.getElementById(id))

let binding, timing, keys = '', hasAll = false

/** Loads what masks need, or all: names, masks of other libraries, and what is said of a mask. */
async function load(all) {
  if (hasAll || !all && Caretaker.isLoaded) return
  loading.textContent = all ? 'Loading the catalogue and what explains masks: 1.1 MB…' : 'Loading what masks need: 0.4 MB…'
  try {
    await Caretaker.load({ tier: all ? 'everything' : 'masks' })
    hasAll ||= all
    loading.textContent = ''
  } catch (failure) {
    loading.textContent = `That could not be loaded: ${failure.message}`
    throw failure
  }
}

/** An element with what it contains: texts, or elements. */
function element(name, attributes, ...children) {
  const made = Object.assign(document.createElement(name), attributes)
  made.append(...children)
  return made
}

const list = entries => entries
  .filter(([, value]) => value !== '' && value !== undefined)
  .flatMap(([name, value]) => [element('dt', {}, name), element('dd', { className: 'code' }, String(value))])

/** Whether a text looks like a name of the catalogue, with its arguments. */
const mayBeName = text => /^[a-z][a-z0-9-]*(\(.*\))?$/.test(text)
/** Whether a text is one; masks are the rest. */
const isName = text => mayBeName(text) && Caretaker.names.includes(text.replace(/\(.*\)$/, ''))

async function compile({ explained = false } = {}) {
  const text = mask.value
  const written = dialect.value === '' ? '' : `&dialect=${dialect.value}`
  history.replaceState(null, '', text === '' ? '.' : `#mask=${encodeURIComponent(text)}${written}`)
  error.replaceChildren()
  clearTimeout(timing)
  for (const said of [facts, warnings, notes, examples, automaton, outline]) said.replaceChildren()
  mask.setAttribute('aria-invalid', 'false')
  if (text === '') return
  await load(explained || dialect.value !== '' || mayBeName(text))
  // more was typed while that was loaded
  if (text !== mask.value) return
  try {
    const isNamed = dialect.value === '' && isName(text)
    const unnamed = () => (dialect.value === '' ? new Mask(text) : new DialectFormat(text, dialect.value))
    use(isNamed ? new NamedFormat(text) : unnamed(), isNamed, explained ? field.value : '')
  } catch (failure) {
    if (!(failure instanceof FormatError)) throw failure
    show(failure, text)
  }
}

function show(failure, text) {
  mask.setAttribute('aria-invalid', 'true')
  error.replaceChildren(...sentence(failure), drawing(failure.span, text))
}

/** What is wrong, and what to do. */
const sentence = ({ message, suggestion }) => [message, ...(suggestion ? [`: ${suggestion}`] : [])]

/** The mask again, with a place marked. */
function drawing({ start, end }, text) {
  const marked = element('mark', {}, text.slice(start, end) || '‸')
  return element('pre', { className: 'code' }, text.slice(0, start), marked, text.slice(end))
}

/** `typed` is what the field goes on with. */
function use(format, isNamed, typed) {
  binding?.detach()
  field.value = typed
  keys = ''
  log.replaceChildren()
  binding = attach(field, format, { secure: false, onEdit: didEdit })
  // the rest may be loaded later, and is not that of this field
  Object.assign(binding, { isNamed, hasAll })
  field.inputMode = format.inputMode || 'text'
  facts.replaceChildren(...list([
    ['Named', format.label], ['Mask', isNamed || dialect.value ? format.mask : ''], ['For example', format.example],
    ['Value', hasAll ? format.lengths : ''],
    ['Shown', format.maximumLength && `${format.maximumLength} characters at most`],
    ['Keyboard', format.inputMode], ['Autofill', format.autofill],
  ]))
  explainer.hidden = hasAll
  if (hasAll) explain(format, isNamed)
  notes.replaceChildren(...(format.notes ?? []).map(({ message }) => element('li', {}, message)))
  describe()
}

/** What a mask means: numbers and phone numbers have none. */
function explain(format, isNamed) {
  outline.textContent = format.outline ?? 'Numbers and phone numbers are read by rules of their own, and have no mask.'
  const values = format.examples(4)
  examples.replaceChildren(...values.map(value => element('li', {}, format.format(value), element('small', {}, value))))
  if (format.diagram !== undefined) {
    const drawn = picture(format.diagram)
    automaton.replaceChildren(...(drawn ? [drawn.svg, drawn.words] : ['It has too many states to be drawn: caret explain --dot does.']))
  }
  // the catalogue's masks are written with care, and long: they are not compiled again
  if (isNamed) return
  warnings.replaceChildren(...format.warnings.map(warning => {
    // some are of the whole mask
    const isOfAPart = warning.span.start < warning.span.end
    return element('li', {}, ...sentence(warning), ...(isOfAPart ? [drawing(warning.span, mask.value)] : []))
  }))
  timing = setTimeout(() => showSpeed(format, values), 100)
}

/** Types values again and again for a fiftieth of a second, once that has been compiled. */
function showSpeed(format, values) {
  const model = new Field(format), characters = values.map(value => [...value])
  if (characters.length === 0) return
  const keysWithin = time => {
    const start = performance.now()
    let keys = 0, spent = 0
    for (; spent < time; spent = performance.now() - start) {
      for (const typed of characters) {
        model.clear()
        for (const character of typed) model.insert(character)
        keys += typed.length
      }
    }
    return keys / spent
  }
  keysWithin(40)
  const perSecond = Math.round(keysWithin(20)) * 1000
  model.free()
  facts.append(...list([['Speed', `${perSecond.toLocaleString('en')} keys a second, here and now`]]))
}

/** What is known of the value. */
function describe() {
  const { field: model } = binding
  const { text } = model
  const message = model.isEmpty ? '' : model.stateMessage()
  state.className = model.isEmpty ? '' : model.state()
  state.textContent = message
  rest.replaceChildren(element('i', {}, text), model.placeholder)
  const phone = binding.hasAll ? model.phoneNumber : undefined, networks = binding.hasAll ? model.candidates : []
  known.replaceChildren(...list([
    ['Value', model.value], ...Object.entries(model.captures),
    ['May be', networks.slice(0, 6).join(', ')], ['E.164', phone?.e164], ['Region', phone?.region],
    ['Kind', phone?.type],
  ]))
}

// Keys of scripts, by `InputEvent.inputType`.
const scriptKeys = {
  '': '«BLUR»', deleteContentBackward: '«BS»', deleteContentForward: '«DEL»',
  historyUndo: '«UNDO»', historyRedo: '«REDO»',
}

function didEdit(edit, typed, inputType) {
  describe()
  const { field: model } = binding
  const key = scriptKeys[inputType] ?? (inputType === 'insertFromPaste' ? `«PASTE ${typed}»` : typed)
  keys += key
  const said = model.messages(typed)
  const effects = element('td', { className: edit.rejectedCount ? 'rejected' : '' },
    [...edit.effects.filter(effect => effect !== 'valueChanged' && effect !== 'rejected'), ...said].join(', '))
  log.prepend(element('tr', {}, ...[key, model.text, model.value].map(text => element('td', {}, text)), effects))
  const written = dialect.value === '' ? {} : { dialect: dialect.value }
  const subject = binding.isNamed ? { preset: mask.value } : { mask: mask.value, ...written }
  replay.textContent = `caret replay <<< '${JSON.stringify({ ...subject, keys }).replaceAll("'", "'\\''")}'`
}

async function showNames() {
  await load(true)
  const words = search.value.toLowerCase().split(/\s+/).filter(word => word !== '')
  const names = Caretaker.names.filter(name => words.every(word => name.includes(word)))
  found.textContent = `${names.length} of ${Caretaker.names.length} formats`
  catalogue.replaceChildren(...names.slice(0, 60).map(name =>
    element('li', {}, element('a', { href: `#mask=${encodeURIComponent(name)}` }, name))))
}

function readLink() {
  const [, text, written = ''] = /^#mask=(.*?)(?:&dialect=(.*))?$/.exec(location.hash) ?? []
  dialect.value = written
  try {
    mask.value = text === undefined ? '+1 (###) ###-####' : decodeURIComponent(text)
  } catch {
    // a link that was cut
    mask.value = text
  }
  return compile()
}

mask.addEventListener('input', () => compile())
dialect.addEventListener('change', () => compile())
search.addEventListener('focus', showNames, { once: true })
search.addEventListener('input', showNames)
explainer.addEventListener('click', () => compile({ explained: true }))
addEventListener('hashchange', readLink)
await readLink()
document.body.dataset.ready = ''
