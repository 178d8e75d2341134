import { DomainError } from '@hongyan/domain'
import { refusals } from '../../calls/codes.ts'
import { fieldProblem } from './field-sentences.ts'
import { refusalOfError } from './refusal-of-error.ts'
import type { At } from './route.ts'
import type { RequestServices } from './services.ts'

/**
 * What a form was refused for, in sentences by field; the one without a name is about the whole. A fault of ours is
 * thrown again.
 */
export function problemsOfError(
  error: unknown,
  { ctx, locale, services }: At<Pick<RequestServices, 'words'>>,
): Readonly<Record<string, string>> {
  if (!(error instanceof DomainError)) throw error
  const refusal = refusalOfError(error, { now: ctx.now(), locale, words: services.words })
  const notes = refusal.fields ?? []
  if (notes.length === 0) return { '': refusals[refusal.name].text[locale] }
  return Object.fromEntries(notes.map((note) => [note.path, fieldProblem(note, locale).message]))
}
