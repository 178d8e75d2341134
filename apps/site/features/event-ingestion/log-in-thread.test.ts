import { type Db, migrate, openDatabase } from '@hongyan/db'
import { packEvents } from '@hongyan/domain/ingestion/packed-events'
import { anEvent, testSettings } from '@hongyan/testing'
import { freshDatabase } from '@hongyan/testing/fresh-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendInThread, projectInThread } from './log-in-thread.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let other: Db
beforeAll(async () => {
  database = await freshDatabase('sqlite', '')
  other = await openDatabase({ url: database.url })
  await migrate(other)
})
afterAll(async () => {
  await other.close()
  await database.drop()
})

const site = () => ({
  database: { url: database.url, statementMs: 1000, lockWaitMs: 20 },
  settings: testSettings,
})

async function append(nonce: string) {
  const body = await packEvents(JSON.stringify([anEvent()]))
  const batch = { partner: 'one', nonce, content_hash: nonce, events: 1, body }
  return appendInThread({ site: site(), batches: [batch] })
}

test('says that the database is away while another process writes, and takes the batch after it', async () => {
  const meanwhile = await other.transaction(async (trx) => {
    await trx.insertInto('feed_receipts').values({ minute: 1, received_at: 60_000 }).execute()
    return append('nonce-away-1')
  })
  expect(meanwhile).toEqual({ kind: 'away', reason: expect.stringContaining('locked') })
  const logged = { kind: 'logged', id: expect.any(String), position: 1 }
  expect(await append('nonce-away-1')).toEqual({ kind: 'appended', appended: [logged] })
  expect(await projectInThread(site())).toEqual({ taken: 1, faults: [] })
})
