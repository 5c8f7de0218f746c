// Orca, the screen reader of Linux desktops, beside a browser on a display that is not shown. What it says is in its
// log: nothing is spoken.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const pause = time => new Promise(done => setTimeout(done, time))

/** Keys of scripts, as X has them. */
const keys = {
  BS: 'BackSpace', DEL: 'Delete', LEFT: 'Left', RIGHT: 'Right', UP: 'Up', DOWN: 'Down', HOME: 'Home', END: 'End',
  TAB: 'Tab', 'SHIFT-TAB': 'shift+Tab', ENTER: 'Return', ESC: 'Escape', SPACE: 'space', UNDO: 'ctrl+z', PASTE: 'ctrl+v',
  CUT: 'ctrl+x', ALL: 'ctrl+a', 'CTRL-LEFT': 'ctrl+Left', 'CTRL-RIGHT': 'ctrl+Right',
}

export class ScreenReader {
  #processes = []
  #log
  #read = 0
  /** When the last word was heard after the keys before it, in milliseconds, of what was heard last. */
  delay = 0

  /** Starts what a desktop has for it, within a bus of a session: a display, the bus of accessibility, and Orca. */
  static async start(folder) {
    const reader = new ScreenReader()
    for (const name of ['home', 'runtime']) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
    Object.assign(process.env, {
      HOME: join(folder, 'home'), XDG_RUNTIME_DIR: join(folder, 'runtime'), GNOME_ACCESSIBILITY: '1',
    })
    reader.#log = join(folder, 'orca.log')
    writeFileSync(reader.#log, '')
    process.env.DISPLAY = `:${await reader.#display()}`
    const set = spawn('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'])
    await once(set, 'exit')
    reader.#run('/usr/libexec/at-spi-bus-launcher', '--launch-immediately')
    reader.#run('speech-dispatcher', '--run-single', '--timeout', '0')
    await pause(1000)
    reader.#run('/usr/bin/python3', fileURLToPath(new URL('start_reader.py', import.meta.url)), `--debug-file=${reader.#log}`, '--replace')
    await reader.until(/Screen reader on/, 15_000).catch(error => {
      reader.stop()
      throw error
    })
    return reader
  }

  #run(name, ...given) {
    const child = spawn(name, given, { stdio: 'ignore' })
    // what is not installed is not heard
    child.on('error', () => {})
    this.#processes.push(child)
    return child
  }

  /** The number of a display that is free, which Xvfb finds. */
  async #display() {
    const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1000x800x24'], { stdio: ['ignore', 'pipe', 'ignore'] })
    this.#processes.push(child)
    const [number] = await once(child.stdout, 'data')
    return String(number).trim()
  }

  async press(script) {
    for (const [, name, text] of script.matchAll(/«([A-Z-]+)»|([^«]+)/g)) {
      const given = text === undefined ? ['key', keys[name]] : ['type', '--delay', '120', text]
      await once(spawn('xdotool', given, { stdio: 'ignore' }), 'exit')
    }
  }

  /** What was said since the last time, once nothing more is said. */
  async heard() {
    let lines = this.#lines()
    const began = Date.now()
    this.delay = 0
    for (let quiet = 0, waited = 0; quiet < 2500 && waited < 12_000; quiet += 100, waited += 100) {
      await pause(100)
      const now = this.#lines()
      if (now.length > lines.length) [quiet, this.delay] = [0, Date.now() - began]
      lines = now
    }
    const said = lines.slice(this.#read)
    this.#read = lines.length
    return said
  }

  async until(pattern, time) {
    for (let waited = 0; waited < time; waited += 100) {
      if (this.#lines().some(line => pattern.test(line))) return
      await pause(100)
    }
    throw new Error(`it is not heard: ${pattern}`)
  }

  #lines() {
    return [...readFileSync(this.#log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)'\s*\{/g)].map(([, said]) => said.trim())
  }

  stop() { for (const child of this.#processes) child.kill() }
}
