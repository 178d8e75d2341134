import type { NumberKind } from './number-kind.ts'

/** How numbers of one kind are made: letters, digits of which the last is the check digit, letters. */
type NumberFormat = {
  /** `@` stands for any letter. */
  readonly prefix: string
  readonly digits: number
  readonly suffix: string
  readonly check: (body: string) => string
}

/** One that names a shipment or an order. */
export type TrackedFormat = NumberFormat & {
  readonly kind: NumberKind
  /** All of a number, and one that may have more or fewer digits. */
  readonly whole: RegExp
  readonly begun: RegExp
}

/** One that new numbers have. */
export type GivenFormat = NumberFormat & {
  readonly kind: NumberKind | 'claim'
  /** The products it is for, or `others`. */
  readonly givenFor: readonly string[]
}

/** The numbers of a company that are read. What is looked for in texts is made with them, so that no browser has to. */
export type Numbers = {
  /** The longest prefix first: `HYC` must not be read as `HY`. */
  readonly tracked: readonly TrackedFormat[]
  /** Whether waybills of airlines, `784-12345675`, are read too. */
  readonly airlines: boolean
  /** Fewest and most digits without their letters. */
  readonly shortest: number
  readonly longest: number
  /** The GS1 identifier of a shipment before one. */
  readonly identifier: RegExp
  /** Dots and underscores between the groups of one. */
  readonly dotted: RegExp
  /** Two that a scanner sent one behind the other. */
  readonly glued: RegExp
  /** One in a longer text. */
  readonly within: RegExp
  /** What begins with letters of ours. */
  readonly begins: RegExp
}
