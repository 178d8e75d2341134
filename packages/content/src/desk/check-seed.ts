import { collectionSchemas, documentSchemas, type Step, writtenPath } from '@hongyan/documents'
import type { DocumentProblem } from '@hongyan/domain/desk-documents/document-source'
import { type LocaleId, localeOf, writtenIds } from '@hongyan/locales'
import type { z } from 'zod'
import { expiryInstants } from '../facts.ts'
import { choosingAt, resolveWith } from '../resolve-with.ts'
import { pathsOf, sentenceOf } from '../schema-problems.ts'

const schemas: Readonly<Record<string, z.ZodType>> = { ...collectionSchemas, ...documentSchemas }

/** More mistakes than anybody reads; those that follow are told once these are mended. */
const mostProblems = 200

/**
 * What is wrong with a seed by the schema of its kind, at a moment (ms UTC) and once the last fact has expired. What
 * nobody wrote for Hong Kong is checked as it stands in Simplified Chinese: a schema asks for no signs.
 */
export function checkSeed(kind: string, seed: unknown, at: number): readonly DocumentProblem[] {
  const schema = schemas[kind]
  if (schema === undefined)
    return [{ language: null, path: [], code: 'unknown-kind', message: 'there is no such kind of document' }]
  const languages = writtenIds.filter(
    (locale) => localeOf(locale).complete || JSON.stringify(seed).includes(`"${locale}":`),
  )
  const now = problemsIn(schema, seed, at, languages)
  const last = expiryInstants().at(-1) ?? 0
  if (now.length > 0 || last <= at || !JSON.stringify(seed).includes('"claim":')) return now
  return problemsIn(schema, seed, last, languages).map((problem) => ({ ...problem, code: 'expired' }))
}

function problemsIn(
  schema: z.ZodType,
  seed: unknown,
  at: number,
  languages: readonly LocaleId[],
): readonly DocumentProblem[] {
  const found = languages.map((language) => {
    const read = schema.safeParse(resolveWith(seed, language, at, (chinese) => chinese))
    return read.success ? [] : read.error.issues.flatMap((issue) => problemsOf(issue, { seed, language, at }))
  })
  const said = found.map((problems) => new Set(problems.map(keyOf)))
  const isEverywhere = (problem: DocumentProblem): boolean => said.every((keys) => keys.has(keyOf(problem)))
  return found
    .flatMap((problems, index) =>
      problems.flatMap((problem) => {
        if (!isEverywhere(problem)) return [problem]
        return index === 0 ? [{ ...problem, language: null }] : []
      }),
    )
    .slice(0, mostProblems)
}

function problemsOf(
  issue: z.core.$ZodIssue,
  { seed, language, at }: { readonly seed: unknown; readonly language: LocaleId; readonly at: number },
): readonly DocumentProblem[] {
  return pathsOf(issue).map((path) => ({
    language,
    path: writtenPath(seed, path as readonly Step[], choosingAt(language, at)),
    code: issue.code,
    message: sentenceOf(issue).slice(0, 500),
  }))
}

/** The same for one mistake in two languages, of a part that does not stand in languages. */
function keyOf({ path, message }: DocumentProblem): string {
  return `${path.join('.')} ${message}`
}
