import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrate, openDatabase } from '@hongyan/db'
import { startObjectStore } from '@hongyan/testing/object-store'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const names = ['picture1.00000000-400.avif', 'picture1.00000000-400.webp', 'picture1.00000000-master.webp']

test('pictures move from the folder to a bucket and back, and what is missing is named', async () => {
  const folder = temporaryFolder('pictures')
  const bucket = await startObjectStore()
  onTestFinished(async () => {
    await bucket.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const url = join(folder, 'site.db')
  const db = await openDatabase({ url })
  await migrate(db)
  const row = { stem: 'picture1.00000000', files: JSON.stringify(names), dropped_at: null }
  await db.query.insertInto('desk_media_files').values(row).execute()
  await db.close()
  const media = join(folder, 'media')
  mkdirSync(media)
  for (const name of names) writeFileSync(join(media, name), name)
  const pictures = (settings: Readonly<Record<string, string>>, ...options: readonly string[]) =>
    run(process.execPath, ['tools/commands/pictures.ts', ...options], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, ...settings },
    })

  await expect(pictures(bucket.settings)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`0 there already, 3 missing.\n${names.join('\n')}`),
  })
  expect((await pictures(bucket.settings, '--from', media)).stdout).toMatch(
    /The store is the bucket pictures at http:\/\/\S+\.\n3 files copied, 0 there already, 0 missing\./,
  )
  expect([...bucket.objects.keys()].toSorted()).toEqual(names)
  const copy = join(folder, 'copy')
  await pictures(bucket.settings, '--to', copy)
  expect(readdirSync(copy)).toEqual(names)

  await expect(pictures({ ...bucket.settings, S3_BUCKET: 'none' })).rejects.toMatchObject({
    code: 1,
    stderr: 'The store of pictures is away: the store answered 404 NoSuchBucket\n',
  })
  await expect(pictures({}, '--from', 'a', '--to', 'b')).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining('npm run pictures'),
  })
}, 120_000)
