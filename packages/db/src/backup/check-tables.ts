import { sql, type Transaction } from 'kysely'
import type { Db } from '../database.ts'
import type { Migration } from '../migrate.ts'
import { readRecordedSteps } from '../recorded-steps.ts'
import type { Schema } from '../schema.ts'
import { BackupError } from './backup-error.ts'
import { compareTables, type TableShape, tablesAfter, tablesIn } from './table-shapes.ts'

type Shapes = { readonly names: readonly string[]; readonly tables: readonly TableShape[] }

/**
 * The tables of a database and the steps that made them, which this build has to know.
 * @throws BackupError for unknown steps and for tables that no step made
 */
export async function checkTables(
  trx: Transaction<Schema>,
  engine: Db['engine'],
  steps: readonly Migration[],
  name: string,
): Promise<Shapes> {
  const names = await readRecordedSteps(trx, engine)
  if (names === null) throw new BackupError(`${name} is not a database of this site: it was never migrated`)
  const unknown = names.find((step) => !steps.some((known) => known.name === step))
  if (unknown !== undefined)
    throw new BackupError(`${name} was migrated by a newer build (${unknown}): back it up with that build`)
  const tables = await tablesAfter(steps.filter((step) => names.includes(step.name)))
  compareTables(await tablesIn(trx, engine), tables, name)
  // A migration that rewrote a table meanwhile would show it empty to this transaction: it has to wait.
  if (engine === 'postgres') {
    const all = sql.join(tables.map(({ table }) => sql.table(table)))
    await sql`lock table ${all} in access share mode`.execute(trx)
  }
  return { names, tables }
}
