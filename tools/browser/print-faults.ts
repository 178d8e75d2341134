import { extractTextItems, getDocumentProxy } from 'unpdf'

/** A piece of text as it stands on a sheet: its box, in points from the lower left corner. */
type Printed = {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

/** Letters stand this far above and below their line, as a share of their size; marks that hang lower touch nothing. */
const above = 0.72
const below = 0.05

/** So much of two texts may touch, as a share of the smaller height: lines stand close in headings. */
const mostShared = 0.3

/** A sheet whose text ends in this share of it from above, and goes on upon the next, was left for nothing. */
const leastFilled = 0.25

/** So far apart, in points, two texts stand on lines of their own. */
const lineApart = 4

/** Points of rounding. */
const rounding = 1.5

/**
 * What is wrong with printed sheets, a sentence each: text over other text, which grids, places that are fixed, and
 * rows that a page ends within leave behind, text that leaves its sheet, sheets with hardly anything on them before
 * others, and a last one with a single line.
 */
export async function printFaults(pdf: Uint8Array): Promise<readonly string[]> {
  const sheets = await getDocumentProxy(new Uint8Array(pdf))
  const faults: string[] = []
  const { items } = await extractTextItems(sheets)
  for (const [at, texts] of items.entries()) {
    const { view } = await sheets.getPage(at + 1)
    const [, , width = 0, height = 0] = view
    const printed = texts.flatMap(({ str, x, y, width: wide, fontSize }) => {
      const box = { left: x, right: x + wide, low: y - below * fontSize, high: y + above * fontSize }
      return str.trim() === '' ? [] : [{ text: str, ...box }]
    })
    const name = `sheet ${at + 1}`
    const lowest = Math.min(...printed.map(({ low }) => low))
    if (printed.length === 0) faults.push(`${name} has nothing on it`)
    else if (at < items.length - 1 && lowest > (1 - leastFilled) * height)
      faults.push(`${name} ends after “${printed.at(-1)?.text}”`)
    const highest = Math.max(...printed.map(({ low }) => low))
    if (at > 0 && at === items.length - 1 && highest - lowest < lineApart)
      faults.push(`${name} has only “${printed[0]?.text}”`)
    for (const one of printed)
      if (one.left < -1 || one.right > width + 1 || one.low < -1 || one.high > height + 1)
        faults.push(`${name}: “${one.text}” leaves the sheet`)
    for (const [one, other] of overlapping(printed))
      faults.push(`${name}: “${one.text}” is printed over “${other.text}”`)
  }
  return faults
}

function overlapping(printed: readonly Printed[]): readonly (readonly [Printed, Printed])[] {
  const ordered = printed.toSorted((one, other) => one.low - other.low)
  return ordered.flatMap((one, at) => {
    const found: (readonly [Printed, Printed])[] = []
    for (const other of ordered.slice(at + 1)) {
      if (other.low >= one.high) break
      if (overlaps(one, other)) found.push([one, other])
    }
    return found
  })
}

function overlaps(one: Printed, other: Printed): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.high, other.high) - Math.max(one.low, other.low)
  const least = Math.min(one.high - one.low, other.high - other.low)
  if (height <= mostShared * least || width <= rounding || isSame(one, other)) return false
  // Marks of a Chinese line give half their width to the next, which begins within their box.
  return Math.abs(one.low - other.low) > rounding || width > least
}

/** A text that is drawn twice in its place: its outline, and what fills it. */
function isSame(one: Printed, other: Printed): boolean {
  return one.text === other.text && Math.abs(one.left - other.left) < 1 && Math.abs(one.low - other.low) < 1
}
