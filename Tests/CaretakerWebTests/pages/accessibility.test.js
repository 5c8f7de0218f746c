// WCAG 2.2, levels A and AA, in the pages and the elements: what axe-core finds, and what can be measured. The article
// Accessibility has the criteria one by one.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test, { after, before } from 'node:test'
import { Browser, Keys, serve } from './browser.js'
import { folder, root } from '../package.js'

let browser, server
const axe = new URL('.build/axe/axe_playwright_python/', root)
const isInstalled = existsSync(new URL('axe.min.js', axe))

before(async () => {
  const playground = new URL('Sources/CaretakerWeb/playground/', root)
  server = await serve({
    '/caretaker/': folder, '/package/': folder, '/axe/': axe,
    '/checkout.json': new URL('fixtures/forms/examples/checkout.json', root),
    '/page.html': new URL('./page.html', import.meta.url), '/': playground,
  })
  browser = await Browser.start()
})
after(async () => {
  await browser?.stop()
  server?.close()
})

const open = async (page, size) => {
  await browser.resize(size)
  await browser.open('about:blank')
  await browser.open(`${server.url}/${page}`)
  await browser.run(async () => {
    const isReady = () => document.body.dataset.ready !== undefined || document.querySelector('.caret-submit')
      || document.querySelector('caret-field')?.binding
    while (!isReady()) await new Promise(requestAnimationFrame)
  })
}

/** What axe-core finds, a line for each place. */
const found = () => browser.run(async () => {
  if (!window.axe) {
    const script = document.createElement('script')
    script.src = '/axe/axe.min.js'
    await new Promise((done, failed) => {
      Object.assign(script, { onload: done, onerror: () => failed(new Error('axe-core is not served')) })
      document.head.append(script)
    })
  }
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id}: ${target.join(' ')}: ${failureSummary.split('\n').at(-1).trim()}`))
})

const focus = name => browser.run(name =>
  document.querySelector(`[data-field="${name}"] :is(input, textarea, select)`).focus(), name)

const states = {
  'the page on which masks are tried': () => open(''),
  'a mask with an error': () => open(`#mask=${encodeURIComponent('##>')}`),
  'a mask with warnings': () => open(`#mask=${encodeURIComponent('4### ####')}`, { width: 320 }),
  'fields': () => open('page.html'),
  'a form': () => open('form.html'),
  async 'a form with problems'() {
    await open('form.html')
    await browser.run(() => document.querySelector('.caret-submit').click())
  },
  async 'a list of choices that is open'() {
    await open('form.html')
    await focus('country')
    await browser.press('G', Keys.down)
  },
}
for (const [name, show] of Object.entries(states)) {
  test(`axe-core finds nothing: ${name}`, { skip: !isInstalled && 'axe-core is not installed' }, async () => {
    for (const colors of ['light', 'dark', 'forced']) {
      await browser.prefer(colors)
      await show()
      assert.deepEqual(await found(), [], colors)
    }
    await browser.prefer('light')
  })
}

test('nothing moves where a message of one line appears', async () => {
  await open('form.html', { width: 1000, height: 3000 })
  const places = () => browser.run(() => [...document.querySelectorAll('.caret-row:not([hidden]), .caret-submit')]
    .map(element => Math.round(element.getBoundingClientRect().top)))
  await focus('email')
  await browser.press(...'ada@')
  const former = await places()
  await browser.press(Keys.tab)
  const message = await browser.run(() => document.querySelector('[data-field="email"] .caret-message').textContent)
  assert.notEqual(message, '')
  assert.deepEqual(await places(), former)
})

test('a longer message grows', async () => {
  await open('form.html', { width: 320, height: 2000 })
  const height = () => browser.run(() =>
    document.querySelector('[data-field="email"] .caret-message').getBoundingClientRect().height)
  const former = await height()
  await browser.run(() => {
    const message = document.querySelector('[data-field="email"] .caret-message')
    message.hidden = false
    message.textContent = 'Write the whole address. '.repeat(8)
  })
  assert.ok(await height() > former * 3)
})

test('a list of choices that can be typed into looks like one', async () => {
  await open('form.html')
  const [mark, text] = await browser.run(() => ['.caret-combo', '[data-field="email"] .caret-box']
    .map(selector => getComputedStyle(document.querySelector(selector), '::after').content))
  assert.deepEqual([mark, text], ['""', 'none'])
})

test('at 400 % nothing is scrolled in two directions, and spaced text is not cut', async () => {
  for (const page of ['', 'form.html', 'page.html']) {
    await open(page, { width: 320, height: 256 })
    const measured = () => browser.run(() => ({
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      cut: [...document.querySelectorAll('label, legend, button, h1, h2, p, .caret-message, .caret-helper')]
        .filter(({ scrollWidth, clientWidth, offsetParent }) => offsetParent && clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    }))
    assert.deepEqual(await measured(), { wider: 0, cut: [] }, page)
    await browser.run(() => {
      const style = document.createElement('style')
      style.textContent = '* { line-height: 1.5 !important; letter-spacing: .12em !important; '
        + 'word-spacing: .16em !important } p { margin-block-end: 2em !important }'
      document.head.append(style)
    })
    assert.deepEqual(await measured(), { wider: 0, cut: [] }, `${page} with spaced text`)
  }
})

test('what is pressed is 24 by 24 at least', async () => {
  for (const page of ['', 'form.html']) {
    await open(page)
    const small = await browser.run(() => [...document.querySelectorAll('button, select, input, summary, [role=option]')]
      .filter(element => element.offsetParent !== null)
      .map(element => [element.labels?.[0] ?? element, element])
      .filter(([label, element]) => [label, element].every(each => {
        const { width, height } = each.getBoundingClientRect()
        return width < 24 || height < 24
      }))
      .map(([, element]) => element.id || element.className))
    assert.deepEqual(small, [], page)
  }
})

test('the focus is seen, and nothing stands over it', async () => {
  await open('form.html', { width: 400, height: 300 })
  for (let i = 0; i < 12; i++) {
    await browser.press(Keys.tab)
    const focused = await browser.run(() => {
      const element = document.activeElement, { left, top, width, height } = element.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      const outlined = [element, element.closest('.caret-box')].some(each =>
        each && getComputedStyle(each).outlineStyle !== 'none')
      return { name: element.name || element.className, isSeen: element.contains(over) || over?.contains(element), outlined }
    })
    assert.deepEqual([focused.isSeen, focused.outlined], [true, true], focused.name)
  }
})

test('nothing moves by itself', async () => {
  for (const page of ['', 'form.html']) {
    await open(page)
    const moving = await browser.run(() => document.getAnimations().length)
    assert.equal(moving, 0, page)
  }
})

test('the article has each criterion, and its tests exist', () => {
  const read = path => readFileSync(new URL(path, root), 'utf8')
  const rows = read('Sources/Caretaker/Caretaker.docc/Accessibility.md').split('\n')
    .map(line => line.match(/^\| (\d\.\d+\.\d+) [^|]+ \|([^|]*)\|([^|]*)\|$/)).filter(row => row)
  const numbers = rows.map(([, number]) => number)
  assert.equal(new Set(numbers).size, 55)
  const tests = ['accessibility', 'element', 'field', 'form', 'form-keys', 'form-interruptions', 'guidance', 'keyboards']
    .map(name => read(`Tests/CaretakerWebTests/pages/${name}.test.js`)).join('\n')
  for (const [, number, , named] of rows) {
    for (const [, title] of named.matchAll(/“([^”]+)”/g)) assert.ok(tests.includes(title), `${number}: ${title}`)
  }
})
