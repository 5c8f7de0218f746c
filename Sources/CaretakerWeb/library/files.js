// Files beside this one, in a page and in node.

/** The response with a file. */
export async function fetched(url) {
  // node has no fetch of files
  if (url.protocol === 'file:' && globalThis.process) {
    return new Response(await (await import('node:fs/promises')).readFile(url))
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`)
  return response
}
