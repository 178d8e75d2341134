import { DatabaseBusyError, type Db } from '@hongyan/db'
import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { limitsWith } from '../limits.ts'
import { createSharedLimiter, sharedRates } from './shared-limiter.ts'

const start = Date.UTC(2026, 10, 21, 4)

withDatabases('rates of all processes', (database) => {
  const clock = { now: start }
  /** One process each. */
  const process = (db = database()) =>
    createSharedLimiter(
      limitsWith({ 'captcha.burst': 3, 'captcha.perMinute': 6 }),
      testCtx(db, { now: () => clock.now }),
    )

  test('are used up by two processes together, for one caller, and come back', async () => {
    const [one, other] = [process(), process()]
    const taken = [await one('captcha', 'a'), await other('captcha', 'a'), await one('captcha', 'a')]
    expect(taken).toEqual([{ allowed: true }, { allowed: true }, { allowed: true }])
    expect(await other('captcha', 'a')).toEqual({ allowed: false, retryAfterSeconds: 30 })
    expect(await other('captcha', 'b')).toEqual({ allowed: true })
    clock.now += 30_000
    expect(await other('captcha', 'a')).toEqual({ allowed: true })
  })

  test.each(sharedRates)('%s is one of them', async (name) => {
    const limits = limitsWith({ [`${name}.burst`]: 1 })
    const [one, other] = [0, 1].map(() =>
      createSharedLimiter(limits, testCtx(database(), { now: () => start })),
    )
    expect(await one?.(name, 'c')).toEqual({ allowed: true })
    expect(await other?.(name, 'c')).toMatchObject({ allowed: false })
  })

  test('of a process alone are not counted', async () => {
    const take = process()
    for (let n = 0; n < 500; n += 1) expect(await take('search', 'a')).toEqual({ allowed: true })
    const row = await database()
      .query.selectFrom('shared_limits')
      .select('key')
      .where('key', 'like', '%search%')
      .executeTakeFirst()
    expect(row).toBeUndefined()
  })
})

test('while the database does not answer nothing is refused for its sake, and other faults are told', async () => {
  const failing = (error: Error) => {
    const db = { transaction: () => Promise.reject(error) } as unknown as Db
    return createSharedLimiter(limitsWith({}), testCtx(db))('unlock', 'a')
  }
  expect(await failing(new DatabaseBusyError('everybody is waiting'))).toEqual({ allowed: true })
  await expect(failing(new TypeError('a mistake of ours'))).rejects.toThrow('a mistake of ours')
})
