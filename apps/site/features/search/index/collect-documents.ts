import { type LocaleId, localeIds } from '@hongyan/locales'
import { readDated } from './collect-dated.ts'
import { readPages } from './collect-pages.ts'
import { readQuestions } from './collect-questions.ts'
import { readTools } from './collect-tools.ts'
import type { DocumentText, SearchDocument } from './document.ts'

/** Everything that can be found at a moment (ms UTC), each thing once with all its languages. */
export function collectDocuments(now: number): readonly SearchDocument[] {
  const readings = localeIds.map((locale) => readIn(locale, now))
  const paths = new Set(readings.flatMap((reading) => [...reading.keys()]))
  return [...paths].flatMap((path) => documentOf(readings.map((reading) => reading.get(path))))
}

/** One thing of what it is in each language, in their order; a language that lacks it has the words of another. */
function documentOf(own: readonly (DocumentText | undefined)[]): readonly SearchDocument[] {
  const first = own.find((one) => one !== undefined)
  if (first === undefined) return []
  const { text, isShown: _, ...shared } = first
  const texts = Object.fromEntries(localeIds.map((locale, at) => [locale, own[at]?.text ?? text]))
  return [
    {
      ...shared,
      languages: localeIds.filter((_locale, at) => own[at]?.isShown),
      texts: texts as SearchDocument['texts'],
    },
  ]
}

function readIn(locale: LocaleId, now: number): ReadonlyMap<string, DocumentText> {
  const readings = [readTools, readPages, readQuestions, readDated].flatMap((read) => read(locale, now))
  return new Map(readings.map((reading) => [reading.path, reading]))
}
