import { createHmac } from 'node:crypto'
import type { Actor, Ctx } from '@hongyan/kernel/context'
import {
  anAccountHolder,
  anEvent,
  aPartner,
  aPlacedOrder,
  aWebhook,
  deliverNext,
  orderBooks,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { mobileNumbersIn } from '@hongyan/testing/mobile-numbers'
import { beforeEach, describe, expect, it } from 'vitest'
import { acceptOrder } from '../orders/accept-order.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { changeOrder } from '../orders/change-order.ts'
import { refuseOrder } from '../orders/refuse-order.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import type { EventCode } from '../tracking/vocabulary.ts'
import { changeWebhook } from './change-webhook.ts'
import { listWebhookEvents } from './list-webhook-events.ts'
import { listWebhooks } from './list-webhooks.ts'
import { merchantPort, type WebhookAnswer, type WebhookRequest } from './merchant-port.ts'
import { removeWebhook } from './remove-webhook.ts'
import { replayWebhookEvent } from './replay-webhook-event.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { showWebhookEvent } from './show-webhook-event.ts'
import { testWebhook } from './test-webhook.ts'

const anywhere = async () => null
const fine: WebhookAnswer = { kind: 'answered', status: 200, text: 'ok' }

withDatabases('events of webhooks', (database) => {
  const clock = { now: Date.UTC(2026, 10, 21, 4) }
  beforeEach(async () => {
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
  })

  const visitor = (): Ctx => testCtx(database(), { now: () => clock.now })
  const as = (actor: Actor): Ctx => ({ ...visitor(), actor })
  const holder = async () => as(await anAccountHolder(visitor()))
  const company = () => as(aPartner)

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
  const bodies = (posted: readonly WebhookRequest[]) => posted.map(({ body }) => JSON.parse(body))
  const events = async (ctx: Ctx, webhookId: string, only: 'failed' | null = null) =>
    listWebhookEvents(ctx, { webhookId, only, after: null, limit: 50 })
  const signature = (secret: string, request: WebhookRequest) => {
    const { 'webhook-id': id, 'webhook-timestamp': time } = request.headers
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${time}.${request.body}`).digest('base64')}`
  }

  describe('tell of an order', () => {
    it('that it was placed, changed and accepted, and how far its shipment is', async () => {
      const ctx = await holder()
      const { webhook } = await aWebhook(ctx)
      const { number } = await aPlacedOrder(ctx)
      await changeOrder(ctx, {
        number,
        token: null,
        changes: { recipient: { detail: '示例北街 18 号' } },
        books: orderBooks(),
      })
      const [waybill] = await acceptOrder(company(), { number, waybills: null })
      const waybillNo = waybill?.number ?? ''
      const scan = (code: EventCode, at: number) =>
        anEvent({ eventId: `${waybillNo}:${code}`, waybillNo, code, at: new Date(at).toISOString() })
      clock.now += 3_600_000
      const batch = [scan('picked_up', clock.now - 60_000), scan('origin_departed', clock.now - 30_000)]
      await ingestEvents(company(), { events: batch })
      // The same batch again tells nothing again, nor does a scan that leaves the status as it is.
      await ingestEvents(company(), { events: [...batch, scan('hub_arrived', clock.now - 10_000)] })

      const posted = await drain()
      expect(bodies(posted)).toEqual([
        {
          type: 'order.placed',
          timestamp: expect.any(String),
          data: { number, state: 'placed', reason: null, waybills: [] },
        },
        expect.objectContaining({ type: 'order.changed' }),
        {
          type: 'order.accepted',
          timestamp: expect.any(String),
          data: { number, state: 'accepted', reason: null, waybills: [{ number: waybillNo, pieces: 2 }] },
        },
        {
          type: 'shipment.in_transit',
          timestamp: new Date(clock.now).toISOString(),
          data: {
            waybillNo,
            orderNo: number,
            status: 'in_transit',
            since: new Date(clock.now - 30_000).toISOString(),
            holdReason: null,
          },
        },
      ])
      expect(posted.every(({ url }) => url === webhook.url)).toBe(true)
      // No name, phone or street leaves by this way.
      expect(JSON.stringify(posted)).not.toMatch(/欧阳|林样本|示例/)
      expect(mobileNumbersIn(JSON.stringify(posted))).toEqual([])
      expect(await drain()).toEqual([])
    })

    it('that it was cancelled, or refused with the reason', async () => {
      const ctx = await holder()
      await aWebhook(ctx)
      const [one, two] = [await aPlacedOrder(ctx), await aPlacedOrder(ctx)]
      await cancelOrder(ctx, { number: one.number, token: null })
      await refuseOrder(company(), { number: two.number, reason: 'no-capacity' })
      const told = bodies(await drain()).map(({ type, data }) => [type, data.number, data.state, data.reason])
      expect(told.slice(2)).toEqual([
        ['order.cancelled', one.number, 'cancelled', null],
        ['order.refused', two.number, 'refused', 'no-capacity'],
      ])
    })

    it('to whom they belong, about what they asked for, while they are on', async () => {
      const [ctx, other] = [await holder(), await holder()]
      await aWebhook(other)
      await aWebhook(ctx, 'https://erp.example.com/shipments', ['shipments'])
      const { webhook } = await aWebhook(ctx, 'https://erp.example.com/orders', ['orders'])
      await aPlacedOrder(ctx)
      expect((await drain()).map(({ url }) => url)).toEqual(['https://erp.example.com/orders'])
      await changeWebhook(ctx, { id: webhook.id, state: 'off', judge: anywhere })
      await aPlacedOrder(ctx)
      await changeWebhook(ctx, { id: webhook.id, state: 'on', judge: anywhere })
      // What happened meanwhile is not told.
      expect(await drain()).toEqual([])
    })
  })

  describe('an attempt', () => {
    it('at a webhook that is removed meanwhile is kept by nobody, and nothing goes wrong', async () => {
      const ctx = await holder()
      const { webhook } = await aWebhook(ctx)
      await testWebhook(ctx, webhook)
      const merchant = merchantPort(visitor(), async () => {
        await removeWebhook(ctx, { id: webhook.id })
        return fine
      })
      await deliverNext(visitor(), { merchant })
      const { query } = database()
      expect(
        await query.selectFrom('outbox').select('id').where('receiver', '=', webhook.id).execute(),
      ).toEqual([])
      expect(await drain()).toEqual([])
    })

    it('is signed with the secret, over id, time and body', async () => {
      const ctx = await holder()
      const { webhook, secret } = await aWebhook(ctx)
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      const id = await testWebhook(ctx, webhook)
      const [request] = await drain()
      expect(request?.headers).toMatchObject({
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(clock.now / 1000)),
      })
      expect(request?.headers['webhook-signature']).toBe(request && signature(secret, request))
    })

    it('carries two signatures for a day after the secret was replaced', async () => {
      const ctx = await holder()
      const { webhook, secret: earlier } = await aWebhook(ctx)
      const { secret: newer } = await rotateWebhookSecret(ctx, { id: webhook.id, version: 1 })
      // Once more within ten minutes, because the answer was lost.
      expect((await rotateWebhookSecret(ctx, { id: webhook.id, version: 1 })).secret).toBe(newer)
      expect(newer).not.toBe(earlier)
      const signed = async () => {
        await testWebhook(ctx, webhook)
        const [request] = await drain()
        const given = request?.headers['webhook-signature']?.split(' ') ?? []
        return [newer, earlier].map(
          (secret) => request !== undefined && given.includes(signature(secret, request)),
        )
      }
      expect(await signed()).toEqual([true, true])
      expect((await listWebhooks(ctx))[0]).toMatchObject({
        secretVersion: 2,
        earlierUntil: clock.now + 86_400_000,
      })
      clock.now += 86_400_000 - 1000
      expect(await signed()).toEqual([true, true])
      clock.now += 1000
      expect(await signed()).toEqual([true, false])
      expect((await listWebhooks(ctx))[0]?.earlierUntil).toBeNull()
      await expect(rotateWebhookSecret(ctx, { id: webhook.id, version: 1 })).rejects.toMatchObject({
        code: 'conflict',
      })
    })

    it('that fails is made again after the times of the settings, with id and body as they were', async () => {
      const ctx = await holder()
      const { webhook } = await aWebhook(ctx)
      const id = await testWebhook(ctx, webhook)
      const begun = clock.now
      const down = () => ({ kind: 'answered', status: 500, text: 'database is away' }) as const
      const posted = await drain(down)
      const made = [0]
      const waits = [60, 300, 1800, 7200, 18_000, 28_800, 28_800].map((seconds) => seconds * 1000)
      for (const wait of waits) {
        clock.now += wait - 1
        expect(await drain(down)).toEqual([])
        const nextAt = clock.now + 1
        expect((await showWebhookEvent(ctx, { id })).state).toEqual({ kind: 'retrying', nextAt })
        clock.now += 1
        posted.push(...(await drain(down)))
        made.push(clock.now - begun)
      }
      expect(posted.map(({ headers }) => headers['webhook-id'])).toEqual(Array(8).fill(id))
      expect(new Set(posted.map(({ body }) => body)).size).toBe(1)
      const view = await showWebhookEvent(ctx, { id })
      expect(view.state).toEqual({ kind: 'failed' })
      expect(view.attempts.map(({ at, status, answer }) => [at - begun, status, answer])).toEqual(
        made.map((at) => [at, 500, 'database is away']),
      )
      clock.now += 90_000_000
      expect(await drain(down)).toEqual([])
    })

    it('that nobody answers says why, and the next one may go through', async () => {
      const ctx = await holder()
      const { webhook } = await aWebhook(ctx)
      const id = await testWebhook(ctx, webhook)
      await drain(() => ({ kind: 'failed', problem: 'too-slow' }))
      clock.now += 60_000
      await drain(() => ({ kind: 'answered', status: 204, text: 'a\0b' }))
      expect(await showWebhookEvent(ctx, { id })).toMatchObject({
        state: { kind: 'delivered' },
        attempts: [
          { status: null, answer: null, problem: 'too-slow' },
          { status: 204, answer: 'a\uFFFDb', problem: null },
        ],
      })
    })

    it('goes to the address as it is by then', async () => {
      const ctx = await holder()
      const { webhook } = await aWebhook(ctx)
      await testWebhook(ctx, webhook)
      await drain(() => ({ kind: 'failed', problem: 'no-such-host' }))
      await changeWebhook(ctx, { id: webhook.id, url: 'https://new.example.com/', judge: anywhere })
      clock.now += 60_000
      expect((await drain()).map(({ url }) => url)).toEqual(['https://new.example.com/'])
    })
  })

  describe('the log', () => {
    it('shows what was told, page by page, or what did not arrive', async () => {
      const ctx = await holder()
      const { webhook } = await aWebhook(ctx)
      const ids: string[] = []
      for (let n = 0; n < 5; n += 1) ids.unshift(await testWebhook(ctx, webhook))
      await drain(({ headers }) =>
        headers['webhook-id'] === ids[1] ? { kind: 'answered', status: 302, text: '' } : fine,
      )
      const page = async (after: string | null) =>
        listWebhookEvents(ctx, { webhookId: webhook.id, only: null, after, limit: 3 })
      const first = await page(null)
      const second = await page(first.next)
      expect([...first.events, ...second.events].map(({ id }) => id)).toEqual(ids)
      expect(second.next).toBeNull()
      expect(first.counts).toEqual({ delivered: 4, waiting: 1, failed: 0 })
      expect((await events(ctx, webhook.id, 'failed')).events).toMatchObject([
        { id: ids[1], state: { kind: 'retrying' }, lastAttempt: { status: 302 } },
      ])
      clock.now += 86_400_001
      expect((await page(null)).counts).toEqual({ delivered: 0, waiting: 0, failed: 0 })
    })

    it('sends an event again, delivered or given up, with the same id', async () => {
      const ctx = await holder()
      const { webhook } = await aWebhook(ctx)
      const id = await testWebhook(ctx, webhook)
      await drain()
      expect((await replayWebhookEvent(ctx, { id })).state).toEqual({ kind: 'waiting' })
      // Pressed twice before it went out, it goes out once.
      await replayWebhookEvent(ctx, { id })
      const posted = await drain()
      expect(posted.map(({ headers }) => headers['webhook-id'])).toEqual([id])
      expect((await showWebhookEvent(ctx, { id })).attempts).toHaveLength(2)
    })
  })
})
