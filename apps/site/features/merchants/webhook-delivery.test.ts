import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@hongyan/db'
import { showWebhookEvent } from '@hongyan/domain/merchants/show-webhook-event'
import { testWebhook } from '@hongyan/domain/merchants/test-webhook'
import type { Ctx } from '@hongyan/kernel/context'
import { anAccountHolder, aWebhook, testCtx } from '@hongyan/testing'
import { type Engine, engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import type { DeliveryOrders } from '../../server/testing/deliver-webhooks.ts'
import { startReceiver } from '../../server/testing/webhook-receiver.ts'

const program = fileURLToPath(new URL('../../server/testing/deliver-webhooks.ts', import.meta.url))

describe.each(inject('engines') ?? engines)('processes that tell merchants, on %s', (engine: Engine) => {
  /** A merchant on a database of its own, that processes of this test may work on. */
  async function open() {
    const fresh = await freshDatabase(engine, inject('postgresUrl'), { like: inject('migrated')[engine] })
    const db = await openDatabase({ url: fresh.url, poolSize: 2 })
    const children: ChildProcess[] = []
    onTestFinished(async () => {
      for (const child of children) await kill(child)
      await db.close()
      await fresh.drop()
    })
    const visitor = testCtx(db, { now: Date.now })
    const ctx: Ctx = { ...visitor, actor: await anAccountHolder(visitor) }
    const start = (aheadMs = 0): ChildProcess => {
      const orders: DeliveryOrders = { url: fresh.url, aheadMs }
      const child = spawn(process.execPath, [program, JSON.stringify(orders)], {
        stdio: ['pipe', 'ignore', 'inherit'],
      })
      children.push(child)
      return child
    }
    return { ctx, start }
  }

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  it('one that is killed before it heard the answer: another tells it again, with the same id', async () => {
    const { ctx, start } = await open()
    let answers = false
    const receiver = await startReceiver((response) => {
      if (answers) response.end('ok')
    })
    const { webhook } = await aWebhook(ctx, receiver.url)
    const id = await testWebhook(ctx, webhook)
    const first = start()
    await expect.poll(() => receiver.received.length).toBe(1)
    await kill(first)
    answers = true
    // Its claim holds for half a minute; this one comes later by its clock.
    start(31_000)
    await expect.poll(async () => (await showWebhookEvent(ctx, { id })).state.kind).toBe('delivered')
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    expect((await showWebhookEvent(ctx, { id })).attempts).toHaveLength(1)
  })

  it('two of them tell each event once', async () => {
    const { ctx, start } = await open()
    const receiver = await startReceiver()
    const { webhook } = await aWebhook(ctx, receiver.url)
    const ids: string[] = []
    for (let n = 0; n < 60; n += 1) ids.push(await testWebhook(ctx, webhook))
    start()
    start()
    const { query } = ctx.db
    const unfinished = () =>
      query.selectFrom('outbox').select('id').where('state', '!=', 'delivered').execute()
    await expect.poll(async () => (await unfinished()).length).toBe(0)
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).sort()).toEqual(ids.sort())
  })
})
