import { pathLabel } from '@hongyan/documents/forms/path-label'
import { problemsOf } from '@hongyan/documents/forms/problems-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { useMemo, useRef } from 'react'
import type { DeskLanguage } from '../texts/language.tsx'
import { pathKey } from './form/form-context.ts'

type Problem = {
  readonly path: readonly (string | number)[]
  /** Where it is, in words. */
  readonly where: string
  readonly sentence: string
  /** A field that no form shows. */
  readonly isUnknown: boolean
}

export type Problems = {
  readonly byPath: ReadonlyMap<string, readonly string[]>
  /** Each place and sentence once. */
  readonly all: readonly Problem[]
  readonly byLanguage: Readonly<Record<LocaleId, number>>
}

/** The same as one writes: another object only once there are other problems, for all fields look at it. */
export function useProblems(kind: DocumentKind, written: unknown, language: DeskLanguage): Problems {
  const last = useRef<{ readonly said: string; readonly problems: Problems } | null>(null)
  return useMemo(() => {
    const problems = problemsByPath(kind, written, language)
    const said = JSON.stringify([problems.all, problems.byLanguage])
    if (last.current?.said !== said) last.current = { said, problems }
    return last.current.problems
  }, [kind, written, language])
}

/** What keeps a document from being published, by field and by language, in the language of the desk. */
function problemsByPath(kind: DocumentKind, written: unknown, language: DeskLanguage): Problems {
  const side = language === 'zh-CN' ? 0 : 1
  const byPath = new Map<string, string[]>()
  const all = new Map<string, Problem>()
  const byLanguage = { 'zh-CN': 0, 'zh-HK': 0, 'en-US': 0 }
  // What nobody wrote for Hong Kong has the problems of the Simplified, and none of its own.
  const isHongKongWritten = String(JSON.stringify(written)).includes('"zh-HK":')
  for (const locale of localeIds) {
    if (locale === 'zh-HK' && !isHongKongWritten) continue
    for (const { path, sentence, isUnknown } of problemsOf(kind, written, locale)) {
      byLanguage[locale] += 1
      const key = pathKey(path)
      const words = sentence[side]
      if (all.has(`${key} ${words}`)) continue
      const where = pathLabel(kind, path, written)[side]
      all.set(`${key} ${words}`, { path, where, sentence: words, isUnknown })
      byPath.set(key, [...(byPath.get(key) ?? []), words])
    }
  }
  if (!isHongKongWritten) byLanguage['zh-HK'] = byLanguage['zh-CN']
  return { byPath, all: [...all.values()], byLanguage }
}
