import { writeBackup } from '@hongyan/db'
import { parseConfig } from '../../apps/site/server/config.ts'
import { readFileAndDatabase } from './read-file-and-database.ts'
import { runInterruptible } from './run-interruptible.ts'

const { file, db } = readFileAndDatabase(`npm run backup -- FILE [--db URL]

  FILE   a new file, such as backups/2026-11-30.backup; never overwritten, readable by its owner alone
  --db   database to copy: a path, file:… or postgres://…; else the site's own. The site may be running
`)

await runInterruptible(async (signal) => {
  const url = db ?? parseConfig(process.env).DATABASE_URL
  const began = performance.now()
  const { tables, bytes } = await writeBackup({ url, file, signal })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${file}: ${rows} rows of ${tables.length} tables, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s.`,
  )
  console.log('Uploaded pictures are not in it: npm run pictures -- --to FOLDER copies them too.')
  console.log(
    'Keys are not in it. Keep secrets.json and cipher-keys.json of the data folder (or the settings LINK_KEY, TAIL_KEY, CIPHER_KEYS) in another place: phone digits and links are stored as digests under them, so without them nobody can unlock a shipment and private links open nothing.',
  )
})
