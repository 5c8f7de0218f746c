// Every case of the fixtures through the package, as every other way in plays them.
import assert from 'node:assert/strict'
import test from 'node:test'
import { cases, formatOf } from './fixtures.js'
import { caretaker } from './package.js'
import { Player } from './player.js'
import { isEdit, keysOf } from './script.js'

const { DialectFormat, Field, FormatError, Mask } = caretaker
const verbatim = { pastes: 'verbatim', secure: false }

/** Plays all cases of a kind, and fails with those that differ. */
function plays(kind, least, play) {
  test(kind, () => {
    const all = cases(kind)
    assert.ok(all.length >= least, `only ${all.length} cases of ${kind}`)
    const failures = []
    for (const each of all) {
      try {
        play(each)
      } catch (error) {
        failures.push(`${each.place} ${each.about ?? each.format}: ${error.message}`)
      }
    }
    assert.deepEqual(failures, [])
  })
}

const equal = (found, expected, place) => assert.deepEqual(found, expected, `${place}: ${JSON.stringify(found)}`)

/** Compares the shown text, with its caret where one is drawn, the value and whether it is complete. */
function compare(player, step, key) {
  const { field } = player
  const shown = step.shown.includes('▏') ? player.shown : field.text
  equal([shown, field.value, field.isComplete], [step.shown, step.value, step.complete ?? false], `key ${key + 1}`)
}

plays('editing', 400, each => {
  const { eager = true, overflow, secure = false, hidesParts, ...others } = each.options ?? {}
  const format = formatOf(each, { permissive: true })
  const field = new Field(format, { ...verbatim, lazy: !eager, dropsOverflow: overflow === 'drop', secure: secure || hidesParts, secureDisplay: hidesParts && 'hidingParts', ...others })
  const player = new Player(field)
  const keys = keysOf(each.keys)
  equal(keys.length, each.steps.length, 'keys')
  keys.forEach((key, i) => {
    player.press(key)
    compare(player, each.steps[i], i)
  })
  equal(field.captures, each.captures ?? {}, 'captures')
  const { last = {} } = each
  if (each.known?.c) return
  if (last.rejections) equal(field.rejections, last.rejections, 'rejections')
  if (last.placeholder !== undefined) equal(field.placeholder, last.placeholder, 'placeholder')
  if (last.effects) equal(player.edit?.effects ?? [], last.effects, 'effects')
  for (const part of ['autoInserted', 'padded']) {
    if (last[part] !== undefined) equal(field.textIn(player.edit[part]), last[part], part)
  }
})

function entry(each) {
  const { eager = true, secure = false, overwriting } = each.phone ?? {}
  const field = new Field(formatOf(each), { ...verbatim, lazy: !eager, secure, overwriting, ...each.options })
  const player = new Player(field)
  const keys = keysOf(each.keys)
  equal(keys.length, each.steps.length, 'keys')
  const notices = () => {
    const effects = each.number ? player.edit?.effects ?? [] : []
    const isPlaced = field.ambiguity !== undefined
    return effects.filter(effect => ['reformatted', 'rounded', 'clamped', ...(isPlaced ? [] : ['ambiguous'])].includes(effect))
  }
  keys.forEach((key, i) => {
    const step = each.steps[i]
    const isAccepted = player.press(key)
    compare(player, step, i)
    equal([player.selected, !isAccepted], [step.selected ?? '', step.rejected ?? false], `key ${i + 1}`)
    equal(isEdit(key) ? notices().sort() : [], [...step.notices ?? []].sort(), `notices of key ${i + 1}`)
  })
  equal(field.rejections, each.last?.rejections ?? [], 'rejections')
  equal(field.ambiguity, each.last?.ambiguity, 'ambiguity')
}

plays('numbers', 500, entry)
plays('phones/editing', 100, entry)

plays('formats', 1000, each => {
  const player = new Player(new Field(formatOf(each), verbatim))
  const keys = each.text === undefined ? keysOf(each.keys) : [{ name: 'SET', text: each.text }]
  const steps = each.steps ?? [each]
  keys.forEach((key, i) => {
    player.press(key)
    compare(player, steps[i], i)
  })
  const { state, complete } = steps.at(-1)
  const message = player.field.stateMessage()
  assert.ok((state ?? (complete ? 'complete' : 'incomplete')).includes(message), message)
})

plays('cards/editing', 40, each => {
  const player = new Player(new Field(formatOf(each), verbatim))
  keysOf(each.keys).forEach((key, i) => {
    const { field } = player, step = each.steps[i]
    player.press(key)
    compare(player, step, i)
    equal([field.card.network, field.candidates], [step.network, step.candidates], `key ${i + 1}`)
    if (step.networks) equal(field.card.networks, step.networks, `key ${i + 1}`)
    const message = field.stateMessage({ isFinished: key.name === 'BLUR' })
    assert.ok((step.state ?? 'incomplete').includes(message), message)
  })
})

plays('reading', 60, each => {
  if (each.into !== undefined) return
  const format = each.preparation ? formatOf(each).preparing(each.preparation) : formatOf(each)
  const field = new Field(format, { secure: false })
  const edit = field.fill(each.text)
  equal(edit.isRejected, each.shown === undefined, 'rejected')
  if (each.shown !== undefined) equal(field.text, each.shown, 'shown')
  equal(format.parse(each.text), edit.isRejected ? undefined : field.value, 'parsed')
})

/** A format, or why there is none. */
function made(make) {
  try {
    return { format: make() }
  } catch (failure) {
    if (!(failure instanceof FormatError)) throw failure
    return { failure }
  }
}

/** The scalars of a text, as the offsets of cases count them, in the units of strings. */
const offsets = (text, span) => span.map(scalar => Array.from(text).slice(0, scalar).join('').length)

plays('syntax/dialects', 200, each => {
  const { format, failure } = made(() => new DialectFormat(each.text, each.place.split('.')[0]))
  equal(failure?.message, each.error, 'error')
  if (failure) return equal([failure.span.start, failure.span.end], offsets(each.text, each.span), 'span')
  if (each.mask !== undefined) equal(format.mask, each.mask, 'mask')
  const notes = format.notes.map(({ kind, message, span }) => [kind, message, [span.start, span.end]])
  equal(notes, (each.notes ?? []).map(([kind, message, span]) => [kind, message, offsets(each.text, span)]), 'notes')
  for (const { keys, shown, value, complete = false, state } of each.typed ?? []) {
    const player = new Player(new Field(format), { setsText: false })
    keysOf(keys).forEach(key => player.press(key))
    equal([player.field.text, player.field.value, player.field.isComplete], [shown, value, complete], keys)
    if (state !== undefined) assert.ok(state.includes(player.field.stateMessage()), keys)
  }
})

plays('syntax', 60, each => {
  const { format, failure } = made(() => new Mask(each.mask))
  equal(failure?.code, each.error, 'error')
  if (!failure) {
    if (!each.warnings) return
    const { warnings } = format
    equal(warnings.map(({ code }) => code), each.warnings, 'warnings')
    if (warnings.length === 0) return
    equal(warnings[0].message, each.message, 'message')
    equal([warnings[0].span.start, warnings[0].span.end], offsets(each.mask, each.span), 'span')
    return
  }
  if (each.message) equal(failure.message, each.message, 'message')
  if (!each.span) return
  equal([failure.span.start, failure.span.end], offsets(each.mask, each.span), 'span')
})
