// What happens to a form while someone types in it: the text and the focus stay, and nothing is read twice.
import assert from 'node:assert/strict'
import test, { after, before, beforeEach } from 'node:test'
import { Browser, serve } from './browser.js'
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
beforeEach(async () => {
  await browser.open(`${server.url}/form.html`)
  await browser.run(async () => {
    const element = document.querySelector('caret-form')
    const isReady = new Promise(done => element.addEventListener('caret-ready', done, { once: true }))
    await import('/package/form-element.js')
    await isReady
  })
})

const focus = name => browser.run(name => document.querySelector(`[data-field="${name}"] input`).focus(), name)
const text = name => browser.run(name => document.querySelector(`[data-field="${name}"] input`).value, name)
const submit = () => browser.run(() => document.querySelector('.caret-submit').click())

test('a change of the field does not end the composition of an input method', async () => {
  await submit()
  await focus('name')
  await browser.press(...'Ada')
  await browser.compose('にほ')
  await browser.run(() => { document.querySelector('caret-form').form.send({ kind: 'tick', number: 5000 }) })
  assert.equal(await text('name'), 'Adaにほ')
  await browser.commit('日本')
  assert.equal(await text('name'), 'Ada日本')
  assert.equal(await browser.run(() => document.querySelector('caret-form').values.name), 'Ada日本')
})

test('a browser that fills in several fields leaves the focus where it is', async () => {
  await focus('name')
  await browser.press(...'Ada')
  const focused = await browser.run(() => {
    for (const [name, value] of [['email', 'ada@example.org'], ['card', '4242424242424242'], ['expiry', '1230']]) {
      const input = document.querySelector(`[data-field="${name}"] input`)
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const { form } = document.querySelector('caret-form')
    return [document.activeElement.name, form.focus.name, form.plainValues.email]
  })
  assert.deepEqual(focused, ['name', 'name', 'ada@example.org'])
  assert.deepEqual([await text('card'), await text('expiry')], ['4242 4242 4242 4242', '12/30'])
  await browser.press(...' L')
  assert.equal(await text('name'), 'Ada L')
})

test('a summary that says the same is not read again', async () => {
  await submit()
  const lines = () => document.querySelectorAll('.caret-summary a').length
  assert.equal(await browser.run(lines), 8)
  await browser.run(() => {
    window.rebuilt = 0
    const observer = new MutationObserver(() => window.rebuilt++)
    observer.observe(document.querySelector('.caret-summary'), { childList: true })
  })
  await focus('name')
  // the first letter takes the line of the name away
  await browser.press(...'Ada Lovelace')
  assert.deepEqual([await browser.run(lines), await browser.run(() => window.rebuilt)], [7, 1])
})
