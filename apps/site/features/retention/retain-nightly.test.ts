import { migrate, openDatabase } from '@hongyan/db'
import { testCtx } from '@hongyan/testing'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retainNightly } from './retain-nightly.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs in its hour in China, once over two processes, and says what it removed', async () => {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  // Half past one in China.
  const clock = { now: Date.UTC(2026, 10, 20, 17, 30) }
  const reports: unknown[] = []
  const process = async () => {
    const app = Fastify({
      logger: { level: 'info', stream: { write: (line) => reports.push(JSON.parse(line)) } },
    })
    retainNightly(app, testCtx(db, { now: () => clock.now }), 3)
    await app.ready()
    return app
  }
  const apps = [await process(), await process()]
  for (let hours = 0; hours < 4; hours += 1) {
    await vi.advanceTimersByTimeAsync(600_000)
    clock.now += 3_600_000
  }
  await Promise.all(apps.map((app) => app.close()))
  expect(reports.filter((line) => (line as { msg?: string }).msg === 'retention')).toMatchObject([
    { level: 30, removed: { orders: 0, shipments: 0, subscriptions: 0 } },
  ])
  await db.close()
})
