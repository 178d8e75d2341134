import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { TableShape } from './table-shapes.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows of one page; fewer where a row may hold a picture, so that a page stays within a few megabytes. */
const rowsPerPage = 500
const rowsWithBytesPerPage = 16

/**
 * The rows of a table in pages, by primary key, text compared byte by byte: the same order on both engines,
 * whatever language the database sorts in. Runs inside a transaction, which must see one state throughout.
 */
export async function* tablePages(
  trx: Transaction<Schema>,
  engine: Db['engine'],
  shape: TableShape,
): AsyncGenerator<readonly Row[]> {
  const size = shape.columns.some(({ kind }) => kind === 'bytes') ? rowsWithBytesPerPage : rowsPerPage
  if (engine === 'postgres') yield* cursorPages(trx, shape, size)
  else yield* keyPages(trx, shape, size)
}

/** SQLite finds the place after the last key of a page in the index of the primary key. */
async function* keyPages(
  trx: Transaction<Schema>,
  shape: TableShape,
  size: number,
): AsyncGenerator<readonly Row[]> {
  const key = sql.join(shape.key.map((name) => sql.ref(name)))
  let after: RawBuilder<unknown> = sql``
  for (;;) {
    const { rows } = await sql<Row>`
      select ${columnsOf(shape)} from ${sql.table(shape.table)} ${after} order by ${key} limit ${sql.lit(size)}`.execute(
      trx,
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < size) return
    after = sql`where (${key}) > (${sql.join(shape.key.map((name) => last[name]))})`
  }
}

/** Postgres sorts once behind a cursor: its index may be in the order of a language, where pages would sort again. */
async function* cursorPages(
  trx: Transaction<Schema>,
  shape: TableShape,
  size: number,
): AsyncGenerator<readonly Row[]> {
  const kinds = new Map(shape.columns.map(({ name, kind }) => [name, kind]))
  const order = shape.key.map((name) =>
    kinds.get(name) === 'text' ? sql`${sql.ref(name)} collate "C"` : sql`${sql.ref(name)}`,
  )
  await sql`
    declare backup_rows no scroll cursor for
    select ${columnsOf(shape)} from ${sql.table(shape.table)} order by ${sql.join(order)}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(size)} from backup_rows`.execute(trx)
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await sql`close backup_rows`.execute(trx)
}

function columnsOf(shape: TableShape): RawBuilder<unknown> {
  return sql.join(shape.columns.map(({ name }) => sql.ref(name)))
}
