import type { Costs } from './costs.ts'
import type { Load } from './load.ts'

/** What a core is asked for at the most: the rest is for what comes at once, and for whoever is away. */
const busy = 0.6

/** Shipments whose scans stand in one partition: of a week, dealt to four by a hash. */
const partitionsAWeek = 4

type Need = {
  readonly part: string
  readonly cores: number
  /** Processes of one core each. */
  readonly processes: number
}

type LoadModel = {
  readonly scansADay: number
  readonly needs: readonly Need[]
  /** Bytes a day: of scans, of the journal of Postgres, of the log while it waits. */
  readonly diskADay: number
  readonly journalADay: number
  readonly logADay: number
  readonly kept: number
  readonly partitions: number
  readonly openMemory: number
  /** Times of this load at which a part is at its end, the first one first. */
  readonly limits: readonly { readonly what: string; readonly times: number }[]
}

/** Cores of one primary, and bytes a second that its disk takes durably: what a large machine of today has. */
const primary = { cores: 64, diskBytesASecond: 1_000_000_000, kept: 60e12 } as const

/** What a load needs, by what one of each costs. Nothing here was run at that size: it is arithmetic. */
export function loadModel(load: Load, costs: Costs): LoadModel {
  const origin = load.peakPages * (1 - load.inFront)
  const coresOf = (aSecond: number, us: number): number => (aSecond * us) / 1e6
  const need = (part: string, cores: number): Need => ({ part, cores, processes: Math.ceil(cores / busy) })
  const database = coresOf(load.peakScans, costs.databaseUs)
  const scansADay = load.parcelsADay * load.scansAParcel
  const kept = scansADay * load.keptDays * costs.scanBytes
  const journalASecond = load.peakScans * costs.journalBytes
  const limits = [
    { what: 'processors of the primary', times: (primary.cores * busy) / database },
    { what: 'the journal of the primary on its disk', times: primary.diskBytesASecond / journalASecond },
    { what: 'scans kept on one primary', times: primary.kept / kept },
  ]
  return {
    scansADay,
    needs: [
      need('site: look-ups', coresOf(origin * load.lookups, costs.lookupUs)),
      need('site: kept pages', coresOf(origin * (1 - load.lookups), costs.keptUs)),
      need('site: open pages', coresOf(load.openPages, costs.openUs)),
      need('site: events logged', coresOf(load.peakScans, costs.loggedUs)),
      need('worker: events projected', coresOf(load.peakScans, costs.projectedUs)),
      need('database: logged and projected', database),
    ],
    diskADay: scansADay * costs.scanBytes,
    journalADay: scansADay * costs.journalBytes,
    logADay: scansADay * costs.loggedBytes,
    kept,
    partitions: Math.ceil(load.keptDays / 7) * partitionsAWeek,
    openMemory: load.openPages * costs.openBytes,
    limits: limits.toSorted((one, other) => one.times - other.times),
  }
}
