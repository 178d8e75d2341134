import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupError, exportTables } from '@hongyan/db'
import { copyFiles } from '@hongyan/domain/media/copy-files'
import { folderStore } from '../../apps/site/server/file-stores/folder-store.ts'
import { bucketOf, pictureFolder } from '../../apps/site/server/file-stores/open-file-store.ts'
import { openToolContext } from '../seed/tool-context.ts'
import { readFileAndDatabase } from './read-file-and-database.ts'
import { runInterruptible } from './run-interruptible.ts'

const { file, db: asked } = readFileAndDatabase(`npm run export -- FOLDER [--db URL]

  FOLDER  a new folder: all that is the company's, to take elsewhere. tables/<table>.ndjson has a row a line, pictures/
          the files of uploaded pictures. Moments (…_at) are ms UTC, money in minor units, weights grams, bytes base64
  --db    database to export: a path, file:… or postgres://…; else the site's own. The site may be running
`)

await runInterruptible(async () => {
  const folder = resolve(file)
  if (existsSync(folder)) throw new BackupError(`${folder} is there already and is not overwritten`)
  const { ctx, db, config } = await openToolContext({ name: 'export', databaseUrl: asked })
  try {
    mkdirSync(join(folder, 'tables'), { recursive: true, mode: 0o700 })
    const tables = await exportTables({ url: asked ?? config.DATABASE_URL, folder: join(folder, 'tables') })
    const from = (await bucketOf(config)) ?? folderStore(pictureFolder(config))
    const { copied, missing } = await copyFiles(ctx, { from, to: folderStore(join(folder, 'pictures')) })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${folder}: ${rows} rows of ${tables.length} tables, ${copied} files of pictures.`)
    for (const name of missing) console.log(`missing in the store: ${name}`)
  } finally {
    await db.close()
  }
})
