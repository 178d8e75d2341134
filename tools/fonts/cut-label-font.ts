import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printableCharacters } from '../../apps/site/features/orders/labels/printable.ts'
import { root } from '../commands/steps.ts'

/**
 * Cuts the typeface of the labels down to what names and addresses are written in: ASCII and everything that GBK has,
 * which is the characters of the mainland and of Hong Kong that a printer's table knows.
 * Usage: node tools/fonts/cut-label-font.ts <NotoSansSC-Medium.ttf>
 * Source: Noto Sans SC Medium (Google, SIL Open Font License 1.1), npm @expo-google-fonts/noto-sans-sc 0.4.3.
 */
const labelFont = join(root, 'apps/site/features/orders/labels/noto-sans-sc-label.ttf')

type Cut = (font: Uint8Array, text: string, options: object) => Promise<Uint8Array>

if (process.argv[2]) {
  // The package has no types of its own.
  const name: string = 'subset-font'
  const { default: subsetFont } = (await import(name)) as { default: Cut }
  const text = [...printableCharacters()].sort().join('')
  const cut = await subsetFont(readFileSync(process.argv[2]), text, {
    targetFormat: 'truetype',
    noLayoutClosure: true,
  })
  writeFileSync(labelFont, cut)
  console.log(`${text.length} characters, ${cut.length} bytes`)
}
