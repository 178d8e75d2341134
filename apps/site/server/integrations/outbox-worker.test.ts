import { migrate, openDatabase } from '@hongyan/db'
import { aStoredEnquiry, recordingReceivers, testCtx } from '@hongyan/testing'
import { expect, it } from 'vitest'
import { createOutboxWorker } from './outbox-worker.ts'

it('delivers within two seconds of the acknowledgement, reports trouble, and stops when told', async () => {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  const ctx = testCtx(db, { now: () => Date.now() })
  const { arrived, ports } = recordingReceivers(({ target }) =>
    target === 'mail' ? { kind: 'later', problem: 'greylisted' } : { kind: 'delivered' },
  )
  const trouble: string[] = []
  const failures: unknown[] = []
  const worker = createOutboxWorker({
    ctx,
    ports,
    onTrouble: ({ target, problem }) => trouble.push(`${target} ${problem}`),
    onFailure: (error) => failures.push(error),
    pauseMs: 50,
  })
  worker.begin()
  await aStoredEnquiry(ctx)
  await expect.poll(() => arrived.length, { timeout: 2000 }).toBeGreaterThanOrEqual(4)
  await expect.poll(() => trouble.length).toBeGreaterThan(0)
  expect(trouble[0]).toBe('mail greylisted')
  await worker.end()
  const before = arrived.length
  await aStoredEnquiry(ctx)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(arrived).toHaveLength(before)
  expect(failures).toEqual([])
  await db.close()
})
