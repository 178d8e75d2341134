import type { Posted } from '../../../calls/posted.ts'
import type { FormAnswer } from '../../../server/requests/form.ts'

type Outcome = Omit<Extract<Posted, { kind: 'address-book' }>, 'kind'>

/** The page with what became of a form. */
export function bookOutcome(
  outcome: Partial<Outcome>,
  status: number,
): Extract<FormAnswer, { readonly kind: 'posted' }> {
  const nothing = { question: null, editor: null, importing: null, isManaging: false, status: null }
  return { kind: 'posted', posted: { kind: 'address-book', ...nothing, ...outcome }, status }
}
