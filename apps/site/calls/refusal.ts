import type { Localised } from '@hongyan/locales'

/** One answer that is not a success: its stable number, its HTTP status in our own calls, and its words. */
export type Refusal<Name extends string = string, Code extends number = number> = {
  /** What it is called in the description of the calls, and by scripts of pages. */
  readonly name: Name
  /** Stable number in the envelope; numbers are never reused: `refusal-numbers.tsv` has all there were. */
  readonly code: Code
  /** HTTP status in our own calls. Calls of the older shape answer business refusals with 200. */
  readonly http: number
  /** A refusal of the business answers 200 in calls of the older shape, the others keep their HTTP status. */
  readonly business: boolean
  readonly text: Localised
}

/** Declares a refusal; its name and number are kept for whoever tells it from others. */
export function defineRefusal<const Name extends string, const Code extends number>(
  refusal: Refusal<Name, Code>,
): Refusal<Name, Code> {
  return refusal
}
