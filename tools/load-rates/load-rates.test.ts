import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { currency } from '@hongyan/locales'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'

const run = promisify(execFile)
const folder = temporaryFolder('rates')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'rates.yaml')
const database = ['--db', join(folder, 'site.db')]

const load = (...options: readonly string[]) =>
  run(process.execPath, ['tools/load-rates/load-rates.ts', ...options], {
    env: { ...process.env, DATA_DIR: folder },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  )

test('what is in force is written as a file, which changed comes into force', async () => {
  expect(await load('--write', file, '--day', '2027-02-01', ...database)).toMatchObject({ code: 0 })
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(`currency: ${currency}`)
  expect((await load(file, ...database)).stdout).toContain('nothing changes')
  writeFileSync(file, text.replace(/(\n {2}fuel:\n {4}road:) \d+/, '$1 1234'))
  const trial = await load(file, '--dry-run', ...database)
  expect(trial.stdout).toMatch(
    /would be version 2 from 2027-02-01: fuel\n {2}express-standard: \+\d\.\d% over \d+/,
  )
  expect((await load(file, ...database)).stdout).toMatch(/is version 2 from 2027-02-01: fuel\n$/)
  expect((await load(file, ...database)).stdout).toContain('nothing changes')
  // The same part of the same day cannot be said twice.
  writeFileSync(file, text)
  expect(await load(file, ...database)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('another version changes the same on that day'),
  })
})

test.each([
  ['title: x\nvalidFrom: 2027-02-01\ncurrency: XTS\nrates: {}\n', 'currency: '],
  ['title: x\nvalidFrom: 2027-02-31\nrates: {}\n', 'validFrom: '],
  ['title: x\nvalidFrom: 2027-02-01\nrates: { fuel: { road: 1.5 } }\n', 'rates.fuel.road: '],
  ['title: x\nvalidFrom: 2027-02-01\nrates: { boats: 1 }\n', 'boats'],
  ['title: "x\n', 'Missing closing'],
])('a file that cannot be read is refused where it is wrong: %j', async (text, at) => {
  writeFileSync(file, text)
  expect(await load(file, ...database)).toMatchObject({ code: 1, stdout: expect.stringContaining(at) })
})

test('a file that is not there is named', async () => {
  const gone = join(folder, 'gone.yaml')
  expect(await load(gone, ...database)).toMatchObject({
    code: 1,
    stdout: `${gone}: cannot be read: ENOENT\n`,
  })
})

test('without a file, or for a day that is none, it says how it is used', async () => {
  expect(await load('--write', file, '--day', '2027-02-31')).toMatchObject({ code: 2 })
  expect(await load()).toMatchObject({ code: 2, stdout: expect.stringContaining('--dry-run') })
})
