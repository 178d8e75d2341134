import { join } from 'node:path'
import { migrations } from '../migrate.ts'
import { BackupError, databaseName, plainReason } from './backup-error.ts'
import { checkTables } from './check-tables.ts'
import { tablePages } from './table-pages.ts'
import { withSnapshot } from './with-snapshot.ts'
import { writeNewFile } from './write-new-file.ts'

/** What a process needs while it works and nobody owns: whoever takes the data elsewhere begins without. */
const passing: ReadonlySet<string> = new Set([
  'account_sessions',
  'desk_presence',
  'key_fingerprints',
  'once_tokens',
  'sign_ins',
  'staff_challenges',
  'staff_links',
  'staff_recovery_codes',
  'staff_sessions',
  'unlock_gates',
  'view_marks',
  'write_probes',
])

type ExportedTable = { readonly table: string; readonly rows: number }

/**
 * Writes one state of a database, which may be in use, into a folder that is there: `<table>.ndjson` for each table,
 * one row a line, by the names of its columns; bytes are base64. Memory does not grow with the database.
 * @throws BackupError in one line; a file is there whole or not at all, and none is overwritten
 */
export async function exportTables({
  url,
  folder,
}: {
  readonly url: string
  readonly folder: string
}): Promise<readonly ExportedTable[]> {
  try {
    return await withSnapshot(url, async (trx, engine) => {
      const { tables } = await checkTables(trx, engine, migrations, databaseName(url))
      const exported: ExportedTable[] = []
      for (const shape of tables) {
        const { table } = shape
        if (passing.has(table)) continue
        let rows = 0
        await writeNewFile(join(folder, `${table}.ndjson`), async (handle) => {
          for await (const page of tablePages(trx, engine, shape)) {
            rows += page.length
            await handle.appendFile(page.map((row) => `${JSON.stringify(row, openly)}\n`).join(''))
          }
        })
        exported.push({ table, rows })
      }
      return exported
    })
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`${databaseName(url)} was not exported: ${plainReason(error)}`, error)
  }
}

/** Bytes come as JSON of a Buffer, or as a table of numbers. */
function openly(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('type' in value && value.type === 'Buffer' && 'data' in value && Array.isArray(value.data))
    return Buffer.from(value.data).toString('base64')
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
}
