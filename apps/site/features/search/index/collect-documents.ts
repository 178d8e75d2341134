import type { LocaleId } from '@hongyan/locales'
import { readDated } from './collect-dated.ts'
import { readPages } from './collect-pages.ts'
import { readQuestions } from './collect-questions.ts'
import { readTools } from './collect-tools.ts'
import type { DocumentText, SearchDocument } from './document.ts'

/** Everything that can be found at a moment (ms UTC), each thing once with all its languages. */
export function collectDocuments(now: number): readonly SearchDocument[] {
  const traditional = readIn('zh-HK', now)
  const english = readIn('en-US', now)
  return [...readIn('zh-CN', now).values()].map(({ text, ...shared }) => ({
    ...shared,
    texts: {
      'zh-CN': text,
      'zh-HK': traditional.get(shared.path)?.text ?? text,
      'en-US': english.get(shared.path)?.text ?? text,
    },
  }))
}

function readIn(locale: LocaleId, now: number): ReadonlyMap<string, DocumentText> {
  const readings = [readTools, readPages, readQuestions, readDated].flatMap((read) => read(locale, now))
  return new Map(readings.map((reading) => [reading.path, reading]))
}
