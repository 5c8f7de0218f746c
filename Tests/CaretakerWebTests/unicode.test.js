// What Swift's strings ask about canonical equivalence, of the package's tables: for every scalar as node has it.
import assert from 'node:assert/strict'
import { execFileSync, execSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { root } from './package.js'

/** Scripts with decompositions that node may know and Unicode 15, of which the tables are, does not. */
const newer = [[0x105C0, 0x105FF], [0x11380, 0x113FF], [0x16100, 0x1613F], [0x16D40, 0x16D7F]]

/** The functions, in a module of their own. */
function linked() {
  const clang = join(dirname(realpathSync(execSync('command -v swiftc', { encoding: 'utf8' }).trim())), 'clang')
  const source = name => fileURLToPath(new URL(`Sources/${name}`, root))
  const folder = mkdtempSync(join(tmpdir(), 'unicode-')), file = join(folder, 'unicode.wasm')
  try {
    execFileSync(clang, [
      '--target=wasm32-unknown-none-wasm', '-O2', '-ffreestanding', '-nostdlib', '-Wl,--no-entry', '-Wl,--export-all',
      `-I${source('CTables/include')}`, source('CaretakerWeb/unicode.c'),
      source('CTables/unicode_tables.c'), '-o', file,
    ])
    return new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file))).exports
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('decompositions, compositions and what is asked before them', () => {
  const calls = linked(), bytes = new Uint8Array(calls.memory.buffer)
  const place = new DataView(calls.memory.buffer).getUint32(calls._swift_stdlib_nfd_decompositions.value, true)
  let decomposed = 0
  for (let code = 0; code < 0x110000; code++) {
    // surrogates are not scalars, and syllables are Swift's own affair
    if (code >= 0xD800 && code < 0xE000 || code >= 0xAC00 && code <= 0xD7A3) continue
    if (newer.some(([first, last]) => code >= first && code <= last)) continue
    const scalar = String.fromCodePoint(code)
    if (!/\p{Assigned}/u.test(scalar)) continue
    const nfd = scalar.normalize('NFD'), entry = calls._swift_stdlib_getDecompositionEntry(code)
    const isFound = (entry & 0x3FFFF) === code
    assert.equal(isFound, nfd !== scalar, code.toString(16))
    if (isFound) {
      decomposed++
      assert.deepEqual(bytes.slice(place + 1, place + 1 + bytes[place]), new TextEncoder().encode(nfd))
    }
    const data = calls._swift_stdlib_getNormData(code)
    if (code >= 0xC0) assert.equal((data & 1) !== 0, nfd !== scalar, code.toString(16))
    if (scalar.normalize('NFC') !== scalar) assert.ok(data & 6, code.toString(16))
    // what is one of two scalars again is so here
    const [first, second, ...rest] = Array.from(nfd, part => part.codePointAt(0))
    if (second !== undefined && rest.length === 0 && nfd.normalize('NFC') === scalar) {
      assert.equal(calls._swift_stdlib_getComposition(first, second) >>> 0, code, code.toString(16))
    }
  }
  assert.ok(decomposed > 2000, `only ${decomposed}`)
  assert.equal(calls._swift_stdlib_getComposition(0x41, 0x42) >>> 0, 0xFFFFFFFF)
})
