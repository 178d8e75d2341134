import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtBorealis } from '../tools/company/borealis-site.ts'
import { root } from '../tools/steps/steps.ts'
import { askSite } from './ask-site.ts'
import { liftedRates } from './lifted-limits.ts'
import { loadBranches } from './load-company.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** The days off of a company at home in Berlin, on the morning of Christmas Eve. */
const eve = Date.parse('2026-12-24T09:00:00+01:00')

const folder = temporaryFolder('calendar')
let site: SiteProcess

beforeAll(async () => {
  const shift = join(folder, 'shift')
  writeFileSync(shift, String(eve - Date.now()))
  site = await startSite({
    sources: await builtBorealis(),
    settings: {
      LIMITS: liftedRates('drain.seconds=0'),
      NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'abuse/shifted-clock.ts'))}`,
      CLOCK_SHIFT_FILE: shift,
    },
  })
  await loadBranches(site)
}, 600_000)
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What a page says, without what its scripts and styles hold. */
async function saidOn(path: string): Promise<string> {
  const { status, text } = await askSite(site, path)
  expect(status).toBe(200)
  return text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const ofChina = /Spring Festival|Qingming|Dragon Boat|Mid-Autumn|National Day|春节|元旦/

test.each([
  ['/network?area=10119', ['Christmas Day Closed', 'Boxing Day Closed', 'New Year Closed']],
  ['/de/network?area=10119', ['Feiertage', '1. Weihnachtstag', '2. Weihnachtstag', 'Neujahr']],
])('%s tells the days off of Berlin', async (path, holidays) => {
  const said = await saidOn(path)
  for (const holiday of holidays) expect(said).toContain(holiday)
  expect(said).not.toMatch(ofChina)
})

test('a parcel rests over Christmas and the Sunday behind it', async () => {
  const query = 'from=10119&to=20095&p=30x30x30x5x1'
  const english = await saidOn(`/fee?${query}`)
  for (const name of ['Christmas Day', 'Second Christmas Day', 'Sunday'])
    expect(english).toContain(`${name}: 1 day without pickup or delivery is not counted`)
  const german = await saidOn(`/de/fee?${query}`)
  for (const name of ['1. Weihnachtstag', '2. Weihnachtstag', 'Sonntag'])
    expect(german).toContain(`${name}: 1 Tag ohne Abholung und Zustellung zählt nicht mit`)
})

test.each([
  ['2026-10-01', ['German Unity Day', 'Sunday'], /\b5 Oct\b/],
  ['2026-02-16', [], /\b18 Feb\b/],
])('one of %s met %j', async (date, holidays, arrival) => {
  const said = await saidOn(`/fee?from=10119&to=20095&p=30x30x30x5x1&date=${date}`)
  expect(said).toMatch(arrival)
  for (const name of holidays) expect(said).toContain(`${name}: 1 day`)
  expect(said).not.toMatch(ofChina)
})

test('nobody is called on on days off', async () => {
  const { text } = await askSite(site, '/v1/pickup-windows?division=10119%20Berlin&product=parcel')
  const { days } = (JSON.parse(text) as { data: { days: Day[] } }).data
  type Day = { readonly day: string; readonly holiday: string | null; readonly windows: readonly unknown[] }
  const closed = days.filter(({ windows }) => windows.length === 0).map(({ day, holiday }) => [day, holiday])
  expect(closed).toEqual([
    ['2026-12-25', 'christmas'],
    ['2026-12-26', 'second-christmas-day'],
    // Its depots rest on Sundays.
    ['2026-12-27', null],
  ])
})
