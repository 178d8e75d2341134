import type { Transaction } from 'kysely'
import type { Db } from '../database.ts'
import type { Schema } from '../schema.ts'
import { RowDigest, rowLine, type TableDigest } from './backup-lines.ts'
import { tablePages } from './table-pages.ts'
import type { TableShape } from './table-shapes.ts'

/** Number and digest of a table's rows as a backup of it would note them. */
export async function digestTable(
  trx: Transaction<Schema>,
  engine: Db['engine'],
  shape: TableShape,
): Promise<TableDigest> {
  const columns = shape.columns.map(({ name }) => name)
  const digest = new RowDigest()
  for await (const page of tablePages(trx, engine, shape))
    digest.add(page.map((row) => rowLine(row, columns)).join(''), page.length)
  return digest.end(shape.table)
}
