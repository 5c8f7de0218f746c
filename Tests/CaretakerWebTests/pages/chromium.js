// Chromium, headless. What WebDriver has no command for is asked of the Chrome DevTools Protocol.
import { spawn } from 'node:child_process'
import { Connection } from './connection.js'
import { Session } from './session.js'

const options = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']

export class Chromium extends Session {
  #driver
  #tools

  /** `isShown`: whether it stands on a display, where a screen reader finds it. */
  static async start(size, { isShown = false } = {}) {
    // below the ports that systems hand out, one of which another browser might have
    const port = 10000 + process.pid % 20000
    const driver = spawn('chromedriver', [`--port=${port}`], { stdio: 'ignore' })
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
    const args = [...options, isShown ? '--force-renderer-accessibility' : '--headless=new']
    // a bar that says so is read out
    const excludeSwitches = isShown ? ['enable-automation'] : []
    const capabilities = {
      alwaysMatch: { browserName: 'chrome', webSocketUrl: true, 'goog:chromeOptions': { args, excludeSwitches } },
    }
    const response = await fetch(`${address}/session`, { method: 'POST', body: JSON.stringify({ capabilities }) })
    const { value } = await response.json()
    if (value.error) throw new Error(`${value.error}: ${value.message}`)
    const browser = await Chromium.of(await Connection.open(value.capabilities.webSocketUrl), size)
    browser.#driver = driver
    browser.#tools = (await browser.send('goog:cdp.getSession')).session
    return browser
  }

  /** A command of the Chrome DevTools Protocol. */
  async #command(method, params = {}) {
    return (await this.connection.send('goog:cdp.sendCommand', { method, params, session: this.#tools })).result
  }

  /** An input method shows a text that it has not committed. */
  compose(text) {
    const { length } = text
    return this.#command('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
  }

  /** The input method commits a text in place of that. */
  commit(text) { return this.#command('Input.insertText', { text }) }

  /** What the person prefers: the colours `light`, `dark` or `forced`. */
  prefer(colors) {
    const features = [
      { name: 'prefers-color-scheme', value: colors === 'dark' ? 'dark' : 'light' },
      { name: 'forced-colors', value: colors === 'forced' ? 'active' : 'none' },
    ]
    return this.#command('Emulation.setEmulatedMedia', { features })
  }

  /** What assistive technology meets: roles, names, descriptions, what is required and what is invalid. */
  async accessibleNodes() {
    const { nodes } = await this.#command('Accessibility.getFullAXTree')
    return nodes.map(({ role, name, description, properties = [] }) => {
      const property = name => properties.find(property => property.name === name)?.value.value
      return {
        role: role?.value, name: name?.value, description: description?.value ?? '',
        isRequired: property('required') ?? false, isInvalid: property('invalid') === 'true',
      }
    })
  }

  async stop() {
    await this.connection.send('session.end').catch(() => {})
    this.connection.close()
    this.#driver.kill()
  }
}
