// Fields in a browser: real key events, and the events that input methods, autofill and tools send.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { Browser, Keys, serve } from './browser.js'
import { cases } from '../fixtures.js'
import { folder } from '../package.js'
import { keysOf } from '../script.js'

let browser, server

before(async () => {
  server = await serve({ '/package/': folder, '/': new URL('./', import.meta.url) })
  browser = await Browser.start()
  await browser.open(`${server.url}/page.html`)
  await browser.run(async () => {
    const { attach, Caretaker, Mask } = await import('/package/caretaker.js')
    await Caretaker.load()
    const fields = [...document.querySelectorAll('caret-field')]
    while (!fields.every(field => field.binding)) await new Promise(requestAnimationFrame)
    window.caretaker = { attach, Mask }
  })
})
after(async () => {
  await browser?.stop()
  server?.close()
})

const focus = id => browser.run(id => {
  const input = document.getElementById(id)
  input.closest('form')?.reset()
  return new Promise(done => setTimeout(() => done(input.focus()), 0))
}, id)

/** What an input shows, with the caret drawn in it, and what it holds. */
const state = id => browser.run(id => {
  const input = document.getElementById(id), { selectionEnd: caret } = input
  const field = input.closest('caret-field')
  return {
    shown: `${input.value.slice(0, caret)}▏${input.value.slice(caret)}`, value: field?.value,
    message: input.validationMessage, invalid: input.getAttribute('aria-invalid'),
    said: field?.querySelector('[data-caret-message]').textContent,
  }
}, id)

test('a card is typed with mistakes', async () => {
  await focus('card')
  await browser.press(...'4111x111')
  assert.equal((await state('card')).shown, '4111 111▏')
  assert.equal((await state('card')).value, '4111111')
  await browser.press('x')
  assert.match((await state('card')).said, /rejected 'x'/)
  await browser.press(Keys.backspace, ...'2111111112')
  const wrong = await state('card')
  assert.equal(wrong.value.length, 16)
  assert.notEqual(wrong.message, '')
  assert.equal(wrong.invalid, 'false')
  await browser.press(Keys.tab)
  assert.equal((await state('card')).invalid, 'true')
})

test('keys move the caret, and an edit in the middle leaves it there', async () => {
  await focus('card')
  await browser.press(...'41111111', Keys.left, Keys.left, Keys.left, '9')
  assert.equal((await state('card')).shown, '4111 119▏1 1')
  await browser.press(Keys.home, Keys.delete)
  assert.equal((await state('card')).shown, '▏1111 1911')
  await browser.press([Keys.control, 'a'], '5')
  assert.equal((await state('card')).shown, '5▏')
})

test('undo and redo', async () => {
  await focus('expiry')
  await browser.press(...'1228', [Keys.control, 'z'])
  assert.equal((await state('expiry')).shown, '▏')
  await browser.press([Keys.control, Keys.shift, 'z'])
  assert.equal((await state('expiry')).shown, '12/28▏')
})

test('arrows step the part at the caret, where a field says so', async () => {
  await focus('expiry')
  await browser.press(...'1228', Keys.up, Keys.up, Keys.down)
  assert.equal((await state('expiry')).shown, '12/29▏')
  await browser.press(Keys.home, Keys.up)
  assert.deepEqual(await state('expiry'), { shown: '▏01/29', value: '0129', message: '', invalid: 'false', said: '' })
  await browser.press([Keys.control, 'z'])
  assert.equal((await state('expiry')).value, '1229')
  await focus('card')
  await browser.press(...'4111', Keys.left, Keys.up)
  assert.equal((await state('card')).value, '4111')
})

/** Types in a field of these attributes, in place of the one that was there. */
async function show(attributes, ...keys) {
  await browser.run(async attributes => {
    document.getElementById('behaving')?.closest('caret-field').remove()
    const field = document.createElement('caret-field')
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    field.innerHTML = '<label>Behaving <input id="behaving"></label>'
    const isReady = new Promise(done => field.addEventListener('caret-ready', done))
    document.body.append(field)
    await isReady
    document.getElementById('behaving').focus()
  }, attributes)
  await browser.press(...keys)
  return (await state('behaving')).shown
}

