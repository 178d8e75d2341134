export { BackupError } from './backup/backup-error.ts'
export { exportTables } from './backup/export-tables.ts'
export { restoreBackup } from './backup/restore-backup.ts'
export { writeBackup } from './backup/write-backup.ts'
export { type Db, openDatabase, RunAgainError, sqlitePath } from './database.ts'
export { DatabaseBusyError } from './database-busy-error.ts'
export { adoptEarlierScans } from './earlier-scans.ts'
export { isUniqueViolation } from './is-unique-violation.ts'
export { acceptKey, compareKeys, type KeyFingerprint, readKeyFingerprints } from './key-fingerprints.ts'
export { insertsOf, isAmong, updateRows, writeRows } from './many-rows.ts'
export {
  applySteps,
  migrate,
  migrations,
  readMigrationState,
} from './migrate.ts'
export { moveDatabase, reopenFile } from './move/move-database.ts'
export { planMigration } from './plan-migration.ts'
export { followReplica, type Replica } from './replica.ts'
export type * from './schema.ts'
export { type RunStatement, statements } from './statements.ts'
export { takeTurn } from './take-turn.ts'
