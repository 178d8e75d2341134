import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@hongyan/db'
import { expect, onTestFinished, test } from 'vitest'
import { fillEnquiry } from '../enquiry.ts'
import type { SiteAddress } from '../site-process.ts'
import { readPage, startLoad } from '../steady-load.ts'
import { startPartner } from '../steady-partner.ts'
import { startTextMessages, type TextMessages } from '../text-messages.ts'
import { type Cluster, startCluster } from './cluster.ts'

/** How long all run on after a part has ended, ms. */
const stretchMs = 5_000
const pagesPerSecond = 30

/** Visitors who ask for cooperation, one after another; the numbers of what was acknowledged. */
function startEnquiring(site: SiteAddress, texts: TextMessages) {
  const numbers: string[] = []
  let asking = true
  const all = (async () => {
    while (asking) {
      const sent = await fillEnquiry(site, texts)
        .then((filled) => ('refused' in filled ? 0 : filled.send()))
        .catch(() => 0)
      if (typeof sent === 'object') numbers.push(sent.number)
      else await delay(100)
    }
  })()
  return {
    numbers,
    stop: async () => {
      asking = false
      await all
    },
  }
}

type Step = { readonly what: string; readonly act: (cluster: Cluster) => Promise<void> }

/** Parts end in turn. */
const steps: readonly Step[] = [
  { what: 'all run', act: async () => {} },
  { what: 'a worker is killed', act: ({ workers: [worker] }) => worker.kill() },
  { what: 'and started again', act: ({ workers: [worker] }) => worker.start() },
  {
    what: 'a site is killed',
    act: async (cluster) => {
      const [site] = cluster.sites()
      if (site === undefined) throw new Error('no site')
      await site.stop()
      await cluster.replaceSite(site)
    },
  },
  { what: 'the standby crashes', act: ({ databases }) => databases.endStandby() },
  { what: 'and follows again', act: ({ databases }) => databases.resumeStandby() },
  {
    what: 'its replay is paused',
    act: ({ databases }) => databases.askStandby('select pg_wal_replay_pause()'),
  },
  {
    what: 'and goes on',
    act: ({ databases }) => databases.askStandby('select pg_wal_replay_resume()'),
  },
  { what: 'the primary crashes, the standby is promoted', act: ({ databases }) => databases.endPrimary() },
]

async function stored(
  url: string,
): Promise<{ readonly events: readonly string[]; readonly enquiries: readonly string[] }> {
  const db = await openDatabase({ url, statementMs: 60_000 })
  try {
    const events = await db.query.selectFrom('shipment_scans').select('event_id').execute()
    const enquiries = await db.query.selectFrom('enquiries').select('number').execute()
    return {
      events: events.map(({ event_id }) => event_id),
      enquiries: enquiries.map(({ number }) => number),
    }
  } finally {
    await db.close()
  }
}

test('parts end in turn under load, and nothing acknowledged is lost', { timeout: 600_000 }, async () => {
  const texts = await startTextMessages()
  onTestFinished(() => texts.stop())
  const cluster = await startCluster(texts.settings)
  onTestFinished(() => cluster.stop())
  const senders = [startPartner(cluster.balancer), startPartner(cluster.balancer)]
  const visitors = startEnquiring(cluster.balancer, texts)
  const taken = () => ({
    events: senders.flatMap((one) => one.taken.events),
    enquiries: [...visitors.numbers],
    sentAgain: senders.reduce((sum, one) => sum + one.taken.sentAgain, 0),
  })
  const table = []
  const { by, resumePrimary } = cluster.databases
  console.log(by === 'hand' ? 'What Patroni does is done by hand.' : 'Patroni looks after the databases.')
  const last = resumePrimary && { what: 'and the one that crashed follows it', act: resumePrimary }
  for (const { what, act } of [...steps, ...(last ? [last] : [])]) {
    const before = taken()
    const pages = startLoad(pagesPerSecond, () =>
      readPage(cluster.balancer.url(`/en/track?no=${senders[0]?.taken.waybills.at(-1) ?? ''}`)),
    )
    const began = performance.now()
    await act(cluster)
    const actedMs = performance.now() - began
    const gone = () => taken().events.length - before.events.length
    await expect.poll(gone, { timeout: 60_000, interval: 20, message: what }).toBeGreaterThan(0)
    const againMs = performance.now() - began
    await delay(stretchMs)
    const outcomes = await pages.stop()
    const answered = outcomes.get('200') ?? 0
    table.push({
      what,
      'done in, ms': Math.round(actedMs),
      'scans again after, ms': Math.round(againMs),
      'scans taken': gone(),
      'enquiries taken': taken().enquiries.length - before.enquiries.length,
      'batches sent again': taken().sentAgain - before.sentAgain,
      'pages answered': answered,
      'pages not': [...outcomes.values()].reduce((sum, count) => sum + count, 0) - answered,
    })
  }
  for (const { stop } of [...senders, visitors]) await stop()
  const { events, enquiries } = taken()
  const lost = async () => {
    const known = await stored(cluster.databases.primaryUrl())
    const [scans, numbers] = [new Set(known.events), new Set(known.enquiries)]
    return {
      lost:
        events.filter((id) => !scans.has(id)).length +
        enquiries.filter((number) => !numbers.has(number)).length,
      doubled: known.events.length - scans.size,
    }
  }
  // What was acknowledged last may still be projected.
  const found = await expect.poll(lost, { timeout: 60_000 }).toEqual({ lost: 0, doubled: 0 }).then(lost, lost)
  console.table(table)
  console.log(
    `${events.length} scans and ${enquiries.length} enquiries acknowledged: ${found.lost} lost, ${found.doubled} doubled.`,
  )
  expect(found).toEqual({ lost: 0, doubled: 0 })
})
