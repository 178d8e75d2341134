import { sql, type Transaction } from 'kysely'
import { BackupError } from '../backup/backup-error.ts'
import type { TableShape } from '../backup/table-shapes.ts'
import type { Schema } from '../schema.ts'

/**
 * Compares how many rows each table has on both sides, in a moment when nobody writes.
 * @throws BackupError for the first that differs
 */
export async function countTables(
  source: Transaction<Schema>,
  target: Transaction<Schema>,
  shapes: readonly TableShape[],
): Promise<void> {
  for (const { table } of shapes) {
    const [wanted, found] = [await rowsOf(source, table), await rowsOf(target, table)]
    if (wanted !== found)
      throw new BackupError(`Nothing was moved: ${table} has ${found} of ${wanted} rows in the new database`)
  }
}

async function rowsOf(trx: Transaction<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(trx)
  return rows[0]?.rows ?? 0
}
