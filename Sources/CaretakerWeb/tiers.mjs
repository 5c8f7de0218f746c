// What each tier of the package has. A page that only has masks need not load the tables of phone numbers.
//
//     node tiers.mjs names            the tiers, the least first
//     node tiers.mjs exports TIER     the functions of the header that the tier has
//     node tiers.mjs javascript       the tiers, the least that has a function, and the languages: library/tiers.js
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What matches functions that belong to one of some names: types of their parameters do not count. */
function of(...names) {
  const within = /^(?:.* (?:of|in) )?(?:static )?(?:\(extension in \w+\):)?/.source
  return new RegExp(`${within}(?:${names.map(({ source }) => source).join('|')})`)
}

/**
 * What a tier may lack: functions of the header by their names; code that runs only for what those functions make, by
 * its names in Swift; and tables that only such code reads.
 */
const parts = {
  // forms alone have fields of free text
  forms: {
    functions: /^caretaker_form_/,
    code: /\bFieldForms\.|\bFieldEditing\.\(?(TextContent|TextMemory|TextStorage|ParagraphIndex)\b/,
  },
  columns: { functions: /_(formatter|column)_|_format_answer$/, code: /\bBulkFormatting\./ },
  // for whoever writes a mask: no field runs that code, which the linker drops by itself
  reports: { functions: /_format_(report|example|warnings)$/, code: /^$/ },
  dialects: {
    functions: /_format_(dialect|note)$/,
    code: /\bMaskDialects\./,
    // of an error in a mask remains what mends it here
    replaced: [
      /^\(extension in MaskDialects\):MaskSyntax\.SyntaxError\.translationOrSuggestion\.getter/,
      /^MaskSyntax\.SyntaxError\.suggestion\.getter/,
    ],
  },
  phones: {
    functions: /_(format|field)_phone$|_change_region$/,
    code: /\bPhoneNumbering\.|\bField(Editing|Formats)\.\(?Phone[A-Z]/,
    tables: ['caretaker_phone_tables'],
  },
  catalogue: { functions: /_(format_named|catalog_\w+)$/, code: /\bLocaleTables\./ },
  // units, dates and times as locales write them: only names of the catalogue with a locale make them
  locales: {
    functions: /^$/,
    code: of(/LocaleTables\.\(?DateTables/, /NumberFormatting\.\(?UnitText/),
    tables: ['caretaker_date_texts', 'caretaker_date_locales', 'caretaker_date_months'],
  },
  // how far a step goes is a decimal for masks, too
  numbers: {
    functions: /_format_number$/,
    code: new RegExp(
      /\bNumberFormatting\.(?!\(?(Step\w+|ExactDecimal|DigitBuffer|DecimalSpan|NumberError|NumberLimits|TypedGrouping|GroupSign))/
        .source + /|\bField(Editing|Formats)\.\(?Number[A-Z]/.source,
    ),
  },
  cards: { functions: /_card$/, code: of(/FieldFormats\.\(?Card[A-Z]/) },
  // what formats of the catalogue and cards alone have: dates in texts are read for masks, too
  checks: {
    functions: /^$/,
    code: of(
      /FieldFormats\.\(?(Check|NamedFormat|FormatCatalog|CatalogBlock|CalendarDate)/,
      /FieldFormats\.\(?Date(?!Content|Words|Parts|Format\.Part)[A-Z]/,
    ),
  },
  // states are still found where a value has an empty slot, and trees are those of no mask
  compiler: {
    functions: /_format_mask$/,
    code: of(
      /MaskSyntax\.\(?(MaskParser|SyntaxError)/, /UnicodeFacts\.SourceDrawing/, /MaskSyntax\.MaskTree\.(init\(parsing|\(?writ)/,
      /MaskSyntax\.MaskExpression\.(formsOfDates|size|text\(with|\(?isVariable|values|literals|has[A-Z]|\(?writ|text)/,
      /MaskSyntax\.Slot\./,
      /MaskCompiler\.\(?(MaskCompilation|MaskAnalysis|ProgramWriter|CompileError|AlternativeCheck|LayoutSearch)/,
      /MaskCompiler\.NodeGraph\.(\(emit|init\(_: MaskSyntax)/,
      /MaskCompiler\.Alphabet\.init\(_: MaskCompiler\.NodeGraph, limits/,
      /FieldFormats\.MaskShape\.init\(MaskSyntax/, /FieldFormats\.FormatKnowledge\.\(compiledForms/,
    ),
  },
}

const lacking = {
  programs: Object.keys(parts),
  masks: Object.keys(parts).filter(name => name !== 'compiler'),
  fields: ['forms', 'columns', 'reports', 'dialects', 'locales', 'phones'],
  phones: ['forms', 'columns', 'reports', 'dialects', 'locales'],
  everything: [],
}

export const tiers = Object.keys(lacking)

/** The parts that a tier lacks. */
export const lacks = tier => lacking[tier].map(name => parts[name])

/** The functions of the header that a tier has. */
export const exportsOf = (tier, functions) =>
  functions.filter(name => !lacks(tier).some(part => part.functions.test(name)))

/** The functions that `caretaker.h` declares. */
const declared = readFileSync(new URL('functions.txt', import.meta.url), 'utf8').trim().split('\n')

const writers = {
  names: () => tiers,
  exports: tier => exportsOf(tier, declared),
  javascript: () => [
    '// Written by tiers.mjs.',
    '/** The tiers, the least first. */',
    `export const tiers = ${JSON.stringify(tiers)}`,
    '/** The least tier that has a function, but for those which all have. */',
    `export const leastTiers = ${JSON.stringify(leastTiers(), null, 2)}`,
    '/** The languages of messages that stand beside, in `messages`; English stands in the tiers. */',
    `export const languages = ${JSON.stringify(languages)}`,
  ],
}

/** The languages that tables are of. */
const languages = readdirSync(new URL('../../fixtures/tables/messages', import.meta.url))
  .map(name => name.replace('.txt', '')).filter(code => code !== 'en').sort()

function leastTiers() {
  const least = declared.map(name => [name, tiers.find(tier => exportsOf(tier, [name]).length === 1)])
  return Object.fromEntries(least.filter(([, tier]) => tier !== tiers[0]))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, tier] = process.argv.slice(2)
  console.log(writers[what](tier).join('\n'))
}
