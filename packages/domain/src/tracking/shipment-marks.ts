import type { Db } from '@hongyan/db'
import { yieldIfLong } from '@hongyan/db/yield-thread'
import { sql } from 'kysely'
import { findShipments } from './find-shipments.ts'

/** Where a shipment stands: `mark` is another and higher one with whatever is stored about it. */
export type MarkedShipment = { readonly id: string; readonly mark: number; readonly ended: boolean }

/** Where the shipment of each number stands, in order; null for a number that has none. */
export async function readMarks(db: Db, numbers: readonly string[]): Promise<(MarkedShipment | null)[]> {
  const found = await findShipments(db, numbers)
  return found.map(
    ({ shipment }) =>
      shipment && {
        id: shipment.id,
        mark: shipment.updated_at,
        ended: shipment.status === 'delivered' || shipment.status === 'returned',
      },
  )
}

/** Shipments of one statement: on SQLite it holds the thread, and none may for long. */
const perStatement = 1000

/**
 * Those of `seen` that have a higher mark now, with it. Each is looked up by its key and compared in the database: what
 * has not changed costs no row, and nothing is written or indexed for this when a scan comes in.
 */
export async function readHigherMarks(
  db: Db,
  seen: readonly (readonly [id: string, mark: number])[],
): Promise<ReadonlyMap<string, number>> {
  const higher = new Map<string, number>()
  for (let at = 0; at < seen.length; at += perStatement) {
    const part = seen.slice(at, at + perStatement)
    const query = db.engine === 'postgres' ? onPostgres(part) : onSqlite(part)
    const { rows } = await query.execute(db.query)
    for (const { id, mark } of rows) higher.set(id, mark)
    await yieldIfLong()
  }
  return higher
}

type Row = { readonly id: string; readonly mark: number }

// Ids and marks are put together by hand, into one text: quoting each by itself costs more than looking it up.
const onPostgres = (seen: readonly (readonly [string, number])[]) => sql<Row>`
  select s.id, s.updated_at as mark
  from unnest(${`{${seen.map(([id]) => id).join()}}`}::text[], ${`{${seen.map(([, mark]) => mark).join()}}`}::bigint[])
    as seen (id, mark)
  join shipments s on s.id = seen.id
  where s.updated_at > seen.mark`

const onSqlite = (seen: readonly (readonly [string, number])[]) => sql<Row>`
  select s.id, s.updated_at as mark
  from json_each(${`{${seen.map(([id, mark]) => `"${id}":${mark}`).join()}}`}) as seen
  cross join shipments s on s.id = seen.key
  where s.updated_at > seen.value`
