import { DomainError } from '@hongyan/kernel/errors'
import { refusalSentence } from '../http/answer.ts'
import { fieldProblem } from '../http/field-sentences.ts'
import { refusalOfError } from '../http/refusal-of-error.ts'
import { Refused } from '../http/refused.ts'
import type { At } from './route.ts'
import type { RequestServices } from './services.ts'

/**
 * What a form was refused for, in sentences by field; the one without a name is about the whole. A fault of ours is
 * thrown again, and so is that nobody is signed in any more: then there is no page of theirs to say it on.
 */
export function problemsOfError(
  error: unknown,
  { ctx, locale, services }: At<Pick<RequestServices, 'words'>>,
): Readonly<Record<string, string>> {
  const { answer, besideField } =
    error instanceof Refused
      ? error
      : {
          answer: refusalOfThrown(error, { now: ctx.now(), locale, words: services.words }),
          // Forms that ask for a code call its field so.
          besideField: error instanceof DomainError && error.code === 'wrong-code' ? 'verifyCode' : '',
        }
  const notes = answer.fields ?? []
  if (notes.length === 0) return { [besideField]: refusalSentence(answer, locale) }
  return Object.fromEntries(notes.map((note) => [note.path, fieldProblem(note, locale).message]))
}

function refusalOfThrown(error: unknown, telling: Parameters<typeof refusalOfError>[1]) {
  if (!(error instanceof DomainError) || error.code === 'sign-in-needed') throw error
  return refusalOfError(error, telling)
}
