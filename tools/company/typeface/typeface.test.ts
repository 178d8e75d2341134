import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../steps/steps.ts'
import { WrongCompanyFile } from '../read-company-file.ts'
import { charactersOf, cutTypeface } from './cut-typeface.ts'
import { cutFile, makeTypeface, sheetFile } from './make-typeface.ts'
import { standInOf } from './stand-in.ts'
import { readTypeface } from './typeface-file.ts'

const ours = readTypeface(join(root, 'company'))
const theirs = join(root, 'company/samples/borealis')
let folder: string

beforeEach(() => {
  folder = temporaryFolder('typeface')
  mkdirSync(join(folder, 'apps/site/shell'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const sheet = () => readFileSync(join(folder, sheetFile), 'utf8')
const faults = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof WrongCompanyFile ? error.lines.join('\n') : error),
  )

test('what is in version control is made of the typeface of the company', async () => {
  expect(readFileSync(join(root, cutFile)).equals(await cutTypeface(ours))).toBe(true)
  await makeTypeface(join(root, 'company'), folder)
  expect(sheet()).toBe(readFileSync(join(root, sheetFile), 'utf8'))
})

test('ranges of characters are read, each once', () => {
  expect(charactersOf('U+41-43, U+B7', 'U+43-44')).toBe('ABC·D')
})

test('a company has its own: cut, and with the measures that what stands in for it takes', async () => {
  expect(await makeTypeface(theirs, folder)).toBe(true)
  const typeface = readTypeface(theirs)
  const cut = readFileSync(join(folder, cutFile))
  expect(cut.length).toBeLessThan(typeface.bytes.length)
  expect(sheet()).toContain(`of typeface.woff2, ${typeface.digest}.`)
  const [own, other] = [await standInOf(ours, 400), await standInOf(typeface, 400)]
  expect(other).not.toEqual(own)
  // Drawn at its size, Arial is as high as the typeface says that it is above and below its line.
  expect([other.ascent * other.size, other.descent * other.size]).toEqual([
    expect.closeTo(0.977),
    expect.closeTo(0.258),
  ])
  expect(sheet()).toContain(`size-adjust: ${Math.round(other.size * 10_000) / 100}%`)
  // Nothing is cut twice, and another typeface is noticed.
  expect(await makeTypeface(theirs, folder)).toBe(false)
  expect(await makeTypeface(join(root, 'company'), folder)).toBe(true)
})

test('what is no typeface, lacks weights or stands twice is refused in words', async () => {
  const company = join(folder, 'company')
  mkdirSync(company)
  writeFileSync(join(company, 'typeface.ttf'), 'no typeface at all')
  expect(await faults(makeTypeface(company, folder))).toMatch(/typeface\.ttf.*weights from 400 to 700/s)
  cpSync(join(root, 'apps/site/features/carbon/noto-sans-sc-statement.ttf'), join(company, 'typeface.ttf'))
  expect(await faults(makeTypeface(company, folder))).toMatch(/typeface\.ttf.*weights from 400 to 700/s)
  cpSync(join(theirs, 'typeface.woff2'), join(company, 'typeface.woff2'))
  expect(await faults(makeTypeface(company, folder))).toContain('more than one')
})
