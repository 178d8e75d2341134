import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import type { FailureReason } from '../../../../client/call.ts'

/** How long somebody who looks a number up is kept waiting, ms. */
export const patienceMs = 10_000

/** What the page knows about one asked number. */
export type Lookup =
  | { readonly kind: 'pending'; readonly number: string }
  | {
      readonly kind: 'answered'
      readonly number: string
      readonly answer: TrackingAnswer
      /** When the answer left the server, ms UTC. */
      readonly fetchedAt: number
      /** Taken from this device because the server could not be reached. */
      readonly fromDevice: boolean
      /** Only as much as the list shows; opening it asks for the rest. */
      readonly partial?: boolean
    }
  | { readonly kind: 'failed'; readonly number: string; readonly reason: FailureReason }

/** What opens a shipment: the last four digits of a phone, or the code that was sent to its recipient. */
export type UnlockBy = { readonly tail: string } | { readonly code: string }

/** What the phone-digits form shows. Times are ms UTC. */
export type UnlockState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'locked'; readonly until: number }
  | { readonly kind: 'failed'; readonly reason: FailureReason }
  | { readonly kind: 'open'; readonly until: number }

/** A proof of delivery as it was opened. Times are ISO. */
export type ProofPicture = {
  readonly signedBy: string
  readonly signedAt: string
  readonly city: string
  readonly imageLink: string
  readonly expiresAt: string
}

export type ProofState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly reason: FailureReason }
  | { readonly kind: 'absent'; readonly state: 'not-yet' | 'not-captured' }
  | { readonly kind: 'shown'; readonly proof: ProofPicture }
