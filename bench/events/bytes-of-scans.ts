import { openDatabase } from '@hongyan/db'
import { sql } from 'kysely'

/** What a scan takes on the disk, its keys included. */
export async function bytesOfScans(url: string): Promise<number> {
  const db = await openDatabase({ url, poolSize: 1 })
  const size =
    db.engine === 'postgres'
      ? sql<{ bytes: number }>`select pg_total_relation_size('shipment_scans') as bytes`
      : sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat where name = 'shipment_scans'`
  const { rows } = await size.execute(db.query)
  const scans = await db.query
    .selectFrom('shipment_scans')
    .select(({ fn }) => fn.countAll<number>().as('scans'))
    .executeTakeFirstOrThrow()
  await db.close()
  return Math.round(Number(rows[0]?.bytes) / Number(scans.scans))
}
