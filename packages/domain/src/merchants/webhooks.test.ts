import type { Actor, Ctx } from '@hongyan/kernel/context'
import { anAccountHolder, aWebhook, deliverNext, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeEach, describe, expect, it } from 'vitest'
import { addWebhook } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { listWebhookEvents } from './list-webhook-events.ts'
import { listWebhooks } from './list-webhooks.ts'
import { merchantPort, type WebhookAnswer, type WebhookRequest } from './merchant-port.ts'
import { removeWebhook } from './remove-webhook.ts'
import { replayWebhookEvent } from './replay-webhook-event.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { showWebhookEvent } from './show-webhook-event.ts'
import { testWebhook } from './test-webhook.ts'
import { readTarget } from './webhook-target.ts'

const anywhere = async () => null
const fine: WebhookAnswer = { kind: 'answered', status: 200, text: 'ok' }

withDatabases('webhooks', (database) => {
  const clock = { now: Date.UTC(2026, 10, 21, 4) }
  beforeEach(async () => {
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
  })

  const visitor = (): Ctx => testCtx(database(), { now: () => clock.now })
  const as = (actor: Actor): Ctx => ({ ...visitor(), actor })
  const holder = async () => as(await anAccountHolder(visitor()))

  /** Sends what is due until nothing is, and gives what was posted. */
  async function drain(answer: (request: WebhookRequest) => WebhookAnswer = () => fine) {
    const posted: WebhookRequest[] = []
    const merchant = merchantPort(visitor(), async (request) => {
      posted.push(request)
      return answer(request)
    })
    while ((await deliverNext(visitor(), { merchant })) !== null);
    return posted
  }
  const events = async (ctx: Ctx, webhookId: string, only: 'failed' | null = null) =>
    listWebhookEvents(ctx, { webhookId, only, after: null, limit: 50 })

  describe('somebody else’s', () => {
    it('are not seen, changed, tested or sent again', async () => {
      const [owner, other] = [await holder(), await holder()]
      const { webhook } = await aWebhook(owner)
      const id = await testWebhook(owner, webhook)
      await drain()
      expect(await listWebhooks(other)).toEqual([])
      for (const attempt of [
        () => changeWebhook(other, { id: webhook.id, state: 'off', judge: anywhere }),
        () => rotateWebhookSecret(other, { id: webhook.id, version: 1 }),
        () => testWebhook(other, webhook),
        () => events(other, webhook.id),
        () => showWebhookEvent(other, { id }),
        () => replayWebhookEvent(other, { id }),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ entity: 'webhook', code: 'not-found' })
      }
      await removeWebhook(other, webhook)
      expect(await listWebhooks(owner)).toHaveLength(1)
      expect(await drain()).toEqual([])
    })

    it('nor is anything of an account opened by its keys', async () => {
      const owner = await holder()
      const { webhook } = await aWebhook(owner)
      const id = await testWebhook(owner, webhook)
      const { customerId } = owner.actor as Extract<Actor, { kind: 'customer' }>
      const program: Actor = {
        kind: 'customer',
        customerId,
        sessionId: null,
        address: '192.0.2.1',
        keyId: 'k',
      }
      for (const ctx of [as(program), visitor()]) {
        for (const attempt of [
          () => aWebhook(ctx),
          () => listWebhooks(ctx),
          () => changeWebhook(ctx, { id: webhook.id, judge: anywhere }),
          () => removeWebhook(ctx, webhook),
          () => rotateWebhookSecret(ctx, { id: webhook.id, version: 1 }),
          () => testWebhook(ctx, webhook),
          () => events(ctx, webhook.id),
          () => showWebhookEvent(ctx, { id }),
          () => replayWebhookEvent(ctx, { id }),
        ]) {
          await expect(attempt()).rejects.toMatchObject({ code: 'sign-in-needed' })
        }
      }
    })
  })

  it('are one for a request, and ten of an account at the most', async () => {
    const ctx = await holder()
    const add = (requestKey: string) =>
      addWebhook(ctx, { url: 'https://a.example', topics: ['orders'], requestKey, judge: anywhere })
    const [one, two] = [await add('a-request'), await add('a-request')]
    expect(two).toEqual(one)
    const other = { url: 'https://b.example', topics: ['orders'], requestKey: 'a-request', judge: anywhere }
    const more = { url: 'https://a.example', topics: ['orders', 'shipments'], requestKey: 'a-request' }
    for (const asked of [other, { ...more, judge: anywhere }])
      await expect(addWebhook(ctx, asked)).rejects.toMatchObject({ code: 'conflict' })
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => add(`request-${n}`)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'too-many' })
    clock.now += 600_001
    await expect(add('a-request')).rejects.toMatchObject({ code: 'conflict' })
  })

  it.each([
    ['changed', (ctx: Ctx, id: string) => changeWebhook(ctx, { id, topics: ['orders'], judge: anywhere })],
    ['gone', (ctx: Ctx, id: string) => removeWebhook(ctx, { id })],
  ] as const)('are asked as ones of which nothing is known once they are %s', async (_name, change) => {
    const ctx = await holder()
    const [one, two] = [await aWebhook(ctx), await aWebhook(ctx)]
    const lanes = [one, two].map(({ webhook }) => ({
      ...{ lane: webhook.id, failures: 9 },
      resume_at: clock.now + 45_000,
    }))
    await database().query.insertInto('outbox_lanes').values(lanes).execute()
    await change(ctx, one.webhook.id)
    const left = await database().query.selectFrom('outbox_lanes').select('lane').execute()
    expect(left.map(({ lane }) => lane).filter((lane) => lanes.some((known) => known.lane === lane))).toEqual(
      [two.webhook.id],
    )
  })

  it('keep the beginning of an answer, however long it is', async () => {
    const ctx = await holder()
    const { webhook } = await aWebhook(ctx)
    await testWebhook(ctx, webhook)
    await drain(() => ({ kind: 'answered', status: 200, text: '长'.repeat(5000) }))
    const { events: told } = await events(ctx, webhook.id)
    expect(told[0]?.lastAttempt?.answer).toBe('长'.repeat(2000))
  })

  it('send nothing that waits once they are off or gone', async () => {
    const ctx = await holder()
    const [off, gone] = [await aWebhook(ctx), await aWebhook(ctx)]
    const id = await testWebhook(ctx, off.webhook)
    await testWebhook(ctx, gone.webhook)
    await changeWebhook(ctx, { id: off.webhook.id, state: 'off', judge: anywhere })
    await removeWebhook(ctx, gone.webhook)
    await removeWebhook(ctx, gone.webhook)
    expect(await drain()).toEqual([])
    expect((await showWebhookEvent(ctx, { id })).state).toEqual({ kind: 'cancelled' })
    await expect(testWebhook(ctx, off.webhook)).rejects.toMatchObject({ code: 'not-available' })
    await expect(replayWebhookEvent(ctx, { id })).rejects.toMatchObject({ code: 'not-available' })
    await changeWebhook(ctx, { id: off.webhook.id, state: 'on', judge: anywhere })
    await replayWebhookEvent(ctx, { id })
    expect(await drain()).toHaveLength(1)
  })

  it('are switched off where their host is gone, as long as the address stays', async () => {
    const ctx = await holder()
    const { webhook } = await aWebhook(ctx)
    const judge = async () => 'no-such-host' as const
    const off = await changeWebhook(ctx, { id: webhook.id, url: webhook.url, state: 'off', judge })
    expect(off.state).toBe('off')
    const moved = changeWebhook(ctx, { id: webhook.id, url: 'https://b.example', judge })
    await expect(moved).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it('switched off while an attempt is under way are not tried again', async () => {
    const ctx = await holder()
    const { webhook } = await aWebhook(ctx)
    await testWebhook(ctx, webhook)
    const merchant = merchantPort(visitor(), async () => {
      await changeWebhook(ctx, { id: webhook.id, state: 'off', judge: anywhere })
      return { kind: 'failed', problem: 'no-connection' }
    })
    await deliverNext(visitor(), { merchant })
    clock.now += 60_000
    expect(await drain()).toEqual([])
    expect((await events(ctx, webhook.id)).events).toMatchObject([{ state: { kind: 'failed' } }])
  })
})

describe('an address', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['erp.example.com/hooks', 'not-an-address'],
    ['https://', 'not-an-address'],
    [`https://a.example/${'x'.repeat(500)}`, 'too-long'],
    ['https://user:secret@a.example/', 'with-password'],
    ['https://user@a.example/', 'with-password'],
  ])('%j is refused: %s', async (text, message) => {
    await expect(readTarget(text, anywhere)).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'url', message }],
    })
  })

  it('is kept as it will be asked for, and judged by whoever connects', async () => {
    expect(await readTarget(' https://A.example/hooks?x=1#part ', anywhere)).toBe(
      'https://a.example/hooks?x=1',
    )
    await expect(readTarget('https://a.example', async () => 'not-public')).rejects.toMatchObject({
      fields: [{ path: 'url', message: 'not-public' }],
    })
  })
})
