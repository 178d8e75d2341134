import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const names = Array.from({ length: 60 }, (_, at) => `Somebody Nobody Knows ${at}`)

test('what was deleted or overwritten stands in no byte of the file or its journal', async () => {
  const folder = temporaryFolder('forgotten')
  const path = join(folder, 'site.db')
  const db = await openDatabase({ url: path })
  onTestFinished(async () => {
    await db.close()
    rmSync(folder, { recursive: true })
  })
  await migrate(db)
  const bytes = () =>
    [path, `${path}-wal`]
      .filter(existsSync)
      .map((file) => readFileSync(file, 'latin1'))
      .join('')
  const about = { issuer: 'https://id.example', phone: null, mail: null, created_at: 1, updated_at: 1 }
  await db.query
    .insertInto('accounts')
    .values(
      names.map((name, at) => ({ ...about, id: `one-${at}`, subject: `subject ${at} of nobody`, name })),
    )
    .execute()
  for (const name of names) expect(bytes()).toContain(name)
  await db.query.updateTable('accounts').set({ name: null }).where('id', '=', 'one-0').execute()
  await db.query.deleteFrom('accounts').where('id', '!=', 'one-0').execute()
  await db.forgetDeleted()
  const left = bytes()
  for (const name of names) expect(left).not.toContain(name)
  expect(left).toContain('subject 0 of nobody')
  expect(left).not.toContain('subject 1 of nobody')
})
