import { isDeepStrictEqual } from 'node:util'
import { isBoth, isClaim } from '@hongyan/documents'
import { isDerived, localeOf, writtenIds } from '@hongyan/locales'
import { type FactId, facts } from '../facts.ts'
import { figureClaim } from './figure-claim.ts'
import { inBlock, inFlow } from './write-text.ts'

/** Columns that a line of a written document has at most, where it can be broken. */
const width = 100

/** Keys of languages, those of written ones first. */
const languages: Readonly<Record<string, string>> = Object.fromEntries(
  [...writtenIds]
    .sort((one, other) => Number(isDerived(one)) - Number(isDerived(other)))
    .map((id) => [id, localeOf(id).key]),
)

/**
 * A seed as it is written in a file: YAML in which the languages stand side by side. What the name of the file says
 * (`named`) is left out. `parseWritten` makes the same seed of it.
 */
export function writeWritten(seed: object, named: Readonly<Record<string, string>> = {}): string {
  const written = mappingOf(Object.fromEntries(Object.entries(seed).filter(([key]) => !(key in named))))
  const parts = Object.entries(written).map(([key, value]) => {
    const lines = entryLines(key, value, '')
    return isOfKinds(value) && lines.length > 1 ? ['', ...apart(lines), ''] : lines
  })
  const lines = parts.flat().filter((line, index, all) => line !== '' || (index > 0 && all[index - 1] !== ''))
  return `${lines.join('\n').trimEnd()}\n`
}

/** A list of blocks or passages. */
function isOfKinds(value: unknown): boolean {
  return Array.isArray(value) && value.some((part) => isMapping(part) && 'kind' in part)
}

/** Parts of a document stand apart from each other. */
function apart(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => (index > 1 && line.startsWith('  - ') ? ['', line] : [line]))
}

type Mapping = { readonly [key: string]: unknown }

/** A seed with the words of the file in place of those of the seed: `zh` and `en`, `facts`, `fact`. */
function mappingOf(part: object): Mapping {
  if (isClaim(part)) return claimOf(part as Parameters<typeof claimOf>[0])
  if (isBoth(part)) return languagesOf(part)
  return mapValues(part)
}

function written(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(written)
  return typeof part === 'object' && part !== null ? mappingOf(part) : part
}

function mapValues(part: object): Mapping {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, written(value)]))
}

function languagesOf(part: object): Mapping {
  // A language holds texts: parts with keys stand around the languages.
  const texts = Object.entries(part)
  if (texts.some(([, text]) => [text].flat().some(isMapping))) return mapValues(spread(part))
  const order = Object.keys(languages)
  return Object.fromEntries(
    texts
      .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([language, text]) => [languages[language] ?? language, text]),
  )
}

/** `{ zh: { value: … } }` as `{ value: { zh: … } }`, where all languages have the same keys. */
function spread(part: object): object {
  const sides = Object.entries(part).filter((side): side is [string, Mapping] => isMapping(side[1]))
  const keys = new Set(sides.flatMap(([, side]) => Object.keys(side)))
  return Object.fromEntries(
    [...keys].map((key) => {
      const values = sides.map(([language, side]): [string, unknown] => [language, side[key] ?? null])
      const [first] = values
      const isSame = values.every(([, value]) => isDeepStrictEqual(value, first?.[1]))
      return [key, isSame ? first?.[1] : Object.fromEntries(values)]
    }),
  )
}

function claimOf(part: {
  readonly claim: readonly FactId[]
  readonly text: unknown
  readonly without: unknown
}) {
  const { claim: ids, text, without } = part
  const [id] = ids
  if (id !== undefined && id in facts && isDeepStrictEqual(part, figureClaim(id))) return { fact: id }
  const side = written(text)
  const isText = typeof text === 'object' && text !== null && isBoth(text) && isMapping(side) && 'zh' in side
  return {
    facts: ids,
    ...(isText ? side : { shows: side }),
    ...(without === null ? {} : { without: written(without) }),
  }
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A key with what stands under it. */
function entryLines(key: string, value: unknown, indent: string): string[] {
  const head = `${indent}${inFlow(key) ?? JSON.stringify(key)}:`
  const line = isMapping(value) && Object.keys(value).length > mostInLine(value) ? null : oneLine(value)
  if (line !== null && head.length + 1 + line.length <= width) return [`${head} ${line}`]
  if (Array.isArray(value)) return [head, ...value.flatMap((item) => itemLines(item, `${indent}  `))]
  if (isMapping(value))
    return [head, ...Object.entries(value).flatMap(([name, one]) => entryLines(name, one, `${indent}  `))]
  const [first = '', ...rest] = inBlock(value, { used: head.length + 1, indent: `${indent}  `, width })
  return [`${head} ${first}`, ...rest]
}

function itemLines(value: unknown, indent: string): string[] {
  const line = isMapping(value) && Object.keys(value).length > mostInLine(value) ? null : oneLine(value)
  if (line !== null && indent.length + 2 + line.length <= width) return [`${indent}- ${line}`]
  if (isMapping(value)) {
    const lines = Object.entries(value).flatMap(([name, one]) => entryLines(name, one, `${indent}  `))
    return lines.map((text, index) => (index === 0 ? `${indent}- ${text.trimStart()}` : text))
  }
  if (Array.isArray(value)) {
    const lines = value.flatMap((item) => itemLines(item, `${indent}  `))
    return lines.map((text, index) => (index === 0 ? `${indent}- ${text.trimStart()}` : text))
  }
  const [first = '', ...rest] = inBlock(value, { used: indent.length + 2, indent: `${indent}  `, width })
  return [`${indent}- ${first}`, ...rest]
}

/** Languages stand in one line where they fit, of other parts only small ones. */
function mostInLine(value: Mapping): number {
  return 'zh' in value ? 3 : 2
}

/** Everything in one line; null where a text in it would need quotes. */
function oneLine(value: unknown): string | null {
  if (Array.isArray(value)) {
    const items = value.map(oneLine)
    return items.includes(null) ? null : `[${items.join(', ')}]`
  }
  if (!isMapping(value)) return inFlow(value)
  const entries = Object.entries(value).map(([key, one]) => {
    const [name, text] = [inFlow(key), oneLine(one)]
    return name === null || text === null ? null : `${name}: ${text}`
  })
  if (entries.length === 0) return '{}'
  return entries.includes(null) ? null : `{ ${entries.join(', ')} }`
}
