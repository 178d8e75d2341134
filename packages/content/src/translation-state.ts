import { createHash } from 'node:crypto'
import { collectionNames, documentNames } from '@hongyan/documents'
import { readName } from '@hongyan/domain/desk-documents/document-name'
import { isDerived, type LocaleId, sourceId, writtenIds } from '@hongyan/locales'
import { chinese } from './messages/chinese.ts'
import { english } from './messages/english.ts'
import { collectionSeeds, seeds } from './seeds.ts'
import translationRecord from './translation-record.gen.json' with { type: 'json' }

/** Digests of the Chinese and the English texts of one document, as they were when somebody compared them last. */
export type RecordedTexts = { readonly chinese: string; readonly english: string }

/** `older`: the Chinese has changed since the English was last compared with it. */
type TranslationState = 'written' | 'derived' | 'older' | 'missing'

type TranslationRow = {
  /** `footer`, `page /products/express`, `messages shell`. */
  readonly name: string
  readonly states: Readonly<Record<LocaleId, TranslationState>>
  /** Texts in each written language. */
  readonly texts: number
}

type Texts = {
  readonly chinese: readonly string[]
  readonly english: readonly string[]
  readonly hongKong: number
}

/** Every document with the state of each of its languages, in the order of the contract. */
export function translationRows(
  record: Readonly<Record<string, RecordedTexts>> = translationRecord,
): readonly TranslationRow[] {
  return [...textsByName()].map(([name, texts]) => ({
    name,
    texts: texts.chinese.length,
    states: Object.fromEntries(
      writtenIds.map((locale) => [locale, stateOf(locale, texts, record[name])]),
    ) as TranslationRow['states'],
  }))
}

/** Whether the Chinese of a document was changed since its English was compared with it; by its name at the desk. */
export function isEnglishOlder(
  name: string,
  seed: unknown,
  record: Readonly<Record<string, RecordedTexts>> = translationRecord,
): boolean {
  const { kind = '', key = '' } = readName(name) ?? {}
  const recorded = record[kind === key ? key : `${kind} ${key}`]
  return stateOf('en-US', textsOf(seed), recorded) === 'older'
}

/** The record as it would be if somebody compared everything now. */
export function presentRecord(): Readonly<Record<string, RecordedTexts>> {
  return Object.fromEntries(
    [...textsByName()].map(([name, { chinese, english }]) => [
      name,
      { chinese: digest(chinese), english: digest(english) },
    ]),
  )
}

function stateOf(locale: LocaleId, texts: Texts, recorded: RecordedTexts | undefined): TranslationState {
  if (locale === sourceId) return 'written'
  if (isDerived(locale)) return texts.hongKong > 0 ? 'written' : 'derived'
  if (texts.english.length === 0 && texts.chinese.length > 0) return 'missing'
  if (recorded === undefined) return 'written'
  const { chinese, english } = recorded
  return chinese !== digest(texts.chinese) && english === digest(texts.english) ? 'older' : 'written'
}

function textsByName(): ReadonlyMap<string, Texts> {
  const rows = new Map<string, Texts>()
  for (const area of Object.keys(chinese) as (keyof typeof chinese)[]) {
    rows.set(`messages ${area}`, {
      chinese: stringsOf(chinese[area]),
      english: stringsOf(english[area]),
      hongKong: 0,
    })
  }
  for (const name of documentNames) rows.set(name, textsOf(seeds[name]))
  for (const name of collectionNames) {
    for (const seed of collectionSeeds[name]) {
      const { path, id } = seed as { readonly path?: string; readonly id?: string }
      rows.set(`${name} ${id ?? path ?? ''}`, textsOf(seed))
    }
  }
  return rows
}

/** Texts of a seed: wherever both languages stand beside each other. */
function textsOf(seed: unknown): Texts {
  const found = { chinese: [] as string[], english: [] as string[], hongKong: 0 }
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    if ('zh-CN' in value && 'en-US' in value) {
      found.chinese.push(...stringsOf(value['zh-CN']))
      found.english.push(...stringsOf(value['en-US']))
      if ('zh-HK' in value) found.hongKong += 1
      return
    }
    for (const item of Object.values(value)) walk(item)
  }
  walk(seed)
  return found
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

function digest(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12)
}
