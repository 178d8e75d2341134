import type { AnswerOf, RequestOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import {
  getSessionAction,
  queryAddressListAction,
  queryCooperationListAction,
  submitFormDataAction,
} from '../../actions.ts'

/** What a company can ask for, in the order in which it is offered. */
export type Choice = AnswerOf<typeof queryCooperationListAction>['content'][number]

/** Places by the code of what they lie in; the provinces stand under `rootOfPlaces`. */
export type Places = AnswerOf<typeof queryAddressListAction>['content']
export const rootOfPlaces = '-999999'

export type Receipt = AnswerOf<typeof submitFormDataAction>['content']

export const fetchTypes = (signal: AbortSignal) =>
  call(queryCooperationListAction, {}, { signal, saysWhy: true })

export const fetchPlaces = (signal: AbortSignal) =>
  call(queryAddressListAction, {}, { signal, saysWhy: true })

/** A session for one enquiry, good for two hours. */
export const fetchSession = () => call(getSessionAction, {}, { saysWhy: true })

/** Sends an enquiry. One key for one filling: sent again with it, it stays one enquiry. */
export const sendEnquiry = (enquiry: RequestOf<typeof submitFormDataAction>['body'][number], key: string) =>
  call(submitFormDataAction, { body: [enquiry] }, { headers: { 'idempotency-key': key }, saysWhy: true })
