// What a key in a form costs: how often a page calls the module, and for which texts.
import assert from 'node:assert/strict'
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

/** Opens a form whose calls into the module are counted, with the errors that are made meanwhile. */
async function open(name) {
  await browser.open(`${server.url}/form.html`)
  await browser.run(async name => {
    // the clock of announcements stands still: what it ticks would be counted with the key during which it does
    window.setInterval = () => 0
    const element = document.querySelector('caret-form')
    element.setAttribute('src', `/examples/${name}.json`)
    const isReady = new Promise(done => element.addEventListener('caret-ready', done, { once: true }))
    const [{ Caretaker, library }, { constants }] = await Promise.all(
      ['/package/loading.js', '/package/abi.js'].map(module => import(module)))
    await Caretaker.load()
    const calls = library().exports, texts = Object.entries(constants).filter(([name]) => /^CARETAKER_FORM_/.test(name))
    const kindOf = (prefix, number) => texts.find(([name, value]) => name.startsWith(prefix) && value === number)[0]
    window.counted = []
    for (const [name, call] of Object.entries(calls)) {
      if (typeof call !== 'function') continue
      calls[name] = (...args) => {
        const kind = name === 'caretaker_form_field_text' ? ` ${kindOf('CARETAKER_FORM_FIELD_', args[2])}`
          : name === 'caretaker_form_text' ? ` ${kindOf('CARETAKER_FORM_', args[1])}` : ''
        window.counted.push(name.replace('caretaker_', '') + kind.replace(/CARETAKER_FORM_(FIELD_)?/, ''))
        return call(...args)
      }
    }
    await import('/package/form-element.js')
    await isReady
    for (const name of ['Error', 'RangeError', 'TypeError']) {
      window[name] = class extends window[name] {
        constructor(...args) {
          super(...args)
          window.counted.push(`new ${name}`)
        }
      }
    }
  }, name)
}

/** What a key makes: calls, errors, and rows of other fields that are drawn. */
async function effectsOf(key, name) {
  await browser.run(name => {
    window.counted = []
    const drawn = records => records.map(({ target }) =>
      (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest('[data-field]')?.dataset.field)
    window.observer = new MutationObserver(records =>
      window.counted.push(...drawn(records).filter(field => field && field !== name).map(field => `drawn: ${field}`)))
    const observed = { subtree: true, childList: true, attributes: true, characterData: true }
    window.observer.observe(document.querySelector('caret-form'), observed)
  }, name)
  await browser.press(key)
  return browser.run(async () => {
    await new Promise(requestAnimationFrame)
    window.observer.disconnect()
    return window.counted
  })
}
const focus = name => browser.run(name =>
  document.querySelector(`[data-field="${name}"] :is(input, textarea)`).focus(), name)

const handle = 'form_handle', part = 'form_field_part', facts = 'form_field_get_facts'
const texts = 'form_changed_texts', others = 'form_changed_fields', announcement = 'form_take_announcement'
/** Of each field what is typed first, and keys after it with the calls that they make. */
const cases = [
  ['checkout', 'name', '', [
    ['A', [handle, handle, texts, part]], ['d', [handle, part]],
    // the browser moves the caret, and the form hears of it with the next edit
    [Keys.left, []], ['x', [handle, handle, part]], [Keys.backspace, [handle]],
    [[Keys.control, 'z'], [handle, part]],
  ]],
  ['checkout', 'card', '42424', [
    ['2', [handle, part]], ['x', [handle, texts, announcement, announcement]],
    [Keys.backspace, [handle, texts]],
  ]],
  ['checkout', 'phone', '20155', [['5', [handle, part]], [Keys.backspace, [handle]]]],
  ['checkout', 'code', '1', [['2', [handle, part]], [Keys.backspace, [handle]]]],
  ['checkout', 'country', 'x', [
    ['e', [handle, texts, facts, part]], [[Keys.control, 'a'], []], ['g', [handle, handle, texts, facts, part]],
  ]],
  // with its last letter the country is chosen, and fields that follow it have other formats
  ['checkout', 'country', [[Keys.control, 'a'], ...'German'], [
    ['y', [handle, others, facts, texts, part]],
  ]],
  ['sign-up', 'username', 'ada', [
    ['b', [handle, part]], [' ', [handle, texts, announcement, announcement]],
  ]],
  ['sign-up', 'password', 'abc', [['d', [handle, texts, part]]]],
]
for (const [form, name, typed, keys] of cases) test(`keys in the field ${name}`, async () => {
  await open(form)
  await focus(name)
  if (typed) await browser.press(...typed)
  for (const [key, expected] of keys) assert.deepEqual(await effectsOf(key, name), expected, JSON.stringify(key))
})