test('keys with Shift and Alt make steps of other sizes, as the attributes say', async () => {
  const time = { mask: '<hours:00..23>:<minutes:00..59>', steps: '' }
  const sizes = { ...time, step: '10', 'small-step': '2', 'large-step': '20' }
  const keys = [
    [[Keys.up], '09:20▏'], [[[Keys.shift, Keys.up]], '09:30▏'], [[Keys.pageUp], '09:30▏'],
    [[[Keys.alt, Keys.up]], '09:12▏'], [[Keys.up, Keys.up, Keys.down], '09:20▏'],
    [[Keys.pageUp, [Keys.shift, Keys.down], [Keys.alt, Keys.down]], '09:08▏'],
    [[Keys.pageUp, Keys.pageUp, Keys.pageDown], '09:30▏'],
  ]
  for (const [pressed, shown] of keys) assert.equal(await show(sizes, ...'0910', ...pressed), shown, shown)
  assert.equal(await show(time, ...'0910', [Keys.shift, Keys.up], [Keys.alt, Keys.down]), '09:19▏')
  assert.equal(await show({ ...time, step: 'hours 2, minutes 15' }, ...'0910', Keys.up, Keys.home, Keys.up), '▏11:25')
})

test('keys that step nothing are the browser\'s', async () => {
  const chords = [
    ...[Keys.up, Keys.down, Keys.pageUp, Keys.pageDown].flatMap(key => [[key], [Keys.shift, key]]),
    [Keys.alt, Keys.down],
  ]
  const time = { mask: '<hours:00..23>:<minutes:00..59>' }
  /** What is shown after a chord, whether it was kept from the browser, and how much is selected. */
  const after = async (attributes, chord) => {
    await show(attributes, ...'0910')
    await browser.run(() => addEventListener('keydown', event => { window.wasKept = event.defaultPrevented }))
    await browser.press(chord)
    return browser.run(() => {
      const { value, selectionStart, selectionEnd } = document.getElementById('behaving')
      return [value, window.wasKept, selectionEnd - selectionStart]
    })
  }
  for (const chord of chords) assert.deepEqual((await after(time, chord)).slice(0, 2), ['09:10', false])
  assert.deepEqual(await after(time, [Keys.shift, Keys.up]), ['09:10', false, 5])
  // nor are chords with Control, where keys step
  for (const chord of [[Keys.control, Keys.up], [Keys.control, Keys.shift, Keys.down], [Keys.shift, Keys.pageUp]]) {
    assert.deepEqual((await after({ ...time, steps: '' }, chord)).slice(0, 2), ['09:10', false])
  }
  await browser.run(() => document.getElementById('behaving').closest('caret-field').remove())
})

test('attributes say how a field behaves', async () => {
  assert.equal(await show({ mask: '##/##', lazy: '' }, '1', '2'), '12▏')
  assert.equal(await show({ mask: '#{1,3} kg', 'shows-suffix': '' }, '7'), '7▏ kg')
  assert.equal(await show({ mask: '<hidden:##>-##', 'hides-parts': '' }, ...'1234'), '••-34▏')
  assert.equal(await show({ mask: '##/##', 'keeps-places': '' }, ...'1234', Keys.home, Keys.delete), '▏_2/34')
  const time = '<hour:00..23>:<minute:00..59>'
  assert.equal(await show({ mask: time, steps: '', 'carries-steps': '' }, ...'0959', Keys.up), '10:00▏')
  assert.equal(await show({ mask: '####', overwriting: '' }, ...'1234', Keys.home, '9'), '9▏234')
  assert.equal(await show({ mask: '000-AA', dialect: 'ngx' }, ...'123ab'), '123-ab▏')
  await browser.run(() => document.getElementById('behaving').closest('caret-field').remove())
})

