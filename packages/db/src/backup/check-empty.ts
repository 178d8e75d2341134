import { sql, type Transaction } from 'kysely'
import type { Db } from '../database.ts'
import { readRecordedSteps } from '../recorded-steps.ts'
import type { Schema } from '../schema.ts'
import { BackupError } from './backup-error.ts'
import { tablesIn } from './table-shapes.ts'

/** Refuses a target that holds rows, or that has been through steps which the rows have still before them. */
export async function checkEmpty(
  trx: Transaction<Schema>,
  engine: Db['engine'],
  name: string,
  names: readonly string[],
): Promise<void> {
  for (const table of (await tablesIn(trx, engine)).keys()) {
    if (engine === 'postgres')
      await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx)
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)
    if (rows.length > 0)
      throw new BackupError(
        `${name} is not empty: ${table} holds rows. Name a new database; nothing was changed`,
      )
  }
  const ahead = (await readRecordedSteps(trx, engine))?.find((step) => !names.includes(step))
  if (ahead !== undefined)
    throw new BackupError(
      `${name} has no rows but has been through a later step (${ahead}). Name a new database; nothing was changed`,
    )
}
