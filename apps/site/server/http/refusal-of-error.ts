import type {
  DomainError,
  Entity,
  EntityErrors,
  ErrorCode,
  FieldProblem,
  SharedCode,
} from '@hongyan/kernel/errors'
import type { LocaleId } from '@hongyan/locales'
import type { Refusal } from '../../calls/refusal.ts'
import {
  captchaFailed,
  conflict,
  fault,
  linkExpired,
  malformed,
  notAllowed,
  notAvailable,
  signInNeeded,
  tooLate,
  tooMany,
  unavailable,
} from '../../calls/refusals.ts'
import type { RefusalAnswer } from './answer.ts'
import { type FieldNote, problemNote, type Sentences } from './field-sentences.ts'

/** How a family tells what its entity refuses. */
export type FamilyWords<E extends Entity> = FieldWords &
  ([EntityErrors[E]] extends [never]
    ? { readonly names?: Names<never> }
    : { readonly names: Names<EntityErrors[E]> })

/** What only an entity refuses, and what it says otherwise than all do. */
type Names<Own extends string> = Readonly<Partial<Record<SharedCode, Refusal>> & Record<Own, Refusal>>

/** How a family tells what is wrong with fields. */
export type FieldWords = {
  /** What is wrong with a field, beside what all families say of it. */
  readonly sentences?: Sentences
  /** The same as its form says it, in the browser as well; the first problem is the message of the whole answer. */
  readonly formSentences?: (locale: LocaleId) => Readonly<Record<string, string>>
}

/** The words of all families, by what they are about. */
export type Words = { readonly [E in Entity]?: FamilyWords<E> }

const sharedNames: Readonly<Record<SharedCode, Refusal>> = {
  'invalid-input': malformed,
  'not-found': notAvailable,
  'not-available': notAvailable,
  'too-many': tooMany,
  'too-late': tooLate,
  conflict,
  forbidden: notAllowed,
  unavailable,
  'link-expired': linkExpired,
  'sign-in-needed': signInNeeded,
  'token-spent': captchaFailed,
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
    refusal: nameOf(code, family?.names) ?? nameOf(code, sharedNames) ?? fault,
    ...(typeof text === 'string' ? { text } : {}),
    ...(fields.length > 0 ? { fields } : {}),
    ...(retryAt === null ? {} : { retryAfterSeconds: secondsUntil(retryAt, now) }),
  }
}

type NamesByCode = Readonly<Partial<Record<ErrorCode, Refusal>>>
const nameOf = (code: ErrorCode, names: NamesByCode = {}): Refusal | undefined => names[code]

function inWordsOf(
  form: Readonly<Record<string, string>>,
  fields: readonly FieldProblem[],
): readonly FieldNote[] {
  return fields.map(({ path, message }) => ({ path, message: form[message] ?? message }))
}

function notesOf({ code, fields }: DomainError, own: Sentences = {}): readonly FieldNote[] {
  // What keeps a document from the site is said of its fields, as what is wrong with those of a form.
  const isSaid = code === 'invalid-input' || code === 'unfit'
  return isSaid ? fields.map((problem) => problemNote(problem, own)) : fields
}

/** Whole seconds from `now` to `at` (ms UTC), from one to a day: no limit lasts longer, whatever a clock says. */
function secondsUntil(at: number, now: number): number {
  return Math.min(86_400, Math.max(1, Math.ceil((at - now) / 1000)))
}
