import type { Localised } from '@hongyan/locales'

/** One answer that is not a success: its stable number, its HTTP status in our own calls, and its words. */
export type Refusal = {
  /** Stable number in the envelope; numbers are never reused. */
  readonly code: number
  /** HTTP status in our own calls. Calls of the older shape answer business refusals with 200. */
  readonly http: number
  /** A refusal of the business answers 200 in calls of the older shape, the others keep their HTTP status. */
  readonly business: boolean
  readonly text: Localised
}
