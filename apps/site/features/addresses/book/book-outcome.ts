import type { FormOutcome } from '../../../calls/form-outcome.ts'
import type { FormAnswer } from '../../../server/requests/form.ts'

type Outcome = Omit<Extract<FormOutcome, { kind: 'address-book' }>, 'kind'>

/** The page with what became of a form. */
export function bookOutcome(
  outcome: Partial<Outcome>,
  status: number,
): Extract<FormAnswer, { readonly kind: 'submitted' }> {
  const nothing = { question: null, editor: null, importing: null, isManaging: false, status: null }
  return { kind: 'submitted', submitted: { kind: 'address-book', ...nothing, ...outcome }, status }
}
