import { openDatabase } from '@hongyan/db'
import { sql } from 'kysely'

/** Tables that grow with the company. */
const large = ['shipments', 'shipment_scans', 'shipment_parties', 'shipment_references'] as const

/** Statistics of a connection that is idle are written down ten seconds later at the latest. */
export const statisticsMs = 10_500

async function ask<Row>(url: string, statement: string): Promise<readonly Row[]> {
  const db = await openDatabase({ url, poolSize: 1, statementMs: 0 })
  try {
    return (await sql.raw<Row>(statement).execute(db.query)).rows
  } finally {
    await db.close()
  }
}

/** Pages of tables and keys that a database has asked for so far, wherever they were found. */
export async function pagesAsked(url: string): Promise<number> {
  const [row] = await ask<{ pages: number }>(
    url,
    'select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()',
  )
  return Number(row?.pages)
}

/** Bytes of the journal so far. */
export async function journalBytes(url: string): Promise<number> {
  const [row] = await ask<{ bytes: string }>(
    url,
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes",
  )
  return Number(row?.bytes)
}

/** How often each of the large tables was read as a whole so far. */
export async function wholeReads(url: string): Promise<Readonly<Record<string, number>>> {
  const rows = await ask<{ relname: string; seq_scan: number }>(
    url,
    'select relname, seq_scan from pg_stat_user_tables',
  )
  return Object.fromEntries(
    large.map((table) => [table, rows.find(({ relname }) => relname === table)?.seq_scan ?? 0]),
  )
}

export type TableSize = {
  readonly table: string
  readonly rows: number
  /** Bytes. */
  readonly heap: number
  readonly keys: number
  readonly toast: number
}

/** What each of the large tables takes on the disk, by the count of rows that its last analysis has estimated. */
export async function sizesOf(url: string): Promise<readonly TableSize[]> {
  const sizes: TableSize[] = []
  for (const table of large) {
    const [row] = await ask<Record<'rows' | 'heap' | 'keys' | 'whole', number>>(
      url,
      `select reltuples as rows, pg_relation_size(oid) as heap, pg_indexes_size(oid) as keys,
         pg_total_relation_size(oid) as whole from pg_class where oid = '${table}'::regclass`,
    )
    const [rows, heap, keys, whole] = [row?.rows, row?.heap, row?.keys, row?.whole].map(Number)
    if (rows === undefined || heap === undefined || keys === undefined || whole === undefined) continue
    sizes.push({ table, rows, heap, keys, toast: whole - heap - keys })
  }
  return sizes
}
