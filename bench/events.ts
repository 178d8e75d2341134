import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { migrate, openDatabase } from '@hongyan/db'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import { aJourney, aWaybillNo } from '@hongyan/testing'
import { freePort } from '@hongyan/testing/free-port'
import { type Engine, freshDatabase } from '@hongyan/testing/fresh-database'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { root } from '../tools/steps/steps.ts'
import { signingKeys } from './answers/ask-calls.ts'
import { onBothDatabases } from './durable-databases.ts'
import { bulkTables, insertBare, insertScans } from './events/bulk-inserts.ts'
import { bytesOfScans } from './events/bytes-of-scans.ts'
import {
  atOnce,
  type ReadyBatch,
  readyBatch,
  sendBatch,
  sendBatches,
  withEach,
} from './events/send-batches.ts'
import { insertWritten, readWritten } from './events/written-rows.ts'
import { median } from './load/interleave.ts'
import { timePage } from './load/page-times.ts'
import { startTarget, stopTarget, type Target } from './load/target.ts'
import { quantile } from './load/time-answers.ts'
import { startSite } from './site-target.ts'

const perBatch = 1000
/** Batches of one round; some are sent at once. */
const batches = 8
const rounds = 3
const aloneMs = 1500

type Batch = readonly IncomingEvent[]
type Round = { acknowledged: number; projected: number; bare: number; scans: number; same: number }

/**
 * What partners send, in batches of a thousand: how many a second are acknowledged and projected, beside bulk inserts of
 * five columns, of the same scans, and of all rows that were written for them, in the same round; how soon each batch shows; and what a tracking answer takes
 * meanwhile. What a page in memory takes beside the same sending, to a process that keeps nothing of it, says how much
 * of that is the sender's. On both databases, for one scan each of known shipments and for new journeys.
 */
export async function benchEvents(): Promise<Record<string, unknown>> {
  const known = await onBothDatabases((engine, url) => takeEvents(engine, url, 'known shipments'))
  const fresh = await onBothDatabases((engine, url) => takeEvents(engine, url, 'new journeys'))
  return { rows: [...known.rows, ...fresh.rows] }
}

