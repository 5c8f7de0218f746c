// Commands of WebDriver BiDi and their answers, over a socket.
import { once } from 'node:events'
import { createRequire } from 'node:module'

// Debian's, since node has sockets of its own only from its version 22 on
const { WebSocket } = createRequire(import.meta.url)('/usr/share/nodejs/ws')

export class Connection {
  #socket
  #waiting = new Map()
  #count = 0

  static async open(url) {
    const connection = new Connection()
    connection.#socket = new WebSocket(url)
    connection.#socket.on('message', data => connection.#receive(JSON.parse(data)))
    await once(connection.#socket, 'open')
    return connection
  }

  #receive({ id, result, error, message }) {
    const answer = this.#waiting.get(id)
    this.#waiting.delete(id)
    answer?.(result, error && new Error(`${error}: ${message}`))
  }

  send(method, params = {}) {
    return new Promise((resolve, reject) => {
      const id = ++this.#count
      // what does not answer fails, and holds up nothing
      const limit = setTimeout(() => this.#receive({ id, error: 'timeout', message: method }), 60_000)
      this.#waiting.set(id, (result, error) => {
        clearTimeout(limit)
        if (error) reject(error)
        else resolve(result)
      })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }

  close() { this.#socket.close() }
}
