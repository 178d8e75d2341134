import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrate, openDatabase } from '@hongyan/db'
import { anAccountHolder, aStaff, testCtx } from '@hongyan/testing'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'
import { makeSampleContracts } from '../seed/sample-contracts.ts'

const run = promisify(execFile)
const folder = temporaryFolder('contracts')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const url = join(folder, 'site.db')

const contracts = (...options: readonly string[]) =>
  run(process.execPath, ['tools/commands/contracts.ts', ...options], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
  })

test('the command notes a contract and its end, and prints whoever has one masked', async () => {
  const db = await openDatabase({ url })
  await migrate(db)
  const ctx = testCtx(db, { now: Date.now })
  const { customerId } = await anAccountHolder(ctx, '13900007731')
  const made = (await contracts('--account', '13900007731')).stdout
  expect(made).toMatch(new RegExp(`^account  ${customerId}  139\\*{6}31  欧\\*{3}  monthly since \\S+Z\\n$`))
  expect((await contracts()).stdout).toBe(made)
  expect((await contracts('--account', customerId, '--end')).stdout).toContain('no contract')
  expect((await contracts()).stdout).toBe('Nobody has a contract.\n')
  await expect(contracts('--company', '没有这家')).rejects.toMatchObject({ code: 1, stdout: '' })
  for (const wrong of [['--end'], ['--account', 'x', '--company', 'y'], ['13900007731']])
    await expect(contracts(...wrong)).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringContaining('npm run contracts'),
    })

  // One of the sample accounts has one from the start; what staff change stays.
  await makeSampleContracts({ ...ctx, actor: aStaff })
  expect((await contracts()).stdout).toMatch(
    /^account {2}\S+ {2}130\*{6}03 {2}宋\*\* {2}monthly since \S+\n$/,
  )
  await contracts('--account', '13000002003', '--end')
  await makeSampleContracts({ ...ctx, actor: aStaff })
  await db.close()
  expect((await contracts()).stdout).toBe('Nobody has a contract.\n')
}, 60_000)
