import { pathLabel } from '@hongyan/documents/forms/path-label'
import { problemsOf } from '@hongyan/documents/forms/problems-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import { type LocaleId, localeIds } from '@hongyan/locales'
import type { DeskLanguage } from '../texts/language.tsx'
import { pathKey } from './form/form-context.ts'

type Problem = {
  readonly path: readonly (string | number)[]
  /** Where it is, in words. */
  readonly where: string
  readonly sentence: string
}

export type Problems = {
  readonly byPath: ReadonlyMap<string, readonly string[]>
  /** Each place and sentence once. */
  readonly all: readonly Problem[]
  readonly byLanguage: Readonly<Record<LocaleId, number>>
}

/** What keeps a document from being published, by field and by language, in the language of the desk. */
export function problemsByPath(kind: DocumentKind, written: unknown, language: DeskLanguage): Problems {
  const side = language === 'zh-CN' ? 0 : 1
  const byPath = new Map<string, string[]>()
  const all = new Map<string, Problem>()
  const byLanguage = { 'zh-CN': 0, 'zh-HK': 0, 'en-US': 0 }
  for (const locale of localeIds)
    for (const { path, sentence } of problemsOf(kind, written, locale)) {
      byLanguage[locale] += 1
      const key = pathKey(path)
      const words = sentence[side]
      if (all.has(`${key} ${words}`)) continue
      all.set(`${key} ${words}`, { path, where: pathLabel(kind, path, written)[side], sentence: words })
      byPath.set(key, [...(byPath.get(key) ?? []), words])
    }
  return { byPath, all: [...all.values()], byLanguage }
}
