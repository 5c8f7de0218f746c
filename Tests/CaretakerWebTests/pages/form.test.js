// A form in a browser, by its description: what a person meets who fills it in by keys.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { Browser, Keys, serve } from './browser.js'
import { folder, root } from '../package.js'

let browser, server, fallback

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

/** Opens the page afresh, and waits for the form. */
async function open(language = 'en', { name = 'checkout', description } = {}) {
  await browser.open(`${server.url}/form.html`)
  fallback = await browser.run(() => [...new FormData(document.querySelector('form')).keys()])
  await browser.run(async (language, name, description) => {
    const element = document.querySelector('caret-form')
    element.setAttribute('src', `/examples/${name}.json`)
    if (description) {
      element.removeAttribute('src')
      element.append(Object.assign(document.createElement('script'), { type: 'application/json', text: description }))
    }
    if (language !== 'en') element.dir = 'rtl'
    const isReady = new Promise(done => element.addEventListener('caret-ready', done, { once: true }))
    await import('/package/form-element.js')
    await isReady
  }, language, name, description && JSON.stringify({ caretakerForm: 1, fields: description }))
}

/** What a row shows and says. */
const row = name => browser.run(name => {
  const row = document.querySelector(`[data-field="${name}"]`), input = row.querySelector('input, select, textarea')
  const shown = element => element && !element.hidden ? element.textContent : ''
  return {
    text: input.value, isHidden: row.hidden, message: shown(row.querySelector('.caret-message')),
    invalid: input.getAttribute('aria-invalid'),
  }
}, name)
const focus = name => browser.run(name =>
  document.querySelector(`[data-field="${name}"] :is(input, textarea)`).focus(), name)
const focused = () => browser.run(() => document.activeElement.closest('[data-field]')?.dataset.field)
const fill = async texts => {
  for (const [name, text] of Object.entries(texts)) {
    await focus(name)
    await browser.press(...text)
  }
}
const good = {
  email: 'ada@example.org', name: 'Ada Lovelace', street: '12 Main Street', postcode: '12345', city: 'Springfield',
  card: '4242424242424242', expiry: '1230', code: '123',
}

test('the page has a form until the description is there', async () => {
  await open()
  assert.deepEqual(fallback, ['token', 'email'])
  assert.deepEqual(await browser.run(() => [
    document.querySelectorAll('form').length, document.querySelector('caret-form').textContent.includes('Without'),
  ]), [1, false])
})

test('what was typed into a plain form is taken over, and the focus', async () => {
  await browser.open(`${server.url}/plain-form.html`)
  await browser.run(() => document.querySelector('[name=card]').focus())
  await browser.press(...'42424')
  const taken = await browser.run(async () => {
    document.querySelector('[name=gift]').click()
    document.querySelector('[name=card]').focus()
    const element = document.querySelector('caret-form')
    const isReady = new Promise(done => element.addEventListener('caret-ready', done, { once: true }))
    await import('/package/form-element.js')
    await isReady
    const { form } = element
    return [
      form.field('card').text, form.field('email').text, form.field('gift').facts.isOn, document.activeElement.name,
      document.querySelectorAll('form').length, document.querySelectorAll('.caret-invalid').length,
    ]
  })
  assert.deepEqual(taken, ['4242 4', '', true, 'card', 1, 0])
  await browser.press(...'2')
  assert.equal((await row('card')).text, '4242 42')
})

test('a box that has the focus when the form comes, and a choice that nobody made', async () => {
  await browser.open(`${server.url}/plain-form.html`)
  const taken = await browser.run(async () => {
    document.querySelector('[name=gift]').focus()
    const element = document.querySelector('caret-form')
    const isReady = new Promise(done => element.addEventListener('caret-ready', done, { once: true }))
    await import('/package/form-element.js')
    await isReady
    return [element.form.field('country').text, document.activeElement.name]
  })
  assert.deepEqual(taken, ['United States', 'gift'])
})

