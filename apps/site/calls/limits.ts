import { tooFrequent, tooMany } from './refusals.ts'

/** The limits that calls draw on. Their sizes live in the process's table of limits. */
export type LimitName =
  | 'look-up'
  | 'unlock'
  | 'proof'
  | 'session'
  | 'counter'
  | 'content'
  | 'search'
  | 'ingestion'
  | 'code'
  | 'enquiry'
  | 'paper'
  | 'feedback'
  | 'captcha'
  | 'sign-in'
  | 'passkey'
  | 'recovery-code'
  | 'account'
  | 'lists'
  | 'quote'
  | 'cipher'
  | 'cipher-alone'
  | 'addresses'
  | 'carbon'
  | 'desk'
  | 'desk-follow'
  | 'preview'
  | 'coverage'
  | 'order'
  | 'shipment'
  | 'claim'
  | 'subscription'
  | 'merchant'
  | 'webhook'
  | 'form'

/** The refusal that a used-up rate is answered with: codes are "too frequent", as their clients expect. */
export function floodRefusal(limit: LimitName): typeof tooFrequent | typeof tooMany {
  return limit === 'code' ? tooFrequent : tooMany
}
