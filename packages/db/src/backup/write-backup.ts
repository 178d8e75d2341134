import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Transaction } from 'kysely'
import type { Db } from '../database.ts'
import { type Migration, migrations } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { BackupError, databaseName, plainReason } from './backup-error.ts'
import { type EndLine, headerLine, RowDigest, rowLine, type TableDigest } from './backup-lines.ts'
import { checkTables } from './check-tables.ts'
import { tablePages } from './table-pages.ts'
import type { TableShape } from './table-shapes.ts'
import { withSnapshot } from './with-snapshot.ts'
import { writeNewFile } from './write-new-file.ts'

type BackupOptions = {
  /** `postgres://…`, `file:…` or a path. */
  readonly url: string
  /** A file that does not exist yet, in a folder that does. */
  readonly file: string
  /** Stops the backup; nothing stays of it. */
  readonly signal?: AbortSignal
  /** Steps that this build knows. Default: all of its own. */
  readonly steps?: readonly Migration[]
}

type BackupReport = {
  readonly engine: Db['engine']
  readonly tables: readonly TableDigest[]
  readonly bytes: number
}

/**
 * Writes one state of a database, which may be in use, into a new file. Memory does not grow with the database.
 * @throws BackupError in one line, when nothing was written.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const { url, file, signal, steps = migrations } = options
  const createdAt = new Date().toISOString()
  try {
    return await withSnapshot(url, async (trx, engine) => {
      const shapes = await checkTables(trx, engine, steps, databaseName(url))
      const header = headerLine({ engine, createdAt, migrations: shapes.names })
      const tables: TableDigest[] = []
      const { bytes } = await writeNewFile(file, (handle) =>
        pipeline(
          Readable.from(backupLines(trx, engine, header, shapes.tables, tables), { objectMode: false }),
          createGzip(),
          async (packed: AsyncIterable<Buffer>) => {
            for await (const bytes of packed) await handle.appendFile(bytes)
          },
          { ...(signal ? { signal } : {}) },
        ),
      )
      return { engine, tables, bytes }
    })
  } catch (error) {
    if (signal?.aborted) throw new BackupError('Interrupted: no backup was written')
    if (error instanceof BackupError) throw error
    throw new BackupError(`No backup of ${databaseName(url)} was written: ${plainReason(error)}`, error)
  }
}

/** The lines in pieces of one page each. Fills `tables` with what was written. */
async function* backupLines(
  trx: Transaction<Schema>,
  engine: Db['engine'],
  header: string,
  shapes: readonly TableShape[],
  tables: TableDigest[],
): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  const piece = (text: string): Buffer => {
    const bytes = Buffer.from(text)
    whole.update(bytes)
    return bytes
  }
  yield piece(header)
  for (const shape of shapes) {
    const columns = shape.columns.map(({ name }) => name)
    yield piece(`${JSON.stringify({ table: shape.table, columns })}\n`)
    const digest = new RowDigest()
    for await (const page of tablePages(trx, engine, shape)) {
      const bytes = piece(page.map((row) => rowLine(row, columns)).join(''))
      digest.add(bytes, page.length)
      yield bytes
    }
    tables.push(digest.end(shape.table))
  }
  const end: EndLine = { tables, sha256: whole.digest('hex') }
  yield Buffer.from(`${JSON.stringify(end)}\n`)
}
