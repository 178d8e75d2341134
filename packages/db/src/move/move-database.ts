import { existsSync } from 'node:fs'
import { sql, type Transaction } from 'kysely'
import { BackupError, checkDatabaseUrl, databaseName, plainReason } from '../backup/backup-error.ts'
import type { TableDigest } from '../backup/backup-lines.ts'
import { checkEmpty } from '../backup/check-empty.ts'
import { checkTables } from '../backup/check-tables.ts'
import type { TableShape } from '../backup/table-shapes.ts'
import { withoutTimeLimits, withSnapshot } from '../backup/with-snapshot.ts'
import { type Db, openDatabase, sqlitePath } from '../database.ts'
import { applySteps, type Migration, migrations } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { copyTables } from './copy-tables.ts'
import { countTables } from './count-tables.ts'
import { followChanges } from './follow-changes.ts'
import { FollowedFile } from './followed-file.ts'
import { checkLinks, loosenLinks, tieLinks } from './loose-links.ts'

type MoveOptions = {
  /** The SQLite file that the site writes to meanwhile: `file:…` or a path. */
  readonly from: string
  /** `postgres://…`: a database without rows. */
  readonly to: string
  /** Stops the move while it can still be stopped; the file is as before. */
  readonly signal?: AbortSignal
  /** Told the rows that were copied, and those of each round after them; the next waits for it. */
  readonly onRound?: (rows: number, seconds: number) => void | Promise<void>
}

type MoveReport = {
  readonly tables: readonly TableDigest[]
  /** Rows written while the others were copied, taken over as they are now. */
  readonly followed: number
  /** How long nobody could write before the rows were in the new database, ms. */
  readonly closedMs: number
}

/** A round that took less is short enough to be the last but one, ms. */
const shortRoundMs = 1_000
const mostRounds = 50
/** How long the file may be closed before others may write again, ms. */
const closedMs = 60_000

/**
 * Copies a SQLite database that is in use to Postgres, follows what is written meanwhile, and closes the file for good
 * when nothing is missing. All of it is one transaction there: what breaks off leaves the new database empty and the
 * old one in use.
 * @throws BackupError in one line, when nothing was moved
 */
export async function moveDatabase(options: MoveOptions): Promise<MoveReport> {
  const { from, to, signal } = options
  checkDatabaseUrl(to)
  checkDatabaseUrl(from)
  if (!/^postgres(ql)?:/.test(to)) throw new BackupError('The database to move to must be postgres://…')
  if (/^postgres(ql)?:/.test(from)) throw new BackupError('What moves must be a SQLite file')
  const path = sqlitePath(from)
  if (!existsSync(path)) throw new BackupError(`There is no database at ${path}`)
  const file = new FollowedFile(path)
  try {
    if (file.isLeft())
      throw new BackupError(
        `${path} was moved already. Where that was a mistake: npm run db:move -- --reopen`,
      )
    return await followed(file, options)
  } catch (error) {
    if (error instanceof BackupError) throw error
    if (signal?.aborted) throw new BackupError('Interrupted: nothing was moved, the file is in use as before')
    throw new BackupError(`Nothing was moved to ${databaseName(to)}: ${plainReason(error)}`, error)
  } finally {
    file.end()
  }
}

/** Lets a file that was moved be written again. What the new database has taken in since is in that one alone. */
export function reopenFile(from: string): void {
  const path = sqlitePath(from)
  if (!existsSync(path)) throw new BackupError(`There is no database at ${path}`)
  const file = new FollowedFile(path)
  try {
    file.release()
  } finally {
    file.end()
  }
}

async function followed(file: FollowedFile, options: MoveOptions): Promise<MoveReport> {
  const shapes = await withSnapshot(options.from, (trx, engine) => tablesOf(trx, engine, migrations, options))
  const db = await openDatabase({ url: options.to, poolSize: 1, statementMs: 0, lockWaitMs: 0 })
  try {
    file.follow(shapes)
    try {
      const { links, ...report } = await db.query
        .transaction()
        .execute((trx) => fill(trx, file, shapes, options))
      if (!file.closeForGood())
        throw new BackupError(
          'Somebody wrote while the rows became part of the new database. The file is in use as before; empty the new one and move again',
        )
      await db.query
        .transaction()
        .execute((trx) => checkLinks(trx, links))
        .catch((error: unknown) => {
          throw new BackupError(
            `The rows are moved and the file takes nothing more, but what the tables ask of each other could not be checked: ${plainReason(error)}. Restart the processes with the new database now`,
            error,
          )
        })
      return report
    } catch (error) {
      if (!file.isLeft()) file.release()
      throw error
    }
  } finally {
    await db.close()
  }
}

/** The tables of the file, which has to have been through every step of this build and no other. */
async function tablesOf(
  trx: Transaction<Schema>,
  engine: Db['engine'],
  steps: readonly Migration[],
  { from }: MoveOptions,
): Promise<readonly TableShape[]> {
  const { names, tables } = await checkTables(trx, engine, steps, from)
  const missing = steps.find(({ name }) => !names.includes(name))
  if (missing !== undefined)
    throw new BackupError(
      `${from} is of an older build (${missing.name} is missing): start the site with this one first`,
    )
  return tables
}

type Filled = MoveReport & { readonly links: Awaited<ReturnType<typeof loosenLinks>> }

async function fill(
  target: Transaction<Schema>,
  file: FollowedFile,
  shapes: readonly TableShape[],
  { from, to, signal, onRound }: MoveOptions,
): Promise<Filled> {
  await withoutTimeLimits(target)
  await checkEmpty(
    target,
    'postgres',
    databaseName(to),
    migrations.map(({ name }) => name),
  )
  await applySteps(target, 'postgres', migrations)
  const links = await loosenLinks(target)

  const timed = async (work: () => Promise<number>): Promise<number> => {
    signal?.throwIfAborted()
    const began = performance.now()
    const rows = await work()
    const took = performance.now() - began
    await onRound?.(rows, took / 1000)
    return took
  }
  let tables: readonly TableDigest[] = []
  await timed(async () => {
    tables = await withSnapshot(from, (source) => copyTables(source, target, shapes, signal))
    return tables.reduce((sum, { rows }) => sum + rows, 0)
  })
  await sql`analyze`.execute(target)
  let followedRows = 0
  const round = () =>
    withSnapshot(from, async (source) => {
      const { rows, upTo } = await followChanges(source, target, shapes)
      followedRows += rows
      return { rows, upTo }
    }).then(({ rows, upTo }) => {
      file.done(upTo)
      return rows
    })
  for (let rounds = 1; (await timed(round)) > shortRoundMs; rounds += 1) {
    if (rounds === mostRounds)
      throw new BackupError('More is written than can be followed: move at an hour with less to do')
  }

  signal?.throwIfAborted()
  const began = performance.now()
  file.close(closedMs)
  await round()
  await tieLinks(target, links)
  await withSnapshot(from, (source) => countTables(source, target, shapes))
  if (performance.now() - began > closedMs / 2)
    throw new BackupError('The last round took too long: nothing was moved, the file is in use as before')
  return { links, tables, followed: followedRows, closedMs: Math.round(performance.now() - began) }
}
