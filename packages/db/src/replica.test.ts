import { type PostgresProcess, startPostgres } from '@hongyan/testing/postgres-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { followReplica } from './replica.ts'

let postgres: PostgresProcess
let standby: Awaited<ReturnType<PostgresProcess['replicate']>>
let primary: Db
let copy: Db

beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  standby = await postgres.replicate()
  primary = await openDatabase({ url: postgres.url })
  copy = await openDatabase({ url: standby.url, lockWaitMs: 500 })
  await migrate(primary)
}, 120_000)
afterAll(async () => {
  await Promise.all([primary.close(), copy.close()])
  await postgres.stop()
})

test('a replica is near while it holds what its primary held a look before, and not while it is paused or away', async () => {
  const replica = followReplica(primary, copy)
  const lookAgain = async () => {
    await replica.look()
    return replica.near()
  }
  expect(await lookAgain()).toBe(false)
  await expect.poll(lookAgain).toBe(true)
  replica.miss()
  expect(replica.near()).toBe(false)

  await sql`select pg_wal_replay_pause()`.execute(copy.query)
  await expect
    .poll(async () => {
      await primary.keepProbe()
      return lookAgain()
    })
    .toBe(false)
  await sql`select pg_wal_replay_resume()`.execute(copy.query)
  await expect.poll(lookAgain).toBe(true)

  await standby.halt()
  await expect(replica.look()).rejects.toThrow()
  expect(replica.near()).toBe(false)
  await standby.resume()
  await expect.poll(() => lookAgain().catch(() => false)).toBe(true)
})
