import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreLastFiles, storeLastFiles } from './last-files.ts'

let work = ''
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'hongyan-builds-'))
})
afterEach(() => rmSync(work, { recursive: true }))

const hour = 3_600_000

/** Replaces the build by one of these files, at a time in hours. */
function build(hours: number, ...files: string[]): readonly string[] {
  const dist = join(work, 'dist')
  const aside = join(work, 'aside')
  storeLastFiles(join(dist, 'client'), aside, hours * hour)
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'client/_assets'), { recursive: true })
  for (const file of files) writeFileSync(join(dist, 'client/_assets', file), file)
  restoreLastFiles(aside, join(dist, 'before'))
  try {
    return readdirSync(join(dist, 'before/_assets')).sort()
  } catch {
    return []
  }
}

test('the files of a build are there for a day after it was replaced, however long it was in force', () => {
  expect(build(0, 'a.js', 'a.js.br')).toEqual([])
  expect(build(100, 'b.js')).toEqual(['a.js', 'a.js.br'])
  expect(build(110, 'c.js')).toEqual(['a.js', 'a.js.br', 'b.js'])
  expect(build(125, 'd.js')).toEqual(['b.js', 'c.js'])
})

test('a build without another before it has nothing to keep', () => {
  expect(build(0, 'a.js')).toEqual([])
})