test('the mark of a combo box opens its list', async () => {
  await open()
  const isOpen = await browser.run(() => {
    const combo = document.querySelector('.caret-combo')
    combo.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    return [!combo.querySelector('ul').hidden, document.activeElement.name]
  })
  assert.deepEqual(isOpen, [true, 'country'])
})

test('what a script edits is shown', async () => {
  await open()
  await focus('email')
  await browser.press('b')
  const edited = await browser.run(() => {
    const { form } = document.querySelector('caret-form')
    const [email, card] = ['email', 'card'].map(name => form.field(name))
    const { edit } = email.insert('c')
    card.insert('42424')
    return [edit.isRejected, form.focus === card, email.text, document.activeElement.name]
  })
  assert.deepEqual(edited, [false, true, 'bc', 'card'])
  await browser.press('2')
  assert.deepEqual([(await row('email')).text, (await row('card')).text], ['bc', '4242 42'])
})

test('what is typed is formatted, and a problem waits until the field is left', async () => {
  await open()
  await focus('card')
  await browser.press(...'4111x1111')
  assert.equal((await row('card')).text, '4111 1111 ')
  await browser.press(...'11111112')
  assert.equal((await row('card')).text, '4111 1111 1111 1112')
  await browser.press(Keys.tab)
  const left = await row('card')
  assert.notEqual(left.message, '')
  assert.equal(left.invalid, 'true')
  await focus('card')
  await browser.press(Keys.end, Keys.backspace, '1')
  assert.deepEqual([(await row('card')).message, (await row('card')).text], ['', '4111 1111 1111 1111'])
})

test('a problem of one field does not leave another', async () => {
  await open()
  await focus('email')
  await browser.press(...'ada@', Keys.tab)
  assert.notEqual((await row('email')).message, '')
  assert.equal((await row('name')).message, '')
})

test('an edit in the middle, undo and redo', async () => {
  await open()
  await focus('card')
  await browser.press(...'42424242', Keys.left, Keys.left, Keys.left, '9')
  assert.match((await row('card')).text, /^4242 429/)
  await browser.press([Keys.control, 'z'], [Keys.control, 'z'])
  assert.equal((await row('card')).text, '')
  await browser.press([Keys.control, Keys.shift, 'z'])
  assert.notEqual((await row('card')).text, '')
})

test('arrow keys step where the description says so', async () => {
  const date = { name: 'day', label: 'Day', mask: '<01..12>/<01..31>' }
  await open('en', { description: [{ ...date, steps: true }, { ...date, name: 'other', label: 'Other day' }] })
  await fill({ day: '1224', other: '1224' })
  for (const name of ['day', 'other']) {
    await focus(name)
    await browser.press(Keys.end, Keys.up, Keys.home, Keys.down)
  }
  assert.deepEqual([(await row('day')).text, (await row('other')).text], ['11/25', '12/24'])
})

test('keys make steps of the sizes that the description says', async () => {
  const time = { name: 'time', label: 'Time', mask: '<hours:00..23>:<minutes:00..59>', steps: true }
  await open('en', { description: [{ ...time, step: 10, smallStep: 2, largeStep: 'hours 6, minutes 20' }] })
  await fill({ time: '0910' })
  const keys = [
    [Keys.up, '09:20'], [[Keys.shift, Keys.up], '09:40'], [Keys.pageDown, '09:20'], [[Keys.alt, Keys.down], '09:18'],
    [Keys.home, '09:18'], [Keys.pageUp, '15:18'], [[Keys.shift, Keys.down], '09:18'],
  ]
  for (const [key, text] of keys) {
    await browser.press(key)
    assert.equal((await row('time')).text, text)
  }
})

test('a button clears a field that has the focus', async () => {
  await open()
  await fill({ name: 'Ada' })
  await browser.run(() => document.querySelector('[data-field="name"] .caret-clear').click())
  assert.deepEqual([(await row('name')).text, await focused()], ['', 'name'])
})

