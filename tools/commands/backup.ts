import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BackupError, writeBackup } from '@hongyan/db'
import { parseConfig } from '../../apps/site/server/config.ts'
import { deleteOldBackups, fileInFolder } from '../backup-folder/backup-folder.ts'
import { runInterruptible } from './run-interruptible.ts'

const usage = `npm run backup -- FILE [--db URL]
npm run backup -- FOLDER [--keep DAYS] [--db URL]

  FILE     a new file, such as backups/2026-11-30.backup; never overwritten, readable by its owner alone
  FOLDER   one that is there: the file in it is named by the moment
  --keep   afterwards delete the backups of the folder that are older than so many days
  --db     database to copy: a path, file:… or postgres://…; else the site's own. The site may be running
`

type Options = { readonly place: string; readonly keep: number | null; readonly db: string | undefined }

function readOptions(): Options {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        keep: { type: 'string' },
        db: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    const [place] = positionals
    const isCount = values.keep === undefined || /^[1-9]\d{0,3}$/.test(values.keep)
    if (!values.help && place !== undefined && positionals.length === 1 && isCount)
      return { place, keep: values.keep === undefined ? null : Number(values.keep), db: values.db }
    process.stdout.write(usage)
    return process.exit(values.help ? 0 : 2)
  } catch {
    // An option that does not exist.
    process.stdout.write(usage)
    return process.exit(2)
  }
}

const { place, keep, db } = readOptions()

await runInterruptible(async (signal) => {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true
  if (keep !== null && !isFolder) throw new BackupError(`${place} is no folder: --keep is for one of backups`)
  const file = isFolder ? fileInFolder(place, Date.now()) : place
  const url = db ?? parseConfig(process.env).DATABASE_URL
  const began = performance.now()
  const { tables, bytes } = await writeBackup({ url, file, signal })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${file}: ${rows} rows of ${tables.length} tables, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s.`,
  )
  if (keep !== null) {
    const gone = deleteOldBackups(place, keep, Date.now())
    if (gone.length > 0) console.log(`Deleted, older than ${keep} days: ${gone.join(', ')}.`)
  }
  console.log('Uploaded pictures are not in it: npm run pictures -- --to FOLDER copies them too.')
  console.log(
    'Keys are not in it. Keep secrets.json and cipher-keys.json of the data folder (or the settings LINK_KEY, TAIL_KEY, CIPHER_KEYS) in another place: phone digits and links are stored as digests under them, so without them nobody can unlock a shipment and private links open nothing.',
  )
})
