// The declarations name what the header has: a new reason, event or option is not forgotten.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { caretaker, folder, root } from './package.js'

const { entryNames, fieldNames, optionNames, symbolNames } = await import(new URL('options.js', folder))
const { tiers } = await import(new URL('tiers.js', folder))

const read = name => readFileSync(new URL(name, folder), 'utf8')
const declarations = readdirSync(folder).filter(name => name.endsWith('.d.ts')).map(read).join('\n')
const header = readFileSync(new URL('Sources/CCaretaker/include/caretaker.h', root), 'utf8')

/** The texts of a union of them. */
function union(name) {
  const type = new RegExp(`^export type ${name} =([^;]*);`, 'm')
  const [, body] = type.exec(declarations) ?? assert.fail(`no type ${name}`)
  return body.split('|').map(text => text.trim()).filter(text => text !== '').map(text => JSON.parse(text))
}

/** The names of the members of an interface or a class, without comments. */
function members(kind, name) {
  const [, body] = new RegExp(`^export (?:declare )?(?:abstract )?${kind} ${name}\\b[^{]*\\{\\n(.*?)^\\}`, 'ms')
    .exec(declarations) ?? assert.fail(`no ${kind} ${name}`)
  const found = body.replace(/\/\*\*.*?\*\//gs, '').matchAll(/^ {2}(?:readonly |[gs]et )*(\w+)[?:(<]/gm)
  return [...new Set(Array.from(found, ([, member]) => member))]
}

const sorted = names => [...names].sort()

test('tiers are those of the package', () => assert.deepEqual(union('Tier'), tiers))

test('dialects are those that the header lists', () => {
  const [list] = /- dialect: [^.]*\./.exec(header)
  const dialects = Array.from(list.matchAll(/`([\w-]+)`/g), ([, dialect]) => dialect)
  assert.ok(dialects.length > 5)
  assert.deepEqual(sorted(union('Dialect')), sorted(dialects))
})

test('interfaces have the options of the structs', () => {
  const options = {
    FieldOptions: fieldNames, NumberSymbols: symbolNames, NumberEntry: entryNames,
    MaskOptions: optionNames('caretaker_mask_options'), PhoneOptions: optionNames('caretaker_phone_options'),
    CardOptions: optionNames('caretaker_card_options'), NameOptions: optionNames('caretaker_name_options'),
    Preparation: optionNames('caretaker_preparation'), FormOptions: optionNames('caretaker_form_options'),
  }
  for (const [name, known] of Object.entries(options)) {
    assert.deepEqual(sorted(members('interface', name)), sorted(known), name)
  }
  const event = optionNames('caretaker_event').filter(name => name !== 'length')
  assert.deepEqual(sorted(members('interface', 'FormEvent')), sorted(event))
})

test('interfaces have what is known of forms', () => {
  const { Form } = caretaker
  const form = new Form({ caretakerForm: 1, fields: [{ name: 'email', label: 'Email' }] })
  const known = { FormFieldFacts: form.fields[0].facts, FormFacts: form.facts, FormChange: form.submit() }
  for (const [name, facts] of Object.entries(known)) {
    // of the form's facts the focus is a number, which `Form.focus` has as a field
    const names = Object.keys(facts).filter(each => each !== 'size' && each !== 'focus')
    assert.deepEqual(sorted(members('interface', name)), sorted(names), name)
  }
})

/** Members of classes that are for modules of the package alone. */
const internal = {
  Field: ['handle', 'facts', 'hasSelection'], Format: ['handle', 'library', 'noteCount'], Edit: ['flags'],
  Form: ['handle', 'library', 'changedFacts', 'changedText'], FormField: ['noteSelection', 'hasSelection', 'expectSelection'],
}

test('classes have what they are declared to have, and nothing else', () => {
  const { Field, Form, Mask } = caretaker
  const format = new Mask('##'), form = new Form({ caretakerForm: 1, fields: [{ name: 'email', label: 'Email' }] })
  const field = new Field(format)
  const objects = { Field: field, Format: format, Edit: field.insert('1'), Form: form, FormField: form.fields[0] }
  for (const [name, object] of Object.entries(objects)) {
    const type = name === 'Format' ? Object.getPrototypeOf(Mask.prototype) : Object.getPrototypeOf(object)
    const found = [...Object.getOwnPropertyNames(type), ...Object.keys(object)]
    const known = found.filter(each => each !== 'constructor' && !internal[name].includes(each))
    const declared = members('class', name).filter(each => each !== 'constructor')
    assert.deepEqual(sorted(new Set(known)), sorted(declared), name)
  }
})
