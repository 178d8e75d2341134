import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { localeIds } from '@hongyan/locales'
import { chromium } from 'playwright-core'
import { pathIn } from '../../apps/site/paths.ts'
import { routes } from '../../apps/site/routes.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import { layoutFaults, widths } from '../browser/layout-faults.ts'
import { startBrowserSite } from '../browser/start-site.ts'
import { sampleList } from '../seed/sample-numbers.ts'
import { root } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

const only = process.argv[2]

await buildSite()
const site = await startBrowserSite(4330)
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const folder = join(root, 'screenshots')
mkdirSync(folder, { recursive: true })

const tracked = `/track?no=${sampleList
  .slice(0, 4)
  .map((sample) => sample.number)
  .join(',')}`
const paths = [...routes.map((route) => route.pattern), tracked, '/no-such-page'].filter(
  (path) => only === undefined || path.includes(only),
)
let faults = 0
for (const path of paths) {
  for (const locale of localeIds) {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: width < 700 ? 812 : 900 } })
      await page.goto(`http://127.0.0.1:4330${pathIn(locale, path)}`, { waitUntil: 'networkidle' })
      // Pictures below the fold load when they come near; a full picture needs them all.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => resolve(null)))
        }
        scrollTo({ top: 0, behavior: 'instant' })
      })
      await page.waitForLoadState('networkidle')
      for (const fault of await page.evaluate(layoutFaults)) {
        faults += 1
        console.log(`${path} ${locale} ${width}: ${fault}`)
      }
      const name = `${(path.split('?')[0] ?? path).replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}${path.includes('?') ? '-result' : ''}`
      await page.screenshot({ path: join(folder, `${name}.${locale}.${width}.png`), fullPage: true })
      await page.close()
    }
  }
  console.log(`${path} in ${localeIds.length} languages and ${widths.length} widths`)
}
await browser.close()
site.kill('SIGTERM')
console.log(`Pictures are in screenshots/. Layout faults found: ${faults}.`)
process.exit(faults === 0 ? 0 : 1)
