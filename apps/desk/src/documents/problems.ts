import { pathLabel } from '@hongyan/documents/forms/path-label'
import { problemsOf } from '@hongyan/documents/forms/problems-of'
import { type Known, referenceProblems } from '@hongyan/documents/forms/reference-problems'
import type { DocumentKind } from '@hongyan/documents/labels'
import { inEach, type LocaleId, localeOf, sourceId, writtenIds } from '@hongyan/locales'
import { useMemo, useRef } from 'react'
import { type DeskLanguage, deskLanguages } from '../texts/desk-languages.ts'
import { deskTexts } from '../texts/language.tsx'
import { type Path, pathKey } from './form/form-context.ts'
import type { Targets } from './targets.ts'

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
export function useProblems(
  kind: DocumentKind,
  written: unknown,
  language: DeskLanguage,
  targets: Targets | null,
): Problems {
  const last = useRef<{ readonly said: string; readonly problems: Problems } | null>(null)
  return useMemo(() => {
    const problems = problemsByPath(kind, written, language, targets)
    const said = JSON.stringify([problems.all, problems.byLanguage])
    if (last.current?.said !== said) last.current = { said, problems }
    return last.current.problems
  }, [kind, written, language, targets])
}

/**
 * What keeps a document from being published, by field and by language, in the language of the desk. Without `targets`,
 * what it names is not looked up.
 */
function problemsByPath(
  kind: DocumentKind,
  written: unknown,
  language: DeskLanguage,
  targets: Targets | null,
): Problems {
  const { side } = deskLanguages[language]
  const byPath = new Map<string, string[]>()
  const all = new Map<string, Problem>()
  const byLanguage: Record<LocaleId, number> = { ...inEach(() => 0) }
  const add = (path: Path, words: string, isUnknown: boolean) => {
    const key = pathKey(path)
    if (all.has(`${key} ${words}`)) return
    const where = pathLabel(kind, path, written)[side]
    all.set(`${key} ${words}`, { path, where, sentence: words, isUnknown })
    byPath.set(key, [...(byPath.get(key) ?? []), words])
  }
  // What nobody wrote in a language that follows another has the problems of that one, and none of its own.
  const said = String(JSON.stringify(written))
  const isWritten = (id: LocaleId): boolean => localeOf(id).complete || said.includes(`"${id}":`)
  for (const locale of writtenIds.filter(isWritten)) {
    for (const { path, sentence, isUnknown } of problemsOf(kind, written, locale)) {
      byLanguage[locale] += 1
      add(path, sentence[side], isUnknown)
    }
  }
  for (const locale of writtenIds.filter((id) => !isWritten(id)))
    byLanguage[locale] = byLanguage[localeOf(locale).fallback ?? sourceId]
  const { lacks: sentences } = deskTexts[language].references
  for (const { path, lacks } of targets === null ? [] : referenceProblems(kind, written, knownOf(targets))) {
    for (const locale of writtenIds) if (isIn(path, locale)) byLanguage[locale] += 1
    add(path, sentences[lacks], false)
  }
  return { byPath, all: [...all.values()], byLanguage }
}

function knownOf({ pages, questions, facts, named }: Targets): Known {
  const others = Object.entries(named).map(([what, list]) => [what, new Set(list.map(({ id }) => id))])
  return {
    ...Object.fromEntries(others),
    page: new Set(pages.map(({ path }) => path)),
    question: new Set(questions.map(({ id }) => id)),
    fact: new Set(facts.map(({ id }) => id)),
  }
}

/** A part that stands in another language is no matter of this one. */
function isIn(path: Path, language: LocaleId): boolean {
  const own = writtenIds.find((one) => path.includes(one))
  return own === undefined || own === language
}
