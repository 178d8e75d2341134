import type { AnswerOf, RequestOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { correctEnquiryAction, showEnquiryAction, withdrawConsentAction } from '../../status/actions.ts'

/** Number and token of the private link, from behind its `#`. */
export type PrivateLink = { readonly number: string; readonly token: string }

/** An enquiry as its sender sees it; `details` is null once consent is withdrawn. Instants are ISO. */
export type EnquiryShown = AnswerOf<typeof showEnquiryAction>['data']
export type EnquiryStatusName = EnquiryShown['status']
export type EnquiryShownDetails = NonNullable<EnquiryShown['details']>

/** Reads `#EQ-7KD3-WM2P.token`; null when the address holds no such thing. */
export function readPrivateLink(hash: string): PrivateLink | null {
  const match = /^#(EQ-[2-9A-Z]{4}-[2-9A-Z]{4})\.([\w.-]{20,400})$/.exec(hash)
  return match?.[1] && match[2] ? { number: match[1], token: match[2] } : null
}

// The token goes in a header: an address ends up in histories and logs.
const by = ({ token }: PrivateLink) => ({ headers: { 'x-hongyan-enquiry': token }, saysWhy: true })

export const showEnquiry = (link: PrivateLink, signal?: AbortSignal) =>
  call(showEnquiryAction, { params: { number: link.number } }, { ...by(link), ...(signal ? { signal } : {}) })

export const correctEnquiry = (link: PrivateLink, changes: RequestOf<typeof correctEnquiryAction>['body']) =>
  call(correctEnquiryAction, { params: { number: link.number }, body: changes }, by(link))

export const withdrawConsent = (link: PrivateLink) =>
  call(withdrawConsentAction, { params: { number: link.number }, body: {} }, by(link))
