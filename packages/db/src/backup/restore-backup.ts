import { sql, type Transaction } from 'kysely'
import { type Db, openDatabase } from '../database.ts'
import { applySteps, type Migration, migrations } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { BackupError, checkDatabaseUrl, databaseName, plainReason } from './backup-error.ts'
import type { TableDigest, TableLine } from './backup-lines.ts'
import { checkEmpty } from './check-empty.ts'
import { digestTable } from './digest-table.ts'
import { type BackupContents, readBackup } from './read-backup.ts'
import { RowInserter } from './row-inserter.ts'
import { compareTables, type TableShape, tablesAfter } from './table-shapes.ts'
import { withoutTimeLimits } from './with-snapshot.ts'

type RestoreOptions = {
  readonly file: string
  /** `postgres://…`, `file:…` or a path: a database without rows; a SQLite file may be absent. */
  readonly url: string
  /** Stops the restore; the target stays as it was. */
  readonly signal?: AbortSignal
  /** Steps that this build knows. Default: all of its own. */
  readonly steps?: readonly Migration[]
}

type RestoreReport = {
  readonly engine: Db['engine']
  readonly createdAt: string
  readonly tables: readonly (TableDigest & { readonly seconds: number })[]
  /** Steps that the backup's build did not have, applied over its rows. */
  readonly applied: readonly string[]
}

type Restored = Pick<RestoreReport, 'tables' | 'applied'>

/**
 * Checks a whole backup, then loads it into an empty database in one transaction and reads every row back.
 * Steps newer than the backup are applied after its rows, so that they move data as they would have.
 * @throws BackupError in one line, when the target is as it was before.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { file, url, signal, steps = migrations } = options
  checkDatabaseUrl(url)
  try {
    const verified = await verifyBackup(file, steps, signal)
    const { contents } = verified
    const db = await openDatabase({ url, poolSize: 1, statementMs: 0 })
    try {
      const restored = await db.transaction((trx) =>
        restoreInto(trx, db.engine, { ...options, steps, ...verified }),
      )
      return { engine: db.engine, createdAt: contents.header.createdAt, ...restored }
    } finally {
      await db.close()
    }
  } catch (error) {
    if (signal?.aborted) throw new BackupError('Interrupted: nothing was restored')
    if (error instanceof BackupError) throw error
    throw new BackupError(`Nothing was restored to ${databaseName(url)}: ${plainReason(error)}`, error)
  }
}

type Verified = {
  readonly contents: BackupContents
  /** With tables and columns in the order of the file. */
  readonly shapes: readonly TableShape[]
}

/** Reads the whole file, and compares its tables with those that its steps make. */
async function verifyBackup(
  file: string,
  steps: readonly Migration[],
  signal: AbortSignal | undefined,
): Promise<Verified> {
  const lines: TableLine[] = []
  const contents = await readBackup(file, { beginTable: (line) => void lines.push(line) }, signal).catch(
    (error) => {
      if (error instanceof BackupError) throw error
      throw new BackupError(`${file} cannot be read: ${plainReason(error)}`, error)
    },
  )
  const { migrations: names } = contents.header
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined)
    throw new BackupError(`${file} was written by a newer build: this one does not know ${unknown}`)
  const shapes = await tablesAfter(steps.filter((step) => names.includes(step.name)))
  compareTables(new Map(lines.map((line) => [line.table, line.columns])), shapes, file)
  return { contents, shapes: inOrderOf(lines, shapes) }
}

async function restoreInto(
  trx: Transaction<Schema>,
  engine: Db['engine'],
  options: RestoreOptions & Verified & { readonly steps: readonly Migration[] },
): Promise<Restored> {
  const { file, url, signal, steps, contents, shapes } = options
  const { migrations: names } = contents.header
  if (engine === 'postgres') await withoutTimeLimits(trx)
  await checkEmpty(trx, engine, databaseName(url), names)
  const own = steps.filter((step) => names.includes(step.name))
  await applySteps(trx, engine, own)

  const loading = new Loading(trx, engine)
  await readBackup(file, loading, signal)

  const tables = []
  for (const [place, shape] of shapes.entries()) {
    signal?.throwIfAborted()
    const began = performance.now()
    const found = await digestTable(trx, engine, shape)
    const wanted = contents.tables[place]
    if (found.rows !== wanted?.rows || found.sha256 !== wanted.sha256)
      throw new BackupError(`Nothing was restored: ${shape.table} did not read back as it was written`)
    const seconds = (loading.seconds.get(shape.table) ?? 0) + (performance.now() - began) / 1000
    tables.push({ ...found, seconds })
  }
  const applied = await applySteps(trx, engine, steps)
  // Postgres plans as for empty tables until it has looked at the rows, which it does by itself only minutes later.
  if (engine === 'postgres') await sql`analyze`.execute(trx)
  return { tables, applied }
}

/** Loads what `readBackup` reads. */
class Loading {
  readonly seconds = new Map<string, number>()
  readonly #trx: Transaction<Schema>
  readonly #engine: Db['engine']
  #began = 0
  #rows: RowInserter | null = null

  constructor(trx: Transaction<Schema>, engine: Db['engine']) {
    this.#trx = trx
    this.#engine = engine
  }

  beginTable(line: TableLine): void {
    this.#began = performance.now()
    this.#rows = new RowInserter(this.#trx, this.#engine, line)
  }

  takeRow(...row: Parameters<RowInserter['add']>): Promise<void> | undefined {
    return this.#rows?.add(...row)
  }

  async endTable({ table }: TableDigest): Promise<void> {
    await this.#rows?.flush()
    this.seconds.set(table, (performance.now() - this.#began) / 1000)
  }
}

/** The shapes with tables and columns in the order of the file, so that digests compare. */
function inOrderOf(lines: readonly TableLine[], shapes: readonly TableShape[]): readonly TableShape[] {
  return lines.flatMap((line) => {
    const shape = shapes.find(({ table }) => table === line.table)
    if (shape === undefined) return []
    const columns = line.columns.flatMap((name) => shape.columns.filter((column) => column.name === name))
    return [{ ...shape, columns }]
  })
}
