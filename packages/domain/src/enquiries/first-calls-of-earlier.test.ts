import { migrate, migrations, openDatabase } from '@hongyan/db'
import { engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { expect, inject, onTestFinished, test } from 'vitest'
import { firstCallDueAt } from './first-call.ts'

const hourMs = 3_600_000
const start = Date.parse('2026-11-21T00:00:00+08:00')

test.each(engines)('enquiries that stood there before are due as new ones, on %s', async (engine) => {
  const fresh = await freshDatabase(engine, inject('postgresUrl'))
  const db = await openDatabase({ url: fresh.url })
  onTestFinished(async () => {
    await db.close()
    await fresh.drop()
  })
  await migrate(
    db,
    migrations.filter(({ name }) => name < '0080'),
  )
  const received = Array.from({ length: 48 }, (_, half) => start + (half * hourMs) / 2 + 1)
  const rows = [
    ...received.map((created_at) => ({ created_at, status: 'received', status_detail: null })),
    { created_at: start, status: 'first-call-due', status_detail: `{"dueAt":${start + 7}}` },
    { created_at: start, status: 'closed', status_detail: '{"outcome":"won"}' },
  ]
  await db.query
    .insertInto('enquiries')
    .values(
      rows.map((row, at) => ({
        ...row,
        id: String(at).padStart(2, '0'),
        number: `EQ-${at}`,
        idempotency_key: `key ${at}`,
        content_mac: '',
        status_since: start,
        spam_reasons: null,
        locale: 'zh-CN',
        form: 'page' as const,
        revision: 1,
        updated_at: start,
      })),
    )
    .execute()
  await migrate(db)
  const stored = await db.query.selectFrom('enquiries').select(['first_call_at']).orderBy('id').execute()
  expect(stored.map(({ first_call_at }) => Number(first_call_at))).toEqual([
    ...received.map(firstCallDueAt),
    start + 7,
    firstCallDueAt(start),
  ])
})
