import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** Where the cut typeface stands; `fonts.css` names it. */
export const cutTypeface = new URL('../../apps/site/shell/geist.woff2', import.meta.url)

/** The characters of the typeface that pages may show: those of the `unicode-range`s of `fonts.css`. */
export function charactersOf(css: string): string {
  const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].flatMap(([, list = '']) => list.split(','))
  const points = ranges.flatMap((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...new Set(points))
}

/** Geist with only these characters and the weights 400 to 700: 19 kB in place of 29. */
export async function cutGeist(): Promise<Buffer> {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  )
  const css = readFileSync(new URL('../../apps/site/shell/fonts.css', import.meta.url), 'utf8')
  return subsetFont(readFileSync(whole), charactersOf(css), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
}

if (import.meta.main) writeFileSync(cutTypeface, await cutGeist())
