import { ask } from '../../../../client/ask.ts'

/** Number and token of the private link, from behind its `#`. */
export type PrivateLink = { readonly number: string; readonly token: string }

export type EnquiryStatusName =
  | 'received'
  | 'assigned'
  | 'first-call-due'
  | 'contacted'
  | 'closed'
  | 'withdrawn'

/** An enquiry as its sender sees it; `details` is null once consent is withdrawn. Instants are ISO. */
export type EnquiryShown = {
  readonly status: EnquiryStatusName
  readonly since: string
  readonly dueAt: string | null
  readonly enquiryNo: string
  readonly receivedAt: string
  readonly details: EnquiryShownDetails | null
}

export type EnquiryShownDetails = {
  readonly companyName: string
  readonly contactName: string
  readonly contactMobile: string
  readonly detailAddr: string
  readonly cooperateType: string | null
  readonly estimateOrderCount: number | null
}

/** Reads `#EQ-7KD3-WM2P.token`; null when the address holds no such thing. */
export function readPrivateLink(hash: string): PrivateLink | null {
  const match = /^#(EQ-[2-9A-Z]{4}-[2-9A-Z]{4})\.([\w.-]{20,400})$/.exec(hash)
  return match?.[1] && match[2] ? { number: match[1], token: match[2] } : null
}

// The token goes in a header: an address ends up in histories and logs.
const by = ({ number, token }: PrivateLink, verb = '') => ({
  path: `/v1/enquiries/${encodeURIComponent(number)}${verb}`,
  headers: { 'x-hongyan-enquiry': token },
})

export const showEnquiry = (link: PrivateLink, signal?: AbortSignal) =>
  ask({ ...by(link), method: 'GET', ...(signal ? { signal } : {}) }, (answer) => answer.data as EnquiryShown)

export const correctEnquiry = (link: PrivateLink, changes: Readonly<Record<string, string>>) =>
  ask({ ...by(link, '/corrections'), body: changes }, () => null)

export const withdrawConsent = (link: PrivateLink) =>
  ask({ ...by(link, '/withdrawal'), body: {} }, () => null)
