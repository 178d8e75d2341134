import { DomainError } from '@hongyan/domain/errors'
import { refusals } from '../../calls/codes.ts'
import { fieldProblem } from '../http/field-sentences.ts'
import { refusalOfError } from '../http/refusal-of-error.ts'
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
  if (!(error instanceof DomainError) || error.code === 'sign-in-needed') throw error
  const refusal = refusalOfError(error, { now: ctx.now(), locale, words: services.words })
  const notes = refusal.fields ?? []
  if (notes.length === 0) return { '': refusals[refusal.name].text[locale] }
  return Object.fromEntries(notes.map((note) => [note.path, fieldProblem(note, locale).message]))
}
