import { mkdir, writeFile } from 'node:fs/promises'
import { localeIds } from '@hongyan/locales'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../browser/chromium-path.ts'
import { faviconIco, faviconSvg, squareIcon } from './icons.ts'
import { colours, markSvg } from './mark.ts'
import { socialCard } from './social-card.ts'

/** Writes every picture of the brand that is a file: icons, versions of the mark, one social card per language. */
const publicFolder = new URL('../../apps/site/public/', import.meta.url)
const font = new URL(
  '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  import.meta.url,
)

const write = (name: string, content: string | Buffer) => writeFile(new URL(name, publicFolder), content)

for (const folder of ['brand', 'social']) await mkdir(new URL(folder, publicFolder), { recursive: true })
await write('favicon.svg', faviconSvg())
await write('favicon.ico', await faviconIco())
await write('apple-touch-icon.png', await squareIcon(180))
for (const [name, version] of Object.entries(colours)) await write(`brand/mark-${name}.svg`, markSvg(version))

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
try {
  for (const locale of localeIds) {
    await write(`social/card-${locale}.png`, await socialCard(browser, locale, { publicFolder, font }))
  }
} finally {
  await browser.close()
}
