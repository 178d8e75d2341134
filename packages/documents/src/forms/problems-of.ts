import type { LocaleId } from '@hongyan/locales'
import type { z } from 'zod'
import type { Words } from '../labels/label.ts'
import type { DocumentKind } from '../labels/labels.ts'
import { type Choosing, resolveWritten, type Step, writtenPath } from '../written-value.ts'
import { schemas } from './form-of.ts'
import { sentenceOf } from './sentences.ts'

/** What keeps a language of a written document from being published. */
type FormProblem = {
  /** Into the document as it is written. */
  readonly path: readonly Step[]
  readonly sentence: Words
  /** A field that nobody knows: no form shows it, and it can only be taken away. */
  readonly isUnknown: boolean
  /** Only once facts that it rests on have expired. */
  readonly isLater: boolean
}

/**
 * What its schema finds wrong with a written document in a language, now and when all its facts have expired; each place
 * and sentence once. Without any it can be published.
 */
export function problemsOf(kind: DocumentKind, written: unknown, language: LocaleId): readonly FormProblem[] {
  const now = problemsIn(kind, written, { language, shows: () => 'text' })
  // Without a statement that rests on facts nothing changes when they expire.
  const later = String(JSON.stringify(written)).includes('"claim":')
    ? problemsIn(kind, written, { language, shows: () => 'without' })
    : []
  const known = new Set(now.map(keyOf))
  return [
    ...now.map((problem) => ({ ...problem, isLater: false })),
    ...later
      .filter((problem) => !known.has(keyOf(problem)))
      .map((problem) => ({ ...problem, isLater: true })),
  ]
}

type Found = Omit<FormProblem, 'isLater'>

function problemsIn(kind: DocumentKind, written: unknown, choosing: Choosing): readonly Found[] {
  const document = resolveWritten(written, choosing)
  const read = schemas[kind].safeParse(document)
  const found = (read.error?.issues ?? []).flatMap((issue) =>
    pathsOf(issue).map((path) => ({
      path: writtenPath(written, path, choosing),
      sentence: sentenceOf(issue, valueAt(document, path)),
      isUnknown: issue.code === 'unrecognized_keys',
    })),
  )
  return [...new Map(found.map((problem) => [keyOf(problem), problem])).values()]
}

/** Fields that nobody knows are named one by one, not by what they stand in. */
function pathsOf(issue: z.core.$ZodIssue): readonly (readonly Step[])[] {
  const path = issue.path as readonly Step[]
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
}

function keyOf({ path, sentence }: Found): string {
  return JSON.stringify([path, sentence])
}

function valueAt(document: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    document,
  )
}
