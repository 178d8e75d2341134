import { type InEach, inEach, type LocaleId, sourceId } from '@hongyan/locales'
import type { LanguageRevisions } from './language-revisions.ts'
import { isRecord } from './seed-value.ts'
import {
  type FollowingLanguage,
  inFollowing,
  type TranslationMarks,
  textStates,
} from './translation-marks.ts'

/** What a list shows of a document without reading it. */
export type DocumentCard = {
  /** What it is called in each language; null where it has no name of its own, or none in that language. */
  readonly title: InEach<string | null>
  /** Its headings in all languages, a line each, to be searched. */
  readonly headings: string
  readonly missing: number
  /** How many texts have stood since their Chinese was changed, by language. */
  readonly stale: Readonly<Record<FollowingLanguage, number>>
  /** Since when the first of them has (ms UTC); null where none is, or it ships so. */
  readonly staleSince: Readonly<Record<FollowingLanguage, number | null>>
}

/** The card as the row of a document keeps it, with what a change of it has to know. */
type RowCard = DocumentCard & {
  readonly marks: TranslationMarks
  readonly revisions: LanguageRevisions
}

/** What the row of a document is to keep of it. */
export function rowCard(seed: unknown, { marks, revisions }: Pick<RowCard, 'marks' | 'revisions'>): string {
  return JSON.stringify({ ...cardOf(seed, marks), marks, revisions } satisfies RowCard)
}

/** Where documents say what they are called, the first that there is. */
const titleFields = ['title', 'question', 'name'] as const

/** Where documents say what a part of them is about. */
const headingFields: ReadonlySet<string> = new Set(['title', 'question', 'name', 'heading'])
/** As much of the headings as is searched, characters. */
const longestHeadings = 6000

export function cardOf(seed: unknown, marks: TranslationMarks): DocumentCard {
  const states = textStates(seed, marks)
  const sincesIn = (language: string): readonly number[] =>
    states.flatMap((text) => (text.state === 'stale' && text.language === language ? [text.since] : []))
  return {
    title: titleOf(seed),
    headings: headingsOf(seed),
    missing: states.filter(({ state }) => state === 'missing').length,
    stale: inFollowing((language) => sincesIn(language).length),
    staleSince: inFollowing((language) => firstOf(sincesIn(language))),
  }
}

/** What ships has no moment: it stands before every other. */
function firstOf(sinces: readonly number[]): number | null {
  return sinces.length === 0 || sinces.includes(0) ? null : Math.min(...sinces)
}

function titleOf(seed: unknown): DocumentCard['title'] {
  const written = isRecord(seed)
    ? titleFields.map((field) => seed[field]).find((one) => one !== undefined)
    : null
  const shown = isRecord(written) && 'claim' in written ? written.text : written
  const text = (language: LocaleId): string | null => {
    const own = isRecord(shown) && sourceId in shown ? shown[language] : shown
    const joined = Array.isArray(own) ? own.filter((line) => typeof line === 'string').join('') : own
    return typeof joined === 'string' && joined !== '' ? joined.slice(0, 300) : null
  }
  return inEach(text)
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
