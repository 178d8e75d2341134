import { readFile, writeFile } from 'node:fs/promises'
import { toTraditional } from '@hongyan/locales/traditional'
import subsetFont from 'subset-font'
import { catalogue } from './catalogue.ts'
import { words } from './words.ts'

/**
 * Cuts the faces the papers are printed with. Chromium embeds plain TrueType as such and everything else (variable
 * faces, OpenType with PostScript outlines) as drawings without hints, three times as large. Chinese: Noto Sans SC and
 * HK, static TrueType as Google Fonts ships it (SIL Open Font License 1.1), reduced to the 3,755 characters of the
 * first level of GB 2312 and whatever the papers use beyond. Run once when a text needs a character that is missing:
 * `node white-papers/cut-fonts.ts <folder with NotoSansSC-Regular.ttf, …-SemiBold.ttf, NotoSansHK-…>`.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder that holds the Noto faces')
const fonts = new URL('fonts/', import.meta.url)

/** Characters of the first level of GB 2312, rows 16 to 55. */
function commonCharacters(): string {
  const decoder = new TextDecoder('gb18030')
  let all = ''
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) {
      all += decoder.decode(new Uint8Array([row, cell]))
    }
  }
  return all
}

const marks = '，。、；：？！“”‘’（）《》〈〉「」『』【】—…·～　％℃°≤≥≈√×÷−＋＝τσρ₂₀²³ '
const used = JSON.stringify([catalogue, words])
const simplified = commonCharacters() + marks + used
const scripts = [
  ['SC', simplified],
  ['HK', toTraditional(simplified)],
] as const

for (const [script, text] of scripts) {
  for (const weight of ['Regular', 'SemiBold']) {
    const face = await readFile(`${folder}/NotoSans${script}-${weight}.ttf`)
    const cut = await subsetFont(face, [...new Set(text)].join(''), { targetFormat: 'woff2' })
    const name = `noto-sans-${script}-${weight}.woff2`.toLowerCase()
    await writeFile(new URL(name, fonts), cut)
    console.log(`${name}: ${Math.round(cut.byteLength / 1024)} kB`)
  }
}
