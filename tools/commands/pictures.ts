import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyFiles } from '@hongyan/domain/media/copy-files'
import { DomainError } from '@hongyan/kernel/errors'
import { folderStore } from '../../apps/site/server/file-stores/folder-store.ts'
import { bucketOf, pictureFolder } from '../../apps/site/server/file-stores/open-file-store.ts'
import { openToolContext } from '../seed/tool-context.ts'

// The files of uploaded pictures: looks whether the store of the settings has them all, or copies them between it and a
// folder, to move from one to the other or to keep a copy beside the backups. The site may go on working.
const usage = `npm run pictures [-- --from FOLDER | --to FOLDER]

  without options  what the store of the settings lacks: the bucket, or the folder media of the data folder
  --from           copies into that store what lies in a folder
  --to             copies from that store into a folder; what else is there stays
`

const asked = readOptions()
const { ctx, db, config } = await openToolContext({ name: 'pictures' })
try {
  const bucket = await bucketOf(config)
  const own = bucket ?? folderStore(pictureFolder(config))
  const named = bucket ? `the bucket ${config.S3_BUCKET} at ${config.S3_ENDPOINT}` : pictureFolder(config)
  const folder = asked.folder === undefined ? null : folderStore(resolve(asked.folder))
  const [from, to] = asked.isOut && folder ? [own, folder] : [folder, own]
  const { copied, there, missing } = await copyFiles(ctx, { from, to })
  console.log(`The store is ${named}.`)
  console.log(`${from ? `${copied} files copied, ` : ''}${there} there already, ${missing.length} missing.`)
  for (const name of missing) console.log(name)
  if (missing.length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof DomainError)) throw error
  process.stderr.write(`The store of pictures is away: ${error.message}\n`)
  process.exitCode = 1
} finally {
  await db.close()
}

function readOptions(): { readonly folder: string | undefined; readonly isOut: boolean } {
  try {
    const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values
    if (from !== undefined && to !== undefined) throw new Error('one of both')
    return { folder: from ?? to, isOut: to !== undefined }
  } catch {
    process.stdout.write(usage)
    process.exit(2)
  }
}
