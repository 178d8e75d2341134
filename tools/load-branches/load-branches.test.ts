import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@hongyan/db'
import { branchColumns } from '@hongyan/domain/branches/read-branch'
import { branchesSince } from '@hongyan/domain/branches/store-branches'
import { testCtx } from '@hongyan/testing'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { whereWritten } from '@hongyan/testing/where-written'
import { afterAll, expect, test } from 'vitest'
import table from '../../packages/domain/src/branches/sample-branches.gen.json' with { type: 'json' }
import { inHongKong } from '../branches/in-hong-kong.ts'
import { planNetwork } from '../branches/plan-network.ts'
import { rowsOfFile } from '../table-file.ts'
import { checkBranches as checkRows } from './check-branches.ts'

const run = promisify(execFile)
const folder = temporaryFolder('branches')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const exampleFile = new URL('example.csv', import.meta.url)
const example = readFileSync(exampleFile)

const checkBranches = async (file: string | Uint8Array) => checkRows(await rowsOfFile(Buffer.from(file)))

const load = (...options: readonly string[]) =>
  run(process.execPath, ['tools/load-branches/load-branches.ts', ...options], {
    env: { ...process.env, DATA_DIR: folder },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  )

test('the example is a network, in either encoding', async () => {
  const { branches, problems } = await checkBranches(example)
  expect(problems).toEqual([])
  expect(branches.length).toBeGreaterThan(2)
  const header = branchColumns.join(',')
  const gb18030 = Buffer.concat([
    Buffer.from(`${header}\n`),
    Buffer.from('HZ-01,branch,330108,', 'latin1'),
    Buffer.from([0xba, 0xbc, 0xd6, 0xdd]),
    Buffer.from(',,Hangzhou,x,,x,120.21,30.21,950616,,1-7 08:00-22:00,,,drop-off,standard,\n'),
  ])
  expect((await checkBranches(gb18030)).branches[0]?.name.zh).toBe('杭州')
})

whereWritten('zh-HK', () =>
  test('Traditional Chinese is derived where a row has none', async () => {
    const rows = example.toString().replaceAll('\r\n', '\n').trim().split('\n').slice(0, 3)
    const [header = '', derived = '', written = ''] = rows
    const table = [`${header},name.hk`, `${derived},`, `${written},西湖店`].join('\n')
    expect((await checkBranches(table)).branches.map(({ name, address }) => [name.hk, address.hk])).toEqual([
      ['武漢東西湖轉運中心', '湖北省武漢市東西湖區鴻雁物流園 7 號門（示例）'],
      ['西湖店', '浙江省杭州市西湖區歸雁街 101 號（示例）'],
    ])
  }),
)

test('Big5 is read as what it says, and what is neither is refused', async () => {
  const row = (...name: readonly number[]) =>
    Buffer.concat([
      Buffer.from(`${branchColumns.join(',')}\nHK-01,branch,810000,`),
      Buffer.from(name),
      Buffer.from(',Mong Kok,x,x,114.17,22.32,950616,,1-7 08:00-22:00,,,drop-off,standard,\n'),
    ])
  // 旺角營業部 in Big5, さくら in Shift-JIS.
  const big5 = row(0xa9, 0xf4, 0xa8, 0xa4, 0xc0, 0xe7, 0xb7, 0x7e, 0xb3, 0xa1)
  expect((await rowsOfFile(big5))[1]?.[3]).toBe('旺角營業部')
  await expect(rowsOfFile(row(0x82, 0xb3, 0x82, 0xad, 0x82, 0xe7))).rejects.toThrow('it may be Shift-JIS')
})

test('every row that is no branch is named, as a spreadsheet numbers it', async () => {
  const lines = example.toString().trim().split('\n')
  const [header = '', first = '', second = ''] = lines
  const broken = [header, first, '', second.replace(',330106,', ',330199,'), first].join('\r\n')
  expect((await checkBranches(broken)).problems).toEqual([
    { row: 4, problem: 'district: unknown district code' },
    { row: 5, problem: expect.stringMatching(/^code: .* stands in row 2 already$/) },
  ])
})

test('a column named like a prototype does no harm', async () => {
  const { problems } = await checkBranches('__proto__,code\nx,y-01\n')
  expect(new Set(problems.map(({ row }) => row))).toEqual(new Set([2]))
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test('the command checks, loads all or nothing, and goes back', async () => {
  const url = join(folder, 'site.db')
  const good = join(folder, 'good.csv')
  const bad = join(folder, 'bad.csv')
  writeFileSync(good, example)
  writeFileSync(bad, example.toString().replace(',330108,', ',330199,'))

  expect(await load(good, '--dry-run')).toMatchObject({ code: 0 })
  const refused = await load(bad, '--db', url)
  expect(refused.code).toBe(1)
  expect(refused.stdout).toMatch(/^row \d+: district: unknown district code$/m)
  expect((await load(good, '--db', url)).stdout).toContain('Edition 1 is in force.')
  expect((await load(good, '--db', url)).stdout).toContain('Nothing has changed: edition 1 stays in force.')

  const db = await openDatabase({ url })
  expect((await branchesSince(testCtx(db), 0))?.branches).toEqual(
    [...(await checkBranches(example)).branches].sort((one, other) => (one.code < other.code ? -1 : 1)),
  )
  expect((await load('--sample', '--db', url)).code).toBe(0)
  expect(await branchesSince(testCtx(db), 0)).toBeNull()
  await db.close()
}, 90_000)

test('the sample network is what its plan makes', async () => {
  const planned = planNetwork()
    .map(inHongKong)
    .map((record) => branchColumns.map((column) => record[column] ?? '').join('\t'))
  expect(table.lines.slice(1)).toEqual(planned)
})

test('names the columns that it does not use, and refuses two of one name', async () => {
  const [header = '', row = ''] = example.toString().replaceAll('\r\n', '\n').split('\n')
  expect((await checkBranches(`${header},manager\n${row},x`)).unused).toEqual(['manager'])
  expect((await checkBranches(example)).unused).toEqual([])
  await expect(checkBranches(`${header},code\n${row},x`)).rejects.toThrow('Two columns are called code.')
})
