/** Thousandths of a measure's unit, an integer: comparisons at a limit are exact. */
export type Amount = number

export type AmountProblem = 'not-a-number' | 'too-large'

/** More than any thing that is sent: a slip of the keyboard. */
const largest = 1_000_000

const decimal = /^(\d{1,9})(?:[.,](\d{1,9}))?$/u

/**
 * Reads an amount as somebody typed it, in any width of digits, with a point or comma. What is smaller than a
 * thousandth counts as a whole one, so that nothing slips under a limit. Null for an empty text.
 */
export function readAmount(text: string): Amount | AmountProblem | null {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return null
  const match = decimal.exec(plain)
  if (match === null) return 'not-a-number'
  const [, whole = '', part = ''] = match
  const thousandths = part.padEnd(3, '0').slice(0, 3)
  const rest = /[1-9]/u.test(part.slice(3)) ? 1 : 0
  const amount = Number(whole) * 1000 + Number(thousandths) + rest
  return amount > largest * 1000 ? 'too-large' : amount
}

/**
 * Rated energy of a battery: volts × ampere-hours. Takes thousandths of a volt and of a milliampere-hour, gives
 * thousandths of a watt-hour, rounded up.
 */
export function wattHours(volts: Amount, milliampereHours: Amount): Amount {
  const product = BigInt(volts) * BigInt(milliampereHours)
  return Number((product + 999_999n) / 1_000_000n)
}
