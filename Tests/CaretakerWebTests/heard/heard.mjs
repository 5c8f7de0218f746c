// What a screen reader says of fields and forms in a page, step by step: fixtures/heard. Orca in Firefox.
//   node Tests/CaretakerWebTests/heard/heard.mjs             plays the transcripts
//   node Tests/CaretakerWebTests/heard/heard.mjs --record    writes what is heard now
// Needs orca, xvfb, xdotool, dbus-daemon and firefox-esr, and the package that .ci/web builds.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Firefox } from '../pages/firefox.js'
import { serve } from '../pages/browser.js'
import { folder as library, root } from '../package.js'
import { ScreenReader } from './screen-reader.js'

const isRecording = process.argv.includes('--record')
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

const transcripts = fileURLToPath(new URL('fixtures/heard/', root))
const server = await serve({
  '/package/': library, '/caretaker/': library, '/checkout.json': new URL('fixtures/forms/examples/checkout.json', root),
  '/form.html': new URL('Sources/CaretakerWeb/playground/form.html', root),
  '/form-page.js': new URL('Sources/CaretakerWeb/playground/form-page.js', root),
  '/playground.css': new URL('Sources/CaretakerWeb/playground/playground.css', root),
  '/': new URL('../pages/', import.meta.url),
})
const reader = await ScreenReader.start(mkdtempSync(join(tmpdir(), 'heard-')))
const browser = await Firefox.start(undefined, { isShown: true })
const differences = []
try {
  for (const name of readdirSync(transcripts).filter(name => name.endsWith('.json')).sort()) {
    const transcript = JSON.parse(readFileSync(join(transcripts, name), 'utf8'))
    await browser.open('about:blank')
    await browser.open(`${server.url}/${transcript.page}`)
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
      if (isRecording) step.heard = heard
      else if (JSON.stringify(heard) !== JSON.stringify(step.heard)) {
        differences.push(`${name}, ${step.focus ?? step.keys}: ${JSON.stringify(heard)}, not ${JSON.stringify(step.heard)}`)
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
