import { type Db, migrate, openDatabase, planMigration } from '@hongyan/db'
import type { Config } from '../config.ts'
import { codeOf, StartProblem } from '../settings/start-problem.ts'
import { isPostgres } from './shared-keys.ts'

type Place = Pick<Config, 'DATABASE_URL' | 'LIMITS' | 'MIGRATIONS'>

/**
 * Opens the database of the settings and brings its tables up to this build, or sees that somebody has done so.
 * @throws StartProblem that says why it cannot be used
 */
export async function openSiteDatabase(config: Place): Promise<Db> {
  const { DATABASE_URL: url, LIMITS: limits, MIGRATIONS: migrations } = config
  let db: Db | null = null
  try {
    if (migrations === 'separate') await checkMigrated(url)
    db = await openDatabase({
      url,
      statementMs: limits['database.statement'],
      lockWaitMs: limits['database.wait'],
      maxWaiting: limits['database.waiting'],
    })
    if (migrations === 'at-start') await migrate(db)
    return db
  } catch (error) {
    await db?.close()
    throw databaseProblem(url, error)
  }
}

/** Opens the replica of the settings, which need not answer yet; null where they name none. */
export async function openReplica(config: Place & Pick<Config, 'DATABASE_REPLICA_URL'>): Promise<Db | null> {
  const { DATABASE_REPLICA_URL: url, LIMITS: limits } = config
  if (url === undefined) return null
  return openDatabase({
    url,
    statementMs: limits['database.statement'],
    lockWaitMs: limits['database.wait'],
    maxWaiting: limits['database.waiting'],
  })
}

async function checkMigrated(url: string): Promise<void> {
  const { missing } = await planMigration(url)
  if (missing.length === 0) return
  throw new StartProblem(
    `DATABASE_URL: ${databaseName(url)}: it lacks ${missing.join(', ')}; npm run migrate, or remove MIGRATIONS=separate`,
  )
}

/** What an error of a database means for whoever runs the site; the error itself where it is a fault of ours. */
export function databaseProblem(url: string, error: unknown): unknown {
  const [why, todo] = (isPostgres(url) ? postgresReason(error) : sqliteReason(error)) ?? []
  if (why === undefined) return error
  return new StartProblem(`DATABASE_URL: ${databaseName(url)}: ${why}; ${todo}`)
}

/** Why, and what to do. */
type Reason = readonly [why: string, todo: string]

const elsewhere = 'give this user the right, or set DATABASE_URL to another place'

const sqliteReasons: Readonly<Record<string, Reason>> = {
  SQLITE_NOTADB: ['it is no SQLite database', 'restore a backup, or set DATABASE_URL to another file'],
  SQLITE_CORRUPT: ['it is damaged', 'restore a backup (docs/runbook.md)'],
  SQLITE_CANTOPEN: ['it is a folder, or a file this user may not open', elsewhere],
  SQLITE_READONLY: ['this user may not write it', elsewhere],
  SQLITE_PERM: ['this user may not open it', elsewhere],
  SQLITE_BUSY: ['another program holds it', 'stop that one, and start again'],
  SQLITE_LOCKED: ['another program holds it', 'stop that one, and start again'],
  SQLITE_FULL: ['the disk is full', 'make room, and start again'],
  SQLITE_IOERR: ['the disk reports an error', 'see to the disk, or restore a backup on another'],
  EACCES: ['this user may not make its folder', elsewhere],
  EPERM: ['this user may not make its folder', elsewhere],
  EROFS: ['its folder can only be read', elsewhere],
  EEXIST: ['its folder is a file', 'set DATABASE_URL to another place'],
  ENOTDIR: ['a part of its path is a file, not a folder', 'set DATABASE_URL to another place'],
  ENOENT: ['its folder cannot be made', 'set DATABASE_URL to another place'],
  ENOSPC: ['the disk is full', 'make room, and start again'],
}

/** Codes of SQLite begin with their kind: `SQLITE_IOERR_WRITE`. */
function sqliteReason(error: unknown): Reason | undefined {
  const code = codeOf(error)
  return sqliteReasons[code] ?? sqliteReasons[code.split('_').slice(0, 2).join('_')]
}

const askIt = 'see that it runs and that this machine may reach it'

const postgresReasons: Readonly<Record<string, Reason>> = {
  ECONNREFUSED: ['nobody answers there', askIt],
  ECONNRESET: ['it closed the connection', askIt],
  ETIMEDOUT: ['it does not answer in time', askIt],
  EHOSTUNREACH: ['it cannot be reached', askIt],
  ENETUNREACH: ['it cannot be reached', askIt],
  ENOENT: ['its socket does not exist', askIt],
  EACCES: ['this user may not open its socket', askIt],
  ENOTFOUND: ['there is no such host', 'correct the host'],
  EAI_AGAIN: ['the name of its host cannot be looked up', 'correct the host, or try again'],
  ERR_INVALID_URL: ['it cannot be read as an address', 'write postgres://user:password@host/database'],
  '28P01': ['it refuses the user or the password', 'correct them'],
  '28000': ['it refuses this user from here', 'correct the user, or allow it in pg_hba.conf'],
  '3D000': ['it has no such database', 'correct the name, or make it: createdb --encoding=UTF8'],
  '42501': ['this user may not make tables there', 'grant it that, or take another user'],
  '53300': ['it takes no more connections', 'end some, or raise max_connections'],
  '55P03': ['somebody holds a table of it', 'try again when they have finished'],
  '57014': ['a statement took longer than it may', 'allow more time, or try again when less is going on'],
  '57P03': ['it is starting or stopping', 'try again in a moment'],
  '25006': ['it can only be read', 'name the primary, not a replica'],
}

function postgresReason(error: unknown): Reason | undefined {
  const code = codeOf(error)
  if (/CERT|TLS/.test(code)) return ['its certificate is not trusted', 'name its authority by sslrootcert']
  if (postgresReasons[code] !== undefined) return postgresReasons[code]
  const text = error instanceof Error ? error.message : ''
  // What pg finds out by itself has no code.
  if (/^SASL/.test(text)) return ['it asks for a password', 'write postgres://user:password@host/database']
  if (/timeout/i.test(text)) return postgresReasons.ETIMEDOUT
  if (/SSL/.test(text)) return ['it does not speak TLS', 'remove sslmode, or turn TLS on there']
  return undefined
}

/** An address that may be shown: without password, and without parameters, which can hold one too. */
export function databaseName(url: string): string {
  if (!isPostgres(url)) return url
  if (!URL.canParse(url)) return 'postgres://…'
  const { protocol, username, host, pathname } = new URL(url)
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`
}
