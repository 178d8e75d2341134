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
import { signed, signingKeys } from './answers/ask-calls.ts'
import { onBothDatabases } from './durable-databases.ts'
import { bulkTables, insertBare, insertSame } from './events/bulk-inserts.ts'
import { bytesOfScans } from './events/bytes-of-scans.ts'
import { median } from './load/interleave.ts'
import { stopTarget } from './load/target.ts'
import { startSite } from './site-target.ts'

const perBatch = 1000
/** Batches of one round, and how many are sent at once. */
const batches = 8
const atOnce = 4
const rounds = 3
const lookMs = 20

type Batch = readonly IncomingEvent[]
type Round = { acknowledged: number; projected: number; bare: number; same: number }

/**
 * What partners send, in batches of a thousand: how many a second are acknowledged and projected, beside bulk inserts of
 * five columns and of the same rows in the same round; how soon each batch shows; and what a tracking answer takes
 * meanwhile. On both databases, for one scan each of known shipments and for new journeys.
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
  const db = await openDatabase({ url: other.url })
  await migrate(db)
  const bulk = await bulkTables(db)
  console.log(`Taking events of ${load} on ${engine}`)
  const next = load === 'known shipments' ? await knownShipments(site.port) : newJourneys
  const page = `/en/track?no=${aWaybillNo(first)}`
  await untilShown(
    site.port,
    await send(site.port, aJourney({ waybillNo: aWaybillNo(first), last: 'picked_up' })),
  )

  const shown: number[] = []
  const [quiet, busy]: [number[], number[]] = [[], []]
  const all: Round[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const sent = Array.from({ length: batches }, (_, at) => next(round * batches + at))
    const pages = askPages(site.port, page, quiet)
    await delay(1500)
    await pages.end()
    const beside = askPages(site.port, page, busy)
    const begun = performance.now()
    let acknowledgedAt = 0
    const left = sent.values()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const mine: Promise<void>[] = []
        for (const batch of left) {
          const id = await send(site.port, batch)
          const at = performance.now()
          acknowledgedAt = Math.max(acknowledgedAt, at)
          mine.push(untilShown(site.port, id).then(() => void shown.push(performance.now() - at)))
        }
        await Promise.all(mine)
      }),
    )
    const ended = performance.now()
    await beside.end()
    const bare = await timed(() => insertBare(bulk, sent))
    const same = await timed(() => insertSame(bulk, sent))
    const rate = (ms: number) => (batches * perBatch * 1000) / ms
    if (round > 0)
      all.push({
        acknowledged: rate(acknowledgedAt - begun),
        projected: rate(ended - begun),
        bare: rate(bare),
        same: rate(same),
      })
  }
  const bytes = await bytesOfScans(own.url)
  await stopTarget(site)
  await db.close()
  for (const database of [own, other]) await database.drop()
  const middle = (of: (round: Round) => number) => Math.round(median(all.map(of)) * 1000) / 1000
  return {
    engine,
    load,
    'acknowledged/s': Math.round(middle((one) => one.acknowledged)),
    'projected/s': Math.round(middle((one) => one.projected)),
    'acknowledged ÷ five columns': middle((one) => one.acknowledged / one.bare),
    'projected ÷ same rows': middle((one) => one.projected / one.same),
    'shown p99, ms': Math.round(quantile(shown, 0.99)),
    'page p99, ms': Math.round(quantile(quiet, 0.99) * 10) / 10,
    'page p99 beside, ms': Math.round(quantile(busy, 0.99) * 10) / 10,
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
async function knownShipments(port: number): Promise<(batch: number) => Batch> {
  const journeys = Array.from({ length: batches }, (_, batch) =>
    Array.from({ length: perBatch }, (_, at) =>
      aJourney({ waybillNo: aWaybillNo(first + 2_000_000 + batch * perBatch + at) }),
    ),
  )
  const step = (batch: number): Batch =>
    (journeys[batch % batches] ?? []).flatMap((journey) => journey[Math.floor(batch / batches)] ?? [])
  for (let batch = 0; batch < 2 * batches; batch += 1) await untilShown(port, await send(port, step(batch)))
  return (batch) => step(batch + 2 * batches)
}

/** Asks for a page again and again, as one visitor who waits a moment, and notes how long each answer takes. */
function askPages(port: number, path: string, took: number[]): { end: () => Promise<void> } {
  let ended = false
  const asking = (async () => {
    while (!ended) {
      took.push(await timed(async () => void (await (await fetch(`http://127.0.0.1:${port}${path}`)).text())))
      await delay(10)
    }
  })()
  return {
    end: () => {
      ended = true
      return asking
    },
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Sends a batch and returns its id; one that says at once what became of it has none. */
async function send(port: number, events: Batch): Promise<string | null> {
  const body = JSON.stringify(events)
  const answer = await fetch(`http://127.0.0.1:${port}/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed(signingKeys.partner, body) },
    body,
  })
  if (!answer.ok) throw new Error(`a batch was answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: { batch?: { id: string } } }
  return data.batch?.id ?? null
}

async function untilShown(port: number, id: string | null): Promise<void> {
  if (id === null) return
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/event-batches/${id}`, {
      headers: signed(signingKeys.partner, ''),
    })
    const { data } = (await answer.json()) as { data: { state: string; stored: number; events: number } }
    if (data.state === 'judged') {
      if (data.stored !== data.events) throw new Error(`${data.stored} of ${data.events} events were stored`)
      return
    }
    await delay(lookMs)
  }
}
