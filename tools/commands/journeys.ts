import { parseArgs } from 'node:util'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { type Browser, chromium } from 'playwright-core'
import { paths } from '../../apps/site/paths.ts'
import { type Journey, journeys } from '../../bench/journeys/journeys.ts'
import { Walk } from '../../bench/journeys/walk.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import { startBrowserSite } from '../browser/start-site.ts'
import { buildSite } from './build-site.ts'

// Walks what visitors come for, from the home page to the answer, and prints what each way costs: presses, fields
// and seconds from the opened home page. Fails where a way ends without an answer, or costs more than it may.
// `--at ORIGIN` walks a running site, whose text messages are found at the next port; `--only WORDS` one of them.
const { values } = parseArgs({ options: { at: { type: 'string' }, only: { type: 'string' } } })

const widths = [375, 1440] as const
const port = 4334
const origin = values.at ?? `http://127.0.0.1:${port}`

type Row = {
  readonly journey: string
  readonly width: number
  readonly language: LocaleId
  readonly presses: number
  readonly fields: number
  readonly pastes: number
  readonly seconds: string
  readonly end: string
}

async function take(browser: Browser, journey: Journey, width: number, locale: LocaleId): Promise<Row> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 812 : 900 },
    hasTouch: width < 700,
    locale,
    timezoneId: 'Asia/Shanghai',
    permissions: ['geolocation'],
    // Hangzhou, Binjiang.
    geolocation: { latitude: 30.208, longitude: 120.212 },
  })
  const page = await context.newPage()
  const walk = new Walk(context, page, origin)
  let end = 'answered'
  await page.goto(`${origin}${paths.home(locale)}`)
  await walk.awake()
  const began = performance.now()
  try {
    await journey.walk(walk, locale)
  } catch (problem) {
    end = `DEAD END: ${problem instanceof Error ? problem.message.split('\n')[0] : problem}`
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const { steps: presses, fields, pastes } = walk
  const { most } = journey
  if (presses > most.presses || fields > most.fields || pastes > (most.pastes ?? 0))
    end = `LONGER than ${most.presses} presses and ${most.fields} fields, ${end}`
  await context.close()
  return { journey: journey.name, width, language: locale, presses, fields, pastes, seconds, end }
}

if (values.at === undefined) await buildSite()
const site = values.at === undefined ? await startBrowserSite(port) : null
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const rows: Row[] = []
for (const journey of journeys.filter(({ name }) => name.includes(values.only ?? '')))
  for (const width of widths)
    for (const locale of localeIds) {
      const row = await take(browser, journey, width, locale)
      console.log(`${row.journey}, ${width} px, ${locale}: ${row.end} after ${row.seconds} s`)
      rows.push(row)
    }
await browser.close()
site?.kill('SIGTERM')
console.table(rows)
const dead = rows.filter(({ end }) => end !== 'answered').length
console.log(`${rows.length} journeys, ${dead} without an answer or longer than they may be.`)
process.exit(dead === 0 ? 0 : 1)