async function takeEvents(engine: Engine, postgresUrl: string, load: 'known shipments' | 'new journeys') {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const [own, other] = [
    await freshDatabase(engine, postgresUrl, { onDisk: true }),
    await freshDatabase(engine, postgresUrl, { onDisk: true }),
  ]
  const { keyId, secret } = signingKeys.partner
  const site = await startSite(`events on ${engine}`, await freePort(), folder, {
    database: own.url,
    unpinned: true,
    settings: { SENDER_KEYS: `${keyId}:${secret}`, ...(engine === 'postgres' ? sharedKeys(folder) : {}) },
  })
  const [looking, db] = [
    await openDatabase({ url: own.url, poolSize: 1 }),
    await openDatabase({ url: other.url }),
  ]
  await migrate(db)
  const bulk = await bulkTables(db)
  console.log(`Taking events of ${load} on ${engine}`)
  const take = (ready: readonly ReadyBatch[]) => sendBatches(site.port, looking, ready)
  const next = load === 'known shipments' ? await knownShipments(take) : newJourneys
  const shownNo = aWaybillNo(first)
  await sendBatch(site.port, readyBatch(aJourney({ waybillNo: shownNo, last: 'picked_up' })))
  const page = `http://127.0.0.1:${site.port}/en/track?no=${shownNo}`
  const receiver = await startReceiver((await (await fetch(page)).arrayBuffer()).byteLength)
  const barePage = `http://127.0.0.1:${receiver.port}/`

  const times = { alone: [], beside: [], bareAlone: [], bareBeside: [] } as Record<string, number[]>
  const shown: number[] = []
  const all: Round[] = []
  // Of a first round, in which nothing is warm, nothing counts.
  for (let round = 0; round <= rounds; round += 1) {
    const sent = Array.from({ length: batches }, (_, at) => next(round * batches + at))
    const ready = sent.map(readyBatch)
    const alone = await pageWhile(page, () => delay(aloneMs))
    const beside = await pageWhile(page, () => take(ready))
    const bareAlone = await pageWhile(barePage, () => delay(aloneMs))
    const bareBeside = await pageWhile(barePage, () =>
      sendWithin(beside.done.projected, receiver.port, ready),
    )
    const written = await readWritten(looking, sent)
    const [bareMs, scansMs, sameMs] = [
      await timed(() => insertBare(bulk, sent)),
      await timed(() => insertScans(bulk, sent)),
      await timed(() => insertWritten(db, written)),
    ]
    if (round === 0) continue
    for (const [name, { took }] of Object.entries({ alone, beside, bareAlone, bareBeside }))
      times[name]?.push(...took)
    shown.push(...beside.done.shown)
    const rate = (ms: number) => (batches * perBatch * 1000) / ms
    all.push({
      acknowledged: rate(beside.done.acknowledged),
      projected: rate(beside.done.projected),
      bare: rate(bareMs),
      scans: rate(scansMs),
      same: rate(sameMs),
    })
  }
  const bytes = await bytesOfScans(own.url)
  for (const target of [site, receiver]) await stopTarget(target)
  for (const one of [looking, db]) await one.close()
  for (const database of [own, other]) await database.drop()
  const middle = (of: (round: Round) => number) => Math.round(median(all.map(of)) * 1000) / 1000
  const slow = (name: string) => quantile(times[name] ?? [], 0.99)
  return {
    engine,
    load,
    'acknowledged/s': Math.round(middle((one) => one.acknowledged)),
    'projected/s': Math.round(middle((one) => one.projected)),
    'acknowledged ÷ five columns': middle((one) => one.acknowledged / one.bare),
    'projected ÷ same scans': middle((one) => one.projected / one.scans),
    'projected ÷ same rows': middle((one) => one.projected / one.same),
    'shown p99, ms': Math.round(quantile(shown, 0.99)),
    'page p99, ms': slow('alone'),
    'page p99 beside, ms': slow('beside'),
    'bare page p99, ms': slow('bareAlone'),
    'bare page p99 beside, ms': slow('bareBeside'),
    'bytes a scan': bytes,
  }
}

const first = 50_000_000_000

/** A hundred shipments that nobody has heard of, each from its order to its door. */
function newJourneys(batch: number): Batch {
  return Array.from({ length: perBatch / 10 }, (_, at) =>
    aJourney({ waybillNo: aWaybillNo(first + 1_000_000 + batch * 100 + at) }),
  ).flat()
}

/** One scan each of shipments that are under way: the site is told of as many as a round takes, and of a step for each. */
async function knownShipments(
  take: (ready: readonly ReadyBatch[]) => Promise<unknown>,
): Promise<(batch: number) => Batch> {
  const journeys = Array.from({ length: batches }, (_, batch) =>
    Array.from({ length: perBatch }, (_, at) =>
      aJourney({ waybillNo: aWaybillNo(first + 2_000_000 + batch * perBatch + at) }),
    ),
  )
  const step = (batch: number): Batch =>
    (journeys[batch % batches] ?? []).flatMap((journey) => journey[Math.floor(batch / batches)] ?? [])
  for (const told of [0, batches])
    await take(Array.from({ length: batches }, (_, at) => readyBatch(step(told + at))))
  return (batch) => step(batch + 2 * batches)
}

/** What work gives, and what a page took while it was done. */
async function pageWhile<T>(
  url: string,
  work: () => Promise<T>,
): Promise<{ done: T; took: readonly number[] }> {
  const times = await timePage(url)
  const done = await work()
  return { done, took: await times.end() }
}

/** A process that reads what it is sent and has a page of as many bytes. */
async function startReceiver(bytes: number): Promise<Target> {
  const port = await freePort()
  const program = [process.execPath, join(root, 'bench/load/bare-receiver.ts'), `${port}`, `${bytes}`]
  return startTarget('a bare receiver', port, program, { unpinned: true })
}

/** Sends the same, spread over so many ms. */
async function sendWithin(ms: number, port: number, ready: readonly ReadyBatch[]): Promise<void> {
  await withEach(ready, async (batch) => {
    const pause = delay((ms * atOnce) / ready.length)
    await sendBatch(port, batch)
    await pause
  })
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
