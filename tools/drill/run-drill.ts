import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@hongyan/testing/free-port'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { liftedLimits } from '../../abuse/lifted-limits.ts'
import { partnerSettings } from '../../abuse/partner.ts'
import { type SiteProcess, startSite } from '../../abuse/site-process.ts'
import { signCustomersIn } from '../../bench/customers.ts'
import { type Answered, type DrillLoad, startDrillLoad } from './drill-load.ts'
import { journeysNotShown, ordersNotShown } from './what-is-shown.ts'

/** What came of one part of a drill: what was answered during it, and what is not shown at its end. */
type DrillPart = Answered & {
  readonly part: string
  readonly seconds: number
  readonly journeysNotShown: number
  readonly ordersNotShown: number
}

const workers = 2
/** How long each build serves alone before the next change. */
const aloneMs = 8_000
const patienceMs = 180_000

/**
 * Serves with the build in the folder `old`, changes over to that in `now`, back, and over again, one process after
 * another over one database, while pages are asked, scans sent and orders placed. What was acknowledged has to be shown
 * by every build; `database` is a Postgres, without one it is a file.
 */
export async function runDrill(
  { old, now }: { readonly old: string; readonly now: string },
  { database, say }: { readonly database: string | null; readonly say: (line: string) => void },
): Promise<readonly DrillPart[]> {
  const folder = temporaryFolder('drill')
  const link = join(folder, 'current')
  const url = database ?? join(folder, 'drill.db')
  const intake = await startIntake()
  symlinkSync(old, link)
  const settings = {
    ...sharedKeys(folder),
    ...partnerSettings,
    ...intake.settings,
    DATABASE_URL: url,
    SITE_BUILD: join(link, 'apps/site/dist'),
    WORKERS: String(workers),
    METRICS_PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    LIMITS: await limitsOfBoth(old),
  }
  const program = [
    '--preserve-symlinks',
    '--preserve-symlinks-main',
    join(link, 'apps/site/dist/site/supervisor.mjs'),
  ]
  const site = await startSite({ program, settings })
  try {
    const [cookie = ''] = await signCustomersIn(url, site.origin)
    const load = await startDrillLoad(site, cookie)
    const parts: DrillPart[] = []
    try {
      const measure = measureParts(site, load, cookie)
      const next = async (part: string, change: () => Promise<void>) => {
        say(part)
        parts.push(await measure(part, change))
      }
      await next('old alone', async () => {})
      await next('old → new', () => changeOver(site, link, now))
      await next('new → old', () => changeOver(site, link, old))
      await next('old → new again', () => changeOver(site, link, now))
    } finally {
      await load.stop()
    }
    return parts
  } finally {
    await site.stop()
    intake.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Limits as one machine needs them that plays everybody, of those that the old build knows too: others it refuses. */
async function limitsOfBoth(old: string): Promise<string> {
  const { limitTable } = (await import(join(old, 'apps/site/server/limits.ts'))) as {
    readonly limitTable: Readonly<Record<string, unknown>>
  }
  const known = liftedLimits('drain.seconds=1').split(',')
  return known.filter((row) => (row.split('=')[0] ?? '') in limitTable).join(',')
}

/** Turns the link and has every process replaced, one after another. */
async function changeOver(site: SiteProcess, link: string, to: string): Promise<void> {
  const replaced = () => site.output().split('every worker was replaced').length - 1
  const before = replaced()
  symlinkSync(to, `${link}.next`)
  renameSync(`${link}.next`, link)
  site.signal('SIGHUP')
  const until = Date.now() + patienceMs
  while (replaced() === before) {
    if (Date.now() > until) throw new Error(`no change over to ${to}:\n${site.output().slice(-4000)}`)
    await delay(200)
  }
}

/** Each part by what was answered during it. */
function measureParts(site: SiteProcess, load: DrillLoad, cookie: string) {
  return async (part: string, change: () => Promise<void>): Promise<DrillPart> => {
    const began = Date.now()
    const before = load.answered()
    await change()
    await delay(aloneMs)
    const after = load.answered()
    const journeys = await journeysNotShown(site, load.waybills())
    const orders = await ordersNotShown(site, cookie, load.orders())
    const during = Object.fromEntries(
      Object.entries(after).map(([name, count]) => [name, count - before[name as keyof Answered]]),
    ) as Answered
    return {
      part,
      seconds: Math.round((Date.now() - began) / 1000),
      ...during,
      journeysNotShown: journeys.length,
      ordersNotShown: orders.length,
    }
  }
}

/** The company's own system, which takes every order and says nothing to it. */
async function startIntake() {
  const server = createServer((request, response) => request.resume().on('end', () => response.end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      INTAKE_URL: `http://127.0.0.1:${port}`,
      INTAKE_SECRET: 'a secret of thirty-two characters',
    },
    stop: () => void server.close(),
  }
}
