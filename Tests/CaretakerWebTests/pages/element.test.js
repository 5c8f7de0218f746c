// What becomes of a `<caret-field>` that the page moves, changes or styles.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { Browser, Keys, serve } from './browser.js'
import { folder } from '../package.js'

let browser, server

before(async () => {
  server = await serve({ '/package/': folder, '/': new URL('./', import.meta.url) })
  browser = await Browser.start()
  await browser.open(`${server.url}/page.html`)
})
after(async () => {
  await browser?.stop()
  server?.close()
})

/** Puts an element of these attributes at the end of the page, types in it, and runs a function with it. */
async function show(attributes, ...keys) {
  await browser.run(async attributes => {
    document.querySelector('#shown')?.remove()
    const element = document.createElement('caret-field')
    element.id = 'shown'
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.innerHTML = '<label>Shown <input></label>'
    const isReady = new Promise(done => element.addEventListener('caret-ready', done, { once: true }))
    document.body.append(element)
    await isReady
    element.input.focus({ preventScroll: true })
  }, attributes)
  if (keys.length > 0) await browser.press(...keys)
}

const facts = () => browser.run(async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const { input, value } = document.querySelector('#shown')
  const { scrollLeft, scrollWidth, clientWidth } = input
  return { shown: input.value, caret: input.selectionEnd, value, beyond: scrollWidth - clientWidth - scrollLeft }
})

test('one that is moved keeps its value, also what it hides', async () => {
  await show({ mask: '<hidden:##>-##', 'hides-parts': '' }, ...'1234')
  await browser.run(() => document.querySelector('#shown').parentNode.prepend(document.querySelector('#shown')))
  const { shown, value } = await facts()
  assert.deepEqual([shown, value], ['••-34', '1234'])
  // taken out, and put back later
  await browser.run(async () => {
    const element = document.querySelector('#shown')
    element.remove()
    await new Promise(done => setTimeout(done, 20))
    document.body.append(element)
    while (!element.binding) await new Promise(requestAnimationFrame)
  })
  assert.equal((await facts()).value, '1234')
})

test('attributes that are wrong leave what was there, and say so', async () => {
  await show({ mask: '<hidden:##>-##', 'hides-parts': '' }, ...'1234')
  const codes = await browser.run(async () => {
    const element = document.querySelector('#shown'), codes = []
    element.addEventListener('caret-error', event => {
      event.preventDefault()
      codes.push(event.detail.error.code)
    })
    element.setAttribute('mask', '<##')
    await new Promise(done => setTimeout(done, 20))
    return codes
  })
  const { shown, value } = await facts()
  assert.deepEqual([codes, shown, value], [['unclosedGroup'], '••-34', '1234'])
})

test('a step that is none leaves what was there, and the error names it', async () => {
  await show({ mask: '####', steps: '', step: '5' }, ...'1234')
  const messages = await browser.run(async () => {
    const element = document.querySelector('#shown'), messages = []
    element.addEventListener('caret-error', event => {
      event.preventDefault()
      messages.push(event.detail.error.message)
    })
    element.setAttribute('large-step', '0')
    await new Promise(done => setTimeout(done, 20))
    return messages
  })
  assert.equal(messages.length, 1)
  assert.match(messages[0], /^step, largeStep: out of range/)
  await browser.press(Keys.up)
  assert.equal((await facts()).value, '1239')
})

test('attributes that change together bind once, and the caret stays', async () => {
  await show({ mask: '####-####' }, ...'12345678', Keys.left, Keys.left, Keys.left)
  const bound = await browser.run(async () => {
    const element = document.querySelector('#shown')
    let bound = 0
    element.addEventListener('caret-ready', () => bound++)
    element.setAttribute('mask', element.getAttribute('mask'))
    element.setAttribute('lazy', '')
    element.setAttribute('overwriting', '')
    await new Promise(done => setTimeout(done, 20))
    return bound
  })
  assert.equal(bound, 1)
  await browser.press('9')
  const { shown, caret } = await facts()
  assert.deepEqual([shown, caret], ['1234-5978', 7])
})

const styles = {
  'digits of one width': 'input { font: 28px serif; font-variant-numeric: tabular-nums }',
  'kerning and features': 'input { font-kerning: none; font-feature-settings: "tnum" }',
  'styles of the page for all': 'span { display: block; padding: 0 12px } div { padding-left: 50px !important }',
  'padding, and letters apart': 'input { padding: 0 1rem; letter-spacing: .2em }',
}
for (const [name, style] of Object.entries(styles)) test(`the caret stays in sight: ${name}`, async () => {
  await browser.run(text => document.head.append(Object.assign(document.createElement('style'), {
    id: 'style', textContent: `#shown input { width: 5rem } ${text}`,
  })), style)
  await show({ mask: '#### #### #### ####' }, ...'4242424242424242')
  const { beyond } = await facts()
  await browser.run(() => document.querySelector('#style').remove())
  assert.ok(Math.abs(beyond) <= 4, `${beyond}`)
})

test('an input that is out of sight comes back when someone types', async () => {
  await show({ mask: '####' })
  const top = await browser.run(async () => {
    document.body.style.paddingTop = '300vh'
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    return document.querySelector('#shown input').getBoundingClientRect().top - innerHeight
  })
  assert.ok(top > 0)
  await browser.press('1')
  await facts()
  const { bottom, inner } = await browser.run(() => {
    const { bottom } = document.querySelector('#shown input').getBoundingClientRect()
    document.body.removeAttribute('style')
    return { bottom, inner: innerHeight }
  })
  assert.ok(bottom <= inner, `${bottom} of ${inner}`)
})

test('no one who watches the page reads what is typed', async () => {
  await show({ mask: '#### #### #### ####' })
  await browser.run(() => {
    document.querySelector('#shown input').style.width = '3rem'
    window.seen = []
    new MutationObserver(records => {
      for (const { addedNodes } of records) for (const node of addedNodes) window.seen.push(node.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  await browser.press(...'4242424242')
  await facts()
  assert.ok((await browser.run(() => window.seen)).every(text => !text.includes('42')))
})

test('one speaks the language of its locale, which it fetches, and no other', async () => {
  await show({ mask: '##', locale: 'ja-JP' }, 'x')
  const { said, fetched } = await browser.run(() => ({
    said: document.querySelector('#shown [data-caret-message]').textContent,
    fetched: performance.getEntriesByType('resource').map(({ name }) => /messages\/(\w+)\.txt$/.exec(name)?.[1]).filter(Boolean),
  }))
  assert.match(said, /'x'は.*数字/)
  // and that of an amount in the page
  assert.deepEqual(fetched.sort(), ['de', 'ja'])
  // of which there is none
  await show({ mask: '##', locale: 'tlh' }, 'x')
  assert.equal(await browser.run(() => document.querySelector('#shown [data-caret-message]').textContent), "rejected 'x': expected a digit")
})
