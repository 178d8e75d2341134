import { ask, type Reply } from '../../../../client/ask.ts'

/** What a company can ask for, in the order in which it is offered. */
export type Choice = { readonly name: string; readonly value: string }

/** Places by the code of what they lie in; the provinces stand under `rootOfPlaces`. */
export type Places = Readonly<Record<string, readonly { readonly code: string; readonly address: string }[]>>
export const rootOfPlaces = '-999999'

export type Receipt = { readonly enquiryNo: string; readonly token: string; readonly receivedAt: string }

export const fetchTypes = (signal: AbortSignal) =>
  ask(
    { method: 'GET', path: '/cooperation/queryCooperationList', signal },
    (answer) => answer.content as readonly Choice[],
  )

export const fetchPlaces = (signal: AbortSignal) =>
  ask({ method: 'GET', path: '/cooperation/queryAddressList', signal }, (answer) => answer.content as Places)

/** A session for one enquiry, good for two hours. */
export const fetchSession = (signal?: AbortSignal) =>
  ask({ method: 'GET', path: '/ecology/getSession', ...(signal ? { signal } : {}) }, (answer) =>
    String(answer.obj),
  )

/** Sends an enquiry. One key for one filling: sent again with it, it stays one enquiry. */
export const sendEnquiry = (enquiry: object, key: string): Promise<Reply<Receipt>> =>
  ask(
    { path: '/cooperation/submitFormData', body: [enquiry], headers: { 'idempotency-key': key } },
    (answer) => answer.content as Receipt,
  )
