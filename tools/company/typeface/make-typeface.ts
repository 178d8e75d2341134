import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ranges } from './cut-typeface.ts'
import type { StandIn } from './stand-in.ts'
import { readTypeface, type Typeface } from './typeface-file.ts'

/** Where the sheet of the typeface stands, and what it names. */
export const sheetFile = 'apps/site/shell/fonts.gen.css'
export const cutFile = 'apps/site/shell/typeface.woff2'

/**
 * Cuts the typeface of a company's folder for the site in `root`, and writes the sheet that brings it. True when it was
 * another one before. @throws WrongCompanyFile
 */
export async function makeTypeface(folder: string, root: string): Promise<boolean> {
  const typeface = readTypeface(folder)
  const [sheet, cut] = [join(root, sheetFile), join(root, cutFile)]
  const mark = markOf(typeface)
  if (existsSync(cut) && existsSync(sheet) && readFileSync(sheet, 'utf8').startsWith(mark)) return false
  // They take a moment to load, and most builds have nothing to cut.
  const [{ cutTypeface }, { standInOf }] = await Promise.all([
    import('./cut-typeface.ts'),
    import('./stand-in.ts'),
  ])
  const text = await standInOf(typeface, 400)
  const bold = await standInOf(typeface, 600)
  writeFileSync(cut, await cutTypeface(typeface))
  writeFileSync(sheet, sheetOf(mark, text, bold))
  return true
}

/** How the sheet begins that is of a typeface. */
function markOf({ name, digest }: Typeface): string {
  return `/* Made by \`npm run company\` of ${name}, ${digest}. */\n`
}

/** The faces of pages: the typeface, its marks, and those of the device until it comes. */
function sheetOf(mark: string, text: StandIn, bold: StandIn): string {
  return `${mark}/*
 * Latin letters and figures only. Quotes, dashes, the middle dot and the ellipsis are left to the Chinese face,
 * where they are full width; "Site Marks" gives them back to Latin texts (see \`--font-latin\` in the tokens).
 * Without scripts they come with the styles, else \`client/typeface.ts\` brings them.
 */
@media (scripting: none) {
${face('Site Sans', ranges.letters)}
${face('Site Marks', ranges.marks)}
}
/* Arial with the typeface's own widths and heights, measured on running English: nothing moves when it arrives. */
${standIn('100 500', ['Arial', 'Liberation Sans'], text)}
${standIn('501 900', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], bold)}
`
}

function face(family: string, range: string): string {
  return `  @font-face {
    font-family: "${family}";
    font-style: normal;
    font-display: swap;
    font-weight: 400 700;
    src: url("./typeface.woff2") format("woff2");
    unicode-range: ${range};
  }`
}

function standIn(
  weights: string,
  locals: readonly string[],
  { size, ascent, descent, gap }: StandIn,
): string {
  const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`
  return `@font-face {
  font-family: "Site Fallback";
  font-weight: ${weights};
  src: ${locals.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: ${percent(gap)};
  unicode-range: U+20-B6, U+B8-FF, U+2013, U+2212;
}`
}
