import { migrate, openDatabase } from '@hongyan/db'
import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { dropBranches, storeBranches } from '@hongyan/domain/branches/store-branches'
import { aBranch, testCtx } from '@hongyan/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createNetworkPoller } from './network-poller.ts'

async function follow() {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  const ctx = testCtx(db)
  const seen = { changes: 0, failures: 0 }
  const follower = createNetworkPoller({
    ctx,
    onChange: () => {
      seen.changes += 1
    },
    onFailure: () => {
      seen.failures += 1
    },
  })
  onTestFinished(async () => follower.end())
  return { db, ctx, seen, follower }
}

test('the branches of the site stand until others are loaded, and again when those are taken back', async () => {
  const { db, ctx, seen, follower } = await follow()
  await follower.begin()
  expect(follower.current()).toBe(sampleNetwork())
  expect(seen).toEqual({ changes: 0, failures: 0 })

  const one = aBranch()
  await storeBranches(ctx, [one])
  await follower.round()
  await follower.round()
  expect(follower.current().branches).toEqual([one])
  expect(seen.changes).toBe(1)

  await dropBranches(ctx)
  await follower.round()
  expect(follower.current()).toBe(sampleNetwork())
  await db.close()
})

test('a database that does not answer changes nothing', async () => {
  const { db, ctx, seen, follower } = await follow()
  await storeBranches(ctx, [aBranch()])
  await follower.begin()
  const before = follower.current()
  await db.close()
  await follower.round()
  expect(follower.current()).toBe(before)
  expect(seen.failures).toBe(1)
})
