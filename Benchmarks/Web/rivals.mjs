// Caretaker beside other libraries, in one page of Chromium: `node rivals.mjs PACKAGE FOLDER [TIER]` prints what a key takes.
//
// FOLDER has the others, each as one ES module with what its package exports: maska.mjs, maskito.mjs, imask.mjs and
// inputmask.mjs (`esbuild --bundle --format=esm` makes one of a package). None comes with Caretaker; those that are not
// there are left out.
//
// The change alone is what becomes of a character where no input is: the new text, or what of it changed, and the caret.
// The whole way begins with the events that a browser sends of a key, and ends with the input's text and selection; laid
// out, it ends when the browser has computed style and layout anew, which it does before it paints. Painted, a key comes
// from the browser's driver, and its time is from its event to the first task after the frame that shows it: most of that
// is the wait for the frame. In the tier `everything` there are forms of one field and of 200, too, of which one is typed
// in. A round types a phone number and deletes it, another one each time, since maska keeps what it has once worked out;
// of many rounds, or painted keys, there is the median, and the one that 99 % do not exceed.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { Browser, Keys, serve } from '../../Tests/CaretakerWebTests/pages/browser.js'

const [given, others = '.', tier = 'masks'] = process.argv.slice(2)
const folder = resolve(given ?? '.build/web/package')
const names = ['maska', 'maskito', 'imask', 'inputmask'].filter(name => existsSync(join(others, `${name}.mjs`)))
const forms = tier === 'everything' ? ['a form', 'a form of 200 fields'] : []

/** What is asked of each library, in the page: `change(text, caret, character)`, and `attach(input)`. */
async function setUp(names, tier, forms) {
  const { attach, Caretaker, Field, Mask } = await import('/package/caretaker.js')
  await Caretaker.load({ tier })
  const format = new Mask('+1 (###) ###-####')
  const makers = {
    async caretaker() {
      const field = new Field(format)
      return {
        begin: () => field.clear(),
        change(character) {
          const edit = character === '' ? field.deleteBackward() : field.insert(character)
          return [edit.replaced, field.textIn(edit.replacement), edit.selection]
        },
        attach: input => attach(input, format),
      }
    },
    async maska() {
      const { Mask, MaskInput } = await import('/others/maska.mjs')
      const mask = new Mask({ mask: '+1 (###) ###-####' })
      let text = ''
      return {
        begin: () => { text = '' },
        change: character => { text = mask.masked(character === '' ? text.slice(0, -1) : text + character) },
        attach: input => new MaskInput(input, { mask: '+1 (###) ###-####' }),
      }
    },
    async maskito() {
      const { Maskito, maskitoTransform } = await import('/others/maskito.mjs')
      const options = { mask: [...'+1 (ddd) ddd-dddd'].map(character => (character === 'd' ? /\d/ : character)) }
      let text = ''
      return {
        begin: () => { text = '' },
        change(character) {
          const value = character === '' ? text.slice(0, -1) : text + character
          const state = maskitoTransform({ value, selection: [value.length, value.length] }, options)
          text = state.value
        },
        attach: input => new Maskito(input, options),
      }
    },
    async imask() {
      const { createMask, default: IMask } = await import('/others/imask.mjs')
      const mask = createMask({ mask: '{+1} (000) 000-0000' })
      let cursor = 0
      return {
        begin() {
          mask.reset()
          cursor = 0
        },
        change(character) {
          const isDeleting = character === '', start = isDeleting ? Math.max(0, cursor - 1) : cursor
          const offset = mask.splice(
            start, isDeleting ? cursor - start : 0, character, isDeleting ? 'LEFT' : 'NONE', { input: true, raw: true }).offset
          cursor = mask.nearestInputPos(start + (isDeleting ? 0 : offset), isDeleting ? 'LEFT' : 'NONE')
          return mask.value
        },
        attach: input => IMask(input, { mask: '{+1} (000) 000-0000' }),
      }
    },
    async inputmask() {
      const { default: Inputmask } = await import('/others/inputmask.mjs')
      return { attach: input => new Inputmask('+1 (999) 999-9999').mask(input) }
    },
  }
  /** A form of so many fields in the page, and the input of the first; the others have something in them, too. */
  const form = count => async () => {
    const [{ Form }, { FormView }] = await Promise.all(
      ['/package/form.js', '/package/form-view.js'].map(module => import(module)))
    const fields = Array.from({ length: count }, (_, i) =>
      ({ name: `phone${i}`, label: 'Phone', type: 'phone', mask: '+1 (###) ###-####' }))
    return {
      makeInput() {
        const root = document.createElement('form'), description = { caretakerForm: 1, fields }
        document.body.append(root)
        new FormView(root, new Form(JSON.stringify(description)), description, () => {})
        return root.querySelector('input')
      },
    }
  }
  makers['a form'] = form(1)
  makers['a form of 200 fields'] = form(200)
  // what a browser itself takes of it, near enough
  window.libraries = { 'no library': { attach: () => {} } }
  for (const name of ['caretaker', ...forms, ...names]) window.libraries[name] = await makers[name]()
}

