import type { Transaction } from 'kysely'
import { BackupError } from '../backup/backup-error.ts'
import { type CellValue, RowDigest, rowLine, type TableDigest } from '../backup/backup-lines.ts'
import { digestTable } from '../backup/digest-table.ts'
import { RowInserter } from '../backup/row-inserter.ts'
import { tablePages } from '../backup/table-pages.ts'
import type { TableShape } from '../backup/table-shapes.ts'
import type { Schema } from '../schema.ts'

/**
 * Copies one state of these tables from SQLite to Postgres, and reads every row back.
 * @throws BackupError where a table does not read back as it was written
 */
export async function copyTables(
  source: Transaction<Schema>,
  target: Transaction<Schema>,
  shapes: readonly TableShape[],
  signal: AbortSignal | undefined,
): Promise<readonly TableDigest[]> {
  const digests: TableDigest[] = []
  for (const shape of shapes) {
    const columns = shape.columns.map(({ name }) => name)
    const insert = new RowInserter(target, 'postgres', { table: shape.table, columns })
    const digest = new RowDigest()
    for await (const page of tablePages(source, 'sqlite', shape)) {
      signal?.throwIfAborted()
      for (const row of page) {
        const line = rowLine(row, columns)
        digest.add(line, 1)
        await insert.add(
          columns.map((name) => row[name] as CellValue),
          line.length,
        )
      }
    }
    await insert.flush()
    const wanted = digest.end(shape.table)
    const found = await digestTable(target, 'postgres', shape)
    if (found.rows !== wanted.rows || found.sha256 !== wanted.sha256)
      throw new BackupError(`Nothing was moved: ${shape.table} did not read back as it was written`)
    digests.push(wanted)
  }
  return digests
}
