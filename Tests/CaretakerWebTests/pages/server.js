// A server of files, on this machine.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

const types = {
  '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
}

/** Serves folders of files, each under its path, and single files; the address of the server. */
export async function serve(folders) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const [prefix, folder] = Object.entries(folders).find(([prefix]) => pathname.startsWith(prefix)) ?? []
    try {
      const file = new URL(pathname.slice(prefix.length) || (prefix.endsWith('/') ? 'index.html' : ''), folder)
      const body = await readFile(file)
      response.writeHead(200, {
        'content-type': types[extname(file.pathname)] ?? 'application/octet-stream',
        // a page of its own, as they say, has a clock that is twenty times as fine
        'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp',
      }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
