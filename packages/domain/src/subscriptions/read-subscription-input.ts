import { DomainError, type FieldProblem } from '@hongyan/kernel/errors'
import { mobilePattern } from '../codes/mobile-rules.ts'
import { readMail } from '../typed/read-mail.ts'
import { readMobile } from '../typed/read-phone.ts'
import type { SubscriptionChannel, SubscriptionMoment } from './subscription-rules.ts'

/** Why a subscription cannot be asked for as it stands; the words are those of the form. */
type SubscriptionProblem =
  | 'mailRequired'
  | 'mailWrong'
  | 'mobileRequired'
  | 'mobileWrong'
  | 'codeRequired'
  | 'codeWrong'
  | 'momentsRequired'

export type SubscriptionInput = {
  readonly channel: SubscriptionChannel
  /** Mail address or mobile number; empty for a feed. */
  readonly address: string
  /** By text message to the number; null for the other channels. */
  readonly code: string | null
  readonly moments: readonly SubscriptionMoment[]
}

/** The input with its address as it is compared. Refuses `invalid-input` with one problem for each field. */
export function readSubscriptionInput(input: SubscriptionInput): SubscriptionInput {
  const plain = input.address.normalize('NFKC').trim()
  const address = input.channel === 'sms' ? (readMobile(plain) ?? plain) : plain
  const problems: FieldProblem[] = []
  const add = (path: string, message: SubscriptionProblem) => problems.push({ path, message })
  if (input.channel === 'mail') {
    if (address === '') add('address', 'mailRequired')
    else if (readMail(address) === null) add('address', 'mailWrong')
  }
  if (input.channel === 'sms') {
    if (address === '') add('address', 'mobileRequired')
    else if (!mobilePattern.test(address)) add('address', 'mobileWrong')
    if (!input.code) add('code', 'codeRequired')
    else if (!/^\d{6}$/.test(input.code)) add('code', 'codeWrong')
  }
  if (input.moments.length === 0) add('moments', 'momentsRequired')
  if (problems.length > 0)
    throw new DomainError({
      entity: 'subscription',
      code: 'invalid-input',
      detail: 'The form is not complete',
      fields: problems,
    })
  const kept = input.channel === 'mail' ? (readMail(address) ?? address) : address
  return { ...input, address: input.channel === 'feed' ? '' : kept }
}
