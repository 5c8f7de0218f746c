// The lines of the README that need no page: what stands after `//` is what the expression before it is.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { caretaker, folder } from './package.js'

const readme = readFileSync(new URL('README.md', folder), 'utf8')
const AsyncFunction = (async () => {}).constructor

/** The code of a section, as far as it imports from the package and asks nothing of a page. */
function codeOf(heading) {
  const [, section] = readme.split(new RegExp(`^#+ ${heading}$`, 'm'))
  const blocks = section.split(/^#/m)[0].matchAll(/^```js\n(.*?)^```$/gms)
  return Array.from(blocks, ([, code]) => code).find(code => code.includes("from 'caretaker'"))
}

for (const [heading, least] of [['In scripts', 12], ['Forms in scripts', 9]]) {
  test(heading, async () => {
    let compared = 0
    const code = codeOf(heading).replace(/^import (\{.*\}) from 'caretaker'$/m, 'const $1 = caretaker')
      .replace(/^(\S.*) \/\/ (.*)$/gm, (line, expression, value) =>
        `compare(${expression}, ${value}, ${JSON.stringify(line)})`)
    await new AsyncFunction('caretaker', 'compare', code)(caretaker, (found, expected, line) => {
      compared++
      assert.deepEqual(found, expected, `${line}\nis ${JSON.stringify(found)}`)
    })
    assert.ok(compared >= least, `only ${compared} lines`)
  })
}
