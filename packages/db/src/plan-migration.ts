import { existsSync } from 'node:fs'
import { withSnapshot } from './backup/with-snapshot.ts'
import { sqlitePath } from './database.ts'
import { type MigrationState, migrations, readMigrationState } from './migrate.ts'

/**
 * What `migrate` would apply to the database at `url`, which is only read: a SQLite file that is absent is not made.
 * @throws BackupError in one line, where the address cannot be used
 */
export async function planMigration(url: string): Promise<MigrationState> {
  const isFile = !/^postgres(ql)?:/.test(url)
  if (isFile && !existsSync(sqlitePath(url)))
    return { missing: migrations.map(({ name }) => name), unknown: [] }
  return withSnapshot(url, (trx, engine) => readMigrationState(trx, engine))
}
