import subsetFont from 'subset-font'
import { WrongCompanyFile } from '../read-company-file.ts'
import type { Typeface } from './typeface-file.ts'

/** Weights of the site, of text and of the heaviest heading. */
export const weights = { min: 400, max: 700 } as const

/**
 * What pages show in the typeface: Latin letters and figures, and apart from them the marks that a Chinese face has in
 * full width.
 */
export const ranges = {
  letters:
    'U+20-B6, U+B8-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2013, U+20AC, U+2122, U+2191, U+2193, U+2212',
  marks: 'U+B7, U+2014, U+2018-201D, U+2026',
} as const

/** The characters of lists as `unicode-range` has them. */
export function charactersOf(...lists: readonly string[]): string {
  const points = lists.flatMap((list) =>
    list.split(',').flatMap((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-')
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
    }),
  )
  return String.fromCodePoint(...new Set(points))
}

/** A typeface with only these characters and weights: of Geist 19 kB in place of 29. @throws WrongCompanyFile */
export function cutTypeface(typeface: Typeface): Promise<Buffer> {
  return cut(typeface, charactersOf(ranges.letters, ranges.marks), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
}

/** The same in one weight, as its letters are measured. @throws WrongCompanyFile */
export function cutWeight(typeface: Typeface, text: string, weight: number): Promise<Buffer> {
  return cut(typeface, text, { targetFormat: 'truetype', variationAxes: { wght: weight } })
}

async function cut(
  { name, bytes }: Typeface,
  text: string,
  options: Parameters<typeof subsetFont>[2],
): Promise<Buffer> {
  try {
    return await subsetFont(bytes, text, options)
  } catch (error) {
    throw new WrongCompanyFile([
      `${name}: must be a variable typeface with weights from ${weights.min} to ${weights.max} (${error instanceof Error ? error.message : error})`,
    ])
  }
}