test('a copied text is pasted whole', async () => {
  await focus('plain')
  await browser.press(...'IBAN: de89 3704 0044 0532 0130 00', [Keys.control, 'a'], [Keys.control, 'x'])
  await focus('iban')
  await browser.press([Keys.control, 'v'])
  assert.deepEqual(await state('iban'), {
    shown: 'DE89 3704 0044 0532 0130 00▏', value: 'DE89370400440532013000', message: '', invalid: 'false',
    said: "dropped 'IBAN:'",
  })
})

// What a browser does by itself where no script changes the text.
const view = id => browser.run(async id => {
  await new Promise(requestAnimationFrame)
  const { scrollLeft, clientWidth, scrollWidth, scrollTop, clientHeight, scrollHeight } = document.getElementById(id)
  return { left: scrollLeft, right: scrollWidth - clientWidth - scrollLeft, bottom: scrollHeight - clientHeight - scrollTop }
}, id)

test('a text that is wider than its input is scrolled to the caret', async () => {
  await focus('plain')
  await browser.press(...'DE89 3704 0044 0532 0130 00', [Keys.control, 'a'], [Keys.control, 'x'])
  await browser.run(() => { document.getElementById('iban').style.width = '5rem' })
  await focus('iban')
  await browser.press(...'de89370400440532013000')
  assert.ok((await view('iban')).right <= 2)
  await browser.press(Keys.home)
  assert.equal((await view('iban')).left, 0)
  await browser.press(Keys.right, Keys.right, Keys.delete)
  assert.equal((await view('iban')).left, 0)
  await browser.press([Keys.control, 'a'], [Keys.control, 'v'])
  const { left, right } = await view('iban')
  assert.ok(right <= 2 && left > 20, `${left}, ${right}`)
  // at the left edge again by deleting alone
  await browser.press(...Array(24).fill(Keys.backspace))
  assert.equal((await view('iban')).left, 0)
  await browser.run(() => document.getElementById('iban').removeAttribute('style'))
})

// mouse events that a program sends start no drag in Firefox
const skip = Browser.name === 'Firefox'
test('a text that is dropped is read as one that is pasted', { skip }, async () => {
  await focus('plain')
  await browser.press(...'Card: 4242 4242 4242 4242', [Keys.control, 'a'])
  await browser.run(() => document.getElementById('card').closest('form').reset())
  await browser.drag('plain', 'card')
  assert.equal((await state('card')).shown.replace('▏', ''), '4242 4242 4242 4242')
  assert.equal((await state('card')).value, '4242424242424242')
})

test('a word is deleted, and a selection cut', async () => {
  await focus('phone')
  await browser.press(...'02079460958', [Keys.control, Keys.backspace])
  assert.equal((await state('phone')).shown, '020 7946▏')
  await browser.press([Keys.shift, Keys.home], [Keys.control, 'x'])
  assert.equal((await state('phone')).shown, '▏')
})

test('a number of the locale is finished when the field is left', async () => {
  await focus('amount')
  await browser.press(...'1234,5')
  assert.equal((await state('amount')).shown.replace('▏', ''), '1.234,5\u00A0€')
  await browser.press(Keys.tab)
  assert.equal((await state('amount')).shown.replace('▏', ''), '1.234,50\u00A0€')
  assert.equal((await state('amount')).value, '1234.50')
})

test('an input method commits its text', async () => {
  await focus('card')
  await browser.press(...'41')
  await browser.compose('１２')
  await browser.commit('１２')
  assert.equal((await state('card')).shown, '4112 ▏')
})

