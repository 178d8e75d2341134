import type { LocaleId } from '@hongyan/locales'
import type { ShipmentStatus } from '../tracking/vocabulary.ts'

/** What is said by text message; the gateway's adapter finds the words or the provider's template. */
export type TextMessage =
  | { readonly kind: 'code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'receipt'; readonly number: string }
  /** That an order was placed, and the private link that opens it. */
  | { readonly kind: 'order'; readonly number: string; readonly link: string }
  /** Where a shipment stands, and of how many others the status has changed as well. */
  | {
      readonly kind: 'status'
      readonly number: string
      readonly status: ShipmentStatus
      readonly others: number
      readonly stop: string
    }

/** `refused`: certainly not sent. `unknown`: it may have been sent. `problem` never holds number or text. */
export type SmsOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'unknown'; readonly problem: string }

/** The way to a provider of text messages. `id` makes a repeat recognisable where the provider can use it. */
export type SmsGateway = {
  send(message: {
    readonly id: string
    readonly to: string
    readonly locale: LocaleId
    readonly text: TextMessage
  }): Promise<SmsOutcome>
}
