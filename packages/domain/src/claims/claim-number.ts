import { randomInt } from 'node:crypto'
import { checkDigit } from '../numbers/recognise-number.ts'

/** A new claim number, `HL` with ten digits and their check digit: it tells nothing about how many there are. */
export function newClaimNumber(pick: (below: number) => number = randomInt): string {
  const body = Array.from({ length: 10 }, () => String(pick(10))).join('')
  return `HL${body}${checkDigit(body)}`
}
