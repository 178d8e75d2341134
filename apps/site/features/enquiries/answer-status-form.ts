import { DomainError, showEnquiry, withdrawConsent } from '@hongyan/domain'
import type { Posted } from '../../posted.ts'
import type { PostedRequest } from '../../server/http/posted-request.ts'
import { presentEnquiry } from './status/present.ts'

/** Value of the button that withdraws consent. */
const withdrawButton = 'withdraw'

/** Answers the form of the private page: where the enquiry stands, after withdrawing if that was asked. */
export async function answerStatusForm({ at, fields }: PostedRequest): Promise<Posted> {
  const link = { number: fields.number ?? '', token: fields.token ?? '' }
  try {
    if (fields.do === withdrawButton) await withdrawConsent(at.ctx, link)
    return { kind: 'status', enquiry: presentEnquiry(await showEnquiry(at.ctx, link)), token: link.token }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return { kind: 'unknown-enquiry' }
    throw error
  }
}
