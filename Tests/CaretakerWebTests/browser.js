// Chromium over WebDriver, with what node has: a server of the files, and a session.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' }

/** Serves folders of files, each under its path, and single files; the address of the server. */
export async function serve(folders) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const [prefix, folder] = Object.entries(folders).find(([prefix]) => pathname.startsWith(prefix)) ?? []
    try {
      const file = new URL(pathname.slice(prefix.length) || (prefix.endsWith('/') ? 'index.html' : ''), folder)
      const body = await readFile(file)
      response.writeHead(200, { 'content-type': types[extname(file.pathname)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

/** A session of headless Chromium. */
export class Browser {
  #driver
  #session

  static async start({ width = 1000, height = 800, options = [] } = {}) {
    const browser = new Browser()
    // below the ports that systems hand out, one of which another browser might have
    const port = 10000 + process.pid % 20000
    browser.#driver = spawn('chromedriver', [`--port=${port}`], { stdio: 'ignore' })
    const address = `http://127.0.0.1:${port}`
    for (let tries = 0; ; tries++) {
      try {
        await fetch(`${address}/status`)
        break
      } catch (error) {
        if (tries === 100) throw error
        await new Promise(wait => setTimeout(wait, 100))
      }
    }
    const arguments_ = [
      '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--window-size=${width},${height}`,
      ...options,
    ]
    const capabilities = { alwaysMatch: { browserName: 'chrome', 'goog:chromeOptions': { args: arguments_ } } }
    browser.#session = address
    const { sessionId } = await browser.#send('POST', '/session', { capabilities })
    browser.#session = `${address}/session/${sessionId}`
    return browser
  }

  async #send(method, path, body) {
    // what does not answer fails, and holds up nothing
    const signal = AbortSignal.timeout(60_000)
    const response = await fetch(this.#session + path, { method, body: body && JSON.stringify(body), signal })
    const { value } = await response.json()
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  open(url) { return this.#send('POST', '/url', { url }) }

  /** Runs a function in the page, and waits for what it returns. */
  run(body, ...args) {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve((${body}).apply(null, Array.from(arguments).slice(0, -1)))
        .then(value => done({ value }), error => done({ error: String(error.stack ?? error) }))`
    return this.#send('POST', '/execute/async', { script, args }).then(({ value, error }) => {
      if (error) throw new Error(error)
      return value
    })
  }

  /** Presses keys, one after the other: characters, or code points of WebDriver's own for other keys. */
  async press(...keys) {
    const actions = keys.flatMap(key => {
      const chord = Array.isArray(key) ? key : [key]
      return [
        ...chord.map(value => ({ type: 'keyDown', value })),
        ...chord.slice().reverse().map(value => ({ type: 'keyUp', value })),
      ]
    })
    await this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** A command of the Chrome DevTools Protocol. */
  command(cmd, params = {}) { return this.#send('POST', '/goog/cdp/execute', { cmd, params }) }

  async screenshot() { return Buffer.from(await this.#send('GET', '/screenshot'), 'base64') }

  async stop() {
    await this.#send('DELETE', '').catch(() => {})
    this.#driver.kill()
  }
}

/** Keys that are no characters, as WebDriver numbers them. */
export const Keys = {
  backspace: '\uE003', tab: '\uE004', enter: '\uE007', shift: '\uE008', control: '\uE009', end: '\uE010', home: '\uE011',
  left: '\uE012', up: '\uE013', right: '\uE014', down: '\uE015', delete: '\uE017',
}
