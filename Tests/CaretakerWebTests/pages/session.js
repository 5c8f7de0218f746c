// A session of WebDriver BiDi: what Chromium and Firefox do alike.

export class Session {
  connection
  /** The page. */
  context

  constructor(connection, context) {
    this.connection = connection
    this.context = context
  }

  /** The session of a browser that listens, with its first page in the size that is asked for. */
  static async of(connection, size) {
    const { contexts } = await connection.send('browsingContext.getTree')
    const session = new this(connection, contexts[0].context)
    await session.resize(size)
    return session
  }

  send(method, params) { return this.connection.send(method, { context: this.context, ...params }) }

  open(url) { return this.send('browsingContext.navigate', { url, wait: 'complete' }) }

  /** Where the page is, also while it goes elsewhere. */
  async address() {
    const { contexts } = await this.connection.send('browsingContext.getTree', { root: this.context })
    return new URL(contexts[0].url)
  }

  resize({ width = 1000, height = 800 } = {}) {
    return this.send('browsingContext.setViewport', { viewport: { width, height } })
  }

  /** Runs a function in the page, and waits for what it returns. */
  run(body, ...args) { return this.runIn(this.context, body, ...args) }

  async runIn(context, body, ...args) {
    const { type, result, exceptionDetails } = await this.connection.send('script.callFunction', {
      // texts of JSON, so that there is nothing to learn of how BiDi writes values
      functionDeclaration: `async args => JSON.stringify(await (${body})(...JSON.parse(args)))`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }], target: { context }, awaitPromise: true,
    })
    if (type === 'exception') throw new Error(exceptionDetails.text)
    return result.value && JSON.parse(result.value)
  }

  /** Presses keys, one after the other: characters, or code points of WebDriver's own for other keys. */
  press(...keys) {
    const actions = keys.flatMap(key => {
      const chord = Array.isArray(key) ? key : [key]
      return [
        ...chord.map(value => ({ type: 'keyDown', value })),
        ...chord.slice().reverse().map(value => ({ type: 'keyUp', value })),
      ]
    })
    return this.send('input.performActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Drags what is selected in one input to another. */
  async drag(from, to) {
    const places = await this.run((...ids) => ids.map(id => {
      const { left, top, height } = document.getElementById(id).getBoundingClientRect()
      return { x: Math.round(left) + 10, y: Math.round(top + height / 2) }
    }), from, to)
    const move = ({ x, y }) => ({ type: 'pointerMove', x, y, duration: 100 })
    const [start, end] = places
    const actions = [
      move(start), { type: 'pointerDown', button: 0 }, { type: 'pause', duration: 300 },
      move({ x: start.x + 8, y: start.y }), move(end), move({ x: end.x + 4, y: end.y }), { type: 'pointerUp', button: 0 },
    ]
    await this.send('input.performActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  async screenshot() { return Buffer.from((await this.send('browsingContext.captureScreenshot')).data, 'base64') }
}
