import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { MarkedShipment } from '@hongyan/domain/tracking/shipment-marks'
import { secretKey } from '@hongyan/kernel/secret-key'

type Marks = readonly (MarkedShipment | null)[]

/** What a page gives back to be told only of what it has not seen. */
type ReadMark = {
  /** Whether this site has answered for these very numbers before: asking again is no further look-up. */
  readonly answered: boolean
  /** Whether all of them stand where they stood then. */
  readonly same: boolean
}

/** Where some numbers stand, in a word that only this site makes: `numbers.state`. It tells nothing by itself. */
export function resumeMark(key: Uint8Array, numbers: readonly string[], marks: Marks): string {
  return `${ofNumbers(key, numbers)}.${stateOf(marks)}`
}

/** Reads the word of a page, or anything somebody sends in its place. */
export function readMark(
  key: Uint8Array,
  numbers: readonly string[],
  word: string,
): (marks: Marks) => ReadMark {
  const [of = '', state] = word.slice(0, 100).split('.')
  const expected = Buffer.from(ofNumbers(key, numbers))
  const given = Buffer.from(of)
  const answered = given.length === expected.length && timingSafeEqual(given, expected)
  return (marks) => ({ answered, same: answered && state === stateOf(marks) })
}

function ofNumbers(key: Uint8Array, numbers: readonly string[]): string {
  return createHmac('sha256', secretKey(key))
    .update(`watch\n${numbers.join()}`)
    .digest('base64url')
    .slice(0, 22)
}

function stateOf(marks: Marks): string {
  const text = marks.map((shipment) => shipment?.mark ?? '').join()
  return hash('sha256', text, 'base64url').slice(0, 12)
}
