// Keyboards of phones and other input methods: what they send, and what a person expects to see.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { Browser, Keys, serve } from './browser.js'
import { cases } from '../fixtures.js'
import { folder } from '../package.js'

let browser, server
const traces = cases('keyboards')

before(async () => {
  server = await serve({ '/package/': folder, '/': new URL('./', import.meta.url) })
  browser = await Browser.start()
  await browser.open(`${server.url}/page.html`)
  await browser.run(async () => {
    const { attach, Caretaker, Mask, NamedFormat } = await import('/package/caretaker.js')
    const { Keyboard } = await import('/keyboard.js')
    await Caretaker.load()
    const input = document.getElementById('plain')
    let binding
    /** Binds the input, with a text and a caret in it as they are drawn. */
    const begin = ({ mask, format, starts }) => {
      binding?.detach()
      input.value = ''
      input.focus()
      binding = attach(input, mask === undefined ? new NamedFormat(format) : new Mask(mask), { secure: false })
      // an empty field shows the literals that are certain to come
      if (starts === '▏') return [starts]
      const caret = starts.indexOf('▏')
      binding.field.setText(starts.replace('▏', ''))
      binding.field.setSelection(caret)
      binding.show()
      return drawn()
    }
    const drawn = () => {
      const { selectionEnd: caret, value } = input
      return [`${value.slice(0, caret)}▏${value.slice(caret)}`, binding.field.value]
    }
    const played = window.played = { begin, drawn, input, Keyboard, isComposing: false }
    // a browser ends a composition whose text a page changes, and does not always say so
    let composed
    input.addEventListener('compositionend', () => { played.isComposing = false })
    document.addEventListener('input', ({ isComposing }) => { if (isComposing) composed = input.value }, true)
    document.addEventListener('input', ({ isComposing }) => {
      if (isComposing) played.isComposing = input.value === composed
    })
  })
})
after(async () => {
  await browser?.stop()
  server?.close()
})

for (const notices of [true, false]) {
  for (const isCancelable of [true, false]) {
    const kind = `${notices ? 'begins again' : 'goes on'} where the page formats, ${isCancelable ? 'asks' : 'does not ask'}`
    test(`traces of a keyboard that ${kind}`, async () => {
      assert.ok(traces.length >= 200, `${traces.length} traces`)
      const failures = await browser.run((traces, kind) => {
        const { begin, drawn, input, Keyboard } = window.played
        return traces.flatMap(trace => {
          const [started] = begin(trace)
          const keyboard = new Keyboard(input, kind)
          trace.events.forEach(event => keyboard.play(event))
          const [shown, value] = drawn()
          if (started === trace.starts && shown === trace.shown && value === trace.value) return []
          return [`${trace.place}, ${trace.about}: ${started} became ${shown} (${value}), not ${trace.shown} (${trace.value})`]
        })
      }, traces, { notices, isCancelable })
      assert.deepEqual(failures, [])
    })
  }
}

test('what an input method can be asked to do, through the browser itself', async () => {
  const names = ['compose', 'commit', 'insert', 'backspace']
  // a composition over what stands there, and one that is ended as it is, are not to be had from outside
  const possible = traces.filter(({ events }) => events.every(([name, , ...range]) => names.includes(name) && !range.length))
  const composes = ({ events }) => events.some(([name]) => name === 'compose' || name === 'commit')
  const isPure = trace => !composes(trace) || trace.events.every(([name]) => name === 'compose' || name === 'commit')
  // in a test, Firefox loses keys after a composition that the page has ended
  const played = browser.losesKeys
    ? [...possible.filter(trace => !composes(trace)), ...possible.filter(trace => composes(trace) && isPure(trace))] : possible
  assert.ok(played.length > 60, `${played.length} traces`)
  const failures = []
  for (const trace of played) {
    await browser.run(trace => window.played.begin(trace), trace)
    let composed
    for (const [name, text] of trace.events) {
      if (name === 'compose') await browser.compose(composed = text)
      // a composition that the page has ended needs no end
      const isComposing = await browser.run(() => window.played.isComposing)
      if (name === 'commit' && (text ?? isComposing)) await browser.commit(text ?? composed)
      if (name === 'insert') await (/^[ -~]*$/.test(text) ? browser.press(...text) : browser.commit(text))
      if (name === 'backspace') await browser.press(Keys.backspace)
    }
    const [shown, value] = await browser.run(() => window.played.drawn())
    if (shown !== trace.shown || value !== trace.value) {
      failures.push(`${trace.place}, ${trace.about}: ${shown} (${value}), not ${trace.shown} (${trace.value})`)
    }
  }
  assert.deepEqual(failures, [])
})
