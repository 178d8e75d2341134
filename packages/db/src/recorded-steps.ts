import { type Kysely, sql, type Transaction } from 'kysely'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/** Where steps were recorded before Kysely's Migrator kept them in `kysely_migration`. */
export const earlierRecord = 'schema_migrations'

/** The steps that a database has been through, by name; null where nobody ever migrated. */
export async function readRecordedSteps(
  query: Kysely<Schema>,
  engine: Db['engine'],
): Promise<readonly string[] | null> {
  const tables = await recordsIn(query, engine)
  if (tables.length === 0) return null
  const names = new Set<string>()
  for (const table of tables) {
    for (const { name } of await query.selectFrom(table).select('name').execute()) names.add(name)
  }
  return [...names].sort()
}

/**
 * Copies what an earlier build recorded to where the Migrator looks. The earlier table stays, so that a process of
 * that build still starts; what it records later is copied by the next run.
 */
export async function adoptEarlierRecord(trx: Transaction<Schema>, engine: Db['engine']): Promise<void> {
  if (!(await recordsIn(trx, engine)).includes(earlierRecord)) return
  // As the Migrator would make it.
  await trx.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute()
  for (const { name, applied_at } of await trx.selectFrom(earlierRecord).selectAll().execute()) {
    await trx
      .insertInto('kysely_migration')
      .values({ name, timestamp: new Date(applied_at).toISOString() })
      .onConflict((on) => on.doNothing())
      .execute()
  }
}

/** The schema in which a connection makes its tables; undefined on SQLite, which has none. */
export async function currentSchema(
  query: Kysely<Schema>,
  engine: Db['engine'],
): Promise<string | undefined> {
  if (engine === 'sqlite') return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(query)
  return rows[0]?.name
}

async function recordsIn(
  query: Kysely<Schema>,
  engine: Db['engine'],
): Promise<readonly ('kysely_migration' | typeof earlierRecord)[]> {
  const schema = await currentSchema(query, engine)
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true })
  const names = new Set(tables.filter((table) => table.schema === schema).map(({ name }) => name))
  return (['kysely_migration', earlierRecord] as const).filter((name) => names.has(name))
}
