/** Narrow (0) and wide (1) elements of each digit, five apiece: Interleaved 2 of 5, ISO/IEC 16390. */
const elements = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
] as const

/** Wide elements are two and a half narrow ones, as the standard recommends for printing. */
const wide = 2.5

/** Bars of a code: where each begins and how wide it is, in narrow elements, and the width of them all. */
type Bars = {
  readonly bars: readonly { readonly at: number; readonly width: number }[]
  readonly width: number
}

/** The bars of an even run of digits. Of each two digits the first stands in the bars, the second in the spaces. */
export function interleavedBars(digits: string): Bars {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('interleaved code needs an even number of digits')
  const pairs = digits.match(/\d\d/g) ?? []
  const widths = [1, 1, 1, 1, ...pairs.flatMap(widthsOf), wide, 1, 1]
  let at = 0
  const bars: { at: number; width: number }[] = []
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ at, width })
    at += width
  }
  return { bars, width: at }
}

function widthsOf(pair: string): number[] {
  const [bar, space] = [...pair].map((digit) => elements[Number(digit)] ?? '')
  return [...(bar ?? '')].flatMap((element, index) => [widthOf(element), widthOf(space?.[index])])
}

function widthOf(element: string | undefined): number {
  return element === '1' ? wide : 1
}
