// What design guides ask that only a page does: the cases that `page` of forms/guidance/sentences.jsonl names.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test, { after, before } from 'node:test'
import { Browser, Keys, serve } from './browser.js'
import { folder, root } from '../package.js'

let browser, server

before(async () => {
  server = await serve({
    '/package/': folder, '/examples/': new URL('fixtures/forms/examples/', root), '/': new URL('./', import.meta.url),
  })
  browser = await Browser.start()
})
after(async () => {
  await browser?.stop()
  server?.close()
})

/** Shows a form of these fields. */
async function show(fields) {
  await browser.open(`${server.url}/form.html`)
  await browser.run(async description => {
    const element = document.querySelector('caret-form')
    element.removeAttribute('src')
    element.innerHTML = '<script type="application/json"></script>'
    element.firstChild.textContent = description
    const isReady = new Promise(done => element.addEventListener('caret-ready', done, { once: true }))
    await import('/package/form-element.js')
    await isReady
  }, JSON.stringify({ caretakerForm: 1, fields }))
}

/** Facts of the controls of fields, by what a function in the page finds. */
const found = (find, ...names) => browser.run(`names => names.map(name => (${find})(
  document.querySelector('[data-field="' + name + '"] :is(input, textarea)')))`, names)

const box = { name: 'note', label: 'Note', type: 'longText', optional: true }

const cases = {
  async 'widths-by-group'() {
    const fitted = name => ({ name, label: name, type: 'text', width: 'fitted' })
    const city = { name: 'city', label: 'City', type: 'addressCity' }
    await show([city, { group: 'Parts', fields: ['a', 'b'].map(fitted) }])
    const [full, a, b] = await found(input => input.getBoundingClientRect().width, 'city', 'a', 'b')
    assert.equal(a, b)
    assert.ok(a < full, `${a} of ${full}`)
  },

  async 'keyboard-by-content-type'() {
    const types = {
      email: 'email', phone: 'tel', url: 'url', cardNumber: 'numeric', amount: 'decimal', search: 'search',
    }
    await show(Object.keys(types).map(type => ({ name: type, label: type, type })))
    assert.deepEqual(await found(input => input.inputMode, ...Object.keys(types)), Object.values(types))
  },

  async 'box-wraps'() {
    await show([box])
    await browser.run(() => document.querySelector('textarea').focus())
    await browser.press(...'wide words '.repeat(12))
    const measure = box => ({ height: box.scrollHeight, isWide: box.scrollWidth > box.clientWidth })
    const [before] = await found(measure, 'note')
    await browser.run(() => { document.querySelector('caret-form').style.fontSize = '2em' })
    const [after] = await found(measure, 'note')
    assert.deepEqual([before.isWide, after.isWide], [false, false])
    assert.ok(after.height > before.height * 1.5, `${after.height}, after ${before.height}`)
  },

  async 'leading-edge'() {
    await show([box])
    const direction = async text => {
      await browser.run(() => document.querySelector('textarea').focus())
      await browser.press([Keys.control, 'a'], ...text)
      return (await found(box => getComputedStyle(box).direction, 'note'))[0]
    }
    assert.equal(await direction('Hello'), 'ltr')
    assert.equal(await direction('مرحبا'), 'rtl')
  },

  async 'legible-without-color'() {
    await show([box])
    const size = async () => (await found(box => parseFloat(getComputedStyle(box).fontSize), 'note'))[0]
    const usual = await size()
    await browser.run(() => { document.documentElement.style.fontSize = '200%' })
    assert.equal(await size(), 2 * usual)
  },
}

for (const [name, body] of Object.entries(cases)) test(name, body)

test('each case of the page is tried', () => {
  const lines = readFileSync(new URL('fixtures/forms/guidance/sentences.jsonl', root), 'utf8').trim().split('\n')
  const named = new Set(lines.flatMap(line => Object.keys(JSON.parse(line).page ?? {})))
  assert.deepEqual([...named].sort(), Object.keys(cases).sort())
})
