// Firefox, headless. What WebDriver has no command for is asked of its own services, from its window.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Connection } from './connection.js'
import { Session } from './session.js'

const options = ['--no-remote', '--remote-debugging-port', '0', '--remote-allow-system-access']

/** Roles of ARIA, by the names that Firefox has for them. */
const roles = { entry: 'textbox', 'password text': 'textbox', editcombobox: 'combobox', grouping: 'radiogroup', checkbutton: 'checkbox' }

export class Firefox extends Session {
  #process
  #profile
  #window
  #composed

  /** `isShown`: whether it stands on a display, where a screen reader finds it. */
  static async start(size, { isShown = false } = {}) {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
    const process = spawn('firefox-esr', [...options, ...(isShown ? [] : ['--headless']), '--profile', profile], { stdio: ['ignore', 'ignore', 'pipe'] })
    const url = await new Promise((resolve, reject) => {
      let said = ''
      process.stderr.on('data', data => {
        said += data
        const [, url] = said.match(/BiDi listening on (\S+)/) ?? []
        if (url) resolve(url)
      })
      process.on('exit', status => reject(new Error(`Firefox ended with ${status}: ${said}`)))
    })
    const connection = await Connection.open(`${url}/session`)
    await connection.send('session.new', { capabilities: {} })
    const browser = await Firefox.of(connection, size)
    const { contexts: [window] } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
    browser.#process = process
    browser.#profile = profile
    browser.#window = window.context
    // a window that no window manager has raised sends no events of focus
    await browser.runIn(window.context, () => {
      Services.focus.activeWindow = window
      gBrowser.selectedBrowser.focus()
    })
    return browser
  }

  /** Whether keys are lost that are pressed after a composition which the page has ended. */
  losesKeys = true

  /** Has an input method do something, in the browser's window. */
  #runInputMethod(body, text) {
    return this.runIn(this.#window, `text => {
      const { classes, interfaces } = Components
      window.inputMethod ??= classes['@mozilla.org/text-input-processor;1']
        .createInstance(interfaces.nsITextInputProcessor)
      window.inputMethod.beginInputTransactionForTests(window)
      return (${body})(window.inputMethod, text)
    }`, text)
  }

  /** An input method shows a text that it has not committed. */
  async compose(text) {
    // a page hears nothing of a text that it has
    await this.#untilHeard('compositionupdate', text === this.#composed ? 500 : 10000, () => {
      return this.#runInputMethod((method, text) => {
        method.setPendingCompositionString(text)
        if (text !== '') {
          method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE)
          method.setCaretInPendingComposition(text.length)
        }
        return method.flushPendingComposition()
      }, text)
    })
    this.#composed = text
  }

  /** The input method commits a text in place of that. */
  async commit(text) {
    await this.#untilHeard('compositionend', 10000, () => {
      return this.#runInputMethod((method, text) => method.commitCompositionWith(text), text)
    })
    this.#composed = undefined
  }

  /** Does something, and waits until the page, a process of its own, has heard of it, for at most some milliseconds. */
  async #untilHeard(event, limit, action) {
    await this.run((event, limit) => {
      window.heard = new Promise(end => {
        window.addEventListener(event, () => end(), { once: true })
        setTimeout(end, limit)
      })
    }, event, limit)
    await action()
    await this.run(() => window.heard)
  }

  /** What the person prefers: the colours `light`, `dark` or `forced`. */
  prefer(colors) {
    return this.runIn(this.#window, colors => {
      Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', colors === 'dark' ? 0 : 1)
      Services.prefs.setIntPref('browser.display.document_color_use', colors === 'forced' ? 2 : 1)
    }, colors)
  }

  /** What assistive technology meets: roles, names, descriptions, what is required and what is invalid. */
  async accessibleNodes() {
    const nodes = await this.runIn(this.#window, async () => {
      const { classes, interfaces: { nsIAccessibilityService, nsIAccessibleStates } } = Components
      const service = classes['@mozilla.org/accessibilityService;1'].getService(nsIAccessibilityService)
      const has = (node, state) => {
        const states = {}
        node.getState(states, {})
        return (states.value & state) !== 0
      }
      const tree = node => [node, ...Array.from({ length: node.childCount }, (_, i) => tree(node.getChildAt(i))).flat()]
      // the tree is built when it is first asked for
      await new Promise(done => setTimeout(done, 500))
      const page = service.getAccessibleFor(gBrowser.selectedBrowser)
      return tree(page).map(node => ({
        role: service.getStringRole(node.role), name: node.name, description: node.description,
        isRequired: has(node, nsIAccessibleStates.STATE_REQUIRED), isInvalid: has(node, nsIAccessibleStates.STATE_INVALID),
      }))
    })
    return nodes.map(({ role, description, ...node }) =>
      // it reads the marks of a list, which are not text of the page
      ({ role: roles[role] ?? role, description: description.replaceAll('• ', ''), ...node }))
  }

  async stop() {
    await this.connection.send('browser.close').catch(() => {})
    this.connection.close()
    this.#process.kill()
    await once(this.#process, 'exit')
    await rm(this.#profile, { recursive: true, force: true })
  }
}
