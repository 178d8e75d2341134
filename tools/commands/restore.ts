import { BackupError, restoreBackup } from '@hongyan/db'
import { readFileAndDatabase } from './read-file-and-database.ts'
import { runInterruptible } from './run-interruptible.ts'

const { file, db } = readFileAndDatabase(`npm run restore -- FILE --db URL

  FILE   what npm run backup wrote
  --db   database to fill: a path, file:… or postgres://…, of either engine, without rows; a file may be absent
`)

await runInterruptible(async (signal) => {
  if (db === undefined) throw new BackupError('Say where to: --db with a path, file:… or postgres://…')
  const began = performance.now()
  const { tables, applied, createdAt } = await restoreBackup({ file, url: db, signal })
  console.table(
    tables.map(({ table, rows, seconds }) => ({ table, rows, seconds: Number(seconds.toFixed(2)) })),
  )
  if (applied.length > 0) console.log(`Migrated further than the backup: ${applied.join(', ')}.`)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${rows} rows of ${createdAt} restored and read back in ${seconds} s.`)
})
