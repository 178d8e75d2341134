import type { LocaleId } from '@hongyan/locales'
import { isRecord } from './seed-value.ts'
import { type TranslationMarks, textStates } from './translation-marks.ts'

/** What a list shows of a document without reading it. */
export type DocumentCard = {
  /** What it is called in each language; null where it has no name of its own, or none in that language. */
  readonly title: Readonly<Record<LocaleId, string | null>>
  /** Its headings in all languages, a line each, to be searched. */
  readonly headings: string
  readonly missing: number
  /** How many texts have stood since their Chinese was changed, by language. */
  readonly stale: { readonly 'en-US': number; readonly 'zh-HK': number }
}

/** Where documents say what they are called, the first that there is. */
const titleFields = ['title', 'question', 'name'] as const

/** Where documents say what a part of them is about. */
const headingFields: ReadonlySet<string> = new Set(['title', 'question', 'name', 'heading'])
/** As much of the headings as is searched, characters. */
const longestHeadings = 6000

export function cardOf(seed: unknown, marks: TranslationMarks): DocumentCard {
  const states = textStates(seed, marks)
  const stale = (language: string): number =>
    states.filter((text) => text.state === 'stale' && text.language === language).length
  return {
    title: titleOf(seed),
    headings: headingsOf(seed),
    missing: states.filter(({ state }) => state === 'missing').length,
    stale: { 'en-US': stale('en-US'), 'zh-HK': stale('zh-HK') },
  }
}

function titleOf(seed: unknown): DocumentCard['title'] {
  const written = isRecord(seed)
    ? titleFields.map((field) => seed[field]).find((one) => one !== undefined)
    : null
  const shown = isRecord(written) && 'claim' in written ? written.text : written
  const text = (language: LocaleId): string | null => {
    const own = isRecord(shown) && 'zh-CN' in shown ? shown[language] : shown
    const joined = Array.isArray(own) ? own.filter((line) => typeof line === 'string').join('') : own
    return typeof joined === 'string' && joined !== '' ? joined.slice(0, 300) : null
  }
  return { 'zh-CN': text('zh-CN'), 'zh-HK': text('zh-HK'), 'en-US': text('en-US') }
}

function headingsOf(seed: unknown): string {
  const found = new Set<string>()
  const walk = (part: unknown, isHeading: boolean): void => {
    if (typeof part === 'string') {
      if (isHeading && part !== '') found.add(part)
    } else if (Array.isArray(part)) {
      for (const item of part) walk(item, isHeading)
    } else if (isRecord(part)) {
      for (const [key, item] of Object.entries(part))
        walk(item, isHeading || headingFields.has(key) || (key === 'text' && part.kind === 'heading'))
    }
  }
  walk(seed, false)
  return [...found].join('\n').slice(0, longestHeadings)
}
