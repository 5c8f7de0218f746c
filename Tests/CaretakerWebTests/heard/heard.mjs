// What a screen reader says of fields and forms in a page, step by step: fixtures/heard. Orca in Chromium, or in Firefox.
//   node Tests/CaretakerWebTests/heard/heard.mjs                  plays the transcripts
//   node Tests/CaretakerWebTests/heard/heard.mjs card secret      those that are called so
//   node Tests/CaretakerWebTests/heard/heard.mjs --record         writes what is heard now: in Firefox before Chromium
//   node Tests/CaretakerWebTests/heard/heard.mjs --gtk PROGRAM    plays that of the example for GTK instead, once it is compiled
// Needs orca, xvfb, xdotool, dbus-daemon and the browser, and the package that .ci/web builds.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Browser, serve } from '../pages/browser.js'
import { Firefox } from '../pages/firefox.js'
import { folder as library, root } from '../package.js'
import { ScreenReader } from './screen-reader.js'

const isRecording = process.argv.includes('--record')
const program = process.argv.includes('--gtk') ? process.argv[process.argv.indexOf('--gtk') + 1] : undefined
const names = process.argv.slice(2).filter(name => !name.startsWith('--') && name !== program)
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
const isFirefox = program !== undefined || Browser === Firefox
/** What is heard of a step: Chromium has its own where it differs from Firefox. */
const expected = step => isFirefox ? step.heard : step.inChromium ?? step.heard
function record(step, heard) {
  if (isFirefox) step.heard = heard
  else if (isSame(heard, step.heard)) delete step.inChromium
  else step.inChromium = heard
}

/** The pages of a browser. */
class Pages {
  static async start() {
    const pages = new Pages()
    pages.server = await serve({
      '/package/': library, '/caretaker/': library, '/examples/': new URL('fixtures/forms/examples/', root),
      '/checkout.json': new URL('fixtures/forms/examples/checkout.json', root),
      '/example.html': new URL('example.html', import.meta.url),
      '/form.html': new URL('Sources/CaretakerWeb/playground/form.html', root),
      '/form-page.js': new URL('Sources/CaretakerWeb/playground/form-page.js', root),
      '/playground.css': new URL('Sources/CaretakerWeb/playground/playground.css', root),
      '/': new URL('../pages/', import.meta.url),
    })
    pages.browser = await Browser.start(undefined, { isShown: true })
    return pages
  }

  plays({ page }) { return page !== undefined }

  async open({ page }) {
    await this.browser.open('about:blank')
    await this.browser.open(`${this.server.url}/${page}`)
    await this.browser.send('browsingContext.activate')
    await this.browser.run(async () => {
      const isReady = () => document.querySelector('caret-field')?.binding || document.querySelector('.caret-submit')
      while (!isReady()) await new Promise(requestAnimationFrame)
    })
  }

  focus(selector) { return this.browser.run(selector => document.querySelector(selector).focus(), selector) }

  async stop() {
    await this.browser.stop()
    this.server.close()
  }
}

/** The window of the example for GTK. */
class Window {
  // without one that manages windows none is active
  #manager = spawn('openbox', { stdio: 'ignore' })
  #program

  plays({ mask }) { return mask !== undefined }

  async open({ mask }) {
    this.#program?.kill()
    const env = { ...process.env, GDK_BACKEND: 'x11', GSK_RENDERER: 'cairo' }
    this.#program = spawn(program, [mask], { stdio: 'ignore', env })
    spawnSync('sh', ['-c', 'xdotool windowfocus --sync $(xdotool search --sync --onlyvisible --name "masked entry" | head -1)'])
  }

  stop() {
    this.#program?.kill()
    this.#manager.kill()
  }
}

const transcripts = fileURLToPath(new URL('fixtures/heard/', root))
/** Ends with the status that `.ci/heard` takes for a machine on which no screen reader runs. */
function giveUp(reason) {
  console.error(`NOT HEARD: ${reason}`)
  process.exit(77)
}

const reader = await ScreenReader.start(mkdtempSync(join(tmpdir(), 'heard-'))).catch(error => giveUp(error.message))
const place = program ? new Window() : await Pages.start().catch(error => {
  reader.stop()
  giveUp(error.message)
})
/** Plays a transcript, or records it: where what is heard differs, and how long the slowest step took. */
async function play(name, transcript) {
  const differences = []
  let slowest = 0
  await place.open(transcript)
  await reader.heard()
  for (const step of transcript.steps) {
    if (step.focus) await place.focus(step.focus)
    if (step.keys) await reader.press(step.keys)
    const heard = once(await reader.heard())
    slowest = Math.max(slowest, reader.delay)
    for (const said of heard) if (/_|•[^ ]/.test(said)) differences.push(`${name}, ${step.keys}: ${said}`)
    if (isRecording) record(step, heard)
    else if (!isSame(heard, expected(step))) {
      differences.push(`${name}, ${step.focus ?? step.keys}: ${JSON.stringify(heard)}, not ${JSON.stringify(expected(step))}`)
    }
  }
  return { differences, slowest }
}

/** Whether an input that nothing formats is heard as it was: else it is the machine that differs. */
async function isAsItWas() {
  const plain = JSON.parse(readFileSync(join(transcripts, 'plain.json'), 'utf8'))
  try {
    for (let tries = 0; tries < 2; tries++) if ((await play('plain.json', plain)).differences.length === 0) return true
  } catch (error) {
    console.error(error.message)
  }
  return false
}

const differences = []
let count = 0
try {
  if (!isRecording && !program && !await isAsItWas()) {
    await place.stop()
    reader.stop()
    giveUp('here an input that nothing formats is heard otherwise')
  }
  for (const name of readdirSync(transcripts).filter(name => name.endsWith('.json') && (names.length === 0 || names.some(part => name.includes(part)))).sort()) {
    const transcript = JSON.parse(readFileSync(join(transcripts, name), 'utf8'))
    if (!place.plays(transcript)) continue
    let played = await play(name, transcript)
    // words that come late, on a machine that is busy, are heard with the next step
    if (played.differences.length > 0 && !isRecording) played = await play(name, transcript)
    differences.push(...played.differences)
    if (isRecording) writeFileSync(join(transcripts, name), `${JSON.stringify(transcript, undefined, 2)}\n`)
    console.log(`${name}: ${transcript.steps.length} steps, each heard within ${played.slowest} ms`)
    count++
  }
} finally {
  await place.stop()
  reader.stop()
}
for (const difference of differences) console.error(difference)
if (count === 0) console.error('no transcript is called so')
process.exit(differences.length === 0 && count > 0 ? 0 : 1)
