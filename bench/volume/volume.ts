import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@hongyan/testing/free-port'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { makeShipments } from '../../tools/volume/make-shipments.ts'
import { databaseNamed, startStored } from '../../tools/volume/open-databases.ts'
import { signingKeys } from '../answers/ask-calls.ts'
import { stopTarget } from '../load/target.ts'
import { startSite } from '../site-target.ts'
import { few, type VolumeSite } from './ask.ts'
import { forgetFiles } from './forget-files.ts'
import { type Measured, measureLookUps, measureTaking, measureTimedWork } from './measure.ts'
import { sizesOf, type TableSize, wholeReads } from './read-figures.ts'

type VolumeWishes = {
  readonly shipments: number
  readonly scans: number
  /** Where the databases are and stay. */
  readonly folder: string
  /** No longer than so many minutes rows are made. */
  readonly minutes: number
}

export type VolumeFound = {
  readonly shipments: number
  readonly isFirstFromDisk: boolean
  readonly measured: readonly Measured[]
  readonly sizes: readonly TableSize[]
  /** How often the large tables were read as a whole while it was measured. */
  readonly wholeReads: Readonly<Record<string, number>>
}

/**
 * Makes a database of many shipments and one of few, as far as disk and time allow, and measures a site over each in
 * turn, on a Postgres without settings of its own.
 */
export async function measureVolume(
  { shipments, scans, folder, minutes }: VolumeWishes,
  { say, signal }: { readonly say: (line: string) => void; readonly signal: AbortSignal },
): Promise<VolumeFound> {
  mkdirSync(folder, { recursive: true })
  const data = join(folder, 'postgres')
  const names = [`few_x${scans}`, `shipments_${shipments}_x${scans}`] as const
  const deadline = performance.now() + minutes * 60_000
  const maker = await startStored(data, 'to make rows')
  let made = 0
  try {
    const make = async (name: string, all: number, anew: boolean) =>
      makeShipments({
        url: await databaseNamed(maker.url, name, { anew }),
        shipments: all,
        scans,
        folder,
        mayGoOn: () => !signal.aborted && (anew || performance.now() < deadline),
        onProgress: (count, rate) => {
          if (!anew)
            say(
              `${count.toLocaleString('en')} shipments, ${Math.round(rate).toLocaleString('en')} scans a second`,
            )
        },
      })
    made = await make(names[1], shipments, false)
    signal.throwIfAborted()
    if (made < few)
      throw new Error(`no more than ${made} shipments were made: there is too little room or time`)
    await make(names[0], few, true)
  } finally {
    await maker.halt()
  }
  say(`${made.toLocaleString('en')} shipments are there`)
  const isFirstFromDisk = forgetFiles(data)
  const server = await startStored(data, 'to measure')
  try {
    const urls = [
      await databaseNamed(server.url, names[0], { anew: false }),
      await databaseNamed(server.url, names[1], { anew: false }),
    ] as const
    const before = await wholeReads(urls[1])
    const sizes = await sizesOf(urls[1])
    const measured = await withSites(folder, urls, made, async (sites) => {
      say('Look-ups')
      const lookUps = await measureLookUps(sites)
      say('Scans taken in')
      const taking = await measureTaking(sites)
      return [...lookUps, ...taking, ...(await measureTimedWork(sites))]
    })
    const after = await wholeReads(urls[1])
    const read = Object.entries(after).map(([table, times]) => [table, times - (before[table] ?? 0)] as const)
    return { shipments: made, isFirstFromDisk, measured, sizes, wholeReads: Object.fromEntries(read) }
  } finally {
    await server.halt()
  }
}

async function withSites<T>(
  folder: string,
  [small, large]: readonly [string, string],
  shipments: number,
  work: (sites: readonly [VolumeSite, VolumeSite]) => Promise<T>,
): Promise<T> {
  const { keyId, secret } = signingKeys.partner
  const start = async (name: string, database: string) => {
    const own = join(folder, name)
    mkdirSync(own, { recursive: true })
    return startSite(name, await freePort(), own, {
      database,
      unpinned: true,
      settings: { SENDER_KEYS: `${keyId}:${secret}`, ...sharedKeys(folder) },
    })
  }
  const first = await start('site-of-few', small)
  const second = await start('site-of-many', large)
  try {
    return await work([
      { port: first.port, database: small, shipments: few },
      { port: second.port, database: large, shipments },
    ])
  } finally {
    for (const site of [first, second]) await stopTarget(site)
  }
}
