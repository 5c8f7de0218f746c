// From nothing to a field in Chromium, over a server on this machine: `node page.mjs PACKAGE TIER PROGRAM`
// prints milliseconds.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Browser, serve } from '../../Tests/CaretakerWebTests/pages/browser.js'

const [folder, tier, program] = process.argv.slice(2)
const mask = tier === 'programs' ? [...readFileSync(program)] : '+1 (###) ###-####'
const server = await serve({ '/package/': pathToFileURL(`${folder}/`), '/': new URL('./', import.meta.url) })
const browser = await Browser.start()
try {
  await browser.open(`${server.url}/page.html`)
  const [scripts, field] = await browser.run(async (tier, mask) => {
    const start = performance.now()
    const { Caretaker, Field, Mask } = await import('/package/caretaker.js')
    const imported = performance.now()
    await Caretaker.load({ tier })
    new Field(new Mask(Array.isArray(mask) ? new Uint8Array(mask) : mask)).insert('5')
    return [imported - start, performance.now() - imported]
  }, tier, mask)
  console.log(`in Chromium, the scripts: ${scripts.toFixed(2)}`)
  console.log(`in Chromium, load to the first field: ${field.toFixed(2)}`)
} finally {
  await browser.stop()
  server.close()
}
