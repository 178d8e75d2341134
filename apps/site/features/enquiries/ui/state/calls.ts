import type { AnswerOf, RequestOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { getSession, queryAddressList, queryCooperationList, submitFormData } from '../../endpoints.ts'

/** What a company can ask for, in the order in which it is offered. */
export type Choice = AnswerOf<typeof queryCooperationList>['content'][number]

/** Places by the code of what they lie in; the provinces stand under `rootOfPlaces`. */
export type Places = AnswerOf<typeof queryAddressList>['content']
export const rootOfPlaces = '-999999'

export type Receipt = AnswerOf<typeof submitFormData>['content']

export const fetchTypes = (signal: AbortSignal) => call(queryCooperationList, {}, { signal, saysWhy: true })

export const fetchPlaces = (signal: AbortSignal) => call(queryAddressList, {}, { signal, saysWhy: true })

/** A session for one enquiry, good for two hours. */
export const fetchSession = () => call(getSession, {}, { saysWhy: true })

/** Sends an enquiry. One key for one filling: sent again with it, it stays one enquiry. */
export const sendEnquiry = (enquiry: RequestOf<typeof submitFormData>['body'][number], key: string) =>
  call(submitFormData, { body: [enquiry] }, { headers: { 'idempotency-key': key }, saysWhy: true })
