// What a screen reader says of fields and forms in a page, step by step: fixtures/heard. Orca in Chromium, or in Firefox.
//   node Tests/CaretakerWebTests/heard/heard.mjs                  plays the transcripts
//   node Tests/CaretakerWebTests/heard/heard.mjs card             those that are called so
//   node Tests/CaretakerWebTests/heard/heard.mjs --record         writes what is heard now: in Firefox before Chromium
// Needs orca, xvfb, xdotool, dbus-daemon and the browser, and the package that .ci/web builds.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Browser, serve } from '../pages/browser.js'
import { Firefox } from '../pages/firefox.js'
import { folder as library, root } from '../package.js'
import { ScreenReader } from './screen-reader.js'

const isRecording = process.argv.includes('--record')
const names = process.argv.slice(2).filter(name => name !== '--record')
if (!process.env.CARETAKER_HEARD) {
  // a bus of its own, so that the person's desktop is left alone
  const { status } = spawnSync('dbus-run-session', ['--', process.execPath, ...process.argv.slice(1)], {
    stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CARETAKER_HEARD: '1' },
  })
  process.exit(status ?? 1)
}

/** Orca reads a description again that has changed since: what was said before in a step counts once. */
function once(heard) {
  const plain = said => said.replace(/\.$/, '')
  return heard.filter((said, i) => !heard.slice(0, i).some(before => before.length > 20 && plain(before).includes(plain(said))))
}

const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b)
const isFirefox = Browser === Firefox
/** What is heard of a step: Chromium has its own where it differs. */
const expected = step => isFirefox ? step.heard : step.inChromium ?? step.heard
function record(step, heard) {
  if (isFirefox) step.heard = heard
  else if (isSame(heard, step.heard)) delete step.inChromium
  else step.inChromium = heard
}

const transcripts = fileURLToPath(new URL('fixtures/heard/', root))
const server = await serve({
  '/package/': library, '/caretaker/': library, '/examples/': new URL('fixtures/forms/examples/', root),
  '/checkout.json': new URL('fixtures/forms/examples/checkout.json', root), '/example.html': new URL('example.html', import.meta.url),
  '/form.html': new URL('Sources/CaretakerWeb/playground/form.html', root),
  '/form-page.js': new URL('Sources/CaretakerWeb/playground/form-page.js', root),
  '/playground.css': new URL('Sources/CaretakerWeb/playground/playground.css', root),
  '/': new URL('../pages/', import.meta.url),
})
const reader = await ScreenReader.start(mkdtempSync(join(tmpdir(), 'heard-')))
const browser = await Browser.start(undefined, { isShown: true })
const differences = []
try {
  for (const name of readdirSync(transcripts).filter(name => name.endsWith('.json') && names.every(part => name.includes(part))).sort()) {
    const transcript = JSON.parse(readFileSync(join(transcripts, name), 'utf8'))
    await browser.open('about:blank')
    await browser.open(`${server.url}/${transcript.page}`)
    await browser.send('browsingContext.activate')
    await browser.run(async () => {
      const isReady = () => document.querySelector('caret-field')?.binding || document.querySelector('.caret-submit')
      while (!isReady()) await new Promise(requestAnimationFrame)
    })
    await reader.heard()
    for (const step of transcript.steps) {
      if (step.focus) await browser.run(selector => document.querySelector(selector).focus(), step.focus)
      if (step.keys) await reader.press(step.keys)
      const heard = once(await reader.heard())
      for (const said of heard) if (/_|•./.test(said)) differences.push(`${name}, ${step.keys}: ${said}`)
      if (isRecording) record(step, heard)
      else if (!isSame(heard, expected(step))) {
        differences.push(`${name}, ${step.focus ?? step.keys}: ${JSON.stringify(heard)}, not ${JSON.stringify(expected(step))}`)
      }
    }
    if (isRecording) writeFileSync(join(transcripts, name), `${JSON.stringify(transcript, undefined, 2)}\n`)
    console.log(`${name}: ${transcript.steps.length} steps`)
  }
} finally {
  await browser.stop()
  reader.stop()
  server.close()
}
for (const difference of differences) console.error(difference)
process.exit(differences.length === 0 ? 0 : 1)
