// A page that loads the tier it needs.
import assert from 'node:assert/strict'
import test from 'node:test'
import { Browser, serve } from './browser.js'
import { folder } from '../package.js'

test('a tier in a page, whose elements take the one that was loaded first', async () => {
  const server = await serve({ '/package/': folder, '/': new URL('./', import.meta.url) })
  const browser = await Browser.start()
  try {
    await browser.open(`${server.url}/tier.html`)
    const [shown, value, loaded, error, isWaiting] = await browser.run(async () => {
      const { Caretaker, NamedFormat } = await import('/package/caretaker.js')
      await Caretaker.load()
      const field = document.querySelector('caret-field[mask]')
      while (!field.binding) await new Promise(requestAnimationFrame)
      field.binding.field.paste('555 123 4567')
      field.binding.show()
      // a mask of a script's own, on an element that has no attributes
      const { Mask } = await import('/package/caretaker.js')
      const given = document.querySelector('#given')
      const isWaiting = given.binding === undefined
      given.format = new Mask(new Mask('##/##').program)
      while (!given.binding) await new Promise(requestAnimationFrame)
      given.binding.field.paste('1226')
      given.format = new Mask('##-##')
      while (given.input.value !== '12-26') await new Promise(requestAnimationFrame)
      const files = performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))
      let error
      try { new NamedFormat('card') } catch (thrown) { error = thrown.message }
      return [field.input.value, field.value, files.filter(name => name.endsWith('.wasm')), error, isWaiting]
    })
    assert.deepEqual([shown, value, loaded], ['(555) 123-4567', '5551234567', ['caretaker-masks.wasm']])
    assert.match(error, /in the tier 'fields'/)
    assert.ok(isWaiting)
  } finally {
    await browser.stop()
    server.close()
  }
})
