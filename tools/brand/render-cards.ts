import { mkdir, writeFile } from 'node:fs/promises'
import { localeIds } from '@hongyan/locales'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../browser/chromium-path.ts'
import { socialCard } from './social-card.ts'

/** Writes the cards that other sites show beside a link to ours, one for each language. */
const publicFolder = new URL('../../apps/site/public/', import.meta.url)
const font = new URL('../../apps/site/shell/typeface.woff2', import.meta.url)

await mkdir(new URL('social', publicFolder), { recursive: true })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
try {
  for (const locale of localeIds) {
    const card = await socialCard(browser, locale, { publicFolder, font })
    await writeFile(new URL(`social/card-${locale}.png`, publicFolder), card)
  }
} finally {
  await browser.close()
}
