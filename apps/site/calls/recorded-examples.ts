import type { LocaleId } from '@hongyan/locales'
import recorded from './recorded-examples.gen.json' with { type: 'json' }
import { inPresentLanguages, renamed } from './recorded-names.ts'

/** A request that a call answered in a test, and what it answered: JSON, or a file of which the kind and size are kept. */
export type RecordedExample = {
  readonly request: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly headers?: Readonly<Record<string, string>>
  }
  readonly reply?: unknown
  /** Answers in another language than English, where they differ. */
  readonly inLanguage?: Readonly<Partial<Record<LocaleId, unknown>>>
  readonly file?: { readonly type: string; readonly bytes: number }
}

/** By the ids of calls, with the names of the present company; `npm run unit -- apps/site/server/recorded-examples.test.ts -u` writes those that changed. */
export const recordedExamples: Readonly<Record<string, RecordedExample>> = renamed(
  inPresentLanguages(recorded.examples, recorded.languages),
  recorded.names,
)
