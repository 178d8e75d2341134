import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { hanOfStandard, printableCharacters } from '../../apps/site/features/orders/labels/printable.ts'
import { root } from '../steps/steps.ts'

/**
 * Cuts the typefaces of the labels down to what names and addresses are written in: ASCII, what GBK has, and every
 * Chinese character of GB 18030-2022 at its third level, which holds those of Hong Kong's set too. What the sans
 * lacks is taken from the other, in parts by their rows, so that a label loads no more than its own.
 * Usage: node tools/fonts/cut-label-font.ts <NotoSansSC-Medium.ttf> <HanaMinB.ttf>
 * Sources: Noto Sans SC Medium (Google, SIL Open Font License 1.1), npm @expo-google-fonts/noto-sans-sc 0.4.3;
 * Hanazono Mincho B of 2017-09-04 (GlyphWiki Project, SIL Open Font License 1.1 or its own, which asks for nothing),
 * Debian fonts-hanazono 20170904-2.1.
 */
const folder = join(root, 'apps/site/features/orders/labels/typefaces')

type Cut = (font: Uint8Array, text: string, options: object) => Promise<Uint8Array>
type Opened = { readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } } }

const [sansFile, hanFile] = process.argv.slice(2)
if (sansFile && hanFile) {
  // The package has no types of its own.
  const name: string = 'subset-font'
  const { default: subsetFont } = (await import(name)) as { default: Cut }
  const [sans, han] = [readFileSync(sansFile), readFileSync(hanFile)]
  const opened = new PDFDocument().font(sans) as unknown as Opened
  const isInSans = (code: number) => opened._font.font.hasGlyphForCodePoint(code)
  mkdirSync(folder, { recursive: true })

  async function cut(file: string, font: Uint8Array, characters: readonly string[]): Promise<void> {
    const text = characters.join('')
    const bytes = await subsetFont(font, text, { targetFormat: 'truetype', noLayoutClosure: true })
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    }
    const packed = brotliCompressSync(bytes, { params })
    writeFileSync(join(folder, `${file}.ttf.br`), packed)
    console.log(`${file}: ${characters.length} characters, ${packed.length} of ${bytes.length} bytes`)
  }

  const standard = hanOfStandard().map((code) => String.fromCodePoint(code))
  const own = standard.filter((one) => isInSans(one.codePointAt(0) ?? 0))
  await cut('sans', sans, [...new Set([...printableCharacters(), ...own])].sort())
  const beyond = own.filter((one) => (one.codePointAt(0) ?? 0) >= 0x20000)
  writeFileSync(
    join(folder, 'sans-beyond-plane.ts'),
    `/** Characters beyond the basic plane that the sans has, made by tools/fonts/cut-label-font.ts. */\nexport const sansBeyondPlane: ReadonlySet<string> = new Set(\n  '${beyond.join('')}',\n)\n`,
  )
  const rare = standard.filter((one) => !isInSans(one.codePointAt(0) ?? 0))
  const parts = Map.groupBy(rare, (one) => ((one.codePointAt(0) ?? 0) >> 12).toString(16))
  for (const [row, characters] of parts) await cut(`han-${row}`, han, characters)
}
