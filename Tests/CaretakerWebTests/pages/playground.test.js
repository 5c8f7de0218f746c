// The pages on which masks and a form are tried.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { Browser, serve } from './browser.js'
import { folder, root } from '../package.js'

let browser, server

before(async () => {
  server = await serve({
    '/caretaker/': folder, '/checkout.json': new URL('fixtures/forms/examples/checkout.json', root),
    '/': new URL('Sources/CaretakerWeb/playground/', root),
  })
  browser = await Browser.start({ width: 320 })
})
after(async () => {
  await browser?.stop()
  server?.close()
})

async function open(hash, { explained = true } = {}) {
  // a page of its own each time: of the same one only the hash would change
  await browser.open('about:blank')
  await browser.open(`${server.url}/index.html${hash}`)
  await browser.run(async explained => {
    const frame = () => new Promise(requestAnimationFrame), button = document.getElementById('explain')
    while (document.body.dataset.ready === undefined) await frame()
    if (!explained || button.hidden) return
    button.click()
    while (!button.hidden) await frame()
  }, explained)
}

const loaded = () => browser.run(() => performance.getEntriesByType('resource')
  .map(({ name }) => name.split('/').at(-1)).filter(name => name.endsWith('.wasm')))
const text = id => browser.run(id => document.getElementById(id).textContent, id)

test('a link carries a mask, and a key is explained and can be replayed', async () => {
  await open('#mask=%23%23%2F%23%23')
  await browser.run(() => document.getElementById('field').focus())
  await browser.press(...'12x')
  assert.match(await text('log'), /12\/.*expected a digit/)
  assert.equal(await text('replay'), `caret replay <<< '{"mask":"##/##","keys":"12x"}'`)
})

test('a page loads what its mask needs, and the rest when it is asked for', async () => {
  await open('#mask=%23%23%2F%23%23', { explained: false })
  assert.deepEqual(await loaded(), ['caretaker-masks.wasm'])
  await browser.run(() => document.getElementById('field').focus())
  await browser.press(...'12')
  assert.equal(await browser.run(() => document.getElementById('field').value), '12/')
  await browser.run(() => document.getElementById('explain').click())
  await browser.run(async () => { while (document.querySelector('#automaton svg') === null) await new Promise(requestAnimationFrame) })
  assert.deepEqual(await loaded(), ['caretaker-masks.wasm', 'caretaker-everything.wasm'])
  assert.match(await text('outline'), /a digit/)
  assert.equal(await text('loading'), '')
})

test('a name of the catalogue loads it, and a search', async () => {
  await open('#mask=iban', { explained: false })
  assert.deepEqual(await loaded(), ['caretaker-everything.wasm'])
  await open('', { explained: false })
  await browser.run(() => document.getElementById('search').focus())
  await browser.press(...'iban')
  await browser.run(async () => { while (!/^1 of/.test(document.getElementById('found').textContent)) await new Promise(requestAnimationFrame) })
  assert.equal(await text('catalogue'), 'iban')
})

test('an error is drawn at its place', async () => {
  await open(`#mask=${encodeURIComponent('##>')}`)
  assert.equal(await browser.run(() => document.querySelector('#error mark').textContent), '>')
})

test('a mask is explained, with warnings, values and its automaton', async () => {
  await open(`#mask=${encodeURIComponent('4### ####')}`)
  assert.match(await text('outline'), /^literal "4"\n3 × a digit\n/)
  const [marked, values, states, label] = await browser.run(() => [
    document.querySelector('#warnings mark').textContent, document.querySelectorAll('#examples li').length,
    document.querySelectorAll('#automaton svg g > rect:first-child').length,
    document.querySelector('#automaton svg').getAttribute('aria-label'),
  ])
  assert.deepEqual([marked, values, states], ['4', 4, 8])
  assert.match(label, /8 states, in 1 of which/)
  const words = await browser.run(() => [...document.querySelectorAll('#automaton li')].map(({ textContent }) => textContent))
  assert.equal(words.length, 8)
  assert.match(words[0], /leads to 2/)
  const speed = await browser.run(async () => {
    const found = () => /([\d,]+) keys a second/.exec(document.getElementById('facts').textContent)?.[1]
    while (!found()) await new Promise(requestAnimationFrame)
    return found()
  })
  assert.ok(Number(speed.replaceAll(',', '')) > 10_000, speed)
})

test('an automaton with circles and ways back is drawn', async () => {
  await open(`#mask=${encodeURIComponent('<#{2}-@{2}/>{1,}')}`)
  const arrows = await browser.run(() => document.querySelectorAll('#automaton path').length)
  assert.ok(arrows >= 8, `${arrows}`)
})

test('what has no mask is said to have none', async () => {
  await open(`#mask=${encodeURIComponent('phone(GB)')}`)
  assert.match(await text('outline'), /have no mask/)
  assert.equal(await text('automaton'), '')
})

test('a mask of another library is read, with notes', async () => {
  await open(`#mask=${encodeURIComponent('{#}000[aaa]/NIC-`*[**]')}&dialect=imask`)
  assert.match(await text('facts'), /Mask"#"###@\{0,3\}"\/NIC-"&\{1,3\}/)
  assert.match(await text('notes'), /part of the value/)
})

test('the form shows what it would send', async () => {
  await browser.open(`${server.url}/form.html`)
  const title = () => browser.run(async () => {
    while (!document.querySelector('.caret-title')) await new Promise(requestAnimationFrame)
    return document.querySelector('.caret-title').textContent
  })
  assert.equal(await title(), 'Checkout')
  assert.equal(await text('sent'), 'Nothing yet.')
})

test('nothing is wider than a small window', async () => {
  await open('')
  const [width, inner] = await browser.run(() => [document.documentElement.scrollWidth, innerWidth])
  assert.ok(width <= inner, `${width} of ${inner}`)
})
