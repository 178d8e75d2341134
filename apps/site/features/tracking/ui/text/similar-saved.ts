import type { DeviceList } from '../state/device-list.ts'

/** Slips that still name the same number: one digit wrong, left out or typed twice, or two changed over. */
const mostSlips = 2

/** The number kept on this device that was most likely meant; null where none is near. The nearest, else the newest. */
export function similarSaved(number: string, kept: DeviceList): string | null {
  const near = kept
    .filter((one) => one.number !== number && one.answer.kind === 'found')
    .map((one) => ({ number: one.number, slips: slipsBetween(number, one.number) }))
    .filter(({ slips }) => slips <= mostSlips)
  near.sort((a, b) => a.slips - b.slips)
  return near[0]?.number ?? null
}

/** Fewest characters put in, left out or exchanged that make one text of the other (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostSlips) return mostSlips + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
