import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@hongyan/db'
import { branchColumns, branchesSince } from '@hongyan/domain'
import { testCtx } from '@hongyan/testing'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'
import { inHongKong } from '../branches/in-hong-kong.ts'
import { planNetwork } from '../branches/plan-network.ts'
import { decodeFile } from '../load-events/read-rows.ts'
import { checkBranches } from './check-branches.ts'

const run = promisify(execFile)
const folder = temporaryFolder('branches')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const exampleFile = new URL('example.csv', import.meta.url)
const example = readFileSync(exampleFile)

const load = (...options: readonly string[]) =>
  run(process.execPath, ['tools/load-branches/load-branches.ts', ...options], {
    env: { ...process.env, DATA_DIR: folder },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  )

test('the example is a network, in either encoding', () => {
  const { branches, problems } = checkBranches(decodeFile(example))
  expect(problems).toEqual([])
  expect(branches.length).toBeGreaterThan(2)
  const header = branchColumns.join(',')
  const gb18030 = Buffer.concat([
    Buffer.from(`${header}\n`),
    Buffer.from('HZ-01,branch,330108,', 'latin1'),
    Buffer.from([0xba, 0xbc, 0xd6, 0xdd]),
    Buffer.from(',,Hangzhou,x,,x,120.21,30.21,950616,,1-7 08:00-22:00,,,drop-off,standard,\n'),
  ])
  expect(checkBranches(decodeFile(gb18030)).branches[0]?.name.zh).toBe('杭州')
})

test('Traditional Chinese is derived where a row has none', () => {
  const rows = decodeFile(example).replaceAll('\r\n', '\n').trim().split('\n').slice(0, 3)
  const [header = '', derived = '', written = ''] = rows
  const table = [`${header},name.hk`, `${derived},`, `${written},西湖店`].join('\n')
  expect(checkBranches(table).branches.map(({ name, address }) => [name.hk, address.hk])).toEqual([
    ['武漢東西湖轉運中心', '湖北省武漢市東西湖區鴻雁物流園 7 號門（示例）'],
    ['西湖店', '浙江省杭州市西湖區歸雁街 101 號（示例）'],
  ])
})

test('every row that is no branch is named, as a spreadsheet numbers it', () => {
  const lines = decodeFile(example).trim().split('\n')
  const [header = '', first = '', second = ''] = lines
  const broken = [header, first, '', second.replace(',330106,', ',330199,'), first].join('\r\n')
  expect(checkBranches(broken).problems).toEqual([
    { row: 4, problem: 'district: unknown district code' },
    { row: 5, problem: expect.stringMatching(/^code: .* stands in row 2 already$/) },
  ])
})

test('a column named like a prototype does no harm', () => {
  const { problems } = checkBranches('__proto__,code\nx,y-01\n')
  expect(new Set(problems.map(({ row }) => row))).toEqual(new Set([2]))
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test('the command checks, loads all or nothing, and goes back', async () => {
  const url = join(folder, 'site.db')
  const good = join(folder, 'good.csv')
  const bad = join(folder, 'bad.csv')
  writeFileSync(good, example)
  writeFileSync(bad, decodeFile(example).replace(',330108,', ',330199,'))

  expect(await load(good, '--dry-run')).toMatchObject({ code: 0 })
  const refused = await load(bad, '--db', url)
  expect(refused.code).toBe(1)
  expect(refused.stdout).toMatch(/^row \d+: district: unknown district code$/m)
  expect((await load(good, '--db', url)).stdout).toContain('Edition 1 is in force.')
  expect((await load(good, '--db', url)).stdout).toContain('Nothing has changed: edition 1 stays in force.')

  const db = await openDatabase({ url })
  expect((await branchesSince(testCtx(db), 0))?.branches).toEqual(
    [...checkBranches(decodeFile(example)).branches].sort((one, other) => (one.code < other.code ? -1 : 1)),
  )
  expect((await load('--sample', '--db', url)).code).toBe(0)
  expect(await branchesSince(testCtx(db), 0)).toBeNull()
  await db.close()
}, 90_000)

test('the sample network is what its plan makes', async () => {
  const planned = planNetwork()
    .map(inHongKong)
    .map((record) => branchColumns.map((column) => record[column] ?? '').join('\t'))
  const { sampleTable } = await import('../../packages/domain/src/branches/sample-table.gen.ts')
  expect(sampleTable.split('\n').slice(1)).toEqual(planned)
})
