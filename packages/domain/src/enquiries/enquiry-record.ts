import type { LocaleId } from '@hongyan/locales'
import type { EnquiryForm, PositionId, YesNo } from './code-lists.ts'
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

/** What the person wrote, under the names the form uses. */
export type EnquiryDetails = {
  readonly cooperateType: string | null
  readonly companyName: string
  readonly isJdSeller: YesNo | null
  readonly firstBizType: string | null
  readonly estimateOrderCount: number | null
  readonly province: string | null
  readonly city: string | null
  readonly district: string | null
  readonly detailAddr: string
  readonly contactName: string
  readonly contactPositionId: PositionId | null
  readonly contactMobile: string
  readonly remark: string | null
  readonly cooperationId: string | null
  readonly utmSource: string | null
  readonly utmTerm: string | null
  readonly wuce: string | null
}
