import type { Amount } from './amounts.ts'
import type { Measure } from './vocabulary.ts'

/**
 * Upper ends of the bands of each measure in its own unit, the end included; the last band has none.
 * Watt-hours: 100 and 160, the steps of CAAC and IATA for lithium batteries. Alcohol by volume: 24 and 70 per cent
 * (IATA A58, UN 3065). Dry ice: 200 kg net in one package (IATA PI 954). Blades: 150 and 220 mm (the standard of the
 * Ministry of Public Security for controlled knives, 2007).
 */
const ends: Readonly<Record<Measure, readonly number[]>> = {
  'watt-hours': [100, 160],
  alcohol: [24, 70],
  'dry-ice': [200],
  blade: [150, 220],
}

/** A band in the measure's unit: above `over`, up to and including `upTo`. */
type Band = { readonly over: number | null; readonly upTo: number | null }

/** The bands of a measure from the smallest amounts up; a table of rules has one rule for each. */
export function bandsOf(measure: Measure): readonly Band[] {
  const limits = ends[measure]
  return [...limits, null].map((upTo, index) => ({ over: limits[index - 1] ?? null, upTo }))
}

/** Which band an amount is in. */
export function bandOf(measure: Measure, amount: Amount): number {
  const limits = ends[measure]
  const found = limits.findIndex((limit) => amount <= limit * 1000)
  return found === -1 ? limits.length : found
}

/** A band in figures and signs alone, the unit left to the reader's language: `≤ 100`, `100–160`, `> 160`. */
export function bandText({ over, upTo }: Band): string {
  if (over === null) return `≤ ${upTo}`
  return upTo === null ? `> ${over}` : `${over}–${upTo}`
}
