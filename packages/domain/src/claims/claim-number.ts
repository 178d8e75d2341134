import { randomInt } from 'node:crypto'
import { newNumber } from '../numbers/new-number.ts'

/** A new claim number: it tells nothing about how many there are. */
export function newClaimNumber(pick: (below: number) => number = randomInt): string {
  return newNumber({ kinds: ['claim'], pick })
}