test('a text that the browser fills in', async () => {
  await focus('card')
  await browser.run(() => {
    const input = document.getElementById('card')
    input.value = '378282246310005'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  assert.equal((await state('card')).shown, '3782 822463 10005▏')
})

test('values are posted, and pages hear of edits', async () => {
  await focus('card')
  await browser.run(() => {
    window.heard = []
    document.addEventListener('input', ({ inputType, data }) => window.heard.push([inputType, data]), { once: true })
    document.addEventListener('change', ({ type }) => window.heard.push([type]), { once: true })
  })
  await browser.press(...'4242424242424242', Keys.tab)
  const posted = await browser.run(() => [...new FormData(document.getElementById('form'))])
  assert.deepEqual(posted[0], ['card', '4242424242424242'])
  assert.deepEqual(await browser.run(() => window.heard), [['insertText', '4'], ['change']])
})

test('assistive technology sees one input, named and described', async () => {
  await focus('card')
  await browser.press(...'4111', Keys.tab)
  const boxes = (await browser.accessibleNodes()).filter(({ role }) => role === 'textbox')
  const card = boxes.filter(({ name }) => name === 'Card number')
  assert.equal(card.length, 1)
  assert.equal(boxes.length, 6)
  assert.notEqual(card[0].description, '')
  assert.ok(card[0].isInvalid)
})

test('what a format says of itself is on the input', async () => {
  const attributes = await browser.run(() => ['card', 'phone'].map(id => {
    const input = document.getElementById(id)
    return [input.inputMode, input.autocomplete]
  }))
  assert.deepEqual(attributes, [['numeric', 'cc-number'], ['tel', 'tel']])
})

// Keys that have an event of their own; carets are compared where nothing is selected.
const events = { TYPE: 'insertText', BS: 'deleteContentBackward', DEL: 'deleteContentForward', UNDO: 'historyUndo',
  REDO: 'historyRedo', PASTE: 'insertFromPaste' }

test('the fixtures, as beforeinput', async () => {
  const scripts = cases('editing')
    .filter(({ options, known }) => !options && !known)
    .map(each => ({ ...each, keys: keysOf(each.keys) }))
    .filter(({ keys }) => keys.every(({ name }) => name in events))
  assert.ok(scripts.length > 150, `${scripts.length} cases`)
  const failures = await browser.run((scripts, events) => {
    const { attach, Mask } = window.caretaker
    const input = document.getElementById('plain'), failures = []
    for (const { place, mask, keys, steps } of scripts) {
      input.value = ''
      input.focus()
      const binding = attach(input, new Mask(mask, { permissive: true }), { pastes: 'verbatim' })
      keys.forEach(({ name, text }, i) => {
        const data = name === 'TYPE' || name === 'PASTE' ? text : null
        const init = { inputType: events[name], data, cancelable: true, bubbles: true }
        input.dispatchEvent(new InputEvent('beforeinput', init))
        const caret = input.selectionDirection === 'backward' ? input.selectionStart : input.selectionEnd
        const shown = `${input.value.slice(0, caret)}▏${input.value.slice(caret)}`
        if (shown !== steps[i].shown || binding.value !== steps[i].value) {
          failures.push(`${place}, key ${i + 1}: ${shown}, not ${steps[i].shown}`)
        }
      })
      binding.detach()
    }
    return failures
  }, scripts, events)
  assert.deepEqual(failures, [])
})

test('a sample of the fixtures, as real keys', async () => {
  const codes = { BS: Keys.backspace, DEL: Keys.delete, HOME: Keys.home, END: Keys.end }
  const scripts = cases('editing').filter(({ options, known }) => !options && !known)
    .map(each => ({ ...each, keys: keysOf(each.keys) }))
    .filter(({ keys }) => keys.every(({ name, text }) => name in codes || name === 'TYPE' && /[ -~]/.test(text)))
    .filter((_, i) => i % 8 === 0)
  assert.ok(scripts.length > 20, `${scripts.length} cases`)
  for (const { place, mask, keys, steps } of scripts) {
    await browser.run(mask => {
      const { attach, Mask } = window.caretaker
      const input = document.getElementById('plain')
      window.bound?.detach()
      input.value = ''
      input.focus()
      window.bound = attach(input, new Mask(mask, { permissive: true }))
    }, mask)
    await browser.press(...keys.map(({ name, text }) => codes[name] ?? text))
    const found = await browser.run(() => [document.getElementById('plain').value, window.bound.value])
    const { shown, value } = steps.at(-1)
    assert.deepEqual(found, [shown.replace('▏', ''), value], `${place}, ${mask}`)
  }
})
