import type { CheckName } from './check-digits.ts'
import type { NumberKind } from './number-kind.ts'

/** How numbers of one kind are made: letters, digits of which the last is the check digit, letters. */
export type NumberFormat = {
  /** `@` stands for any letter. */
  readonly prefix: string
  readonly digits: number
  readonly suffix: string
  readonly kind: NumberKind | 'claim'
  readonly check: CheckName
  /** Products that get new numbers of it; none for those that are only read. */
  readonly issuedFor: readonly string[]
}

/** A format with what is looked for in texts. */
export type OwnFormat = NumberFormat & {
  /** All of a number, and one that may have more or fewer digits. */
  readonly whole: RegExp
  readonly begun: RegExp
}

/** The numbers of a company. */
export type Numbers = {
  /** Those that name a shipment or an order, the longest prefix first: `HYC` must not be read as `HY`. */
  readonly tracked: readonly OwnFormat[]
  readonly formats: readonly NumberFormat[]
  /** Whether waybills of airlines, `784-12345675`, are read too. */
  readonly airlines: boolean
  /** Patterns of what begins as one of ours by its letters, and of all of one; null where none has letters before it. */
  readonly heads: string | null
  readonly wholes: string
  /** Fewest and most digits without their letters. */
  readonly shortest: number
  readonly longest: number
}

/** Numbers by their formats, for the company or for a test. */
export function numbersOf(formats: readonly NumberFormat[], airlines: boolean): Numbers {
  const tracked = formats
    .filter(({ kind }) => kind !== 'claim')
    .map((format): OwnFormat => {
      const { prefix, suffix } = format
      const open = suffix === '' ? '\\d*' : `\\d{${format.digits}}`
      return {
        ...format,
        whole: new RegExp(`^${patternOf(format)}$`),
        begun: new RegExp(`^${lettersOf(prefix)}${open}${suffix}$`),
      }
    })
    .sort((one, other) => other.prefix.length - one.prefix.length)
  const lengths = tracked.filter(({ suffix }) => suffix === '').map(({ digits }) => digits)
  if (airlines) lengths.push(11)
  const heads = tracked.filter(({ prefix }) => prefix !== '').map(({ prefix }) => lettersOf(prefix))
  return {
    tracked,
    formats,
    airlines,
    heads: heads.length === 0 ? null : `(?:${heads.join('|')})`,
    wholes: `(?:${tracked.map((format) => (format.prefix === '' ? `(?<!\\d)${patternOf(format)}(?!\\d)` : patternOf(format))).join('|')})`,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
  }
}

function patternOf({ prefix, digits, suffix }: NumberFormat): string {
  return `${lettersOf(prefix)}\\d{${digits}}${suffix}`
}

function lettersOf(prefix: string): string {
  return prefix.replaceAll('@', '[A-Z]')
}
