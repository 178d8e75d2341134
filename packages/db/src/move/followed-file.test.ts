import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import type { TableShape } from '../backup/table-shapes.ts'
import { FollowedFile } from './followed-file.ts'
import { movedMessage } from './moved-message.ts'

const notes: TableShape = {
  table: 'notes',
  columns: [
    { name: 'day', kind: 'text', nullable: false, filled: false },
    { name: 'place', kind: 'number', nullable: false, filled: false },
    { name: 'said', kind: 'text', nullable: true, filled: false },
  ],
  key: ['day', 'place'],
  references: {},
}

/** A followed file with one table, and somebody else who writes to it. */
function followedFile() {
  const folder = temporaryFolder('followed')
  const path = join(folder, 'site.db')
  const writer = new Database(path)
  writer.exec('create table notes (day text, place integer, said text, primary key (day, place))')
  const file = new FollowedFile(path)
  file.follow([notes])
  onTestFinished(() => {
    file.end()
    writer.close()
    rmSync(folder, { recursive: true, force: true })
  })
  let place = 0
  const write = (said: string) => {
    place += 1
    return writer.prepare("insert into notes values ('2026-11-30', ?, ?)").run(place, said)
  }
  const noted = () => writer.prepare('select tbl, key from moving_changes order by seq').raw().all()
  return { file, writer, write, noted }
}

test('notes the key of what is written, of an update both', () => {
  const { writer, write, noted } = followedFile()
  write("it's")
  writer.exec('update notes set place = 2')
  writer.exec('delete from notes')
  const [first, second] = ['["2026-11-30",1]', '["2026-11-30",2]']
  expect(noted()).toEqual([first, first, second, second].map((key) => ['notes', key]))
})

test('a closed file refuses what is written, notes none of it, and opens by itself', async () => {
  const { file, write, noted } = followedFile()
  file.close(300)
  expect(() => write('too late')).toThrow(movedMessage)
  expect(noted()).toEqual([])
  await expect.poll(() => write('again').changes, { timeout: 5_000 }).toBe(1)
})

test('is closed for good only where nothing was written since the last round', () => {
  const { file, write } = followedFile()
  write('a row that nobody took over')
  expect(file.closeForGood()).toBe(false)
  expect(file.isLeft()).toBe(false)
  file.done(1)
  expect(file.closeForGood()).toBe(true)
  expect(file.isLeft()).toBe(true)
  expect(() => write('no more')).toThrow(movedMessage)
})

test('what an earlier run left is no hindrance, and release leaves nothing', () => {
  const { file, writer, write } = followedFile()
  file.follow([notes])
  file.close(60_000)
  file.release()
  write('as before')
  expect(writer.prepare("select name from sqlite_schema where name like 'moving%'").all()).toEqual([])
})
