import { pathLabel } from '@hongyan/documents/forms/path-label'
import { problemsOf } from '@hongyan/documents/forms/problems-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { en } from '../texts/en.ts'
import type { DeskLanguage } from '../texts/language.tsx'
import { zh } from '../texts/zh.ts'
import { type Path, pathKey } from './form/form-context.ts'
import { type Known, referenceProblems } from './reference-problems.ts'
import type { Targets } from './targets.ts'

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

/**
 * What keeps a document from being published, by field and by language, in the language of the desk. Without `targets`,
 * what it names is not looked up.
 */
export function problemsByPath(
  kind: DocumentKind,
  written: unknown,
  language: DeskLanguage,
  targets: Targets | null,
): Problems {
  const side = language === 'zh-CN' ? 0 : 1
  const byPath = new Map<string, string[]>()
  const all = new Map<string, Problem>()
  const byLanguage = { 'zh-CN': 0, 'zh-HK': 0, 'en-US': 0 }
  const add = (path: Path, words: string) => {
    const key = pathKey(path)
    if (all.has(`${key} ${words}`)) return
    all.set(`${key} ${words}`, { path, where: pathLabel(kind, path, written)[side], sentence: words })
    byPath.set(key, [...(byPath.get(key) ?? []), words])
  }
  for (const locale of localeIds)
    for (const { path, sentence } of problemsOf(kind, written, locale)) {
      byLanguage[locale] += 1
      add(path, sentence[side])
    }
  const { lacks: sentences } = (language === 'zh-CN' ? zh : en).references
  for (const { path, lacks } of targets === null ? [] : referenceProblems(kind, written, knownOf(targets))) {
    for (const locale of localeIds) if (isIn(path, locale)) byLanguage[locale] += 1
    add(path, sentences[lacks])
  }
  return { byPath, all: [...all.values()], byLanguage }
}

function knownOf({ pages, questions, facts }: Targets): Known {
  return {
    pages: new Set(pages.map(({ path }) => path)),
    questions: new Set(questions.map(({ id }) => id)),
    facts: new Set(facts.map(({ id }) => id)),
  }
}

/** A part that stands in another language is no matter of this one. */
function isIn(path: Path, language: LocaleId): boolean {
  const own = localeIds.find((one) => path.includes(one))
  return own === undefined || own === language
}
