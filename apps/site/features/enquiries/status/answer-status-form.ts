import { showEnquiry } from '@hongyan/domain/enquiries/show-enquiry'
import { withdrawConsent } from '@hongyan/domain/enquiries/withdraw-consent'
import { DomainError } from '@hongyan/kernel/errors'
import type { FormAnswer, PostedRequest } from '../../../server/requests/form.ts'
import { presentEnquiry } from './present.ts'

/** Value of the button that withdraws consent. */
export const withdrawButton = 'withdraw'

/** Answers the form of the private page: where the enquiry stands, after withdrawing if that was asked. */
export async function answerStatusForm({ at, fields }: PostedRequest): Promise<FormAnswer> {
  const link = { number: fields.number ?? '', token: fields.token ?? '' }
  try {
    if (fields.do === withdrawButton) await withdrawConsent(at.ctx, link)
    const enquiry = presentEnquiry(await showEnquiry(at.ctx, link))
    return { kind: 'posted', posted: { kind: 'status', enquiry, token: link.token }, status: 200 }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') {
      return { kind: 'posted', posted: { kind: 'unknown-enquiry' }, status: 404 }
    }
    throw error
  }
}
