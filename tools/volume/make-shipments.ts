import { statfsSync } from 'node:fs'
import { type Db, migrate, openDatabase } from '@hongyan/db'
import { sql } from 'kysely'
import { insertPart } from './insert-part.ts'

/** Shipments of one transaction, transactions at a time, and how often the tables are tidied as a running server does. */
const perPart = 20_000
const atOnce = 2
const partsBetweenTidying = 20

/** Over so many days the first journeys of a volume lie, however many there are. */
const spreadDays = 91
const dayMs = 86_400_000

/** Bytes that the disk must have left, or nothing more is made. */
const leastFree = 12e9

type Volume = { readonly shipments: number; readonly scans: number }

type MakeOptions = Volume & {
  readonly url: string
  /** On whose disk the data lie. */
  readonly folder: string
  /** Asked before each part. */
  readonly mayGoOn: () => boolean
  readonly onProgress: (made: number, scansASecond: number) => void
}

/**
 * Fills a database with shipments, a part in each transaction; what an earlier run has made of the same volume stays, and
 * is gone on with. Returns how many there are then, from the first one on without a gap: fewer than were asked for where
 * the disk has too little left, or it may not go on.
 */
export async function makeShipments(options: MakeOptions): Promise<number> {
  const { url, shipments, scans } = options
  const db = await openDatabase({ url, poolSize: atOnce + 1, statementMs: 0 })
  try {
    await migrate(db)
    const until = await agreedMoment(db, options)
    const done = await partsDone(db)
    const parts = Math.ceil(shipments / perPart)
    const left = Array.from({ length: parts }, (_, part) => part).filter((part) => !done.has(part))
    const began = performance.now()
    const ends = (part: number) => Math.min((part + 1) * perPart, shipments)
    let made = 0
    const mayGoOn = () => options.mayGoOn() && freeBytes(options.folder) > leastFree
    while (left.length > 0 && mayGoOn()) {
      const some = left.splice(0, partsBetweenTidying).values()
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (const part of some) {
            if (!mayGoOn()) return
            const from = part * perPart
            await db.transaction(async (trx) => {
              await insertPart(trx, {
                from,
                to: ends(part),
                all: shipments,
                scans,
                until,
                spreadMs: spreadDays * dayMs,
              })
              await sql`insert into volume_parts (part) values (${part})`.execute(trx)
            })
            made += ends(part) - from
            options.onProgress(made, (made * scans * 1000) / (performance.now() - began))
          }
        }),
      )
      await sql`vacuum (analyze) shipments, shipment_scans, shipment_parties, shipment_references`.execute(
        db.query,
      )
    }
    const all = await partsDone(db)
    const gap = Array.from({ length: parts }, (_, part) => part).find((part) => !all.has(part))
    return gap === undefined ? shipments : gap * perPart
  } finally {
    await db.close()
  }
}

/** When the last scan is made: of what was begun before, the same as then. Fails for a database of another volume. */
async function agreedMoment({ query }: Db, { shipments, scans }: MakeOptions): Promise<number> {
  await sql`create table if not exists volume_parts (part bigint primary key)`.execute(query)
  await sql`create table if not exists volume (shipments bigint not null, scans bigint not null, until bigint not null)`.execute(
    query,
  )
  const { rows } = await sql<Volume & { until: number }>`select * from volume`.execute(query)
  const [begun] = rows
  if (begun === undefined) {
    const until = Date.now()
    await sql`insert into volume values (${shipments}, ${scans}, ${until})`.execute(query)
    return until
  }
  if (begun.shipments !== shipments || begun.scans !== scans)
    throw new Error(`${begun.shipments} shipments with ${begun.scans} scans were begun there`)
  return begun.until
}

async function partsDone({ query }: Db): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ part: number }>`select part from volume_parts`.execute(query)
  return new Set(rows.map(({ part }) => part))
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
