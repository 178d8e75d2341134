import { afterEach, expect, test } from 'vitest'
import { liftedRates } from './lifted-limits.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { dripBodies, type SlowBodies } from './slow-bodies.ts'

const attackers = 200
/** `bodies.bytesPerClient` holds so many that count for the least. */
const share = 64

let site: SiteProcess
let bodies: SlowBodies
afterEach(() => site.stop())

test('bodies that never end are closed in time, from one address or many, and others are served meanwhile', async () => {
  // Rates would refuse before the share of bodies is used up.
  site = await startSite({ settings: { LIMITS: liftedRates('headers.seconds=3,request.seconds=4') } })
  bodies = await dripBodies(site, attackers)
  const statuses = new Set<number>()
  while (bodies.open() > 0) {
    for (const path of ['/healthz', '/readyz', '/en/search?q=a', '/en/track?no=HY1']) {
      statuses.add((await fetch(site.url(path))).status)
    }
  }
  expect([...statuses]).toEqual([200])
  expect(Math.max(...bodies.times())).toBeLessThan(15_000)
  // Its share of bodies ran into the time limit (whose 408 a client that goes on sending may miss), the rest were
  // refused at once.
  const { fromOne } = bodies.statuses()
  expect(fromOne.filter((status) => status === 429)).toHaveLength(attackers - share)
})
