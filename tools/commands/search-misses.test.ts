import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrate, openDatabase } from '@hongyan/db'
import { countMiss } from '@hongyan/domain/searching/count-miss'
import { testCtx } from '@hongyan/testing'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'

const run = promisify(execFile)
const folder = temporaryFolder('misses')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const url = join(folder, 'site.db')

const list = (...options: readonly string[]) =>
  run(process.execPath, ['tools/commands/search-misses.ts', ...options], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
  })

test('the command lists what visitors searched in vain, most often first', async () => {
  expect((await list()).stdout).toBe('Every search of the last 90 days found something.\n')
  const db = await openDatabase({ url })
  await migrate(db)
  const ctx = testCtx(db, { now: Date.now })
  for (const term of ['purple rhinoceros', '紫色犀牛', '紫色犀牛'])
    await countMiss(ctx, { term, place: 'site' })
  await db.close()
  const { stdout } = await list('30')
  expect(stdout).toMatch(/紫色犀牛'\s*│ 2 .*\n.*purple rhinoceros'\s*│ 1 /)
  await expect(list('0')).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/^.+1 to 90\.\n$/) })
}, 60_000)
