import type { LocaleId } from '@hongyan/locales'
import type { EnquiryForm } from './code-lists.ts'
import type { StoredField } from './enquiry-fields.ts'
import type { EnquiryInput } from './enquiry-input.ts'
import type { EnquiryStatus } from './enquiry-status.ts'

/** Everything about one enquiry, for receivers who may see it. Instants are ms UTC. */
export type EnquiryRecord = {
  readonly number: string
  readonly form: EnquiryForm
  readonly locale: LocaleId
  readonly receivedAt: number
  readonly status: EnquiryStatus
  /** Reasons to suspect spam; empty for almost all. */
  readonly spam: readonly string[]
  readonly consent: { readonly textVersion: string; readonly language: string; readonly givenAt: number }
  readonly details: EnquiryDetails
}

/** What the person wrote, under the names the form uses; codes of lists as they were when it was sent. */
export type EnquiryDetails = {
  readonly [N in StoredField]: N extends 'cooperateType' | 'firstBizType' ? string | null : EnquiryInput[N]
}