/** Nanoseconds a key, in rounds: of the change alone, of the whole way, or of that and of layout. */
async function measure(name, way) {
  const isWhole = way !== 'the change alone'
  const library = window.libraries[name], keys = 20
  let last = 0
  // 10 digits that look like chance, the same ones for each library
  const number = () => String(2_000_000_000 + (last = (last * 1_103_515 + 12_345_678) % 7_999_999_999))
  if (!isWhole && !library.change) return undefined
  const input = library.makeInput?.() ?? document.createElement('input')
  if (!input.isConnected) document.body.append(input)
  if (isWhole) library.attach?.(input)
  input.focus()
  // some have more to do once they have the focus
  await new Promise(done => setTimeout(done))
  const send = (make, type, init) => input.dispatchEvent(new make(type, { bubbles: true, cancelable: true, ...init }))
  // what a browser does of a key that no script keeps back
  const press = (key, inputType, edit) => {
    const keyCode = inputType === 'insertText' ? key.charCodeAt(0) : 8
    const init = { key, keyCode, which: keyCode, charCode: inputType === 'insertText' ? keyCode : 0 }
    const isGoing = send(KeyboardEvent, 'keydown', init) && (inputType !== 'insertText' || send(KeyboardEvent, 'keypress', init))
    const data = inputType === 'insertText' ? key : null
    if (isGoing && send(InputEvent, 'beforeinput', { inputType, data })) {
      edit()
      send(InputEvent, 'input', { inputType, data, cancelable: false })
    }
    send(KeyboardEvent, 'keyup', init)
    if (way === 'laid out') input.getBoundingClientRect()
  }
  const type = character => press(character, 'insertText', () => {
    input.setRangeText(character, input.selectionStart, input.selectionEnd, 'end')
  })
  const erase = () => press('Backspace', 'deleteContentBackward', () => {
    const end = input.selectionEnd
    input.setRangeText('', end === input.selectionStart ? Math.max(0, end - 1) : input.selectionStart, end, 'end')
  })
  const change = character => (isWhole ? (character === '' ? erase() : type(character)) : library.change(character))
  const times = [], rounds = 400, repeats = isWhole ? 1 : 25
  for (let round = 0; round < rounds + rounds / 4; round++) {
    if (isWhole) {
      input.select()
      erase()
    }
    const numbers = Array.from({ length: repeats }, () => [...number()])
    const start = performance.now()
    for (const digits of numbers) {
      if (!isWhole) library.begin()
      for (const digit of digits) change(digit)
      for (const _ of digits) change('')
    }
    const spent = (performance.now() - start) * 1e6 / keys / repeats
    // the first rounds compile
    if (round >= rounds / 4) times.push(spent)
  }
  if (isWhole) {
    input.select()
    erase()
    for (const digit of '5551234567') type(digit)
    const shown = name === 'no library' ? '5551234567' : '+1 (555) 123-4567'
    if (input.value !== shown) throw new Error(`${name} shows ${input.value}`)
  }
  (input.closest('form') ?? input).remove()
  times.sort((one, other) => one - other)
  return [times[times.length >> 1], times[Math.floor(times.length * 0.99)]]
}

/** Makes an input of a library, and notes of each key in it how many nanoseconds later it is painted. */
async function observe(name) {
  const library = window.libraries[name]
  const input = library.makeInput?.() ?? document.createElement('input')
  if (!input.isConnected) document.body.append(input)
  library.attach?.(input)
  input.focus()
  window.painted = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data: pressed }) => window.painted.push((performance.now() - pressed) * 1e6)
  input.addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => port2.postMessage(timeStamp)))
  window.shown = () => input.value
  window.finish = () => (input.closest('form') ?? input).remove()
}

async function measurePainting(name) {
  await browser.run(observe, name)
  const rounds = 20
  for (let round = 0; round < rounds; round++) {
    const number = String(5_551_234_567 + round * 12_345_679)
    for (const key of number) await browser.press(key)
    const shown = await browser.run(() => window.shown())
    if (shown.replace(/\D/g, '').slice(-10) !== number) throw new Error(`${name} shows ${shown}`)
    for (const _ of number) await browser.press(Keys.backspace)
  }
  const times = await browser.run(async () => {
    await new Promise(done => setTimeout(done, 100))
    window.finish()
    return window.painted
  })
  if (times.length !== rounds * 20) throw new Error(`${name} was painted ${times.length} times`)
  times.sort((one, other) => one - other)
  return [times[times.length >> 1], times[Math.floor(times.length * 0.99)]]
}

const server = await serve({
  '/package/': pathToFileURL(`${folder}/`), '/others/': pathToFileURL(`${resolve(others)}/`),
  '/': new URL('./', import.meta.url),
})
const browser = await Browser.start()
try {
  await browser.open(`${server.url}/page.html`)
  await browser.run(setUp, names, tier, forms)
  const size = file => `${Math.ceil(brotliCompressSync(readFileSync(file)).length / 1000)} KB`
  console.log(`caretaker-${tier}.wasm: ${size(join(folder, `caretaker-${tier}.wasm`))} with brotli`)
  for (const name of names.filter(name => name !== 'inputmask')) console.log(`${name}: ${size(join(others, `${name}.mjs`))}`)
  for (const title of ['the change alone', 'the whole way', 'laid out', 'painted']) {
    let own
    for (const name of ['caretaker', ...forms, ...names, 'no library']) {
      const found = title === 'painted' ? await measurePainting(name) : await browser.run(measure, name, title)
      if (!found) continue
      own ??= found
      const [median, most] = found.map(time => `${Math.round(time)} ns`)
      console.log(`${title}, ${name}: ${median}, 99 % within ${most}; ${(found[0] / own[0]).toFixed(1)} times Caretaker's`)
    }
  }
} finally {
  await browser.stop()
  server.close()
}
