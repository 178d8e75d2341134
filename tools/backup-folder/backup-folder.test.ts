import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, onTestFinished, test } from 'vitest'
import { deleteOldBackups, fileInFolder } from './backup-folder.ts'

const now = Date.parse('2026-11-30T04:07:00.500Z')
const day = 86_400_000

test('a file is named by its moment, in the order of the alphabet', () => {
  expect(fileInFolder('backups', now)).toBe(join('backups', '2026-11-30T040700Z.backup'))
  expect(fileInFolder('b', now) < fileInFolder('b', now + 1000)).toBe(true)
})

test('old backups of a folder go, and nothing else does', () => {
  const folder = temporaryFolder('backups')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const put = (name: string, age: number) => {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), new Date(now), new Date(now - age))
  }
  put('2026-10-01T040700Z.backup', 60 * day)
  put('2026-10-30T040700Z.backup', 31 * day)
  put('2026-10-31T040700Z.backup', 30 * day)
  put('before-the-move.backup', 60 * day)
  put('2026-10-01T040700Z.backup.part', 60 * day)
  expect(deleteOldBackups(folder, 30, now)).toEqual([
    '2026-10-01T040700Z.backup',
    '2026-10-30T040700Z.backup',
  ])
  expect(readdirSync(folder).sort()).toEqual([
    '2026-10-01T040700Z.backup.part',
    '2026-10-31T040700Z.backup',
    'before-the-move.backup',
  ])
})
