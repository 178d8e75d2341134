import type { DomainError } from '@hongyan/domain'
import { refusals } from '../../../calls/codes.ts'
import { fieldProblem } from '../../../server/http/field-sentences.ts'
import { refusalOfError } from '../../../server/http/refusal-of-error.ts'
import type { At } from '../../../server/http/route.ts'
import type { RequestServices } from '../../../server/http/services.ts'

/** What the forms of the book take from the process. */
export type BookFormServices = Pick<RequestServices, 'words'>

/** What an error of the domain says, as a whole and by field. */
export function sentencesOf(error: DomainError, { ctx, locale, services }: At<BookFormServices>) {
  const refusal = refusalOfError(error, { now: ctx.now(), locale, words: services.words })
  const byField = (refusal.fields ?? []).map(
    (note) => [note.path, fieldProblem(note, locale).message] as const,
  )
  return { text: refusals[refusal.name].text[locale], byField }
}
