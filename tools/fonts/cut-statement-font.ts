import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { carbonMessages, wordMessages } from '@hongyan/content'
import { listPlaces } from '@hongyan/domain/places/find-place'
import { localeIds } from '@hongyan/locales'
import { root } from '../steps/steps.ts'

/**
 * Cuts the typeface of the statements down to the characters they can hold, in all languages: what the calculator
 * says, every place name, and ASCII. Run again when either changes; a test names what is missing.
 * Usage: node tools/fonts/cut-statement-font.ts <NotoSansSC-Regular.ttf>
 * Source: Noto Sans SC Regular (Google, SIL Open Font License 1.1), npm @expo-google-fonts/noto-sans-sc 0.4.3.
 */
const statementFont = join(root, 'apps/site/features/carbon/noto-sans-sc-statement.ttf')

/** Signs that the arithmetic and the layout set themselves. */
const notSpoken = ['·', '×', '→', '−']

/** Every character a statement can hold. */
function statementCharacters(): string {
  const texts = localeIds.flatMap((locale) => [
    JSON.stringify(carbonMessages(locale)),
    wordMessages(locale).brand,
  ])
  const names = listPlaces().flatMap(({ name }) => Object.values(name))
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  return [...new Set([...texts, ...names, ...ascii, ...notSpoken].join(''))].sort().join('')
}

type Cut = (font: Uint8Array, text: string, options: object) => Promise<Uint8Array>

if (process.argv[2]) {
  // The package has no types of its own.
  const name: string = 'subset-font'
  const { default: subsetFont } = (await import(name)) as { default: Cut }
  const cut = await subsetFont(readFileSync(process.argv[2]), statementCharacters(), {
    targetFormat: 'truetype',
    noLayoutClosure: true,
  })
  writeFileSync(statementFont, cut)
  console.log(`${statementCharacters().length} characters, ${cut.length} bytes`)
}