test('a button shows a secret, and hides it again', async () => {
  await open()
  await fill({ code: '123' })
  const press = () => browser.run(() => document.querySelector('[data-field="code"] .caret-reveal').click())
  const shown = () => browser.run(() => {
    const { type, value, selectionEnd } = document.querySelector('[data-field="code"] input')
    return `${type}: ${value.slice(0, selectionEnd)}▏${value.slice(selectionEnd)}`
  })
  // by the browser, for screen readers and password managers
  assert.equal(await shown(), 'password: 123▏')
  await browser.press(Keys.left)
  await press()
  assert.deepEqual([await shown(), await focused()], ['text: 12▏3', 'code'])
  await press()
  assert.equal(await shown(), 'password: 12▏3')
  await browser.press(Keys.backspace)
  assert.equal(await shown(), 'password: 1▏3')
  await browser.press(Keys.tab, ' ')
  assert.deepEqual([await shown(), await focused()], ['text: 1▏3', 'code'])
})

test('a switch shows the field that depends on it', async () => {
  await open()
  assert.equal((await row('note')).isHidden, true)
  await focus('gift')
  await browser.press(' ')
  assert.equal((await row('note')).isHidden, false)
  await focus('note')
  await browser.press(...'Many', Keys.enter, ...'thanks')
  assert.equal((await row('note')).text, 'Many\nthanks')
  await browser.press(...Array(5).fill(Keys.left), Keys.enter)
  assert.equal((await row('note')).text, 'Many\nt\nhanks')
})

test('typing filters the options of a combo box, and Enter takes one', async () => {
  await open()
  await focus('country')
  await browser.press([Keys.control, 'a'], ...'germ')
  const options = await browser.run(() =>
    [...document.querySelectorAll('[data-field="country"] [role=option]')].map(({ textContent }) => textContent))
  assert.equal(options[0], 'Germany')
  await browser.press(Keys.enter)
  assert.equal((await row('country')).text, 'Germany')
  assert.equal((await row('country')).message, '')
})

test('the form that is not complete lists what is wrong, and goes there', async () => {
  await open()
  await browser.run(() => document.querySelector('.caret-submit').click())
  assert.equal(await focused(), 'email')
  const links = await browser.run(() => [...document.querySelectorAll('.caret-summary a')].map(({ hash }) => hash))
  assert.equal(links.length, 8)
  await browser.run(() => document.querySelectorAll('.caret-summary a')[1].click())
  assert.equal(await focused(), 'name')
  await fill({ email: good.email, name: good.name })
  await browser.press(Keys.tab)
  assert.equal(await browser.run(() => document.querySelectorAll('.caret-summary a').length), 6)
})

test('values are handed out, and posted without what is shown around them', async () => {
  await open()
  await fill(good)
  await browser.run(() => document.querySelector('caret-form').addEventListener('caret-submit', event => {
    event.preventDefault()
    window.sent = event.detail.values
    event.detail.done()
  }))
  const posted = await browser.run(() => Object.fromEntries(new FormData(document.querySelector('form'))))
  assert.equal(posted.card, '4242424242424242')
  await browser.press(Keys.enter)
  assert.equal(await focused(), 'gift')
  await browser.run(() => document.querySelector('.caret-submit').click())
  const sent = await browser.run(() => window.sent)
  assert.equal(sent?.card, '4242424242424242', JSON.stringify(await row('code')))
  assert.equal(await browser.run(() => 'code' in document.querySelector('caret-form').values), false)
})

