// Messages in languages: tables that are fetched, and those of one's own.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import test from 'node:test'
import { caretaker, folder } from './package.js'

const { Caretaker, Field, Form, FormatError, Mask } = caretaker
const said = (language, mask = '##') => new Mask(mask).validate('1', { language }).message

test('node speaks all languages, each in its own words', async () => {
  const codes = (await readdir(new URL('messages', folder))).map(name => name.replace('.txt', ''))
  assert.ok(codes.length >= 8, codes.join())
  for (const code of codes) {
    const table = await readFile(new URL(`messages/${code}.txt`, folder), 'utf8')
    assert.equal(said(`${code}-XX`), /^field\.incomplete +(.*)$/m.exec(table)[1])
  }
  assert.equal(said('xx'), said('en'))
})

test('a language of one\'s own is spoken by what was made before', () => {
  const field = new Field(new Mask('##'))
  field.insert('x')
  Caretaker.addLanguage('nl-BE', 'plurals english\nfield.expected verwacht wordt {0}\nfield.digit een cijfer\nfield.rejected {0} geweigerd')
  assert.deepEqual(field.messages('x', { language: 'nl' }), ["'x' geweigerd: verwacht wordt een cijfer"])
  // what it lacks
  assert.equal(said('nl'), 'incomplete')
  Caretaker.addLanguage('nl', 'field.rejected {0} past niet')
  assert.deepEqual(field.messages('x', { language: 'nl' }), ["'x' past niet: expected a digit"])
})

test('other words for English are used where no language is named', () => {
  Caretaker.addLanguage('en', 'field.incomplete unfinished')
  assert.deepEqual([said(undefined), said('en'), said('xx')], ['unfinished', 'unfinished', 'unfinished'])
  Caretaker.addLanguage('en', 'field.incomplete incomplete')
})

test('a table that a server has not is English, and the library is there', async () => {
  // a process of its own, whose files are a server's answers
  const { spawnSync } = await import('node:child_process')
  const script = `
    import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
    import { fileURLToPath, pathToFileURL } from 'node:url'
    const copy = mkdtempSync('/tmp/caretaker-')
    cpSync(fileURLToPath(${JSON.stringify(folder.href)}), copy, { recursive: true })
    writeFileSync(copy + '/messages/de.txt', '<!doctype html><html><head><title>404</title></head></html>')
    writeFileSync(copy + '/messages/fr.txt', 'field.incomplete inachevé\\nfield.ofAnotherVersion x')
    const { Caretaker, Mask } = await import(pathToFileURL(copy + '/caretaker.js'))
    await Promise.all([Caretaker.load(), Caretaker.load(), Caretaker.load({ tier: 'masks' })])
    const said = language => new Mask('##').validate('1', { language }).message
    console.log(said('de'), said('fr'), said('es'))
    await Caretaker.load({ languages: ['de'] }).catch(error => console.log(error.message.replace(/.*\\/messages/, '')))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  assert.equal(stderr, '')
  assert.deepEqual(stdout.trim().split('\n'), ['incomplete incomplete incompleto', '/de.txt is no table of messages'])
})

test('a wrong table is an error that names the line', () => {
  const table = '# Dutch\nfield.full vol\nfield.ful  vol\n'
  assert.throws(() => Caretaker.addLanguage('nl', table), error => {
    assert.ok(error instanceof FormatError)
    assert.equal(error.message, "line 3: there is no message 'field.ful'")
    assert.equal(table.slice(error.span.start, error.span.end), 'field.ful  vol')
    return true
  })
  assert.throws(() => Caretaker.addLanguage('', 'field.full vol'), /a language has a tag of letters, such as nl/)
  assert.throws(() => Caretaker.addLanguage('nl'), TypeError)
})

test('what is asked for and not there is an error that says what is', async () => {
  await Caretaker.load({ languages: ['fr', 'pt-BR'] })
  await assert.rejects(Caretaker.load({ languages: ['fr', 'tlh'] }), {
    name: 'RangeError', message: /there are no messages in "tlh", but in en, ar, de, es, fr, hi, ja, pt/,
  })
})

const hasForms = !process.env.CARETAKER_TIER || process.env.CARETAKER_TIER === 'everything'
test('a form speaks its language, and one of one\'s own', { skip: !hasForms }, () => {
  const form = language => new Form({ language, fields: [{ name: 'code', label: 'Code', mask: '###' }] })
  const problem = form => {
    form.submit()
    return form.field('code').message
  }
  assert.equal(problem(form('de')), 'Geben Sie „Code“ ein')
  Caretaker.addLanguage('sv', 'missing Ange {term}\nlabel.quoted ”{label}”\nfield.rejected {0} avvisades')
  const swedish = form('sv')
  assert.equal(problem(swedish), 'Ange ”Code”')
  swedish.field('code').insert('x')
  assert.equal(swedish.field('code').remark, "'x' avvisades: expected a digit")
  Caretaker.addLanguage('sv', 'mising Ange')
  assert.throws(() => form('sv'), /messages in sv: line 1: there is no message 'mising'/)
  // others go on, and so does the next table
  assert.equal(problem(form('de')), 'Geben Sie „Code“ ein')
  Caretaker.addLanguage('sv', 'missing Skriv {term}')
  assert.equal(problem(form('sv_FI')), 'Skriv “Code”')
})
