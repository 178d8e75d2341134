import {
  alcoholUnits,
  capacityUnits,
  energyUnits,
  type FigureUnits,
  millimeterUnits,
  voltageUnits,
  weightUnits,
} from '../typed/figure-units.ts'
import { readFigure } from '../typed/read-figure.ts'

/** Thousandths of a measure's unit, an integer: comparisons at a limit are exact. */
export type Amount = number

/** `unclear`: it reads two ways, a thousand times apart. */
export type AmountProblem = 'not-a-number' | 'too-large' | 'unclear'

/** What is measured, by its usual unit: rated energy, voltage, capacity, alcohol by volume, mass, length of a blade. */
export const amountFields = ['wh', 'v', 'mah', 'vol', 'kg', 'mm'] as const
export type AmountField = (typeof amountFields)[number]

/** Decimals that people write, and units that may stand behind. */
const fields: Readonly<Record<AmountField, { readonly decimals: number; readonly units: FigureUnits }>> = {
  wh: { decimals: 3, units: energyUnits },
  v: { decimals: 3, units: voltageUnits },
  mah: { decimals: 0, units: capacityUnits },
  vol: { decimals: 3, units: alcoholUnits },
  kg: { decimals: 3, units: weightUnits },
  mm: { decimals: 1, units: millimeterUnits },
}

/** More than any thing that is sent: a slip of the keyboard. */
const largest = 1_000_000_000

/**
 * Reads an amount as somebody typed it. What is smaller than a thousandth counts as a whole one, so that nothing slips
 * under a limit. Null for an empty text.
 */
export function readAmount(text: string, field: AmountField): Amount | AmountProblem | null {
  const read = readFigure(text, { places: 3, rest: 'up', ...fields[field] })
  if (read.kind === 'empty') return null
  if (read.kind !== 'figure') return read.kind === 'unclear' ? 'unclear' : 'not-a-number'
  return read.value > largest ? 'too-large' : read.value
}

/** The largest amount that a text can mean, for a limit that it must not slip under; null for none. */
export function largestAmount(text: string, field: AmountField): Amount | null {
  const read = readFigure(text, { places: 3, rest: 'up', ...fields[field] })
  if (read.kind === 'unclear') return largestAmount(read.readings[0], field)
  return read.kind === 'figure' && read.value <= largest ? read.value : null
}

/**
 * Rated energy of a battery: volts × ampere-hours. Takes thousandths of a volt and of a milliampere-hour, gives
 * thousandths of a watt-hour, rounded up.
 */
export function wattHours(volts: Amount, milliampereHours: Amount): Amount {
  const product = BigInt(volts) * BigInt(milliampereHours)
  return Number((product + 999_999n) / 1_000_000n)
}
