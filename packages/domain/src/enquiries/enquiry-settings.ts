import type { DeliveryTarget } from '../deliveries/delivery-ports.ts'

/** What an installation decides about enquiries. */
export type EnquirySettings = {
  /** Who is told of an enquiry. */
  readonly targets: readonly DeliveryTarget[]
  /** Version of the privacy text that a form shows now. */
  readonly consentVersion: string
  /** Life of the private link to an enquiry, in milliseconds. */
  readonly linkMs: number
}
