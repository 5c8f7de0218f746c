// Compiled masks: read back, changed, and cut.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { caretaker } from './package.js'
import { caret, run, tiers } from './processes.js'
import { programOf } from './programs.js'

const { CardFormat, Field, Mask, NamedFormat, PhoneFormat } = caretaker

for (const tier of tiers) test(`damaged programs in the tier ${tier}`, () => run('damaged.js', tier))

test('a program is the mask', () => {
  const mask = new Mask('+1 (###) ###-####'), { program } = mask
  assert.ok(program instanceof Uint8Array)
  assert.deepEqual(program, programOf('+1 (###) ###-####'))
  const again = new Mask(program)
  assert.equal(again.format('5551234567'), '+1 (555) 123-4567')
  assert.deepEqual(again.program, program)
  assert.deepEqual([again.mask, again.title, again.label], ['', '', ''])
  assert.deepEqual([again.example, again.inputMode, again.maximumLength], [mask.example, mask.inputMode, 17])
  assert.deepEqual(new Mask(program.buffer).program, program)
})

test('what a program says of its values', () => {
  for (const mask of ['###', '@@-##', '^@{2}## ####', '"DE"##', '#{1,3}.#', '<01..12>/##', '&{1,20}', '"+"#{3}']) {
    const [written, read] = [new Mask(mask), new Mask(new Mask(mask).program)]
    assert.deepEqual([read.inputMode, read.maximumLength], [written.inputMode, written.maximumLength], mask)
  }
})

test('texts that arrive whole are read for a program as for its mask', () => {
  for (const [mask, texts] of [
    ['(###) ###-####', ['Tel: (555) 123-4567', '555.123.4567', '+1 555', 'a5551234567', '555-123-4567 x']],
    ['<month:01..12>/<day:01..31>/<year:####>', ['1/2/2026', '01/02/2026', '31.12.2026', 'due 12/31/2026']],
    ['#{1,3}.#{2}', ['12.34', '1,234', '12 34', '3.50 kg']],
    ['#{5}<-#{4}>?', ['12345-6789', '12345', 'ZIP 12345', '12345 6789']],
    ['^@{2}## #{4} #{4}', ['de89 3704 0044', 'DE8937040044', 'IBAN: DE89 3704 0044']],
  ]) {
    const [written, read] = [new Mask(mask), new Mask(programOf(mask))]
    for (const text of texts) {
      const fields = [written, read].map(format => new Field(format))
      for (const field of fields) field.paste(text)
      assert.equal(fields[1].text, fields[0].text, `${mask} ${text}`)
      assert.equal(read.parse(text), written.parse(text), `${mask} ${text}`)
    }
  }
})

test('masks compiled with the page', { skip: !existsSync(caret) && 'NOT CHECKED: build `caret` first' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'masks-')), file = join(folder, 'masks.mjs')
  try {
    const masks = ['us-ein', 'phone=(###) ###-####', 'zip=#{5}<-#{4}>?']
    const { status, stderr } = spawnSync(caret, ['compile', '--web', ...masks, '--output', file], { encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    const { phone, usEin, zip } = await import(pathToFileURL(file))
    assert.equal(new Mask(phone).format('5551234567'), '(555) 123-4567')
    assert.equal(new Mask(usEin).format('121234567'), '12-1234567')
    assert.deepEqual([new Mask(zip).parse('12345-6789'), new Mask(zip).inputMode], ['123456789', 'numeric'])
    assert.deepEqual(phone, programOf('(###) ###-####'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('formats that have a program, and that have none', () => {
  assert.ok(new NamedFormat('iban').program.length > 1000)
  assert.ok(new CardFormat().program.length > 1000)
  assert.equal(new PhoneFormat('GB').program, undefined)
  assert.equal(new NamedFormat('decimal(de_DE)').program, undefined)
})
