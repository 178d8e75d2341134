import type { DomainError, Entity, ErrorCode, FieldProblem } from '@hongyan/kernel/errors'
import type { LocaleId } from '@hongyan/locales'
import type { RefusalName } from '../../calls/codes.ts'
import type { RefusalAnswer } from './answer.ts'
import { type FieldNote, problemNote, type Sentences } from './field-sentences.ts'

/** How a family tells what its entity refuses. */
export type FamilyWords = {
  /** Refusals with a name of their own; every other has the name that all entities share. */
  readonly names?: Readonly<Partial<Record<ErrorCode, RefusalName>>>
  /** What is wrong with a field, beside what all families say of it. */
  readonly sentences?: Sentences
  /** The same as its form says it, in the browser as well; the first problem is the message of the whole answer. */
  readonly formSentences?: (locale: LocaleId) => Readonly<Record<string, string>>
}

/** The words of all families, by what they are about. */
export type Words = Readonly<Partial<Record<Entity, FamilyWords>>>

const sharedNames: Record<ErrorCode, RefusalName> = {
  'invalid-input': 'malformed',
  'not-found': 'unknown-number',
  locked: 'locked',
  'wrong-digits': 'wrong-digits',
  'link-expired': 'link-expired',
  'not-available': 'not-available',
  'too-many': 'too-many',
  conflict: 'conflict',
  forbidden: 'unlock-needed',
  unavailable: 'unavailable',
  'wrong-code': 'wrong-code',
  'captcha-needed': 'captcha-needed',
  'token-spent': 'captcha-failed',
  'too-frequent': 'too-frequent',
  'code-failed': 'code-failed',
  'code-unsure': 'code-unsure',
  'code-needed': 'code-needed',
  'no-mobile': 'no-mobile',
  'sign-in-needed': 'sign-in-needed',
  'unknown-address': 'unknown-address',
  'book-full': 'book-full',
  'undo-over': 'undo-over',
  'price-changed': 'price-changed',
  'too-early': 'not-available',
  'too-late': 'too-late',
}

type Telling = { readonly now: number; readonly locale: LocaleId; readonly words: Words }

/** The one mapper of domain errors to refusals of the API. */
export function refusalOfError(error: DomainError, { now, locale, words }: Telling): RefusalAnswer {
  const { entity, code, retryAt } = error
  const family = words[entity]
  const inForm = code === 'invalid-input' ? family?.formSentences?.(locale) : undefined
  const fields = inForm ? inWordsOf(inForm, error.fields) : notesOf(error, family?.sentences)
  const text = inForm && fields[0]?.message
  return {
    kind: 'refusal',
    name: family?.names?.[code] ?? sharedNames[code],
    ...(typeof text === 'string' ? { text } : {}),
    ...(fields.length > 0 ? { fields } : {}),
    ...(retryAt === null ? {} : { retryAfterSeconds: secondsUntil(retryAt, now) }),
  }
}

function inWordsOf(
  form: Readonly<Record<string, string>>,
  fields: readonly FieldProblem[],
): readonly FieldNote[] {
  return fields.map(({ path, message }) => ({ path, message: form[message] ?? message }))
}

function notesOf({ code, fields }: DomainError, own: Sentences = {}): readonly FieldNote[] {
  return code === 'invalid-input' ? fields.map((problem) => problemNote(problem, own)) : fields
}

/** Whole seconds from `now` to `at` (ms UTC), from one to a day: no limit lasts longer, whatever a clock says. */
function secondsUntil(at: number, now: number): number {
  return Math.min(86_400, Math.max(1, Math.ceil((at - now) / 1000)))
}
