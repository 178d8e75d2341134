import type { OutboxTarget } from '../outbox/outbox-message.ts'

/** What an installation decides about enquiries. */
type EnquirySettings = {
  /** Who is told of an enquiry. */
  readonly targets: readonly OutboxTarget[]
  /** Version of the privacy text that a form shows now. */
  readonly consentVersion: string
  /** Life of the private link to an enquiry, in milliseconds. */
  readonly linkMs: number
}

declare module '@hongyan/kernel/context' {
  interface DomainSettings {
    readonly enquiries: EnquirySettings
  }
}
