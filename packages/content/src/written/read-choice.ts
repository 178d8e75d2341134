import { type RetainedThing, retentionPeriods } from '@hongyan/domain/retention/retention-periods'
import { type LocaleId, localeOf, writtenIds } from '@hongyan/locales'
import { type FactId, facts } from '../facts.ts'
import { retentionWords } from '../retention-words.ts'
import { figureClaim } from './figure-claim.ts'

/** A key of a mapping, and what stands under it. Both are nodes of the file, by which a mistake is placed. */
export type Pair = { readonly name: string; readonly key: unknown; readonly value: unknown }

/** How the parts of a file are read. */
export type ParseResult = {
  readonly read: (node: unknown) => unknown
  /** The same of what stands in a language. */
  readonly readIn: (language: LocaleId | null, node: unknown) => unknown
  /** Some of the pairs of a mapping as if they were all of it. */
  readonly readPairs: (map: unknown, pairs: readonly Pair[]) => object
  /** The entries of a list; nothing where there is none. */
  readonly entries: (node: unknown) => readonly unknown[]
  /** Whether nothing at all stands at a place, not even `null`. */
  readonly isBlank: (node: unknown) => boolean
  readonly refuse: (node: unknown, english: string, chinese: string) => void
}

/** A part of a seed, and under which of its keys the written ones went. */
type Choice = { readonly part: object; readonly went: Readonly<Record<string, string>> }

/** Languages of the site by their keys. */
const languages: Readonly<Record<string, LocaleId>> = Object.fromEntries(
  writtenIds.map((id) => [localeOf(id).key, id]),
)
/** What may stand in a file: one that the site has no longer is left aside. */
const keys = [...new Set(['zh', 'en', 'hk', ...Object.keys(languages)])]

/**
 * What a mapping stands for that chooses by language (`zh`, `en`), rests on facts (`facts`), shows one (`fact`) or says
 * how long something is kept (`retention`); null for every other mapping.
 */
export function readChoice(map: unknown, pairs: readonly Pair[], reading: ParseResult): Choice | null {
  const has = (...names: string[]): boolean => pairs.some(({ name }) => names.includes(name))
  if (has('fact')) return readFigure(pairs, reading)
  if (has('retention')) return readRetention(map, pairs, reading)
  if (has('facts')) return readClaim(map, pairs, reading)
  if (has(...keys)) return readLanguages(map, pairs, reading)
  return null
}

function readLanguages(map: unknown, pairs: readonly Pair[], reading: ParseResult): Choice {
  const { refuse } = reading
  allow(keys, pairs, refuse)
  const demand = (name: string, english: string, chinese: string): void => {
    const pair = pairs.find((one) => one.name === name)
    if (pair === undefined)
      refuse(map, `the ${english} is missing: no "${name}" stands here`, `缺${chinese}：这里没有“${name}”`)
    else if (reading.isBlank(pair.value))
      refuse(pair.key, `the ${english} is missing after "${name}"`, `缺${chinese}：“${name}”后面是空的`)
  }
  demand('zh', 'Chinese', '中文')
  demand('en', 'English', '英文')
  if (pairs[0]?.name === 'en') refuse(map, '"zh" stands before "en"', '“zh”要写在“en”前面')
  const values = pairs.flatMap(({ name, key, value }): [string, unknown][] => {
    const language = languages[name]
    if (language === undefined) return []
    const read = reading.readIn(language, value)
    if ([read].flat().some(hasKeys))
      refuse(
        key,
        'a language holds texts: what has keys stands around the languages',
        '语言下面只能是文字，带键的内容写在语言外面',
      )
    return [[language, read]]
  })
  return { part: Object.fromEntries(values), went: languages }
}

function readClaim(map: unknown, pairs: readonly Pair[], reading: ParseResult): Choice {
  const { read, refuse } = reading
  allow(['facts', ...keys, 'shows', 'without'], pairs, refuse)
  const under = (name: string) => pairs.find((pair) => pair.name === name)
  const ids = reading.entries(under('facts')?.value)
  const shows = under('shows')
  const texts = pairs.filter(({ name }) => name in languages)
  const without = under('without')
  if (ids.length === 0)
    refuse(
      map,
      'after "facts" stands a list: [warehouses, cities]',
      '“facts”后面要写一个列表，如 [warehouses, cities]',
    )
  if ((shows === undefined) === (texts.length === 0))
    refuse(
      map,
      'beside "facts" stand either the languages or "shows"',
      '“facts”旁边写各种语言，或者写“shows”，二者选一',
    )
  return {
    part: {
      claim: ids.map((node) => readFact(node, reading)),
      text: shows === undefined ? reading.readPairs(map, texts) : read(shows.value),
      without: without === undefined ? null : read(without.value),
    },
    went: { zh: 'text', shows: 'text' },
  }
}

function readFigure(pairs: readonly Pair[], reading: ParseResult): Choice {
  allow(['fact'], pairs, reading.refuse)
  const id = readFact(pairs[0]?.value, reading)
  const part = isFact(id) ? figureClaim(id) : {}
  return { part, went: {} }
}

/** The words of the one table of periods, by themselves or where `{kept}` stands in a text. */
function readRetention(map: unknown, pairs: readonly Pair[], reading: ParseResult): Choice {
  const { read, refuse } = reading
  allow(['retention', 'zh', 'en'], pairs, refuse)
  const thing = read(pairs.find(({ name }) => name === 'retention')?.value)
  if (!isKept(thing)) {
    const called = JSON.stringify(thing)
    refuse(map, `nothing in the table of retention periods is called ${called}`, `保存期限表里没有 ${called}`)
    return { part: {}, went: {} }
  }
  const words = retentionWords(thing)
  const texts = pairs.filter(({ name }) => name in languages)
  if (texts.length === 0) return { part: words, went: {} }
  const { part } = readLanguages(map, texts, reading)
  const filled = Object.entries(part).map(([language, text]): [string, unknown] => {
    if (typeof text !== 'string' || !text.includes('{kept}'))
      refuse(map, 'each text has {kept} in it', '每种语言的文字里都要有 {kept}')
    return [language, String(text).replace('{kept}', words[language as keyof typeof words])]
  })
  return { part: Object.fromEntries(filled), went: languages }
}

function isKept(thing: unknown): thing is RetainedThing {
  return typeof thing === 'string' && Object.hasOwn(retentionPeriods, thing)
}

function readFact(node: unknown, { read, refuse }: ParseResult): unknown {
  const id = read(node)
  if (!isFact(id)) {
    const called = JSON.stringify(id)
    refuse(node, `no fact of packages/content/src/facts.ts is called ${called}`, `数据登记表里没有 ${called}`)
  }
  return id
}

function isFact(id: unknown): id is FactId {
  return typeof id === 'string' && Object.hasOwn(facts, id)
}

function hasKeys(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** Refuses a misspelt key, and what follows the first comma of a text that stands in braces without quotes. */
function allow(names: readonly string[], pairs: readonly Pair[], refuse: ParseResult['refuse']): void {
  for (const { name, key, value } of pairs) {
    if (names.includes(name)) continue
    const first = pairs[0]?.name
    const isCut = value === null
    refuse(
      key,
      `"${name}" does not stand beside "${first}"${isCut ? ': a text with a comma between braces stands in quotes' : ''}`,
      `“${first}”旁边不能写“${name}”${isCut ? '：花括号里的文字有逗号时要加引号' : ''}`,
    )
  }
}
