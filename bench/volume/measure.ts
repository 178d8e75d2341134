import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@hongyan/db'
import { planRetention } from '@hongyan/domain/retention/carry-out-retention'
import { readHigherMarks, readMarks } from '@hongyan/domain/tracking/shipment-marks'
import { passingContext } from '../../tools/seed/tool-context.ts'
import { median } from '../load/interleave.ts'
import { askInTurn, asks, few, numbersByChance, type VolumeSite } from './ask.ts'
import { journalBytes, pagesAsked, statisticsMs } from './read-figures.ts'
import { placesByChance, sendScans, type Taken } from './send-scans.ts'

/** One figure of both databases. */
export type Measured = { readonly what: string; readonly small: number; readonly large: number }

type Both = readonly [small: VolumeSite, large: VolumeSite]

/** Numbers that are asked for, and how often each again when what belongs to it is in memory. */
const numbersAsked = 300
const rounds = 4
/** Scans of one round of taking in: no more than the small database has shipments. */
const perRound = 1000
const roundsTaken = 12

/** What look-ups take: the first ones of their shipments, and the same again, with how many pages of the database each reads. */
export async function measureLookUps(sites: Both): Promise<readonly Measured[]> {
  const numbers = sites.map(({ shipments }) => numbersByChance(shipments, numbersAsked))
  const measured: Measured[] = []
  for (const [name, ask] of Object.entries(asks)) {
    const isFirst = measured.length === 0
    if (isFirst) measured.push(...timesOf(`${name}, touched first`, await askInTurn(ask, sites, numbers)))
    const before = await settledPages(sites)
    const took: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      const [small, large] = await askInTurn(ask, sites, numbers)
      took[0].push(...small)
      took[1].push(...large)
    }
    const after = await settledPages(sites)
    const pages = sites.map((_, at) => ((after[at] ?? 0) - (before[at] ?? 0)) / (rounds * numbersAsked))
    measured.push(...timesOf(name, took), {
      what: `${name}, pages read`,
      small: pages[0] ?? 0,
      large: pages[1] ?? 0,
    })
  }
  return measured
}

function timesOf(
  name: string,
  [small, large]: readonly [readonly number[], readonly number[]],
): readonly Measured[] {
  return [
    { what: `${name}, median ms`, small: median(small), large: median(large) },
    { what: `${name}, 99th percentile ms`, small: quantile(small, 0.99), large: quantile(large, 0.99) },
  ]
}

/** Pages that both have asked for, when what was asked last is counted too. */
async function settledPages(sites: Both): Promise<readonly number[]> {
  await delay(statisticsMs)
  return Promise.all(sites.map(({ database }) => pagesAsked(database)))
}

/** Shipments that are under way together: of these a scan comes in again and again. */
const underWay = 20_000

/**
 * How many scans a second are taken in, with what each writes: of shipments of which scans came in lately, and of any
 * there are, of whose pages none has been written since the journal began with it.
 */
export async function measureTaking(sites: Both): Promise<readonly Measured[]> {
  const [{ port: ofFew }, { port: ofMany, shipments }] = sites
  const among = Math.min(underWay, shipments)
  for (let from = shipments - among; from < shipments; from += perRound) {
    const places = Array.from({ length: perRound }, (_, at) => from + at)
    await sendScans(ofMany, places)
    await sendScans(ofFew, placesByChance(few, few, perRound))
  }
  return [
    ...(await takeScans(sites, 'scans of what is under way', among)),
    ...(await takeScans(sites, 'scans of any shipments', shipments)),
  ]
}

/** Sends scans to both in turn: of all shipments of the small one, of the last `among` of the large one. */
async function takeScans(sites: Both, name: string, among: number): Promise<readonly Measured[]> {
  const taken: [Taken[], Taken[]] = [[], []]
  const journal: [number, number] = [0, 0]
  const take = async (at: 0 | 1) => {
    const { database, port, shipments } = sites[at]
    const before = await journalBytes(database)
    taken[at].push(await sendScans(port, placesByChance(shipments, Math.min(among, shipments), perRound)))
    journal[at] += (await journalBytes(database)) - before
  }
  const before = await settledPages(sites)
  for (let round = 0; round < roundsTaken; round += 1)
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) await take(at)
  const after = await settledPages(sites)
  const each = (sum: number) => sum / (roundsTaken * perRound)
  const pages = sites.map((_, at) => each((after[at] ?? 0) - (before[at] ?? 0)))
  const rate = (of: keyof Taken) => ({
    small: median(taken[0].map((one) => one[of])),
    large: median(taken[1].map((one) => one[of])),
  })
  return [
    { what: `${name}, acknowledged a second`, ...rate('acknowledged') },
    { what: `${name}, projected a second`, ...rate('projected') },
    { what: `${name}, pages read and written, each`, small: pages[0] ?? 0, large: pages[1] ?? 0 },
    { what: `${name}, bytes of the journal, each`, small: each(journal[0]), large: each(journal[1]) },
  ]
}

/** What a site does by itself: it looks once a second what open pages show, and at night what has been kept long enough. */
export async function measureTimedWork(sites: Both): Promise<readonly Measured[]> {
  const took: Record<'marks' | 'retention', number>[] = []
  for (const { database, shipments } of sites) {
    const db = await openDatabase({ url: database, poolSize: 1, statementMs: 0 })
    const ctx = await passingContext(db, 'volume')
    const marks: (readonly [string, number])[] = []
    for (const number of numbersByChance(shipments, 1000)) {
      const [found] = await readMarks(db, [number])
      if (found) marks.push([found.id, found.mark])
    }
    const marked: number[] = []
    for (let round = 0; round < 20; round += 1) marked.push(await timed(() => readHigherMarks(db, marks)))
    const retention: number[] = []
    for (let round = 0; round < 5; round += 1) retention.push(await timed(() => planRetention(ctx)))
    took.push({ marks: median(marked), retention: median(retention) })
    await db.close()
  }
  const [small, large] = took
  return [
    { what: '1,000 open pages looked at, ms', small: small?.marks ?? 0, large: large?.marks ?? 0 },
    { what: 'retention looked for, ms', small: small?.retention ?? 0, large: large?.retention ?? 0 },
  ]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
