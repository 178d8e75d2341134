import { dayAtHome } from '@hongyan/kernel/home-time'
import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { listTrouble } from './list-trouble.ts'
import { noteTrouble } from './note-trouble.ts'

const day = 86_400_000

withDatabases('days of services', (database) => {
  test('a day of trouble is on record once, of its service alone', async () => {
    const ctx = testCtx(database())
    const at = Date.now() - 3 * day
    expect((await listTrouble(ctx)).since).toBe(dayAtHome(Date.now()))
    await noteTrouble(ctx, 'messages', at)
    await noteTrouble(ctx, 'messages', at + 1000)
    const { since, troubles } = await listTrouble(ctx)
    expect(since).toBe(dayAtHome(at))
    expect(troubles.get('messages')).toEqual([{ day: dayAtHome(at), at }])
    expect(troubles.get('tracking')).toEqual([])
  })
})