test('what the browser fills in is formatted', async () => {
  await open()
  await browser.run(() => {
    const input = document.querySelector('[data-field="card"] input')
    input.value = '378282246310005'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  assert.equal((await row('card')).text, '3782 822463 10005')
})

test('a form with an action is sent as HTML sends it', async () => {
  await open()
  await fill(good)
  await browser.run(() => document.querySelector('.caret-submit').click())
  let address
  for (let tries = 0; address?.pathname !== '/page.html' && tries < 100; tries++) {
    address = await browser.address()
  }
  const sent = Object.fromEntries(address.searchParams)
  assert.deepEqual([sent.token, sent.card, sent.email, sent.gift], ['t1', '4242424242424242', good.email, undefined])
})

test('within a form of the page it is a part of that', async () => {
  await open()
  const names = await browser.run(async () => {
    const outer = document.createElement('form'), inner = document.createElement('caret-form')
    inner.setAttribute('src', '/examples/checkout.json')
    inner.innerHTML = '<input type="hidden" name="token" value="t2"><input name="plain">'
    outer.innerHTML = '<input name="other" value="1">'
    const isReady = new Promise(done => inner.addEventListener('caret-ready', done))
    outer.append(inner)
    document.body.replaceChildren(outer)
    await isReady
    return [...new FormData(outer).keys()]
  })
  assert.deepEqual(names.slice(0, 2), ['other', 'token'])
  assert.deepEqual(['plain', 'country'].map(name => names.includes(name)), [false, true])
})

test('a field that holds keeps the focus once, and only where it is wrong', async () => {
  await open('en', { description: [
    { name: 'mail', label: 'Mail', type: 'email', timing: 'hold' }, { name: 'name', label: 'Name', type: 'name' },
  ] })
  await focus('mail')
  await browser.press(...'ada@', Keys.tab)
  assert.equal(await focused(), 'mail')
  assert.notEqual((await row('mail')).message, '')
  await browser.press(...'example.org', Keys.tab)
  assert.equal(await focused(), 'name')
})

test('a copied text is pasted with its label, and Tab goes back', async () => {
  await open()
  await focus('street')
  await browser.press(...'Card: 4242-4242 4242 4242', [Keys.control, 'a'], [Keys.control, 'x'])
  await focus('card')
  await browser.press([Keys.control, 'v'])
  assert.equal((await row('card')).text, '4242 4242 4242 4242')
  await browser.press([Keys.shift, Keys.tab])
  assert.equal(await focused(), 'city')
})

test('an element that is moved keeps what was typed', async () => {
  await open()
  await fill({ name: 'Ada' })
  await browser.run(() => document.body.prepend(document.querySelector('caret-form')))
  assert.equal((await row('name')).text, 'Ada')
  assert.equal(await browser.run(() => document.querySelector('caret-form').values.name), 'Ada')
})

test('what a server objects to is shown', async () => {
  await open()
  await fill(good)
  await browser.run(() => document.querySelector('caret-form').object({ email: 'This address is taken' }))
  assert.equal((await row('email')).message, 'This address is taken')
})

test('the page judges a value, and has buttons beside fields', async () => {
  await open('en', { description: [
    { name: 'user', label: 'User name', type: 'username', answers: true },
    { name: 'price', label: 'Price', type: 'digits', leading: { role: 'unit', text: '€' },
      trailing: { role: 'action', text: 'Ask for it', symbol: '?', action: 'ask' } },
  ] })
  await browser.run(() => {
    const element = document.querySelector('caret-form')
    element.addEventListener('caret-ask', ({ detail: { field, answer } }) => {
      answer(field.text === 'ada' ? 'This name is taken' : '')
    })
    element.addEventListener('caret-accessory', ({ detail: { field, isLeading } }) => {
      window.pressed = [field.name, isLeading]
    })
  })
  await focus('user')
  await browser.press(...'ada', Keys.tab)
  assert.equal((await row('user')).message, 'This name is taken')
  await focus('user')
  await browser.press(...'bert', Keys.tab)
  const verdict = () => document.querySelector('caret-form').form.field('user').facts.verdict
  assert.deepEqual([(await row('user')).message, await browser.run(verdict)], ['', 'good'])
  await browser.run(() => document.querySelector('[data-field="price"] button.caret-accessory').click())
  assert.deepEqual(await browser.run(() => window.pressed), ['price', false])
  const beside = () => document.querySelector('[data-field="price"] .caret-leading').textContent
  assert.equal(await browser.run(beside), '€')
})

const forms = ['bank-transfer', 'checkout', 'one-time-code', 'profile', 'retailer', 'sign-up']
for (const name of forms) test(`assistive technology has the facts of ${name}`, async () => {
  await open('en', { name })
  await browser.run(() => document.querySelector('caret-form input').focus())
  await browser.press(...'ada@', Keys.tab)
  const facts = await browser.run(() => document.querySelector('caret-form').form.fields
    .filter(field => field.facts.isShown)
    .map(field => [field.label, field.facts.isRequired, field.message !== '', field.descriptions.join(' ')]))
  const nodes = await browser.accessibleNodes()
  for (const [label, isRequired, isInvalid, description] of facts) {
    const node = nodes.find(({ role, name }) =>
      ['textbox', 'combobox', 'checkbox', 'radiogroup', 'searchbox'].includes(role) && name === label)
    assert.ok(node, label)
    // Chromium's tree does not have it of a checkbox
    if (node.role !== 'checkbox') assert.equal(node.isRequired, isRequired, `${label}, required`)
    assert.equal(node.isInvalid, isInvalid, `${label}, invalid`)
    assert.equal(node.description, description, `${label}, description`)
  }
})

test('digits keep their order in a page that is read from right to left', async () => {
  await open('ar')
  const [card, name] = await browser.run(() => ['card', 'name'].map(name => {
    const { direction, textAlign } = getComputedStyle(document.querySelector(`[data-field="${name}"] input`))
    return [direction, textAlign]
  }))
  assert.deepEqual([card, name[0]], [['ltr', 'right'], 'rtl'])
})

test('a text area, and a line that is read from right to left, are scrolled to the caret', async () => {
  const fields = [{ name: 'note', label: 'Note', type: 'longText' }, { name: 'line', label: 'Line', type: 'text' }]
  await open('ar', { description: fields })
  await browser.run(() => {
    Object.assign(document.querySelector('textarea').style, { blockSize: '6rem', maxInlineSize: '8rem' })
    document.querySelector('[data-field="line"] input').style.maxInlineSize = '6rem'
  })
  const view = () => browser.run(async () => {
    await new Promise(requestAnimationFrame)
    const { scrollTop, scrollLeft, scrollHeight, clientHeight, scrollWidth, clientWidth } = document.activeElement
    return { top: scrollTop, left: scrollLeft, below: scrollHeight - clientHeight, beside: scrollWidth - clientWidth }
  })
  await fill({ note: 'one two three four five six seven '.repeat(4) })
  const { top, below } = await view()
  assert.ok(below > 40 && below - top <= 12, `${top} of ${below}`)
  await browser.press(...Array(4).fill(Keys.enter), ...'end')
  assert.ok((await view()).top >= top + 40)
  await browser.press([Keys.control, Keys.home], 'x')
  assert.ok((await view()).top <= 12)
  await fill({ line: 'سطر طويل لا يتسع له هذا المكان' })
  const { left, beside } = await view()
  assert.ok(beside > 40 && beside + left <= 2, `${left} of ${beside}`)
  await browser.press(Keys.home, Keys.right)
  assert.equal((await view()).left, 0)
})

test('nothing is wider than a small window, in either direction', async () => {
  await open('ar')
  await browser.resize({ width: 320, height: 640 })
  await browser.run(() => document.querySelector('.caret-submit').click())
  const [width, inner] = await browser.run(() => [document.documentElement.scrollWidth, innerWidth])
  assert.ok(width <= inner, `${width} of ${inner}`)
  await browser.resize()
})
